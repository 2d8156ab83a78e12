#include <errno.h>
#include <microhttpd.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>

// What libmicrohttpd offers as variadic functions and macros, which Swift does not see.

// A server on one numeric address: a thread for each connection, and none beyond the limit. NULL with errno set.
static inline struct MHD_Daemon *cmhd_start_at(const struct addrinfo *at, unsigned connections, unsigned idle_seconds,
                                               MHD_AccessHandlerCallback handler, void *context) {
    unsigned flags = MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL | MHD_USE_ITC;
    if (at->ai_family == AF_INET6) flags |= MHD_USE_IPv6;
    // Not MHD_OPTION_LISTENING_ADDRESS_REUSE: it lets a second server take half of the connections in silence.
    return MHD_start_daemon(flags, 0, NULL, NULL, handler, context, MHD_OPTION_SOCK_ADDR, at->ai_addr, MHD_OPTION_CONNECTION_LIMIT,
                            connections, MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds, MHD_OPTION_THREAD_STACK_SIZE,
                            (size_t)512 << 10, MHD_OPTION_END);
}

// A server on the first address of a host that can be had. NULL with the reason.
static inline struct MHD_Daemon *cmhd_start(const char *host, const char *port, unsigned connections, unsigned idle_seconds,
                                            MHD_AccessHandlerCallback handler, void *context, const char **reason) {
    struct addrinfo wanted = {.ai_flags = AI_PASSIVE | AI_NUMERICSERV, .ai_socktype = SOCK_STREAM}, *found = NULL;
    int status = getaddrinfo(host, port, &wanted, &found);
    if (status != 0) return *reason = gai_strerror(status), NULL;
    struct MHD_Daemon *daemon = NULL;
    for (const struct addrinfo *at = found; at != NULL && daemon == NULL; at = at->ai_next) {
        daemon = cmhd_start_at(at, connections, idle_seconds, handler, context);
        if (daemon == NULL) *reason = strerror(errno);
    }
    freeaddrinfo(found);
    return daemon;
}

static inline uint16_t cmhd_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info == NULL ? 0 : info->port;
}

static inline unsigned cmhd_connections(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
    return info == NULL ? 0 : info->num_connections;
}

static inline int cmhd_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
}

// What the kernel holds and has not sent is old by the time it arrives: a socket that has this much takes no more.
static inline void cmhd_limit_unsent(int socket, int bytes) {
    setsockopt(socket, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &bytes, sizeof bytes);
}

// Has the other side closed the connection?
static inline int cmhd_is_closed(int socket) {
    char byte;
    ssize_t count = recv(socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR);
}

// A response whose body comes from a callback until that ends it. Without chunks: the connection's end is the body's end, which
// also readers of multipart streams understand that know nothing of HTTP/1.1.
static inline struct MHD_Response *cmhd_stream(size_t block, MHD_ContentReaderCallback reader, void *context,
                                               MHD_ContentReaderFreeCallback release) {
    struct MHD_Response *response = MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, block, reader, context, release);
    if (response != NULL) MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
    return response;
}
static inline ssize_t cmhd_end(void) { return MHD_CONTENT_READER_END_OF_STREAM; }

static inline struct MHD_Response *cmhd_copy(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

// The kinds of a request's values, under names that Swift sees.
static inline enum MHD_ValueKind cmhd_header_kind(void) { return MHD_HEADER_KIND; }
static inline enum MHD_ValueKind cmhd_query_kind(void) { return MHD_GET_ARGUMENT_KIND; }
