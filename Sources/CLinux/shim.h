// What Glibc's module map does not show to Swift: macros, variadics and newer system calls.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

static inline int clinux_gettid(void) { return (int)syscall(SYS_gettid); }
static inline int clinux_ioctl(int fd, unsigned long request, void *argument) { return ioctl(fd, request, argument); }
static inline int clinux_open(const char *path, int flags, unsigned mode) { return open(path, flags, mode); }
// Takes an open file's lock, or answers -1 with EAGAIN. It ends with the last descriptor of this opening.
static inline int clinux_try_lock(int fd) {
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(fd, F_OFD_SETLK, &lock);
}

// Is the file locked by another opening of it? Asking takes nothing.
static inline int clinux_is_locked(int fd) {
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(fd, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}
static inline int clinux_set_thread_name(const char *name) { return pthread_setname_np(pthread_self(), name); }
