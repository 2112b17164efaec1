#pragma once
#define SDL_MAIN_HANDLED
#include <SDL.h>

// Macros with casts or arguments, which Swift cannot import.
static const int CSDL2_WINDOWPOS_CENTERED = (int)SDL_WINDOWPOS_CENTERED;
static const Uint32 CSDL2_TOUCH_MOUSEID = SDL_TOUCH_MOUSEID;
static const Sint64 CSDL2_MOUSE_TOUCHID = SDL_MOUSE_TOUCHID;

static const Uint16 CSDL2_AUDIO_F32 = AUDIO_F32SYS;

// Swift can write no function with any number of arguments.
static inline void CSDL2_ignore(const char *file, int line, const char *function, int error, const char *format, ...) {}

// Hands what ALSA would print to nobody; takes the address of snd_lib_error_set_handler.
static inline void CSDL2_silence(void *set_handler) {
  typedef void (*handler)(const char *, int, const char *, int, const char *, ...);
  ((int (*)(handler))set_handler)(CSDL2_ignore);
}

// What the player's X11 session says of its programs; NULL where there is none. SDL has libX11 open already, and what is
// asked was read when it connected. SDL_SysWMinfo begins as below; its own header would need all those of X11.
typedef struct SDL_SysWMinfo SDL_SysWMinfo;
extern DECLSPEC SDL_bool SDLCALL SDL_GetWindowWMInfo(SDL_Window *window, SDL_SysWMinfo *info);
static inline const char *CSDL2_X11Resources(SDL_Window *window) {
  struct { SDL_version version; int subsystem; void *display; Uint8 rest[248]; } info;
  SDL_zero(info);
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, (SDL_SysWMinfo *)&info) || info.subsystem != 2) return NULL;
  void *library = SDL_LoadObject("libX11.so.6");
  char *(*resources)(void *) =
      library ? (char *(*)(void *))SDL_LoadFunction(library, "XResourceManagerString") : NULL;
  const char *text = resources ? resources(info.display) : NULL;
  if (library) SDL_UnloadObject(library);
  return text;
}
