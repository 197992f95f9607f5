/// zlib's way to ask for gzip: 16 more than the bits of the largest window.
let gzipWindowBits: Int32 = 15 + 16
