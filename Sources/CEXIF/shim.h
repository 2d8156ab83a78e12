#include <libexif/exif-data.h>

// The library's array of directories has the length of an enumeration's last case, and Swift would show it as a tuple.
static inline ExifContent *cexif_directory(ExifData *data, ExifIfd directory) { return data->ifd[directory]; }
