#pragma once

#include <elf.h>

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

// The head of what the loader tells of each object, as in <link.h>. That header cannot be read beside Swift's Glibc module:
// what it needs to be told of the loader gives other types other members.
#if __SIZEOF_POINTER__ == 8
typedef Elf64_Phdr CMapping_Part;
#else
typedef Elf32_Phdr CMapping_Part;
#endif
struct dl_phdr_info {
  __SIZE_TYPE__ address;
  const char *name;
  const CMapping_Part *parts;
  unsigned short part_count;
};

int dl_iterate_phdr(int (*visit)(struct dl_phdr_info *object, __SIZE_TYPE__ size, void *data), void *data);

static int CMapping_visitObject(struct dl_phdr_info *object, __SIZE_TYPE__ size, void *data) {
  const CMapping_Visitor *visitor = (const CMapping_Visitor *)data;
  const __SIZE_TYPE__ mask = ~(visitor->page - 1);
  for (int number = 0; number < object->part_count; number++) {
    const CMapping_Part *part = &object->parts[number];
    if (part->p_type != PT_LOAD || part->p_flags & PF_W) continue;
    const __SIZE_TYPE__ start = object->address + part->p_vaddr;
    const __SIZE_TYPE__ end = start + part->p_memsz + visitor->page - 1;
    visitor->visit(visitor->context, (void *)(start & mask), (end & mask) - (start & mask));
  }
  return 0;
}

// Visits code and constants of the program and its libraries, none of which is unloaded meanwhile.
static inline void CMapping_eachConstant(__SIZE_TYPE__ page, CMapping_Visit visit, void *context) {
  CMapping_Visitor visitor = {visit, context, page};
  dl_iterate_phdr(CMapping_visitObject, &visitor);
}
