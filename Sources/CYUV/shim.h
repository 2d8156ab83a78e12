#include <libyuv.h>
#include <libyuv/scale_rgb.h>

// The matrices are C globals aligned for vector loads, which a copy made by Swift would not be. NV21 with the
// matrix for swapped chroma is NV12 with red first.
static inline int cyuv_nv12_to_rgb_full_range(const uint8_t *y, int y_stride, const uint8_t *uv, int uv_stride, uint8_t *rgb,
                                              int rgb_stride, int width, int height) {
    return NV21ToRGB24Matrix(y, y_stride, uv, uv_stride, rgb, rgb_stride, &kYvuJPEGConstants, width, height);
}

// Limited to full range, of which libyuv has nothing. It is C because the optimiser makes twelve vector operations of this loop,
// and many more of the same in Swift's vector types. One function for each case: with one pointer there is no overlap to check.
static inline uint8_t cyuv_stretched(uint8_t number, uint8_t most, uint16_t factor, uint16_t rounding) {
    uint8_t raised = number < 16 ? 16 : number, cut = raised > most ? most : raised;
    uint16_t product = (uint16_t)((uint16_t)(uint8_t)(cut - 16) * factor);
    return (uint8_t)((uint16_t)(product + rounding) >> 8);
}
static inline void cyuv_stretch(const uint8_t *from, uint8_t *to, long count, uint8_t most, uint16_t factor, uint16_t rounding) {
    for (long i = 0; i < count; i++) to[i] = cyuv_stretched(from[i], most, factor, rounding);
}
static inline void cyuv_stretch_in_place(uint8_t *bytes, long count, uint8_t most, uint16_t factor, uint16_t rounding) {
    for (long i = 0; i < count; i++) bytes[i] = cyuv_stretched(bytes[i], most, factor, rounding);
}
