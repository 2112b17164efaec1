#pragma once
#define _GNU_SOURCE 1
#include <sys/mman.h>

// Moves whole pages to where others are, which go, in one step; variadic, so Swift cannot call it itself.
void *mremap(void *old, __SIZE_TYPE__ old_length, __SIZE_TYPE__ new_length, int flags, ...);

static inline void *CMapping_replace(void *pages, __SIZE_TYPE__ length, void *target) {
  // MREMAP_MAYMOVE | MREMAP_FIXED
  return mremap(pages, length, length, 3, target);
}
