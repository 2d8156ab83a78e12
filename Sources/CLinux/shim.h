// What Glibc's module map does not show to Swift: macros, variadics and newer system calls.
//
// _GNU_SOURCE stays undefined: with it the C library's types differ from those that Swift's own Glibc module was built with, and the
// compiler refuses the two. What it would declare is declared here.
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <stddef.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/un.h>
#include <unistd.h>

int pthread_setname_np(pthread_t thread, const char *name);
int pipe2(int descriptors[2], int flags);
#ifndef F_OFD_SETLK
#define F_OFD_GETLK 36
#define F_OFD_SETLK 37
#endif

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

// Sends one datagram to a Unix socket: a path, or an abstract name after '@'. It waits for a full socket five seconds at most.
static inline int clinux_send_datagram(const char *name, size_t length, const void *bytes, size_t count) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (length == 0 || length >= sizeof address.sun_path) return errno = ENAMETOOLONG, -1;
    memcpy(address.sun_path, name, length);
    if (name[0] == '@') address.sun_path[0] = 0;
    int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (fd < 0) return -1;
    struct timeval patience = {.tv_sec = 5};
    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    ssize_t sent = sendto(fd, bytes, count, MSG_NOSIGNAL, (struct sockaddr *)&address,
                          (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length));
    int error = errno;
    close(fd);
    return errno = error, sent < 0 ? -1 : 0;
}
