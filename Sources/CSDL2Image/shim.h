#pragma once
// Imports SDL's types from the module CSDL2, so that both modules share them.
#pragma clang module import CSDL2
#include <SDL_image.h>
#include <dlfcn.h>

// The functions of SDL_image that the program calls. The library is loaded only for a picture file.
#define IMG_CALLS(CALL)                                                                              \
  CALL(IMG_Init) CALL(IMG_LoadPNG_RW) CALL(IMG_LoadJPG_RW) CALL(IMG_LoadWEBP_RW)                      \
  CALL(IMG_LoadBMP_RW) CALL(IMG_SavePNG_RW)

typedef __typeof__(&IMG_LoadPNG_RW) IMG_ReadCall;

#define IMG_MEMBER(name) __typeof__(&name) name;
typedef struct {
  IMG_CALLS(IMG_MEMBER)
} IMG_Calls;

// Looks the functions up in all loaded libraries, as the dynamic loader does. Returns false if one is missing.
static inline _Bool IMG_FindCalls(IMG_Calls *calls) {
#define IMG_FIND(name) \
  calls->name = (__typeof__(calls->name))dlsym((void *)0, #name); \
  if (!calls->name) return 0;
  IMG_CALLS(IMG_FIND)
  return 1;
}
