import CSDL2
import CSDL2Image

extension PixelSurface {
  /// The pixels as a PNG file, by SDL2_image.
  public func png() throws(SDLError) -> [UInt8] {
    // PNG never takes much more than the pixels themselves: filter bytes, block and chunk headers.
    let capacity = width * height * 4 + height + width * height / 64 + 4096
    var bytes = [UInt8](repeating: 0, count: capacity)
    let length = bytes.withUnsafeMutableBytes { buffer -> Int64 in
      guard let memory = SDL_RWFromMem(buffer.baseAddress, Int32(buffer.count)) else { return -1 }
      defer { SDL_RWclose(memory) }
      return IMG_SavePNG_RW(pointer, memory, 0) == 0 ? SDL_RWtell(memory) : -1
    }
    guard length > 0 else { throw SDLError("IMG_SavePNG_RW") }
    return Array(bytes.prefix(Int(length)))
  }
}
