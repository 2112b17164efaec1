// The least that a program can do which opens a window and shows something in it: what starts are measured against.
#include <SDL.h>

int main(void) {
  // Without it SDL would load OpenGL only to show pixels.
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window = SDL_CreateWindow(
      "Bare", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 1280, 800, SDL_WINDOW_RESIZABLE);
  SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
  if (!surface || SDL_FillRect(surface, NULL, 0xFF402818) != 0) return 1;
  // The first frame is shown once the window is there.
  SDL_Event event;
  while (SDL_WaitEvent(&event))
    if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_EXPOSED) break;
  if (SDL_UpdateWindowSurface(window) != 0) return 1;
  SDL_Quit();
  return 0;
}
