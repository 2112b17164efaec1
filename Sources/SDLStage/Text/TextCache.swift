import SDLKit
import Stage

/// A cache of rendered lines of text, which also measures text. The least recently used lines are dropped.
///
/// A line is stored as one byte per pixel, without its colour: 1 MB holds about 250 buttons.
public final class TextCache: TextMeasurer {
  /// The limit of rendered text in bytes.
  public let capacity: Int
  /// The current size of rendered text in bytes.
  public private(set) var byteCount = 0
  /// The number of lines rendered so far, for tests and benchmarks.
  public private(set) var renderCount = 0
  /// The number of open fonts, for tests. Each weight at each size is one font.
  public var fontCount: Int { fonts.count }

  private struct Line: Hashable {
    let string: String
    let style: TextStyle

    /// Whether the line is a number of several characters, composed from single glyphs.
    ///
    /// Its digits keep their places while the number changes, and new values rarely need the font.
    var isComposed: Bool { string.utf8.count > 1 && isNumber }

    /// The single characters of a composed number.
    var figures: [Line] { string.map { Line(string: String($0), style: style) } }

    /// The character, if the line is a single character of a number.
    var figure: Unicode.Scalar? {
      isNumber && string.utf8.count == 1 ? string.unicodeScalars.first : nil
    }

    private var isNumber: Bool {
      string.utf8.allSatisfy { (0x30...0x3A).contains($0) || $0 == 0x20 || $0 == 0x2E }
    }
  }
  private struct Entry {
    let mask: TextMask?
    var lastUse: Int
    var byteCount: Int { Self.overhead + (mask?.coverage.count ?? 0) }

    /// The approximate memory of a line besides its pixels: the mask, its array, its string and the table entries.
    private static let overhead = 256
  }

  private let fonts: FontCache
  private var sizes: [Line: Size] = [:]
  private var entries: [Line: Entry] = [:]
  private var useCount = 0
  /// The first frame, until it has been shown. If all its texts were saved by an earlier launch, it needs no font.
  var startup: StartupFrame? { didSet { stamp = startup == nil ? "" : fonts.stamp } }
  /// A stamp that changes with the fonts and the text libraries.
  private var stamp = ""
  /// Whether a line of the first frame was not saved.
  private var hasNewLines = false
  /// The saved ascents of styles, whose fonts may not be open.
  private var ascents: [TextStyle: Int] = [:]

  private static let maximumSizes = 2048

  /// - Parameters:
  ///   - finder: a finder, which may already be searching on another thread.
  ///   - capacity: the limit in bytes.
  /// - Throws: if the system has no font.
  public init(_ finder: FontFinder, capacity: Int = 1 << 20) throws(SDLError) {
    fonts = try FontCache(finder)
    self.capacity = capacity
  }

  public func size(of string: String, _ style: TextStyle) -> Size {
    size(of: Line(string: string, style: style))
  }

  private func size(of line: Line) -> Size {
    if let size = sizes[line] { return size }
    if line.isComposed {
      useCount += 1
      guard let mask = mask(of: line) else {
        return Size(0, Double(fonts.font(line.style)?.height ?? 0))
      }
      return storeSize(Size(Double(mask.measuredWidth), Double(mask.measuredHeight)), of: line)
    }
    if let size = savedSize(of: line) { return size }
    guard let font = fonts.font(line.style) else { return .zero }
    do {
      var width = 0
      for run in fonts.runs(of: line.string, line.style) { width += try run.width }
      return storeSize(Size(Double(width), Double(font.height)), of: line)
    } catch {
      fonts.report(error)
      return Size(0, Double(font.height))
    }
  }

  private func storeSize(_ size: Size, of line: Line) -> Size {
    if sizes.count >= Self.maximumSizes { sizes.removeAll(keepingCapacity: true) }
    sizes[line] = size
    return size
  }

  public func ascent(of style: TextStyle) -> Double {
    Double(ascents[style] ?? fonts.font(style)?.ascent ?? 0)
  }

  /// Returns the rendered line, or `nil` if it cannot be rendered.
  func mask(of string: String, _ style: TextStyle) -> TextMask? {
    useCount += 1
    return mask(of: Line(string: string, style: style))
  }

  private func mask(of line: Line) -> TextMask? {
    if let mask = cachedMask(line) { return mask }
    if line.isComposed { return store(joined(line.figures), of: line) }
    if sizes[line] == nil, savedSize(of: line) != nil, let mask = cachedMask(line) { return mask }
    return store(rendered(line), of: line)
  }

  /// Returns the cached mask of a line and marks it as used.
  private func cachedMask(_ line: Line) -> TextMask? {
    guard let mask = entries[line]?.mask else { return nil }
    entries[line]?.lastUse = useCount
    return mask
  }

  /// Composes a number from the masks of its characters.
  private func joined(_ figures: [Line]) -> TextMask? {
    if startup == nil { renderDigits(of: figures[0].style) }
    let masks = figures.compactMap(mask)
    return masks.count == figures.count ? TextMask.joined(masks) : nil
  }

  /// Renders all ten digits with the first number of a style, because counting will need them.
  private func renderDigits(of style: TextStyle) {
    for figure in 0...9 { _ = mask(of: Line(string: String(figure), style: style)) }
  }

  @discardableResult
  private func store(_ mask: TextMask?, of line: Line) -> TextMask? {
    let entry = Entry(mask: mask, lastUse: useCount)
    byteCount += entry.byteCount - (entries[line]?.byteCount ?? 0)
    entries[line] = entry
    if byteCount > capacity { dropOldest(downTo: capacity * 3 / 4) }
    return mask
  }

  public func isWritable(_ string: String) -> Bool { fonts.isWritable(string) }

  // MARK: The first frame

  /// Ends the first frame: renders the digits that its numbers will need, and adds its lines to the drawings to save
  /// if some are new.
  func finishStartup() {
    guard startup != nil else { return }
    for style in Set(entries.keys.filter(\.isComposed).map(\.style)) { renderDigits(of: style) }
    if hasNewLines { addLines() }
    startup = nil
  }

  private func addLines() {
    for (line, size) in sizes where !line.isComposed {
      // Lines in fallback fonts are not saved, since the stamp does not include those fonts.
      guard !fonts.isOpen(line.style) || fonts.writesAlone(line.string, line.style),
        let ascent = ascents[line.style] ?? fonts.font(line.style)?.ascent
      else { continue }
      let written = WrittenLine(size: size, ascent: ascent, mask: entries[line]?.mask)
      startup?.add(written.bitmap, as: key(line))
    }
  }

  /// Returns the saved size of a line of the first frame, if any, and adds its saved pixels to the cache.
  private func savedSize(of line: Line) -> Size? {
    guard let startup else { return nil }
    guard let saved = startup.drawing(key(line)).flatMap(WrittenLine.init) else {
      hasNewLines = true
      return nil
    }
    sizes[line] = saved.size
    ascents[line.style] = saved.ascent
    if let mask = saved.mask { store(mask, of: line) }
    return saved.size
  }

  private func key(_ line: Line) -> DrawingDigest.Words {
    DrawingDigest("\(stamp)\n\(line.style.weight.rawValue) \(line.style.pixels)\n\(line.string)")
      .words
  }

  /// Forgets all fonts and lines, after the wish of the finder has changed.
  public func forgetFonts() {
    fonts.forget()
    sizes.removeAll()
    entries.removeAll()
    ascents.removeAll()
    (byteCount, startup) = (0, nil)
  }

  /// Releases memory that only other scenes or window sizes need. A quarter of the capacity is retained.
  func tidy() {
    dropOldest(downTo: capacity / 4)
    fonts.tidy()
  }

  /// Drops the least recently used lines, many at a time so that it runs seldom.
  private func dropOldest(downTo limit: Int) {
    for (line, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > limit, entry.lastUse != useCount else { return }
      byteCount -= entry.byteCount
      entries[line] = nil
    }
  }

  private func rendered(_ line: Line) -> TextMask? {
    do {
      return try SDLError.retryingOnce { () throws(SDLError) in try render(line) }
    } catch {
      fonts.report(error)
      return nil
    }
  }

  private func render(_ line: Line) throws(SDLError) -> TextMask? {
    let size = size(of: line)
    guard size.width > 0, let font = fonts.font(line.style) else { return nil }
    renderCount += 1
    let step = try line.figure.map { (figure) throws(SDLError) in
      TextMask.Step(lead: font.lead(of: figure), advance: try font.advance(of: figure))
    }
    var parts: [TextMask] = []
    for run in fonts.runs(of: line.string, line.style) {
      parts.append(
        try TextMask(run, height: Int(size.height), ascent: font.ascent, step: step))
    }
    return TextMask.joined(parts)
  }
}
