import CSDL2
import CSDL2Image

/// The kinds of picture files that can be read.
public nonisolated enum PictureFileKind: String, CaseIterable, Sendable {
  case png, jpeg, webp, bmp

  /// Loads what reads them, so that later no library has to be opened; one that is missing shows when it is used.
  public static func loadAll() {
    let kinds = [IMG_INIT_PNG, IMG_INIT_JPG, IMG_INIT_WEBP]
    _ = try? LateLibraries.images.get().IMG_Init(kinds.reduce(0) { $0 | Int32($1.rawValue) })
  }
}

extension PixelSurface {
  /// The pixels of a picture file, in whatever format the file has them; read them by `copyRows`.
  ///
  /// Only the decoder of the kind named is tried. What is in the bytes decides how much memory and time
  /// that takes: look at the header first, and read a stranger's file in a process that may fail.
  public static func reading(
    _ kind: PictureFileKind, from bytes: [UInt8]
  ) throws(SDLError) -> PixelSurface {
    let (load, call) = kind.reader(try LateLibraries.images.get())
    let surface = bytes.withUnsafeBytes { buffer -> UnsafeMutablePointer<SDL_Surface>? in
      guard let memory = SDL_RWFromConstMem(buffer.baseAddress, Int32(clamping: buffer.count))
      else { return nil }
      defer { SDL_RWclose(memory) }
      return load?(memory)
    }
    return PixelSurface(owned: try made(surface, call), isPNG: kind == .png)
  }

  /// Copies some rows to the top of another surface; what is clear or half clear lets it shine through.
  public func copyRows(_ rows: Range<Int>, toTopOf other: PixelSurface) throws(SDLError) {
    if holdsGreyAndAlpha {
      let plain = try PixelSurface(width: width, height: rows.count)
      try plain.takeGreyAndAlpha(rows, of: self)
      return try plain.copyRows(0..<rows.count, toTopOf: other)
    }
    var from = PixelRect(x: 0, y: rows.lowerBound, width: width, height: rows.count).sdl
    var onto = PixelRect(x: 0, y: 0, width: width, height: rows.count).sdl
    try check(SDL_UpperBlit(pointer, &from, other.pointer, &onto), "SDL_UpperBlit")
  }

  /// Copies all of it, clear pixels too, to a place on another surface.
  public func copyAll(to other: PixelSurface, x: Int, y: Int) throws(SDLError) {
    setBlends(false)
    var (from, onto) = (
      PixelRect(x: 0, y: 0, width: width, height: height).sdl,
      PixelRect(x: x, y: y, width: width, height: height).sdl
    )
    try check(SDL_UpperBlit(pointer, &from, other.pointer, &onto), "SDL_UpperBlit")
  }

  private func takeGreyAndAlpha(_ rows: Range<Int>, of other: PixelSurface) throws(SDLError) {
    try check(SDL_LockSurface(other.pointer), "SDL_LockSurface")
    defer { SDL_UnlockSurface(other.pointer) }
    let pitch = Int(other.pointer.pointee.pitch)
    guard let bytes = other.pointer.pointee.pixels?.assumingMemoryBound(to: UInt8.self) else {
      return
    }
    try withPixels { pixels, stride in
      for (line, row) in rows.enumerated() {
        for column in 0..<width {
          let place = row * pitch + column * 2
          let (grey, alpha) = (UInt32(bytes[place]), UInt32(bytes[place + 1]))
          pixels[line * stride + column] = alpha << 24 | grey << 16 | grey << 8 | grey
        }
      }
    }
  }

  /// Fills all of it with one colour, 0xAARRGGBB.
  public func fill(_ color: UInt32) throws(SDLError) {
    try check(SDL_FillRect(pointer, nil, color), "SDL_FillRect")
  }
}

extension PictureFileKind {
  /// The function that reads it, and its name.
  fileprivate nonisolated func reader(
    _ calls: IMG_Calls
  ) -> (read: IMG_ReadCall?, name: String) {
    switch self {
    case .png: (calls.IMG_LoadPNG_RW, "IMG_LoadPNG_RW")
    case .jpeg: (calls.IMG_LoadJPG_RW, "IMG_LoadJPG_RW")
    case .webp: (calls.IMG_LoadWEBP_RW, "IMG_LoadWEBP_RW")
    case .bmp: (calls.IMG_LoadBMP_RW, "IMG_LoadBMP_RW")
    }
  }
}

extension PixelSurface {
  /// The pixels as a PNG file, by SDL2_image.
  public func png() throws(SDLError) -> [UInt8] {
    let calls = try LateLibraries.images.get()
    // PNG never takes much more than the pixels themselves: filter bytes, block and chunk headers.
    let capacity = width * height * 4 + height + width * height / 64 + 4096
    var bytes = [UInt8](repeating: 0, count: capacity)
    let length = bytes.withUnsafeMutableBytes { buffer -> Int64 in
      guard let memory = SDL_RWFromMem(buffer.baseAddress, Int32(buffer.count)) else { return -1 }
      defer { SDL_RWclose(memory) }
      return calls.IMG_SavePNG_RW(pointer, memory, 0) == 0 ? SDL_RWtell(memory) : -1
    }
    guard length > 0 else { throw SDLError("IMG_SavePNG_RW") }
    return Array(bytes.prefix(Int(length)))
  }
}
