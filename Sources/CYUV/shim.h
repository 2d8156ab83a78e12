#include <libyuv.h>

// The matrices are C globals aligned for vector loads, which a copy made by Swift would not be. NV21 with the
// matrix for swapped chroma is NV12 with red first.
static inline int cyuv_nv12_to_rgb_full_range(const uint8_t *y, int y_stride, const uint8_t *uv, int uv_stride, uint8_t *rgb,
                                              int rgb_stride, int width, int height) {
    return NV21ToRGB24Matrix(y, y_stride, uv, uv_stride, rgb, rgb_stride, &kYvuJPEGConstants, width, height);
}
