// Counts allocations. These functions replace those of the C library's allocator, and call them under their other names.
#include "allocation_count.h"

#include <errno.h>
#include <stddef.h>

#ifdef __GLIBC__
#include <stdatomic.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_long count;

static void add(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

long allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

void *malloc(size_t size) {
    add();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    add();
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    add();
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    add();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    add();
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}
#else
long allocation_count(void) { return -1; }
#endif
