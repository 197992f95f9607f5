#ifndef SYNCSCOPE_CLIBXML2_SHIM_H
#define SYNCSCOPE_CLIBXML2_SHIM_H

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

/* The line on which the start tag being reported begins.
 *
 * libxml2's own count stands at the tag's end when it calls startElementNs, and Xcode's files
 * split tags over lines. A start tag holds no '<' but its first byte (XML 1.0, 2.3: AttValue
 * excludes it), so the nearest one behind the read position is where it began. In C, since it
 * walks libxml2's buffer. */
static inline int syncscope_start_tag_line(xmlParserCtxtPtr context) {
  if (context == NULL || context->input == NULL) return 0;
  const xmlChar *base = context->input->base;
  const xmlChar *at = context->input->cur;
  int line = context->input->line;
  while (at != NULL && at > base) {
    at--;
    if (*at == '<') return line;
    if (*at == '\n') line--;
  }
  return context->input->line;
}

#endif
