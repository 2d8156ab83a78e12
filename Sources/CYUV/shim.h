#include <libyuv.h>
#include <libyuv/scale_rgb.h>
#include "enlarge.h"

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

// One row of a Bayer picture as red, green and blue. It is C like the above, to be fast also where
// nothing is optimised. A row has red or blue in every second pixel, `red_column` being where red is in the rows that have it.
static inline void cyuv_demosaic_row(const uint8_t *above, const uint8_t *row, const uint8_t *below, uint8_t *rgb, long width,
                                     int red_column, int has_red) {
    int own = has_red ? red_column : 1 - red_column; // parity of the pixels that have the row's own colour
    uint8_t *first = has_red ? rgb : rgb + 2, *other = has_red ? rgb + 2 : rgb;
    for (long x = 0; x < width; x++) {
        long left = x == 0 ? 1 : x - 1, right = x == width - 1 ? x - 1 : x + 1;
        int beside = row[left] + row[right], upright = above[x] + below[x];
        if ((x & 1) == own) {
            first[3 * x] = row[x];
            rgb[3 * x + 1] = (uint8_t)((beside + upright + 2) >> 2);
            other[3 * x] = (uint8_t)((above[left] + above[right] + below[left] + below[right] + 2) >> 2);
        } else {
            first[3 * x] = (uint8_t)((beside + 1) >> 1);
            rgb[3 * x + 1] = row[x];
            other[3 * x] = (uint8_t)((upright + 1) >> 1);
        }
    }
}

// Not unrolled: asked for more than they can begin at a time, processors forget the rest.
static inline void cyuv_prefetch(const uint8_t *bytes, long count) {
    const long line = 64;
#pragma clang loop unroll(disable)
    for (long at = 0; at < count; at += line) __builtin_prefetch(bytes + at);
}
