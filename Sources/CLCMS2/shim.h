#pragma once
#include <dlfcn.h>
#include <lcms2.h>

// From zlib, which SDL_image's PNG decoder loads. One function does not justify its header.
int uncompress(unsigned char *to, unsigned long *length, const unsigned char *from, unsigned long count);

// The functions that convert colours. The library is loaded only in the process that decodes a picture file.
#define LCMS_CALLS(CALL)                                                                             \
  CALL(cmsOpenProfileFromMem) CALL(cmsCloseProfile) CALL(cmsCreate_sRGBProfile)                      \
  CALL(cmsGetColorSpace) CALL(cmsGetDeviceClass) CALL(cmsCreateTransform)                            \
  CALL(cmsDeleteTransform) CALL(cmsDoTransform)

#define LCMS_MEMBER(name) __typeof__(&name) name;
typedef struct {
  LCMS_CALLS(LCMS_MEMBER)
} LCMS_Calls;

typedef struct {
  LCMS_MEMBER(uncompress)
} ZLIB_Calls;

// Looks the functions up in all loaded libraries, as the dynamic loader does. Returns false if one is missing.
static inline _Bool LCMS_FindCalls(LCMS_Calls *calls) {
#define LCMS_FIND(name) \
  calls->name = (__typeof__(calls->name))dlsym((void *)0, #name); \
  if (!calls->name) return 0;
  LCMS_CALLS(LCMS_FIND)
  return 1;
}

static inline _Bool ZLIB_FindCalls(ZLIB_Calls *calls) {
  LCMS_FIND(uncompress)
  return 1;
}

// The pixel formats: 0xAARRGGBB in native byte order, and one byte of grey.
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
static const cmsUInt32Number LCMS_argb = TYPE_BGRA_8;
#else
static const cmsUInt32Number LCMS_argb = TYPE_ARGB_8;
#endif
static const cmsUInt32Number LCMS_grey = TYPE_GRAY_8;
