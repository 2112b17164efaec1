import CSDL2
import CSDL2Image

/// The supported formats of picture files.
public nonisolated enum PictureFileKind: String, CaseIterable, Sendable {
  case png, jpeg, webp, bmp

  /// Loads the decoders, so that no library has to be opened later.
  ///
  /// A missing decoder causes an error only when its format is decoded.
  public static func loadAll() {
    let kinds = [IMG_INIT_PNG, IMG_INIT_JPG, IMG_INIT_WEBP]
    _ = try? LazyLibraries.images.get().IMG_Init(kinds.reduce(0) { $0 | Int32($1.rawValue) })
  }
}

extension PixelSurface {
  /// Decodes a picture file, in the file's own pixel format. Read the pixels with `copyRows`.
  ///
  /// Only the decoder of the given format is tried. The file determines the memory and time needed. Check the
  /// header first, and decode untrusted files only in the sandboxed process.
  public static func reading(
    _ kind: PictureFileKind, from bytes: [UInt8]
  ) throws(SDLError) -> PixelSurface {
    let (load, call) = unsafe kind.reader(try LazyLibraries.images.get())
    let surface = unsafe bytes.withUnsafeBytes { buffer -> UnsafeMutablePointer<SDL_Surface>? in
      guard
        let memory = unsafe SDL_RWFromConstMem(buffer.baseAddress, Int32(clamping: buffer.count))
      else { return nil }
      defer { unsafe SDL_RWclose(memory) }
      return unsafe load?(memory)
    }
    return unsafe PixelSurface(owned: try made(surface, call), isPNG: kind == .png)
  }

  /// Copies rows to the top of another surface. The pixels are blended by their alpha.
  public func copyRows(_ rows: Range<Int>, toTopOf other: PixelSurface) throws(SDLError) {
    if holdsGreyAndAlpha {
      let plain = try PixelSurface(width: width, height: rows.count)
      try plain.convertGreyAndAlpha(rows, of: self)
      return try plain.copyRows(0..<rows.count, toTopOf: other)
    }
    try copy(
      PixelRect(x: 0, y: rows.lowerBound, width: width, height: rows.count), to: other,
      at: PixelRect(x: 0, y: 0, width: width, height: rows.count))
  }

  /// Copies the whole surface to a position on another one, without blending.
  ///
  /// Later copies of this surface do not blend either.
  public func copyAll(to other: PixelSurface, x: Int, y: Int) throws(SDLError) {
    setBlends(false)
    try copy(
      PixelRect(x: 0, y: 0, width: width, height: height), to: other,
      at: PixelRect(x: x, y: y, width: width, height: height))
  }

  private func convertGreyAndAlpha(_ rows: Range<Int>, of other: PixelSurface) throws(SDLError) {
    try unsafe check(SDL_LockSurface(other.pointer), "SDL_LockSurface")
    defer { unsafe SDL_UnlockSurface(other.pointer) }
    let pitch = unsafe Int(other.pointer.pointee.pitch)
    guard let bytes = unsafe other.pointer.pointee.pixels?.assumingMemoryBound(to: UInt8.self)
    else {
      return
    }
    try unsafe withPixels { pixels, stride in
      for (line, row) in rows.enumerated() {
        for column in 0..<width {
          let place = row * pitch + column * 2
          let (grey, alpha) = unsafe (UInt32(bytes[place]), UInt32(bytes[place + 1]))
          unsafe pixels[line * stride + column] = alpha << 24 | grey << 16 | grey << 8 | grey
        }
      }
    }
  }

  /// Fills the surface with one colour (`0xAARRGGBB`).
  public func fill(_ color: UInt32) throws(SDLError) {
    try unsafe check(SDL_FillRect(pointer, nil, color), "SDL_FillRect")
  }
}

extension PictureFileKind {
  /// The decoding function and its name.
  fileprivate nonisolated func reader(
    _ calls: IMG_Calls
  ) -> (read: IMG_ReadCall?, name: String) {
    switch self {
    case .png: unsafe (calls.IMG_LoadPNG_RW, "IMG_LoadPNG_RW")
    case .jpeg: unsafe (calls.IMG_LoadJPG_RW, "IMG_LoadJPG_RW")
    case .webp: unsafe (calls.IMG_LoadWEBP_RW, "IMG_LoadWEBP_RW")
    case .bmp: unsafe (calls.IMG_LoadBMP_RW, "IMG_LoadBMP_RW")
    }
  }
}

extension PixelSurface {
  /// Encodes the pixels as PNG, with SDL_image.
  public func png() throws(SDLError) -> [UInt8] {
    let calls = try LazyLibraries.images.get()
    // An upper bound of the encoded size: the pixels, filter bytes, and block and chunk headers.
    let capacity = width * height * 4 + height + width * height / 64 + 4096
    var bytes = [UInt8](repeating: 0, count: capacity)
    let length = unsafe bytes.withUnsafeMutableBytes { buffer -> Int64 in
      guard let memory = unsafe SDL_RWFromMem(buffer.baseAddress, Int32(buffer.count)) else {
        return -1
      }
      defer { unsafe SDL_RWclose(memory) }
      return unsafe calls.IMG_SavePNG_RW(pointer, memory, 0) == 0 ? SDL_RWtell(memory) : -1
    }
    guard length > 0 else { throw SDLError("IMG_SavePNG_RW") }
    return Array(bytes.prefix(Int(length)))
  }
}
