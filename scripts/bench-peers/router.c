// Bare libzmq as a control socket: answers every request with REPLY_BYTES bytes.
//
// usage: router ADDRESS REPLY_BYTES
//
// It runs until it is killed, or for an hour.
#include <unistd.h>
#include <zmq.h>

#include "common.h"

int main(int count, char **arguments) {
    if (count != 3) fail("usage: router ADDRESS REPLY_BYTES");
    size_t size = strtoul(arguments[2], NULL, 10);
    void *context = zmq_ctx_new(), *socket = zmq_socket(context, ZMQ_ROUTER);
    set_option(socket, ZMQ_SNDHWM, 100);
    set_option(socket, ZMQ_RCVHWM, 100);
    set_option(socket, ZMQ_IPV6, 1);
    if (zmq_bind(socket, arguments[1])) fail(arguments[1]);
    alarm(3600);
    zmq_msg_t part;
    zmq_msg_init(&part);
    for (;;) {
        if (zmq_msg_recv(&part, socket, 0) < 0) fail("zmq_msg_recv");
        if (zmq_msg_more(&part)) {
            if (zmq_msg_send(&part, socket, ZMQ_SNDMORE) < 0) fail("zmq_msg_send");
            zmq_msg_init(&part);
            continue;
        }
        zmq_msg_close(&part);
        zmq_msg_init_size(&part, size);
        memset(zmq_msg_data(&part), 'x', size);
        if (zmq_msg_send(&part, socket, 0) < 0) fail("zmq_msg_send");
        zmq_msg_init(&part);
    }
}
