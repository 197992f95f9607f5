#include "catalog.h"

static const unsigned char errors[] = {
#embed "Data/errors.json"
};

static const unsigned char signals[] = {
#embed "Data/signals.json"
};

static const unsigned char listener[] = {
#embed "Data/CloudSyncMonitor.swift.txt"
};

const unsigned char *catalog_errors(void) { return errors; }
size_t catalog_errors_size(void) { return sizeof errors; }
const unsigned char *catalog_signals(void) { return signals; }
size_t catalog_signals_size(void) { return sizeof signals; }
const unsigned char *catalog_listener(void) { return listener; }
size_t catalog_listener_size(void) { return sizeof listener; }
