#pragma once
#define SDL_MAIN_HANDLED
#include <SDL.h>

// Macros with casts or arguments, which Swift does not import.
static const int CSDL2_WINDOWPOS_CENTERED = (int)SDL_WINDOWPOS_CENTERED;
static const Uint32 CSDL2_TOUCH_MOUSEID = SDL_TOUCH_MOUSEID;
static const Sint64 CSDL2_MOUSE_TOUCHID = SDL_MOUSE_TOUCHID;

static const Uint16 CSDL2_AUDIO_F32 = AUDIO_F32SYS;

// A log handler that does nothing. Swift cannot define C functions with variable arguments.
static inline void CSDL2_ignore(const char *file, int line, const char *function, int error, const char *format, ...) {}

// Suppresses ALSA's messages on standard error. Takes the address of snd_lib_error_set_handler.
static inline void CSDL2_silence(void *set_handler) {
  typedef void (*handler)(const char *, int, const char *, int, const char *, ...);
  ((int (*)(handler))set_handler)(CSDL2_ignore);
}

// The beginning of SDL_SysWMinfo on X11. SDL's own header needs the headers of X11.
typedef struct SDL_SysWMinfo SDL_SysWMinfo;
typedef struct {
  SDL_version version;
  int subsystem;
  void *display;
  unsigned long window;
  Uint8 rest[248];
} CSDL2_X11Info;
extern DECLSPEC SDL_bool SDLCALL SDL_GetWindowWMInfo(SDL_Window *window, SDL_SysWMinfo *info);
static inline SDL_bool CSDL2_GetX11Info(SDL_Window *window, CSDL2_X11Info *info) {
  SDL_zerop(info);
  SDL_VERSION(&info->version);
  return SDL_GetWindowWMInfo(window, (SDL_SysWMinfo *)info) && info->subsystem == 2;
}

// Returns the window's number in its X11 session, or 0 if there is none.
static inline unsigned long CSDL2_X11Window(SDL_Window *window) {
  CSDL2_X11Info info;
  return CSDL2_GetX11Info(window, &info) ? info.window : 0;
}

// Returns the resource string of the player's X11 session, or NULL if there is none. SDL has loaded libX11
// already, and the string was read when SDL connected.
static inline const char *CSDL2_X11Resources(SDL_Window *window) {
  CSDL2_X11Info info;
  if (!CSDL2_GetX11Info(window, &info)) return NULL;
  void *library = SDL_LoadObject("libX11.so.6");
  char *(*resources)(void *) =
      library ? (char *(*)(void *))SDL_LoadFunction(library, "XResourceManagerString") : NULL;
  const char *text = resources ? resources(info.display) : NULL;
  if (library) SDL_UnloadObject(library);
  return text;
}
