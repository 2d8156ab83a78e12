// libv4lconvert wants a device to ask for formats, controls and its name, by which it may turn pictures upside down or brighten them.
// This one has a single format, so that nothing is asked of a real one and nothing but the layout of pixels is changed.
#include <errno.h>
#include <libv4l-plugin.h>
#include <libv4lconvert.h>
#include <linux/videodev2.h>
#include <string.h>

static const __u32 cv4lconvert_rgb24 = V4L2_PIX_FMT_RGB24;
static const __u32 cv4lconvert_yuv420 = V4L2_PIX_FMT_YUV420;

static inline int cv4lconvert_answer(void *state, int fd, unsigned long request, void *argument) {
    if (request == VIDIOC_QUERYCAP) {
        memset(argument, 0, sizeof(struct v4l2_capability));
        return 0;
    }
    if (request == VIDIOC_ENUM_FMT && ((struct v4l2_fmtdesc *)argument)->index == 0) {
        ((struct v4l2_fmtdesc *)argument)->pixelformat = V4L2_PIX_FMT_YUYV;
        return 0;
    }
    errno = EINVAL;
    return -1;
}
static inline struct v4lconvert_data *cv4lconvert_create(void) {
    static const struct libv4l_dev_ops device = {.ioctl = cv4lconvert_answer};
    return v4lconvert_create_with_dev_ops(-1, 0, &device);
}
static inline int cv4lconvert_convert(struct v4lconvert_data *converter, __u32 from, __u32 to, __u32 width, __u32 height,
                                      __u32 row, unsigned char *source, int source_size, unsigned char *target, int target_size) {
    struct v4l2_format source_format = {.type = V4L2_BUF_TYPE_VIDEO_CAPTURE}, target_format = source_format;
    source_format.fmt.pix.width = target_format.fmt.pix.width = width;
    source_format.fmt.pix.height = target_format.fmt.pix.height = height;
    source_format.fmt.pix.field = target_format.fmt.pix.field = V4L2_FIELD_NONE;
    source_format.fmt.pix.pixelformat = from;
    source_format.fmt.pix.bytesperline = row;
    source_format.fmt.pix.sizeimage = (__u32)source_size;
    target_format.fmt.pix.pixelformat = to;
    v4lconvert_fixup_fmt(&target_format);
    return v4lconvert_convert(converter, &source_format, &target_format, source, source_size, target, target_size);
}
