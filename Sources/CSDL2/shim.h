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
