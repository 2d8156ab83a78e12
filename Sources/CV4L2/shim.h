// What Swift does not see of <linux/videodev2.h>: the ioctl numbers, which are macros that compute, and what is packed; and of
// <libv4l2.h>: its variadic calls and its global variable.
#include <libv4l2.h>
#include <linux/videodev2.h>
#include <stdlib.h>
#include <sys/ioctl.h>

static const unsigned long cv4l2_querycap = VIDIOC_QUERYCAP;
static const unsigned long cv4l2_enum_fmt = VIDIOC_ENUM_FMT;
static const unsigned long cv4l2_enum_framesizes = VIDIOC_ENUM_FRAMESIZES;
static const unsigned long cv4l2_enum_frameintervals = VIDIOC_ENUM_FRAMEINTERVALS;
static const unsigned long cv4l2_g_fmt = VIDIOC_G_FMT;
static const unsigned long cv4l2_s_fmt = VIDIOC_S_FMT;
static const unsigned long cv4l2_try_fmt = VIDIOC_TRY_FMT;
static const unsigned long cv4l2_g_parm = VIDIOC_G_PARM;
static const unsigned long cv4l2_s_parm = VIDIOC_S_PARM;
static const unsigned long cv4l2_reqbufs = VIDIOC_REQBUFS;
static const unsigned long cv4l2_querybuf = VIDIOC_QUERYBUF;
static const unsigned long cv4l2_qbuf = VIDIOC_QBUF;
static const unsigned long cv4l2_dqbuf = VIDIOC_DQBUF;
static const unsigned long cv4l2_streamon = VIDIOC_STREAMON;
static const unsigned long cv4l2_streamoff = VIDIOC_STREAMOFF;
static const unsigned long cv4l2_query_ext_ctrl = VIDIOC_QUERY_EXT_CTRL;
static const unsigned long cv4l2_querymenu = VIDIOC_QUERYMENU;

// A control's value in struct v4l2_ext_control lies in a union that is packed off its alignment, which Swift can't lay out.
static inline int cv4l2_exchange(int fd, unsigned long request, struct v4l2_ext_control *control) {
    struct v4l2_ext_controls list = {.which = V4L2_CTRL_WHICH_CUR_VAL, .count = 1, .controls = control};
    return ioctl(fd, request, &list);
}
static inline int cv4l2_get_number(int fd, __u32 id, int is_wide, long *number) {
    struct v4l2_ext_control control = {.id = id};
    int status = cv4l2_exchange(fd, VIDIOC_G_EXT_CTRLS, &control);
    *number = is_wide ? (long)control.value64 : control.value;
    return status;
}
static inline int cv4l2_set_number(int fd, __u32 id, int is_wide, long number) {
    struct v4l2_ext_control control = {.id = id};
    if (is_wide) control.value64 = number;
    else control.value = (__s32)number;
    return cv4l2_exchange(fd, VIDIOC_S_EXT_CTRLS, &control);
}
// `text` has room for `size` characters, the closing zero included.
static inline int cv4l2_get_text(int fd, __u32 id, char *text, __u32 size) {
    struct v4l2_ext_control control = {.id = id, .size = size, .string = text};
    return cv4l2_exchange(fd, VIDIOC_G_EXT_CTRLS, &control);
}
static inline int cv4l2_set_text(int fd, __u32 id, const char *text, __u32 size) {
    struct v4l2_ext_control control = {.id = id, .size = size, .string = (char *)text};
    return cv4l2_exchange(fd, VIDIOC_S_EXT_CTRLS, &control);
}

// The events of a control: several that nobody has taken yet are one.
static inline int cv4l2_subscribe_control(int fd, __u32 id) {
    struct v4l2_event_subscription subscription = {.type = V4L2_EVENT_CTRL, .id = id};
    return ioctl(fd, VIDIOC_SUBSCRIBE_EVENT, &subscription);
}
static inline int cv4l2_next_event(int fd, __u32 *id) {
    struct v4l2_event event = {};
    int status = ioctl(fd, VIDIOC_DQEVENT, &event);
    *id = event.id;
    return status;
}

// The format of several memory planes is packed, too. `cv4l2_picture` is what it has in common with that of one.
static inline void cv4l2_ask_for_planes(struct v4l2_format *format, __u32 width, __u32 height, __u32 pixel_format) {
    format->fmt.pix_mp.width = width;
    format->fmt.pix_mp.height = height;
    format->fmt.pix_mp.pixelformat = pixel_format;
    format->fmt.pix_mp.field = V4L2_FIELD_NONE;
}
static inline __u32 cv4l2_plane_count(const struct v4l2_format *format) { return format->fmt.pix_mp.num_planes; }
static inline struct v4l2_pix_format cv4l2_picture(const struct v4l2_format *format) {
    const struct v4l2_pix_format_mplane *planes = &format->fmt.pix_mp;
    struct v4l2_pix_format picture = {.width = planes->width,
                                      .height = planes->height,
                                      .pixelformat = planes->pixelformat,
                                      .colorspace = planes->colorspace,
                                      .quantization = planes->quantization};
    return picture;
}
static inline __u32 cv4l2_plane_row(const struct v4l2_format *format, __u32 plane) {
    return format->fmt.pix_mp.plane_fmt[plane].bytesperline;
}
static inline __u32 cv4l2_plane_size(const struct v4l2_format *format, __u32 plane) {
    return format->fmt.pix_mp.plane_fmt[plane].sizeimage;
}

// libv4l2, its conversion off. What it has to say is lost, unless somebody asks for it by its own variable: standard output and
// standard error are ours, and its errors come back as errno, too. The file is open for reading: printing into it fails at once, where
// a writable one would have every call of every frame formatted and written.
static inline void cv4l2_silence_library(void) {
    if (!v4l2_log_file && !getenv("LIBV4L2_LOG_FILENAME")) v4l2_log_file = fopen("/dev/null", "re");
}
static inline int cv4l2_library_open(int fd) { return v4l2_fd_open(fd, V4L2_DISABLE_CONVERSION); }
static inline int cv4l2_library_ioctl(int fd, unsigned long request, void *argument) {
    return v4l2_ioctl(fd, request, argument);
}
