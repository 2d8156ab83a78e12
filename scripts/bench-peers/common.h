// What the peers of scripts/bench share: time, figures, sockets that are set up as the worker's and its clients' are.
#pragma once
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static inline int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000ll + time.tv_nsec;
}

static inline void sleep_until(int64_t deadline) {
    struct timespec time = {deadline / 1000000000, deadline % 1000000000};
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL) == EINTR) continue;
}

static inline _Noreturn void fail(const char *what) {
    fprintf(stderr, "%s: %s\n", what, errno ? strerror(errno) : "wrong");
    exit(1);
}

static inline int ascending(const void *left, const void *right) {
    int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;
    return (a > b) - (a < b);
}

// The value below which a share of the samples lies, in microseconds; the samples are sorted already.
static inline double percentile(const int64_t *samples, size_t count, double share) {
    return count == 0 ? 0 : samples[(size_t)(share * (count - 1) + 0.5)] / 1e3;
}

#ifdef ZMQ_VERSION
static inline void set_option(void *socket, int option, int value) {
    if (zmq_setsockopt(socket, option, &value, sizeof value)) fail("zmq_setsockopt");
}

// A socket with the options of the worker's clients.
static inline void *client_socket(void *context, int type, const char *address, int reconnect_interval) {
    void *socket = zmq_socket(context, type);
    if (!socket) fail("zmq_socket");
    set_option(socket, ZMQ_LINGER, 0);
    set_option(socket, ZMQ_RCVHWM, type == ZMQ_SUB ? 2 : 1000);
    set_option(socket, ZMQ_CONNECT_TIMEOUT, 1000);
    set_option(socket, ZMQ_HANDSHAKE_IVL, 2000);
    set_option(socket, ZMQ_RECONNECT_IVL, reconnect_interval);
    set_option(socket, ZMQ_RECONNECT_IVL_MAX, 1000);
    set_option(socket, ZMQ_IPV6, 1);
    set_option(socket, ZMQ_RCVTIMEO, 15000);
    if (zmq_connect(socket, address)) fail(address);
    return socket;
}
#endif
