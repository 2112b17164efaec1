// What glibc's allocator knows of itself; Swift's Glibc module leaves <malloc.h> out.
#include <malloc.h>
