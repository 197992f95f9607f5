#ifndef SYNCSCOPE_CSQLITE_SHIM_H
#define SYNCSCOPE_CSQLITE_SHIM_H

#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast macro, which Swift does not import. An empty text may come with a null
// pointer, which SQLite would take for NULL, so it gets an address.
static inline int syncscope_bind_text_copy(sqlite3_stmt *statement, int index, const void *bytes,
                                           sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, count ? (const char *)bytes : "", count,
                             SQLITE_TRANSIENT, SQLITE_UTF8);
}

// SQLITE_TRANSIENT again, and the same null pointer for an empty blob.
static inline int syncscope_bind_blob_copy(sqlite3_stmt *statement, int index, const void *bytes,
                                           sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, count ? bytes : "", count, SQLITE_TRANSIENT);
}

// SQLITE_STATIC is a cast macro, too. The bytes must outlive the binding.
static inline int syncscope_bind_blob_static(sqlite3_stmt *statement, int index, const void *bytes,
                                             sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, count ? bytes : "", count, SQLITE_STATIC);
}

// sqlite3_db_config is variadic. Sets one of its on/off options.
static inline int syncscope_set_option(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}

#endif
