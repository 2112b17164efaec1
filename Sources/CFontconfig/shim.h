#pragma once
#include <dlfcn.h>
#include <fontconfig/fontconfig.h>

// The functions of fontconfig that the program calls. The library is loaded only when a font is searched for.
#define FC_CALLS(CALL)                                                                                \
  CALL(FcInit) CALL(FcPatternCreate) CALL(FcPatternDestroy) CALL(FcPatternAddCharSet)                 \
  CALL(FcPatternAddBool) CALL(FcPatternAddString) CALL(FcPatternAddInteger) CALL(FcPatternGetString)   \
  CALL(FcPatternGetInteger) CALL(FcPatternGetBool) CALL(FcPatternGetCharSet) CALL(FcCharSetCreate)     \
  CALL(FcCharSetDestroy) CALL(FcCharSetAddChar) CALL(FcCharSetIsSubset) CALL(FcConfigSubstitute)       \
  CALL(FcDefaultSubstitute) CALL(FcFontMatch) CALL(FcObjectSetCreate) CALL(FcObjectSetAdd)            \
  CALL(FcObjectSetDestroy) CALL(FcFontList) CALL(FcFontSetDestroy)

#define FC_MEMBER(name) __typeof__(&name) name;
typedef struct {
  FC_CALLS(FC_MEMBER)
} FcCalls;

// Looks the functions up in all loaded libraries, as the dynamic loader does. Returns false if one is missing.
static inline _Bool FcFindCalls(FcCalls *calls) {
#define FC_FIND(name) \
  calls->name = (__typeof__(calls->name))dlsym((void *)0, #name); \
  if (!calls->name) return 0;
  FC_CALLS(FC_FIND)
  return 1;
}
