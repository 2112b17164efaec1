#pragma once
#include <dlfcn.h>
#include <speech-dispatcher/libspeechd.h>

// The functions of libspeechd that the program calls. It opens the library before it says its first text.
#define SPD_CALLS(CALL)                                                                              \
  CALL(spd_get_default_address) CALL(SPDConnectionAddress__free) CALL(spd_open2) CALL(spd_close)     \
  CALL(spd_say) CALL(spd_cancel) CALL(spd_set_language)

#define SPD_MEMBER(name) __typeof__(&name) name;
typedef struct {
  SPD_CALLS(SPD_MEMBER)
} SPD_Calls;

// Looks the functions up in an open library. Returns false if one is missing.
static inline _Bool SPD_FindCalls(SPD_Calls *calls, void *library) {
#define SPD_FIND(name) \
  calls->name = (__typeof__(calls->name))dlsym(library, #name); \
  if (!calls->name) return 0;
  SPD_CALLS(SPD_FIND)
  return 1;
}
