import Files
import PictureDecoding
import PictureScenes
import SDLKit
import Stage
import Threads

/// Makes thumbnails for a list, a few at a time, and caches them.
final class Thumbnails {
  /// The input of a thumbnail.
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

    /// Whether a file still has the order's length and date, and contains its square.
    func fits(_ source: PictureSource, _ header: PictureHeader) -> Bool {
      source.length == bytes && source.date.components.seconds == date
        && square.intersection(Rect(.zero, header.upright)) == square
    }
  }

  /// The longest side of a thumbnail, in pixels. The larger size is for large UI scales and windows.
  private nonisolated enum Size: Int {
    case usual = 192
    case large = 384

    /// Chooses the size for a requested number of pixels.
    init(for side: Double) { self = side > Double(Self.usual.rawValue) ? .large : .usual }
  }

  /// An order and the size in which to make it.
  private nonisolated struct Job: Hashable, Sendable {
    let order: Order
    let size: Size

    /// Whether the result can be used for another job.
    func satisfies(_ other: Job) -> Bool {
      order == other.order && size.rawValue >= other.size.rawValue
    }
  }

  /// The disk caches of the sizes.
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

  /// The maximum number of pixels of thumbnails in memory, some 14 MB: 96 thumbnails of the usual size.
  private static let capacity = 96 * 192 * 192
  private static let waitingLimit = 96
  private static let concurrencyLimit = 2

  /// Called with each new thumbnail.
  var onReady: (PictureRow.ID) -> Void = { _ in }
  /// Called when the hardness of a picture has been measured.
  var onMeasured: (PictureRow.ID, PictureHardness) -> Void = { _, _ in }
  /// Called when no thumbnail was made because the file has changed since its order.
  var onOutdated: () -> Void = {}

  private let workQueue: PriorityWorkQueue
  private let decoder: PictureDecoder
  private let caches: Caches
  /// The finished thumbnails, one for each picture, in the order of use. `nil` for files that cannot be decoded.
  private var made: [(job: Job, image: PixelImage?)] = []
  private var pixelCount = 0
  /// The waiting jobs. The most recent one is last and is made first.
  private var waiting: [Job] = []
  private var inWork: Set<Job> = []

  init(_ workQueue: PriorityWorkQueue, _ decoder: PictureDecoder, folder: FilePath?) {
    self.workQueue = workQueue
    self.decoder = decoder
    caches = Caches(folder: folder)
  }

  /// Returns the thumbnail if it exists. Otherwise requests it, and ``onReady`` reports it.
  ///
  /// Meanwhile it returns a smaller or an outdated thumbnail of the picture, or `nil`.
  ///
  /// - Parameter side: the requested side in pixels.
  func image(_ order: Order, side: Double = 0) -> PixelImage? {
    let job = Job(order: order, size: Size(for: side))
    if !made.contains(where: { $0.job.satisfies(job) }), !inWork.contains(job) {
      waiting.removeAll { $0 == job }
      waiting.append(job)
      if waiting.count > Self.waitingLimit { waiting.removeFirst() }
      work()
    }
    guard let index = made.firstIndex(where: { $0.job.order.id == order.id }) else { return nil }
    let found = made.remove(at: index)
    made.append(found)
    return found.image
  }

  private func work() {
    while inWork.count < Self.concurrencyLimit, let job = waiting.popLast() {
      inWork.insert(job)
      workQueue.perform(.visible) { [decoder, caches] in
        Self.make(job, decoder, caches)
      } then: { [weak self] made in
        self?.finish(job, made)
      }
    }
  }

  /// Measures the hardness of a picture while no other work is waiting. Its thumbnail is stored only in the cache
  /// folder.
  func measure(_ order: Order, then: @escaping @MainActor (PictureHardness?) -> Void) {
    workQueue.perform(.idle) { [decoder, caches] in
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
    store(job, result.image)
    if result.image != nil { onReady(job.order.id) }
    if result.isOutdated { onOutdated() }
    work()
  }

  /// Replaces the picture's thumbnail unless the old one is as good. Beyond the capacity, drops the least recently
  /// used thumbnails.
  private func store(_ job: Job, _ image: PixelImage?) {
    guard !made.contains(where: { $0.job.satisfies(job) }) else { return }
    if let index = made.firstIndex(where: { $0.job.order.id == job.order.id }) { drop(index) }
    made.append((job, image))
    pixelCount += image?.pixels.count ?? 0
    while made.count > 1, pixelCount > Self.capacity { drop(0) }
  }

  private func drop(_ index: Int) {
    pixelCount -= made.remove(at: index).image?.pixels.count ?? 0
  }

  /// The result of an order.
  private nonisolated struct Made: Sendable {
    var image: PixelImage?
    /// `nil` if the thumbnail was in the cache or cannot be measured.
    var hardness: PictureHardness?
    /// Whether the file has changed since the order was made.
    var isOutdated = false
  }

  private nonisolated static func make(
    _ job: Job, _ decoder: PictureDecoder, _ caches: Caches
  ) -> Made {
    let (order, cache) = (job.order, caches[job.size])
    let side = min(job.size.rawValue, Int(order.square.width))
    let name = String(order.hash, radix: 16)
    if let cached = cache.load(name, width: side, height: side) {
      return Made(image: PixelImage(width: side, height: side, pixels: cached))
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
    // The figure is always measured at the usual size, so that it does not depend on the first request.
    let least = min(Size.usual.rawValue, side)
    let small = side > least ? image.scaled(width: least, height: least) : image
    return Made(image: image, hardness: PictureHardness(of: small, order))
  }
}

nonisolated extension Thumbnails.Order {

  /// The version of the hash. Raise it with every change of the pixels made from a file.
  private static let version = 2

  /// An FNV-1a hash of the file and the square.
  var hash: UInt64 {
    let words: FilePath =
      "\(Self.version)\n\(path)\n\(bytes)\n\(date)\n\(square.x) \(square.y) \(square.width)"
    return FNV1a.hash(words.bytes[...])
  }

  /// A part of the hash that all JSON readers preserve exactly.
  var stamp: Int { Int(hash >> 32) }
}
