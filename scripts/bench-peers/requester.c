// Times the round trip of a request: of `hello`, with its own id each time, or of a body that is given; to whoever answers.
//
// usage: requester ADDRESS COUNT PAUSE [BODY]
//
// COUNT round trips, PAUSE microseconds between them; prints one JSON object, times in microseconds. A worker's error is a failure.
#define _GNU_SOURCE
#include <zmq.h>

#include "common.h"

int main(int count, char **arguments) {
    if (count != 4 && count != 5) fail("usage: requester ADDRESS COUNT PAUSE [BODY]");
    const char *body = count == 5 ? arguments[4] : NULL;
    size_t trips = strtoul(arguments[2], NULL, 10), reply_size = 0;
    int64_t pause = strtol(arguments[3], NULL, 10) * 1000;
    if (trips < 1 || trips > 1000000) fail("COUNT from 1 to 1000000");
    int64_t *times = malloc(trips * sizeof *times);
    if (!times) fail("malloc");

    void *context = zmq_ctx_new(), *socket = client_socket(context, ZMQ_REQ, arguments[1], 1);
    zmq_msg_t reply;
    zmq_msg_init(&reply);
    size_t warm_up = trips / 20 + 1;
    for (size_t index = 0; index < warm_up + trips; index++) {
        // client_id (1), request_id (2), hello (16).
        uint8_t request[64];
        int size = snprintf((char *)request, sizeof request, "\x0a\x20%016llx%016llx", (long long)times, (long long)now());
        request[size++] = 0x10;
        for (uint64_t rest = index + 1; rest; rest >>= 7) request[size++] = (rest & 0x7f) | (rest >= 0x80 ? 0x80 : 0);
        request[size++] = 0x82, request[size++] = 0x01, request[size++] = 0x00;
        int64_t begin = now();
        if (zmq_send(socket, body ? (const void *)body : request, body ? strlen(body) : (size_t)size, 0) < 0) fail("zmq_send");
        if (zmq_msg_recv(&reply, socket, 0) < 0) fail("zmq_msg_recv");
        int64_t end = now();
        reply_size = zmq_msg_size(&reply);
        if (body && memmem(zmq_msg_data(&reply), reply_size, "\"error\"", 7)) fail("the request was answered by an error");
        if (index >= warm_up) times[index - warm_up] = end - begin;
        sleep_until(end + pause);
    }
    qsort(times, trips, sizeof *times, ascending);
    printf(
        "{\"replyBytes\": %zu, \"p50\": %.1f, \"p99\": %.1f}\n", reply_size, percentile(times, trips, 0.5),
        percentile(times, trips, 0.99));
    zmq_msg_close(&reply);
    zmq_close(socket);
    zmq_ctx_term(context);
}
