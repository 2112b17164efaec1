import Files
import PictureScenes
import SDLKit
import Stage
import Threads

/// Makes small pictures for a list, a few at a time, and keeps them for a while.
final class Thumbnails {
  /// What a small picture is made of.
  nonisolated struct Order: Hashable, Sendable {
    let id: PictureRow.ID
    let path: FilePath
    let square: Rect
    let bytes: Int
    let date: Int

    init(_ found: PicturePlace.Found, square: Rect) {
      (id, path, bytes, date) = (found.id, found.path, found.bytes, found.date)
      self.square = square
    }

    /// Whether the file is still as it was when the order was made.
    func fits(_ source: PictureSource, _ header: PictureHeader) -> Bool {
      source.length == bytes && source.date.components.seconds == date
        && square.intersection(Rect(.zero, header.upright)) == square
    }
  }

  /// How large small pictures are, by their longest sides in pixels; the larger ones are for large UI scales and windows.
  private nonisolated enum Size: Int {
    case usual = 192
    case large = 384

    /// The one to take where as many pixels are wanted.
    init(for side: Double) { self = side > Double(Self.usual.rawValue) ? .large : .usual }
  }

  /// What is to be made.
  private nonisolated struct Job: Hashable, Sendable {
    let order: Order
    let size: Size

    /// Whether what comes of it does for another one.
    func satisfies(_ other: Job) -> Bool {
      order == other.order && size.rawValue >= other.size.rawValue
    }
  }

  /// Where small pictures are kept, by their sizes.
  private nonisolated struct Caches: Sendable {
    private let usual: BitmapCache
    private let large: BitmapCache

    init(folder: FilePath?) {
      usual = BitmapCache(folder: folder, prefix: "thumbnail", capacity: 640)
      large = BitmapCache(folder: folder, prefix: "tile", capacity: 160)
    }

    subscript(_ size: Size) -> BitmapCache {
      switch size {
      case .usual: usual
      case .large: large
      }
    }
  }

  /// How many pixels of small pictures are in memory, some 14 MB; as many of those that wait are not forgotten.
  private static let capacity = 96 * 192 * 192
  private static let mostWaiting = 96
  private static let atATime = 2

  /// Hears of each small picture that has come.
  var onReady: (PictureRow.ID) -> Void = { _ in }
  /// Hears how hard a picture is, when that has been found out.
  var onMeasured: (PictureRow.ID, PictureHardness) -> Void = { _, _ in }
  /// Called when a file has changed since its order; no picture was made of it.
  var onOutdated: () -> Void = {}

  private let line: WorkLine
  private let decoder: PictureDecoder
  private let caches: Caches
  /// Those made, one of each picture; the one asked for last is at the end. Nil for a file that gives none.
  private var made: [(job: Job, image: PixelImage?)] = []
  private var pixelCount = 0
  /// Those to be made; the one asked for last is at the end, and made first.
  private var waiting: [Job] = []
  private var inWork: Set<Job> = []

  init(_ line: WorkLine, _ decoder: PictureDecoder, folder: FilePath?) {
    self.line = line
    self.decoder = decoder
    caches = Caches(folder: folder)
  }

  /// The small picture, or a smaller one, or the one before the last change, or nil while there is none.
  ///
  /// - Parameter side: how many pixels a side are wanted.
  func image(_ order: Order, side: Double = 0) -> PixelImage? {
    let job = Job(order: order, size: Size(for: side))
    if !made.contains(where: { $0.job.satisfies(job) }), !inWork.contains(job) {
      waiting.removeAll { $0 == job }
      waiting.append(job)
      if waiting.count > Self.mostWaiting { waiting.removeFirst() }
      work()
    }
    guard let index = made.firstIndex(where: { $0.job.order.id == order.id }) else { return nil }
    let found = made.remove(at: index)
    made.append(found)
    return found.image
  }

  private func work() {
    while inWork.count < Self.atATime, let job = waiting.popLast() {
      inWork.insert(job)
      line.perform(.looked) { [decoder, caches] in
        Self.make(job, decoder, caches)
      } then: { [weak self] made in
        self?.finish(job, made)
      }
    }
  }

  /// Finds out how hard a picture is when nobody waits for anything; its small picture is kept in the cache folder alone.
  func measure(_ order: Order, then: @escaping @MainActor (PictureHardness?) -> Void) {
    line.perform(.idle) { [decoder, caches] in
      var made = Self.make(Job(order: order, size: .usual), decoder, caches)
      made.hardness = made.hardness ?? made.image.flatMap { PictureHardness(of: $0, order) }
      return made
    } then: { [weak self] made in
      then(made.hardness)
      if made.isOutdated { self?.onOutdated() }
    }
  }

  private func finish(_ job: Job, _ result: Made) {
    inWork.remove(job)
    if let hardness = result.hardness { onMeasured(job.order.id, hardness) }
    keep(job, result.image)
    if result.image != nil { onReady(job.order.id) }
    if result.isOutdated { onOutdated() }
    work()
  }

  /// Takes the place of what there was of the picture, unless that is better, and lets the oldest go.
  private func keep(_ job: Job, _ image: PixelImage?) {
    guard !made.contains(where: { $0.job.satisfies(job) }) else { return }
    if let index = made.firstIndex(where: { $0.job.order.id == job.order.id }) { forget(index) }
    made.append((job, image))
    pixelCount += image?.pixels.count ?? 0
    while made.count > 1, pixelCount > Self.capacity { forget(0) }
  }

  private func forget(_ index: Int) {
    pixelCount -= made.remove(at: index).image?.pixels.count ?? 0
  }

  /// What comes of an order.
  private nonisolated struct Made: Sendable {
    var image: PixelImage?
    /// Nil where the small picture was there already.
    var hardness: PictureHardness?
    /// Whether the file has changed since the order.
    var isOutdated = false
  }

  private nonisolated static func make(
    _ job: Job, _ decoder: PictureDecoder, _ caches: Caches
  ) -> Made {
    let (order, cache) = (job.order, caches[job.size])
    let side = min(job.size.rawValue, Int(order.square.width))
    let name = String(order.hash, radix: 16)
    if let kept = cache.load(name, width: side, height: side) {
      return Made(image: PixelImage(width: side, height: side, pixels: kept))
    }
    let image: PixelImage
    do throws(PictureError) {
      let source = try PictureSource(path: order.path)
      let header = try source.header()
      guard order.fits(source, header) else { throw .changed }
      image = try decoder.decode(source, header, PictureRequest(part: order.square, limit: side))
    } catch {
      return Made(isOutdated: error == .changed)
    }
    cache.save(image.pixels, width: image.width, height: image.height, as: name)
    // The figure of a picture must not depend on who has asked first.
    let least = min(Size.usual.rawValue, side)
    let glance = side > least ? image.scaled(width: least, height: least) : image
    return Made(image: image, hardness: PictureHardness(of: glance, order))
  }
}

nonisolated extension Thumbnails.Order {

  /// Raise it with every change of the pixels made from a file.
  private static let version = 2

  /// Changes with the file and with the square: the hash FNV-1a.
  var hash: UInt64 {
    let words: FilePath =
      "\(Self.version)\n\(path)\n\(bytes)\n\(date)\n\(square.x) \(square.y) \(square.width)"
    return words.bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// The hash in a number that every reader of JSON keeps whole.
  var stamp: Int { Int(hash >> 32) }
}
