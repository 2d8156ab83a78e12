// Bilinear enlargement, as libyuv's but several times as fast: its own takes two pixels of a row at a time, unless the factor
// is 2. Here 16 bytes are picked from the row by a table, which is the same for all rows, and mixed with their neighbours.
#include <libyuv.h>
#include <stdlib.h>
#if defined(__x86_64__)
#include <tmmintrin.h>

// How 16 bytes of a new row come from an old one.
struct cyuv_span {
    uint8_t picks[16];   // offsets of the left neighbours from the first byte that is read
    uint8_t weights[32]; // in turn left neighbour and right one, which add up to 128
    long from, to;       // the first bytes read and written
};

__attribute__((target("ssse3"))) static inline void cyuv_enlarge_row(const uint8_t *from, uint8_t *to,
                                                                     const struct cyuv_span *spans, long count, long apart) {
    // The instruction that multiplies and adds takes one factor with a sign: pixels are shifted to −128…127, and back.
    const __m128i shift = _mm_set1_epi8((char)128), rounding = _mm_set1_epi16((short)(128 * 128 + 64));
    for (const struct cyuv_span *span = spans; span < spans + count; span++) {
        const __m128i picks = _mm_loadu_si128((const __m128i_u *)span->picks);
        const __m128i *weights = (const __m128i *)span->weights;
        __m128i left = _mm_loadu_si128((const __m128i_u *)(from + span->from));
        __m128i right = _mm_loadu_si128((const __m128i_u *)(from + span->from + apart));
        left = _mm_xor_si128(_mm_shuffle_epi8(left, picks), shift);
        right = _mm_xor_si128(_mm_shuffle_epi8(right, picks), shift);
        __m128i low = _mm_maddubs_epi16(_mm_loadu_si128(weights), _mm_unpacklo_epi8(left, right));
        __m128i high = _mm_maddubs_epi16(_mm_loadu_si128(weights + 1), _mm_unpackhi_epi8(left, right));
        low = _mm_srli_epi16(_mm_add_epi16(low, rounding), 7);
        high = _mm_srli_epi16(_mm_add_epi16(high, rounding), 7);
        _mm_storeu_si128((__m128i_u *)(to + span->to), _mm_packus_epi16(low, high));
    }
}

// The first and the last pixel stay where they are; positions are in 65536ths of a pixel, which is `apart` bytes. No span reads
// beyond the row: those at its end begin earlier.
static inline void cyuv_enlarge_spans(struct cyuv_span *spans, long count, long width, long new_width, long apart) {
    long step = ((width / apart << 16) - 0x10001) / (new_width / apart - 1);
    for (long index = 0; index < count; index++) {
        struct cyuv_span *span = spans + index;
        span->to = index * 16 + 16 <= new_width ? index * 16 : new_width - 16;
        span->from = (span->to / apart * step >> 16) * apart;
        if (span->from > width - 16 - apart) span->from = width - 16 - apart;
        for (long at = 0; at < 16; at++) {
            long place = (span->to + at) / apart * step, right = place >> 9 & 127;
            span->picks[at] = (uint8_t)((place >> 16) * apart + at % apart - span->from);
            span->weights[2 * at] = (uint8_t)(128 - right);
            span->weights[2 * at + 1] = (uint8_t)right;
        }
    }
}

// Widths and strides are in bytes. Answers 0, and does nothing, when a row is too short, something would become smaller, the
// processor can't or memory is short: then libyuv must do it.
static inline int cyuv_enlarge(const uint8_t *from, long stride, long width, long height, uint8_t *to, long new_stride,
                               long new_width, long new_height, long apart) {
    if (width < 16 + apart || height < 2 || new_width < width || new_height < height || !TestCpuFlag(kCpuHasSSSE3)) return 0;
    long count = (new_width + 15) / 16, step = ((height << 16) - 0x10001) / (new_height - 1), last = height - 1;
    struct cyuv_span *spans = (struct cyuv_span *)malloc((size_t)count * sizeof *spans + 2 * (size_t)new_width);
    if (!spans) return 0;
    cyuv_enlarge_spans(spans, count, width, new_width, apart);
    // Two old rows in their new width, each where its number is even or odd.
    uint8_t *wide[2] = {(uint8_t *)(spans + count), (uint8_t *)(spans + count) + new_width};
    for (long y = 0, done = -1; y < new_height; y++) {
        long above = y * step >> 16, below = above < last ? above + 1 : last;
        for (; done < below; done++)
            cyuv_enlarge_row(from + (done + 1) * stride, wide[(done + 1) & 1], spans, count, apart);
        InterpolatePlane(
            wide[above & 1], 0, wide[below & 1], 0, to + y * new_stride, 0, (int)new_width, 1, (int)(y * step >> 8 & 255));
    }
    free(spans);
    return 1;
}
#else
static inline int cyuv_enlarge(const uint8_t *from, long stride, long width, long height, uint8_t *to, long new_stride,
                               long new_width, long new_height, long apart) {
    (void)from, (void)stride, (void)width, (void)height, (void)apart;
    (void)to, (void)new_stride, (void)new_width, (void)new_height;
    return 0;
}
#endif
