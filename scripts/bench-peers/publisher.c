// Bare libzmq as a frame publisher: [topic][header][payload] out of a ring of prepared buffers, each lent to libzmq in place.
//
// usage: publisher ADDRESS TOPIC HEADER_BYTES PAYLOAD_BYTES RING RATE
//
// Its socket has the worker's options. At RATE 0 it sends as fast as libzmq takes messages. It waits for a subscriber whenever
// there is none, and runs until it is killed, or for an hour.
#include <semaphore.h>
#include <unistd.h>
#include <zmq.h>

#include "common.h"

static sem_t returned;

// Buffers come back in the order in which they went.
static void give_back(void *data, void *hint) {
    (void)data, (void)hint;
    sem_post(&returned);
}

// Waits 10 ms for a buffer; 0 when one is there.
static int take_buffer(void) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += 10000000;
    if (until.tv_nsec >= 1000000000) until.tv_sec++, until.tv_nsec -= 1000000000;
    return sem_timedwait(&returned, &until);
}

// Reads what is subscribed now, if that has changed; waits for a change if `flags` is 0.
static int read_change(void *socket, int flags, int *subscribed) {
    uint8_t change[256];
    if (zmq_recv(socket, change, sizeof change, flags) <= 0) return 0;
    *subscribed = change[0];
    return 1;
}

static size_t put_varint(uint8_t *at, uint64_t value) {
    size_t count = 0;
    for (; value >= 0x80; value >>= 7) at[count++] = value | 0x80;
    at[count++] = value;
    return count;
}

// A FrameHeader of `size` bytes with a capture time and a sequence; what is left is filled with a long frame id.
static void write_header(uint8_t *header, size_t size, uint64_t sequence, int64_t capture) {
    uint8_t times[12] = {0x08};
    size_t times_size = 1 + put_varint(times + 1, capture), at = 0;
    header[at++] = 9 << 3;
    at += put_varint(header + at, sequence);
    header[at++] = 12 << 3 | 2;
    header[at++] = times_size;
    memcpy(header + at, times, times_size);
    at += times_size;
    at += put_varint(header + at, 17 << 3 | 2);
    size_t rest = size - at - (size - at > 128 ? 2 : 1);
    at += put_varint(header + at, rest);
    memset(header + at, 'x', size - at);
}

static void *bound_socket(void *context, const char *address) {
    void *socket = zmq_socket(context, ZMQ_XPUB);
    if (!socket) fail("zmq_socket");
    set_option(socket, ZMQ_SNDHWM, 2);
    set_option(socket, ZMQ_XPUB_VERBOSE, 1);
    set_option(socket, ZMQ_LINGER, 1000);
    set_option(socket, ZMQ_HANDSHAKE_IVL, 2000);
    set_option(socket, ZMQ_IPV6, 1);
    // Unlike the worker it waits for a slow reader: dropping would cost it time in which it could send.
    set_option(socket, ZMQ_XPUB_NODROP, 1);
    int64_t largest = 1024;
    if (zmq_setsockopt(socket, ZMQ_MAXMSGSIZE, &largest, sizeof largest)) fail("ZMQ_MAXMSGSIZE");
    if (zmq_bind(socket, address)) fail(address);
    return socket;
}

int main(int count, char **arguments) {
    if (count != 7) fail("usage: publisher ADDRESS TOPIC HEADER_BYTES PAYLOAD_BYTES RING RATE");
    const char *topic = arguments[2];
    size_t header_size = strtoul(arguments[3], NULL, 10), payload_size = strtoul(arguments[4], NULL, 10);
    size_t ring = strtoul(arguments[5], NULL, 10);
    double rate = strtod(arguments[6], NULL);
    if (header_size < 64 || ring < 1 || ring > 64) fail("HEADER_BYTES from 64, RING from 1 to 64");

    uint8_t *buffers[64];
    for (size_t index = 0; index < ring; index++) {
        buffers[index] = aligned_alloc(4096, (payload_size + 4095) & ~(size_t)4095);
        if (!buffers[index]) fail("aligned_alloc");
        for (size_t at = 0; at < payload_size; at++) buffers[index][at] = at * 31 + index;
    }
    sem_init(&returned, 0, ring);

    void *context = zmq_ctx_new(), *socket = bound_socket(context, arguments[1]);
    alarm(3600);
    int subscribed = 0;
    int64_t due = 0;
    for (uint64_t sequence = 1;; sequence++) {
        while (read_change(socket, subscribed ? ZMQ_DONTWAIT : 0, &subscribed)) due = now();
        if (!subscribed) continue;
        if (rate > 0) sleep_until(due += 1e9 / rate);
        int64_t capture = now();
        // Those that a subscriber leaves behind come back when libzmq is called.
        while (take_buffer()) read_change(socket, ZMQ_DONTWAIT, &subscribed);
        zmq_msg_t part;
        zmq_msg_init_size(&part, strlen(topic));
        memcpy(zmq_msg_data(&part), topic, strlen(topic));
        if (zmq_msg_send(&part, socket, ZMQ_SNDMORE) < 0) fail("zmq_msg_send");
        zmq_msg_init_size(&part, header_size);
        write_header(zmq_msg_data(&part), header_size, sequence, capture);
        if (zmq_msg_send(&part, socket, ZMQ_SNDMORE) < 0) fail("zmq_msg_send");
        zmq_msg_init_data(&part, buffers[sequence % ring], payload_size, give_back, NULL);
        if (zmq_msg_send(&part, socket, 0) < 0) fail("zmq_msg_send");
    }
}
