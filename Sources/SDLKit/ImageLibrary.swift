import CSDL2
import CSDL2Image
import Glibc

/// SDL2_image, which is opened when it is first needed: for picture files, in or out.
///
/// Linked to the program it would bring ten libraries more, and take 2 ms and 1 MB of each start. It stays open.
nonisolated struct ImageLibrary {
  /// As `IMG_LoadPNG_RW` and its like: reads one picture file.
  typealias Load =
    @convention(c) (UnsafeMutablePointer<SDL_RWops>?) -> UnsafeMutablePointer<SDL_Surface>?
  /// As `IMG_SavePNG_RW`: writes one; 0 where that went well.
  typealias Save =
    @convention(c) (
      UnsafeMutablePointer<SDL_Surface>?, UnsafeMutablePointer<SDL_RWops>?, Int32
    ) -> Int32
  private typealias Begin = @convention(c) (Int32) -> Int32

  private let handle: UnsafeMutableRawPointer

  /// Opens it.
  ///
  /// - Throws: where the system has none.
  init() throws(SDLError) {
    guard let handle = dlopen(Self.file, RTLD_NOW) else {
      throw SDLError("dlopen", "\(Self.file) is missing")
    }
    self.handle = handle
  }

  /// The name of its version 2 for the loader; SDL promises that no function leaves it.
  private static let file = "libSDL2_image-2.0.so.0"

  /// Makes ready what reads these kinds, flags of `IMG_InitFlags`.
  func begin(_ kinds: [IMG_InitFlags]) throws(SDLError) {
    let begin = unsafeBitCast(try address("IMG_Init"), to: Begin.self)
    _ = begin(kinds.reduce(0) { $0 | Int32($1.rawValue) })
  }

  /// The function of this name that reads.
  func load(_ name: String) throws(SDLError) -> Load {
    unsafeBitCast(try address(name), to: Load.self)
  }

  /// The function that writes PNG files.
  func savePNG() throws(SDLError) -> Save {
    unsafeBitCast(try address("IMG_SavePNG_RW"), to: Save.self)
  }

  private func address(_ name: String) throws(SDLError) -> UnsafeMutableRawPointer {
    guard let address = dlsym(handle, name) else {
      throw SDLError("dlsym", "\(Self.file) has no \(name)")
    }
    return address
  }
}
