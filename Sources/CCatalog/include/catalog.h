#ifndef SYNCSCOPE_CATALOG_H
#define SYNCSCOPE_CATALOG_H

#include <stddef.h>

// The knowledge base's data, embedded. Functions, since Swift imports no C array of unknown size.

/// Errors: domain, code, name, meaning, remedy, sources.
const unsigned char *catalog_errors(void);
size_t catalog_errors_size(void);

/// Console lines: pattern, sample, meaning.
const unsigned char *catalog_signals(void);
size_t catalog_signals_size(void);

/// The Swift file that `syncscope listener` prints.
const unsigned char *catalog_listener(void);
size_t catalog_listener_size(void);

#endif
