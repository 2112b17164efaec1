#pragma once
#include <seccomp.h>

// Of the C library, whose header hides it from Swift.
int close_range(unsigned int first, unsigned int last, int flags);
