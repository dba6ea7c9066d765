#include <spawn.h>
#include <unistd.h>

#ifdef __linux__
// The headers of glibc declare these functions for programs that ask for GNU's extensions, which Swift's module
// of the C library does not.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
extern int pipe2(int descriptors[2], int flags);
#endif
