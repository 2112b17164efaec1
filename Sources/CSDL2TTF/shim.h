#pragma once
// Imports SDL's types from the module CSDL2, so that both modules share them.
#pragma clang module import CSDL2
#include <SDL_ttf.h>
#include <dlfcn.h>

// The functions of SDL_ttf that the program calls. The library is loaded only when new text is rasterised.
#define TTF_CALLS(CALL)                                                                              \
  CALL(TTF_Init) CALL(TTF_Quit) CALL(TTF_OpenFontIndexRW) CALL(TTF_CloseFont)                         \
  CALL(TTF_SetFontHinting) CALL(TTF_FontHeight) CALL(TTF_FontAscent) CALL(TTF_SetFontKerning)         \
  CALL(TTF_GlyphIsProvided32) CALL(TTF_GlyphMetrics32) CALL(TTF_SizeUTF8) CALL(TTF_RenderUTF8_Blended)

#define TTF_MEMBER(name) __typeof__(&name) name;
typedef struct {
  TTF_CALLS(TTF_MEMBER)
} TTF_Calls;

// Looks the functions up in all loaded libraries, as the dynamic loader does. Returns false if one is missing.
static inline _Bool TTF_FindCalls(TTF_Calls *calls) {
#define TTF_FIND(name) \
  calls->name = (__typeof__(calls->name))dlsym((void *)0, #name); \
  if (!calls->name) return 0;
  TTF_CALLS(TTF_FIND)
  return 1;
}
