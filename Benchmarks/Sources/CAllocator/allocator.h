// What the C library's allocator says of itself; Swift's Glibc module leaves it out.
#ifdef __linux__
#include <malloc.h>
#endif
