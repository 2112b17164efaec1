#pragma once

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <link.h>

// From 5.14 on Linux fetches pages at once, to be read or to be written; older headers leave these two out.
static const int CMapping_populateRead = 22;
static const int CMapping_populateWrite = 23;

// Moves whole pages to where others are, which go, in one step; variadic, so Swift cannot call it itself.
void *mremap(void *old, __SIZE_TYPE__ old_length, __SIZE_TYPE__ new_length, int flags, ...);

static inline void *CMapping_replace(void *pages, __SIZE_TYPE__ length, void *target) {
  // MREMAP_MAYMOVE | MREMAP_FIXED
  return mremap(pages, length, length, 3, target);
}

// What is handed parts of memory, in whole pages.
typedef void (*CMapping_Visit)(void *context, void *start, __SIZE_TYPE__ length);

typedef struct {
  CMapping_Visit visit;
  void *context;
  __SIZE_TYPE__ page;
} CMapping_Visitor;

static int CMapping_visitObject(struct dl_phdr_info *object, __SIZE_TYPE__ size, void *data) {
  const CMapping_Visitor *visitor = (const CMapping_Visitor *)data;
  const __SIZE_TYPE__ mask = ~(visitor->page - 1);
  for (int number = 0; number < object->dlpi_phnum; number++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[number];
    if (part->p_type != PT_LOAD || part->p_flags & PF_W) continue;
    const __SIZE_TYPE__ start = object->dlpi_addr + part->p_vaddr;
    const __SIZE_TYPE__ end = start + part->p_memsz + visitor->page - 1;
    visitor->visit(visitor->context, (void *)(start & mask), (end & mask) - (start & mask));
  }
  return 0;
}

// Visits code and constants of the program and its libraries, none of which is unloaded meanwhile. Swift's Glibc module
// leaves <link.h> out.
static inline void CMapping_eachConstant(__SIZE_TYPE__ page, CMapping_Visit visit, void *context) {
  CMapping_Visitor visitor = {visit, context, page};
  dl_iterate_phdr(CMapping_visitObject, &visitor);
}
