import SDLKit
import Stage

/// Measures lines of text, renders each once, and keeps those used last.
///
/// A line is kept as one byte a pixel, without its colour: 1 MB is some 250 buttons' worth.
public final class TextCache: TextMeasurer {
  /// How much rendered text is kept, in bytes.
  public let capacity: Int
  /// How much is kept now, in bytes.
  public private(set) var byteCount = 0
  /// How many lines have been rendered so far, for tests and benchmarks.
  public private(set) var renderCount = 0
  /// How many fonts are open, for tests: each weight at each size is one.
  public var fontCount: Int { fonts.count }

  private struct Line: Hashable {
    let string: String
    let style: TextStyle
  }
  private struct Entry {
    let mask: TextMask?
    var lastUse: Int
    var byteCount: Int { Self.overhead + (mask?.coverage.count ?? 0) }

    /// About what a line needs beside its pixels: the mask, its array, its string and its places in tables.
    private static let overhead = 256
  }

  private let fonts: FontShelf
  private var sizes: [Line: Size] = [:]
  private var entries: [Line: Entry] = [:]
  private var useCount = 0
  /// What an earlier start has written, until the first frame has been shown.
  private var first: FirstTexts?
  /// Those that it knows of styles, whose fonts need not be open.
  private var ascents: [TextStyle: Int] = [:]

  private static let maximumSizes = 2048

  /// - Parameters:
  ///   - finder: may be searching already on another thread.
  ///   - capacity: in bytes.
  /// - Throws: where the system has no font at all.
  public init(_ finder: FontFinder, capacity: Int = 1 << 20) throws(SDLError) {
    fonts = try FontShelf(finder)
    self.capacity = capacity
  }

  public func size(of string: String, _ style: TextStyle) -> Size {
    let line = Line(string: string, style: style)
    if let size = sizes[line] ?? keptSize(of: line) { return size }
    guard let font = fonts.font(style) else { return .zero }
    font.isKerning = !string.isCounter
    var width = 0
    do {
      for run in fonts.runs(of: string, style) { width += try run.width }
    } catch {
      fonts.tell(error)
      return Size(0, Double(font.height))
    }
    let size = Size(Double(width), Double(font.height))
    if sizes.count >= Self.maximumSizes { sizes.removeAll(keepingCapacity: true) }
    sizes[line] = size
    return size
  }

  public func ascent(of style: TextStyle) -> Double {
    Double(ascents[style] ?? fonts.font(style)?.ascent ?? 0)
  }

  /// The rendered line, or nil where it cannot be rendered.
  func mask(of string: String, _ style: TextStyle) -> TextMask? {
    let line = Line(string: string, style: style)
    useCount += 1
    if sizes[line] == nil { _ = keptSize(of: line) }
    if let mask = entries[line]?.mask {
      entries[line]?.lastUse = useCount
      return mask
    }
    return keep(rendered(line), of: line)
  }

  @discardableResult
  private func keep(_ mask: TextMask?, of line: Line) -> TextMask? {
    let entry = Entry(mask: mask, lastUse: useCount)
    byteCount += entry.byteCount
    entries[line] = entry
    if byteCount > capacity { forgetOldest(but: capacity * 3 / 4) }
    return mask
  }

  // MARK: The first frame

  /// Takes lines from what is found on another thread, until the first frame has been shown.
  ///
  /// - Parameter store: keeps those of now.
  func expect(_ expected: FirstFrame, _ store: FirstPictureStore) {
    first = FirstTexts(expected, store, fonts: fonts.stamp)
  }

  /// After the first frame: keeps its lines, where some were not kept yet.
  func endFirst() {
    guard let first else { return }
    self.first = nil
    guard first.hasMissed else { return }
    first.keep(
      sizes.compactMap { line, size in
        // What another font has written may look otherwise when that has changed.
        guard fonts.isOpen(line.style) ? fonts.writesAlone(line.string, line.style) : true,
          let ascent = ascents[line.style] ?? fonts.font(line.style)?.ascent
        else { return nil }
        let mask = entries[line]?.mask
        return (line.string, line.style, WrittenLine(size: size, ascent: ascent, mask: mask))
      })
  }

  /// What an earlier start has measured; its pixels are taken over too.
  private func keptSize(of line: Line) -> Size? {
    guard let kept = first?.line(line.string, line.style) else { return nil }
    sizes[line] = kept.size
    ascents[line.style] = kept.ascent
    if let mask = kept.mask { keep(mask, of: line) }
    return kept.size
  }

  /// Gives back what only other scenes need, or other sizes of the window: a quarter of the lines stays.
  func tidy() {
    forgetOldest(but: capacity / 4)
    fonts.tidy()
  }

  /// Forgets the lines used longest ago; not one by one, so that it is seldom done.
  private func forgetOldest(but limit: Int) {
    for (line, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > limit, entry.lastUse != useCount else { return }
      byteCount -= entry.byteCount
      entries[line] = nil
    }
  }

  private func rendered(_ line: Line) -> TextMask? {
    do {
      return try SDLError.again { () throws(SDLError) in try render(line) }
    } catch {
      fonts.tell(error)
      return nil
    }
  }

  private func render(_ line: Line) throws(SDLError) -> TextMask? {
    let size = size(of: line.string, line.style)
    guard size.width > 0, let font = fonts.font(line.style) else { return nil }
    font.isKerning = !line.string.isCounter
    renderCount += 1
    return try TextMask(
      fonts.runs(of: line.string, line.style), size: size, ascent: font.ascent)
  }
}

extension String {
  /// Whether this is a number, whose figures must not move when it counts.
  fileprivate nonisolated var isCounter: Bool {
    utf8.allSatisfy { (0x30...0x3A).contains($0) || $0 == 0x20 || $0 == 0x2E }
  }
}
