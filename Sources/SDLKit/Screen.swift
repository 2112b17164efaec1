import CSDL2
import Glibc

/// The displays of the desktop.
public enum Screen {
  /// The area of each display without panels and docks, in window units. New windows open on the first display.
  ///
  /// Empty if the system does not report them.
  public static var usableAreas: [PixelRect] {
    (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { index in
      var bounds = SDL_Rect()
      guard unsafe SDL_GetDisplayUsableBounds(index, &bounds) == 0, bounds.w > 0, bounds.h > 0
      else {
        return nil
      }
      return PixelRect(
        x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
    }
  }

  /// Whether the machine has a GPU that OpenGL can use.
  ///
  /// Always true on systems other than Linux. On Linux it looks for a render node of the kernel, because asking
  /// OpenGL would load Mesa and LLVM on machines without a GPU (80 ms, 66 MB).
  public static var hasGraphicsProcessor: Bool {
    #if os(Linux)
      guard let folder = unsafe opendir("/dev/dri") else { return false }
      defer { unsafe closedir(folder) }
      while let entry = unsafe readdir(folder) {
        let isRenderNode = unsafe withUnsafeBytes(of: entry.pointee.d_name) {
          unsafe $0.starts(with: "renderD".utf8)
        }
        if isRenderNode { return true }
      }
      return false
    #else
      return true
    #endif
  }
}
