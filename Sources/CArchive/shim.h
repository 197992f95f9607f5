#ifndef SYNCSCOPE_CARCHIVE_SHIM_H
#define SYNCSCOPE_CARCHIVE_SHIM_H

#include <archive.h>
#include <archive_entry.h>

#endif
