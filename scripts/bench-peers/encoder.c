// TurboJPEG alone: compresses one picture over and over.
//
// usage: encoder FORMAT WIDTH HEIGHT FILE WARM_UP SECONDS
//
// FILE has a full-range picture of FORMAT NV12, YUYV or RGB3 without padding. NV12 and YUYV become planes of 4:2:0 once, before the
// clock runs; RGB3 is what TurboJPEG reads itself. Quality 80, 4:2:0.
#include <turbojpeg.h>

#include "common.h"

static uint8_t *planes[3];

// Seconds that this process ran.
static double processor_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static void unpack(const char *format, const uint8_t *pixels, size_t width, size_t height) {
    size_t luma = width * height;
    if (!strcmp(format, "NV12")) {
        memcpy(planes[0], pixels, luma);
        for (size_t at = 0; at < luma / 4; at++) planes[1][at] = pixels[luma + 2 * at], planes[2][at] = pixels[luma + 2 * at + 1];
        return;
    }
    for (size_t at = 0; at < luma; at++) planes[0][at] = pixels[2 * at];
    for (size_t y = 0; y < height / 2; y++)
        for (size_t x = 0; x < width / 2; x++) {
            const uint8_t *above = pixels + 4 * (y * width + x), *below = above + 2 * width;
            planes[1][y * width / 2 + x] = (above[1] + below[1] + 1) / 2;
            planes[2][y * width / 2 + x] = (above[3] + below[3] + 1) / 2;
        }
}

int main(int count, char **arguments) {
    if (count != 7) fail("usage: encoder FORMAT WIDTH HEIGHT FILE WARM_UP SECONDS");
    const char *format = arguments[1];
    int width = atoi(arguments[2]), height = atoi(arguments[3]), is_rgb = !strcmp(format, "RGB3");
    if (width < 16 || height < 16 || width > 8192 || height > 8192 || (width | height) & 1) fail("even WIDTH, HEIGHT to 8192");
    size_t luma = (size_t)width * height, size = is_rgb ? 3 * luma : !strcmp(format, "YUYV") ? 2 * luma : luma * 3 / 2;
    uint8_t *pixels = malloc(size);
    FILE *file = fopen(arguments[4], "rb");
    if (!pixels || !file || fread(pixels, 1, size, file) != size || fgetc(file) != EOF) fail(arguments[4]);
    fclose(file);
    if (!is_rgb) {
        for (int plane = 0; plane < 3; plane++) planes[plane] = aligned_alloc(64, ((plane ? luma / 4 : luma) + 63) & ~(size_t)63);
        unpack(format, pixels, width, height);
    }

    tjhandle handle = tjInitCompress();
    unsigned char *output = tjAlloc(tjBufSize(width, height, TJSAMP_420));
    if (!handle || !output) fail("tjInitCompress");
    int64_t begin = now(), warm_up = strtod(arguments[5], NULL) * 1e9, duration = strtod(arguments[6], NULL) * 1e9;
    int64_t start = 0, time;
    double used = 0;
    size_t pictures = 0;
    unsigned long length = 0;
    do {
        int status =
            is_rgb ? tjCompress2(handle, pixels, width, 0, height, TJPF_RGB, &output, &length, TJSAMP_420, 80, TJFLAG_NOREALLOC)
                   : tjCompressFromYUVPlanes(
                         handle, (const unsigned char **)planes, width, NULL, height, TJSAMP_420, &output, &length, 80,
                         TJFLAG_NOREALLOC);
        if (status) fail(tjGetErrorStr2(handle));
        time = now();
        if (start) pictures++;
        else if (time >= begin + warm_up) start = time, used = processor_time();
    } while (time < begin + warm_up + duration);
    printf(
        "{\"frames\": %zu, \"seconds\": %.6f, \"processor\": %.6f, \"payloadBytes\": %lu}\n", pictures, (time - start) / 1e9,
        processor_time() - used, length);
    tjFree(output);
    tjDestroy(handle);
}
