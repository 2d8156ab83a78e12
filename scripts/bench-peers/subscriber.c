// Counts the frames of a topic, whoever publishes them, and how old they are on arrival.
//
// usage: subscriber ADDRESS TOPIC WARM_UP SECONDS [FOLDER]
//
// Waits for the first frame, lets WARM_UP seconds pass, counts for SECONDS and prints one JSON object. With FOLDER the last
// header and payload are written there.
#include <zmq.h>

#include "common.h"

enum { LARGEST_SAMPLE = 1 << 20 };

static uint64_t get_varint(const uint8_t **at, const uint8_t *end) {
    uint64_t value = 0;
    for (int shift = 0; *at < end && shift < 64; shift += 7) {
        uint8_t byte = *(*at)++;
        value |= (uint64_t)(byte & 0x7f) << shift;
        if (byte < 0x80) break;
    }
    return value;
}

// The number `field` of a protobuf message; one within a message when `outer` is not 0. 0 when there is none.
static uint64_t find(const uint8_t *at, const uint8_t *end, uint64_t outer, uint64_t field) {
    while (at < end) {
        uint64_t tag = get_varint(&at, end);
        switch (tag & 7) {
        case 0: {
            uint64_t value = get_varint(&at, end);
            if (!outer && tag >> 3 == field) return value;
            break;
        }
        case 1: at += 8; break;
        case 2: {
            uint64_t length = get_varint(&at, end);
            if (length > (uint64_t)(end - at)) return 0;
            if (outer && tag >> 3 == outer) return find(at, at + length, 0, field);
            at += length;
            break;
        }
        case 5: at += 4; break;
        default: return 0;
        }
    }
    return 0;
}

static void save(const char *folder, const char *name, zmq_msg_t *part) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(zmq_msg_data(part), 1, zmq_msg_size(part), file) != zmq_msg_size(part) || fclose(file)) fail(path);
}

int main(int count, char **arguments) {
    if (count < 5 || count > 6) fail("usage: subscriber ADDRESS TOPIC WARM_UP SECONDS [FOLDER]");
    int64_t begin = now(), warm_up = strtod(arguments[3], NULL) * 1e9, duration = strtod(arguments[4], NULL) * 1e9;
    int64_t *ages = malloc(LARGEST_SAMPLE * sizeof *ages);
    if (!ages) fail("malloc");

    void *context = zmq_ctx_new(), *socket = client_socket(context, ZMQ_SUB, arguments[1], 1);
    if (zmq_setsockopt(socket, ZMQ_SUBSCRIBE, arguments[2], strlen(arguments[2]))) fail("ZMQ_SUBSCRIBE");

    zmq_msg_t topic, header, payload;
    zmq_msg_init(&topic), zmq_msg_init(&header), zmq_msg_init(&payload);
    int64_t first = 0, start = 0, end = 0, time;
    uint64_t first_sequence = 0, last_sequence = 0, bytes = 0;
    size_t frames = 0, header_size = 0;
    do {
        if (zmq_msg_recv(&topic, socket, 0) < 0 || zmq_msg_recv(&header, socket, 0) < 0 || zmq_msg_recv(&payload, socket, 0) < 0)
            fail("zmq_msg_recv");
        if (zmq_msg_more(&payload)) fail("a message of more than three parts");
        time = now();
        if (!first) first = time;
        if (time < first + warm_up) continue;
        const uint8_t *at = zmq_msg_data(&header);
        header_size = zmq_msg_size(&header);
        last_sequence = find(at, at + header_size, 0, 9);
        if (!start) {
            start = time;
            first_sequence = last_sequence;
            continue;
        }
        if (frames < LARGEST_SAMPLE) ages[frames] = time - (int64_t)find(at, at + header_size, 12, 1);
        frames++;
        bytes += zmq_msg_size(&payload);
        end = time;
    } while (time < first + warm_up + duration);
    if (count == 6) save(arguments[5], "header", &header), save(arguments[5], "payload", &payload);

    size_t sampled = frames < LARGEST_SAMPLE ? frames : LARGEST_SAMPLE;
    qsort(ages, sampled, sizeof *ages, ascending);
    printf(
        "{\"frames\": %zu, \"offered\": %lld, \"seconds\": %.6f, \"payloadBytes\": %llu, \"headerBytes\": %zu, \"p50\": %.1f, "
        "\"p99\": %.1f, \"begin\": %lld, \"first\": %lld}\n",
        frames, (long long)(last_sequence - first_sequence), (end - start) / 1e9,
        (unsigned long long)(frames ? bytes / frames : 0), header_size, percentile(ages, sampled, 0.5),
        percentile(ages, sampled, 0.99), (long long)begin, (long long)first);
    zmq_msg_close(&topic), zmq_msg_close(&header), zmq_msg_close(&payload);
    zmq_close(socket);
    zmq_ctx_term(context);
}
