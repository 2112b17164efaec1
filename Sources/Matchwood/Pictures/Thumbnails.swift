import Files
import GameScenes
import SDLKit
import Stage

/// Makes small pictures for a list, a few at a time, and keeps them for a while.
final class Thumbnails {
  /// What a small picture is made of.
  nonisolated struct Order: Hashable, Sendable {
    let id: PictureRow.ID
    let path: String
    let square: Rect
    let bytes: Int
    let date: Int

    init(_ found: PicturePlace.Found, square: Rect) {
      (id, path, bytes, date) = (found.id, found.path, found.bytes, found.date)
      self.square = square
    }
  }

  /// The longest side, in pixels.
  private nonisolated static let side = 192
  /// Small pictures in memory, some 150 KB each.
  private static let capacity = 96
  /// Small pictures in the cache folder.
  private static let capacityOnDisk = 640
  private static let atATime = 2

  /// Hears of each small picture that has come.
  var onReady: (PictureRow.ID) -> Void = { _ in }
  /// Hears how hard a picture is, when that has been found out.
  var onMeasured: (PictureRow.ID, PictureHardness) -> Void = { _, _ in }

  private let line: WorkLine
  private let decoder: PictureDecoder
  private let cache: BitmapCache
  /// Those made; the one asked for last is at the end. Nil for a file that gives none.
  private var made: [(order: Order, image: PixelImage?)] = []
  /// Those to be made; the one asked for last is at the end, and made first.
  private var waiting: [Order] = []
  private var inWork: Set<Order> = []

  init(_ line: WorkLine, _ decoder: PictureDecoder, folder: String?) {
    self.line = line
    self.decoder = decoder
    cache = BitmapCache(folder: folder, prefix: "thumbnail", capacity: Self.capacityOnDisk)
  }

  /// The small picture, or the one before the last change, or nil while there is none.
  func image(_ order: Order) -> PixelImage? {
    if !made.contains(where: { $0.order == order }), !inWork.contains(order) {
      waiting.removeAll { $0 == order }
      waiting.append(order)
      if waiting.count > Self.capacity { waiting.removeFirst() }
      work()
    }
    guard let index = made.lastIndex(where: { $0.order.id == order.id }) else { return nil }
    let found = made.remove(at: index)
    made.append(found)
    return found.image
  }

  private func work() {
    while inWork.count < Self.atATime, let order = waiting.popLast() {
      inWork.insert(order)
      line.perform(.looked) { [decoder, cache] in
        Self.make(order, decoder, cache)
      } then: { [weak self] made in
        self?.finish(order, made)
      }
    }
  }

  /// Finds out how hard a picture is when nobody waits for anything; its small picture is kept in the cache folder alone.
  func measure(_ order: Order, then: @escaping @MainActor (PictureHardness?) -> Void) {
    line.perform(.idle) { [decoder, cache] in
      let made = Self.make(order, decoder, cache)
      return made.hardness ?? made.image.map { PictureHardness(of: $0, order) }
    } then: {
      then($0)
    }
  }

  private func finish(_ order: Order, _ result: Made) {
    let image = result.image
    inWork.remove(order)
    if let hardness = result.hardness { onMeasured(order.id, hardness) }
    made.removeAll { $0.order.id == order.id }
    made.append((order, image))
    if made.count > Self.capacity { made.removeFirst() }
    if image != nil { onReady(order.id) }
    work()
  }

  /// What comes of an order.
  private nonisolated struct Made: Sendable {
    var image: PixelImage?
    /// Nil where the small picture was there already.
    var hardness: PictureHardness?
  }

  private nonisolated static func make(
    _ order: Order, _ decoder: PictureDecoder, _ cache: BitmapCache
  ) -> Made {
    let side = min(Self.side, Int(order.square.width))
    let name = String(order.hash, radix: 16)
    if let kept = cache.load(name, width: side, height: side) {
      return Made(image: PixelImage(width: side, height: side, pixels: kept))
    }
    guard let source = try? PictureSource(path: order.path),
      let image = try? decoder.decode(source, PictureRequest(part: order.square, limit: side))
    else { return Made() }
    cache.save(image.pixels, width: image.width, height: image.height, as: name)
    return Made(image: image, hardness: PictureHardness(of: image, order))
  }
}

nonisolated extension Thumbnails.Order {

  /// Changes with the file and with the square: the hash FNV-1a.
  var hash: UInt64 {
    let words = "\(path)\n\(bytes)\n\(date)\n\(square.x) \(square.y) \(square.width)"
    return words.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// The hash in a number that every reader of JSON keeps whole.
  var stamp: Int { Int(hash >> 32) }
}
