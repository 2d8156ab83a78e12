// What Swift does not see of <linux/videodev2.h>: the ioctl numbers, which are macros that compute.
#include <linux/videodev2.h>

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
