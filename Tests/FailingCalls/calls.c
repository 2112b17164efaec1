/* Lets calls of the system, of SDL and of its sisters fail in one program. Loaded first, as LD_PRELOAD says.

   CALLS_IN  the name of the program; in others, such as a shell before it, nothing fails.
   REFUSED   which fail: "link" every time, "link=3" the third time, "link=3-" from the third time on.
   COUNTED   a file that is told at the end how often each call was made, as lines of "NAME COUNT".
   SHOWN     a file that is told what the window showed last, as a number that stands for its pixels.
   GRAPHICS  a folder that stands for /dev/dri, where processors of graphics are; SDL's software plays that processor.

   Not counted are what is written to standard output and error, where tests listen, and blocks of memory that
   Swift asks for or that are small. */
#define _GNU_SOURCE
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define CALLS(X) \
  X(open) X(read) X(pipe_read) X(write) X(fsync) X(rename) X(link) X(unlink) X(mkdir) X(opendir) X(flock) X(mmap) \
  X(thread) X(pipe) X(spawn) X(memory) X(SDL_Init) X(SDL_InitSubSystem) X(SDL_RegisterEvents) \
  X(SDL_CreateWindow) X(SDL_GetWindowSurface) X(SDL_UpdateWindowSurfaceRects) \
  X(SDL_CreateRGBSurfaceWithFormat) X(SDL_LockSurface) X(SDL_UpperBlit) X(SDL_PushEvent) \
  X(SDL_RWFromConstMem) X(SDL_GetClipboardText) X(SDL_SetClipboardText) X(SDL_SetWindowFullscreen) \
  X(SDL_CreateRenderer) X(SDL_CreateTexture) X(SDL_UpdateTexture) X(SDL_RenderCopy) \
  X(TTF_Init) X(TTF_OpenFontIndexRW) X(TTF_RenderUTF8_Blended) X(TTF_SizeUTF8)

#define NUMBER(name) call_##name,
enum { CALLS(NUMBER) call_count };
#define NAME(name) #name,
static const char *const names[] = {CALLS(NAME)};

static int is_on;
static long counts[call_count], first[call_count], last[call_count];

static void read_rules(const char *rules) {
  char copy[4096];
  snprintf(copy, sizeof copy, "%s", rules);
  for (char *rule = strtok(copy, " "); rule; rule = strtok(NULL, " ")) {
    char *number = strchr(rule, '=');
    if (number) *number++ = 0;
    for (int call = 0; call < call_count; call++) {
      if (strcmp(names[call], rule)) continue;
      first[call] = number ? strtol(number, &number, 10) : 1;
      last[call] = number && *number != '-' ? first[call] : 0x7FFFFFFF;
    }
  }
}

__attribute__((constructor)) static void begin(void) {
  const char *program = getenv("CALLS_IN"), *rules = getenv("REFUSED");
  is_on = program && !strcmp(program, program_invocation_short_name);
  if (is_on && rules) read_rules(rules);
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("COUNTED");
  if (!is_on || !path) return;
  is_on = 0;
  FILE *file = fopen(path, "w");
  if (!file) return;
  for (int call = 0; call < call_count; call++) fprintf(file, "%s %ld\n", names[call], counts[call]);
  fclose(file);
}

/* Counts a call, and says whether it is to fail. */
static int fails(int call) {
  if (!is_on) return 0;
  long number = __atomic_add_fetch(&counts[call], 1, __ATOMIC_RELAXED);
  return first[call] && number >= first[call] && number <= last[call];
}

#define NEXT(name) \
  static __typeof__(&name) next; \
  if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

/* A function that counts as a call, and how it fails. */
#define REFUSABLE(type, name, call, parameters, arguments, code, failure) \
  type name parameters { \
    NEXT(name); \
    if (fails(call_##call)) { \
      errno = code; \
      return failure; \
    } \
    return next arguments; \
  }

#define OPENS(name) \
  int name(const char *path, int flags, ...) { \
    NEXT(name); \
    va_list more; \
    va_start(more, flags); \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0; \
    va_end(more); \
    if (fails(call_open)) { \
      errno = EMFILE; \
      return -1; \
    } \
    return next(path, flags, mode); \
  }
OPENS(open)
OPENS(open64)

REFUSABLE(FILE *, fopen, open, (const char *path, const char *how), (path, how), EMFILE, NULL)
REFUSABLE(FILE *, fopen64, open, (const char *path, const char *how), (path, how), EMFILE, NULL)
DIR *opendir(const char *path) {
  NEXT(opendir);
  const char *graphics = getenv("GRAPHICS");
  if (is_on && graphics && !strcmp(path, "/dev/dri")) return next(graphics);
  if (!fails(call_opendir)) return next(path);
  errno = EMFILE;
  return NULL;
}

ssize_t read(int file, void *into, size_t count) {
  NEXT(read);
  struct stat status;
  int is_pipe = is_on && !fstat(file, &status) && S_ISFIFO(status.st_mode);
  if (!fails(is_pipe ? call_pipe_read : call_read)) return next(file, into, count);
  errno = EIO;
  return -1;
}

REFUSABLE(
  ssize_t, pread, read, (int file, void *into, size_t count, off_t place), (file, into, count, place), EIO, -1)
REFUSABLE(int, fsync, fsync, (int file), (file), EIO, -1)
REFUSABLE(int, rename, rename, (const char *from, const char *to), (from, to), EIO, -1)
REFUSABLE(int, link, link, (const char *from, const char *to), (from, to), EPERM, -1)
REFUSABLE(int, unlink, unlink, (const char *path), (path), EIO, -1)
REFUSABLE(int, mkdir, mkdir, (const char *path, mode_t mode), (path, mode), EIO, -1)
REFUSABLE(int, flock, flock, (int file, int kind), (file, kind), ENOLCK, -1)
REFUSABLE(int, pipe, pipe, (int ends[2]), (ends), EMFILE, -1)
REFUSABLE(
  void *, mmap, mmap, (void *at, size_t length, int may, int flags, int file, off_t place),
  (at, length, may, flags, file, place), ENOMEM, MAP_FAILED)
REFUSABLE(
  int, pthread_create, thread,
  (pthread_t *thread, const pthread_attr_t *how, void *(*work)(void *), void *with), (thread, how, work, with), 0,
  EAGAIN)

REFUSABLE(
  int, posix_spawn, spawn,
  (pid_t *id, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *how,
   char *const words[], char *const variables[]),
  (id, path, actions, how, words, variables), 0, EAGAIN)

ssize_t write(int file, const void *from, size_t count) {
  NEXT(write);
  if (file > STDERR_FILENO && fails(call_write)) {
    errno = ENOSPC;
    return -1;
  }
  return next(file, from, count);
}

/* Blocks of 64 KB and more, where a C library asks for them. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);

static int is_of_library(const void *caller) {
  static const char *const libraries[] = {"libSDL2", "libfreetype", "libfontconfig", "libpng", "libexpat", "libharfbuzz"};
  Dl_info info;
  if (!dladdr(caller, &info) || !info.dli_fname) return 0;
  for (size_t index = 0; index < sizeof libraries / sizeof *libraries; index++)
    if (strstr(info.dli_fname, libraries[index])) return 1;
  return 0;
}

#define LARGE(size) \
  (is_on && (size) >= 65536 && is_of_library(__builtin_return_address(0)) && fails(call_memory))

void *malloc(size_t size) {
  if (!LARGE(size)) return __libc_malloc(size);
  errno = ENOMEM;
  return NULL;
}

void *calloc(size_t count, size_t size) {
  if (!LARGE(count * size)) return __libc_calloc(count, size);
  errno = ENOMEM;
  return NULL;
}

void *realloc(void *block, size_t size) {
  if (!LARGE(size)) return __libc_realloc(block, size);
  errno = ENOMEM;
  return NULL;
}

/* SDL and its sisters, as the program calls them; what they call of each other does not come by here. */
#define SDL_REFUSABLE(type, name, parameters, arguments, failure) \
  type name parameters { \
    NEXT(name); \
    if (fails(call_##name)) { \
      SDL_SetError("refused"); \
      return failure; \
    } \
    return next arguments; \
  }

SDL_REFUSABLE(int, SDL_Init, (Uint32 what), (what), -1)
SDL_REFUSABLE(int, SDL_InitSubSystem, (Uint32 what), (what), -1)
SDL_REFUSABLE(Uint32, SDL_RegisterEvents, (int count), (count), (Uint32)-1)
SDL_REFUSABLE(
  SDL_Window *, SDL_CreateWindow, (const char *title, int x, int y, int w, int h, Uint32 flags),
  (title, x, y, w, h, flags), NULL)
SDL_REFUSABLE(SDL_Surface *, SDL_GetWindowSurface, (SDL_Window * window), (window), NULL)
SDL_REFUSABLE(
  int, SDL_UpdateWindowSurfaceRects, (SDL_Window * window, const SDL_Rect *areas, int count),
  (window, areas, count), -1)
SDL_REFUSABLE(
  SDL_Surface *, SDL_CreateRGBSurfaceWithFormat, (Uint32 flags, int w, int h, int depth, Uint32 format),
  (flags, w, h, depth, format), NULL)
SDL_REFUSABLE(int, SDL_LockSurface, (SDL_Surface * surface), (surface), -1)
SDL_REFUSABLE(
  int, SDL_UpperBlit, (SDL_Surface * from, const SDL_Rect *part, SDL_Surface *onto, SDL_Rect *place),
  (from, part, onto, place), -1)
SDL_REFUSABLE(int, SDL_PushEvent, (SDL_Event * event), (event), -1)
SDL_REFUSABLE(SDL_RWops *, SDL_RWFromConstMem, (const void *bytes, int count), (bytes, count), NULL)
SDL_REFUSABLE(int, SDL_SetClipboardText, (const char *text), (text), -1)
SDL_REFUSABLE(int, SDL_SetWindowFullscreen, (SDL_Window * window, Uint32 flags), (window, flags), -1)
SDL_REFUSABLE(
  SDL_Renderer *, SDL_CreateRenderer, (SDL_Window * window, int index, Uint32 flags),
  (window, index,
   getenv("GRAPHICS") ? (flags & ~SDL_RENDERER_ACCELERATED) | SDL_RENDERER_SOFTWARE : flags),
  NULL)
SDL_REFUSABLE(
  SDL_Texture *, SDL_CreateTexture, (SDL_Renderer * on, Uint32 format, int access, int w, int h),
  (on, format, access, w, h), NULL)
SDL_REFUSABLE(
  int, SDL_UpdateTexture, (SDL_Texture * texture, const SDL_Rect *area, const void *pixels, int pitch),
  (texture, area, pixels, pitch), -1)
SDL_REFUSABLE(
  int, SDL_RenderCopy, (SDL_Renderer * on, SDL_Texture *texture, const SDL_Rect *part, const SDL_Rect *onto),
  (on, texture, part, onto), -1)
SDL_REFUSABLE(int, TTF_Init, (void), (), -1)
SDL_REFUSABLE(
  TTF_Font *, TTF_OpenFontIndexRW, (SDL_RWops * from, int frees, int size, long face), (from, frees, size, face), NULL)
SDL_REFUSABLE(
  SDL_Surface *, TTF_RenderUTF8_Blended, (TTF_Font * font, const char *text, SDL_Color color), (font, text, color),
  NULL)
SDL_REFUSABLE(
  int, TTF_SizeUTF8, (TTF_Font * font, const char *text, int *width, int *height), (font, text, width, height), -1)

/* An empty text, as SDL answers where it fails. */
char *SDL_GetClipboardText(void) {
  NEXT(SDL_GetClipboardText);
  if (!fails(call_SDL_GetClipboardText)) return next();
  SDL_SetError("refused");
  return SDL_strdup("");
}

/* The last moments at which the pixels of the window are there: once they are noted, later ones say nothing. */
static int is_noted;

static void note_shown(SDL_Surface *shown) {
  const char *path = getenv("SHOWN");
  if (!path || !shown || is_noted) return;
  is_noted = 1;
  unsigned long sum = 14695981039346656037ul;
  for (int y = 0; y < shown->h; y++)
    for (int x = 0; x < shown->w; x++)
      // Without alpha, which a window's surface does not have.
      sum = (sum ^ (((unsigned *)((char *)shown->pixels + y * shown->pitch))[x] & 0xFFFFFF)) * 1099511628211ul;
  FILE *file = fopen(path, "w");
  if (file) fprintf(file, "%lx", sum);
  if (file) fclose(file);
}

void SDL_DestroyWindow(SDL_Window *window) {
  NEXT(SDL_DestroyWindow);
  int was_on = is_on;
  is_on = 0;
  if (was_on && !is_noted) note_shown(SDL_GetWindowSurface(window));
  is_on = was_on;
  next(window);
}

void SDL_DestroyRenderer(SDL_Renderer *renderer) {
  NEXT(SDL_DestroyRenderer);
  int was_on = is_on;
  is_on = 0;
  int width = 0, height = 0;
  if (was_on && !SDL_GetRendererOutputSize(renderer, &width, &height)) {
    SDL_Surface *shown = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
    if (shown && !SDL_RenderReadPixels(renderer, NULL, shown->format->format, shown->pixels, shown->pitch))
      note_shown(shown);
    SDL_FreeSurface(shown);
  }
  is_on = was_on;
  next(renderer);
}
