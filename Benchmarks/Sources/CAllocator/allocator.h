// This makes the statistics of the C library's allocator available, which Swift's Glibc module leaves out.
#ifdef __linux__
#include <malloc.h>
#endif
