#ifndef SYNCSCOPE_CZLIB_SHIM_H
#define SYNCSCOPE_CZLIB_SHIM_H

#include <zlib.h>

// deflateInit2 is a macro that adds the version and the size of z_stream.
// The memory level is zlib's default, 8.
static inline int syncscope_deflate_init(z_stream *stream, int level, int window_bits) {
  return deflateInit2(stream, level, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY);
}

// inflateInit2 is the same kind of macro.
static inline int syncscope_inflate_init(z_stream *stream, int window_bits) {
  return inflateInit2(stream, window_bits);
}

#endif
