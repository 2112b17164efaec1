#pragma once
#include <seccomp.h>

// Declared here because Swift does not see it in the header of the C library.
int close_range(unsigned int first, unsigned int last, int flags);
