#pragma once

// From 5.14 on Linux fetches pages at once, to be read or to be written; older headers leave these two out.
static const int CMapping_populateRead = 22;
static const int CMapping_populateWrite = 23;

// Moves whole pages to where others are, which go, in one step; variadic, so Swift cannot call it itself.
void *mremap(void *old, __SIZE_TYPE__ old_length, __SIZE_TYPE__ new_length, int flags, ...);

static inline void *CMapping_replace(void *pages, __SIZE_TYPE__ length, void *target) {
  // MREMAP_MAYMOVE | MREMAP_FIXED
  return mremap(pages, length, length, 3, target);
}
