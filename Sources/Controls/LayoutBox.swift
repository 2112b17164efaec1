import Stage

/// A named place, or a row, column, grid or overlay of other boxes.
///
/// A box is a value without frames. ``places(in:)`` returns the frames for a rectangle, on whole pixels. Widths are
/// chosen first, since heights may depend on them, as those of wrapped text do. See Documentation/Stage.md.
public struct LayoutBox<Name> {
  private indirect enum Content {
    case place(Name)
    case space(LengthRange)
    case row([LayoutBox], spacing: Double, Alignment)
    case column([LayoutBox], spacing: Double, Alignment)
    case grid([LayoutBox], columns: Int, spacing: Double)
    case overlay([LayoutBox])
    case inset(LayoutBox, across: Double, down: Double)
    case variants([LayoutBox])
  }

  private let content: Content
  private var ownWidths: LengthRange?
  private var ownHeights: ((_ width: Double) -> LengthRange)?

  private init(content: Content) { self.content = content }

  /// Creates a place of any size.
  public init(_ name: Name) { self.init(content: .place(name)) }

  /// Returns a gap that replaces the spacing between its neighbours. By default it is flexible.
  public static func space(_ length: LengthRange = .any) -> LayoutBox {
    LayoutBox(content: .space(length))
  }

  /// Returns a gap that replaces the spacing between its neighbours.
  public static func space(_ length: Double) -> LayoutBox { .space(.exactly(length)) }

  /// Returns boxes from left to right. `alignment` applies to boxes that are lower than the row.
  public static func row(
    _ boxes: [LayoutBox], spacing: Double = 0, alignment: Alignment = .center
  ) -> LayoutBox {
    LayoutBox(content: .row(boxes, spacing: spacing, alignment))
  }

  /// Returns boxes from top to bottom. `alignment` applies to boxes that are narrower than the column.
  public static func column(
    _ boxes: [LayoutBox], spacing: Double = 0, alignment: Alignment = .center
  ) -> LayoutBox {
    LayoutBox(content: .column(boxes, spacing: spacing, alignment))
  }

  /// Returns boxes in cells of one size, row by row from the top. The columns are centred in a wider rectangle.
  public static func grid(_ boxes: [LayoutBox], columns: Int, spacing: Double = 0) -> LayoutBox {
    precondition(columns > 0, "A grid has columns")
    return LayoutBox(content: .grid(boxes, columns: columns, spacing: spacing))
  }

  /// Returns boxes on top of each other, each in the centre.
  public static func overlay(_ boxes: [LayoutBox]) -> LayoutBox {
    LayoutBox(content: .overlay(boxes))
  }

  /// Returns a box that places the first variant whose minimum fits, or the last one if none fits.
  public static func variants(_ boxes: [LayoutBox]) -> LayoutBox {
    LayoutBox(content: .variants(boxes))
  }

  /// Returns the box with margins at the left and right, and at the top and bottom.
  public func inset(_ across: Double, _ down: Double) -> LayoutBox {
    LayoutBox(content: .inset(self, across: across, down: down))
  }

  /// Returns the box with other widths.
  public func width(_ range: LengthRange) -> LayoutBox {
    var box = self
    box.ownWidths = range
    return box
  }

  /// Returns the box with heights that depend on its width.
  public func height(inWidth range: @escaping (_ width: Double) -> LengthRange) -> LayoutBox {
    var box = self
    box.ownHeights = range
    return box
  }

  /// Returns the box with other heights.
  public func height(_ range: LengthRange) -> LayoutBox { height { _ in range } }
  /// Returns the box with a fixed width.
  public func width(_ length: Double) -> LayoutBox { width(.exactly(length)) }
  /// Returns the box with a fixed height.
  public func height(_ length: Double) -> LayoutBox { height(.exactly(length)) }
}

extension LayoutBox {
  /// The widths that the box may have.
  public var widths: LengthRange {
    if let ownWidths { return ownWidths }
    switch content {
    case .place: return .any
    case .space(let length): return length
    case .row(let boxes, let spacing, _):
      return .sum(boxes.map(\.widths), gaps: Self.gaps(boxes, spacing).reduce(0, +))
    case .grid(let boxes, let columns, let spacing):
      return Self.cellWidths(boxes).repeated(columns, spacing)
    case .column(let boxes, _, _), .overlay(let boxes): return Self.cellWidths(boxes)
    case .inset(let box, let across, _): return .sum([box.widths], gaps: 2 * across)
    case .variants(let boxes): return Self.variant(of: boxes.map(\.widths))
    }
  }

  /// Returns the heights that the box may have in a width.
  public func heights(in width: Double) -> LengthRange {
    if let ownHeights { return ownHeights(width) }
    switch content {
    case .place: return .any
    case .space(let length): return length
    case .row(let boxes, let spacing, _):
      let widths = Self.widths(of: boxes, spacing, in: width)
      return .union(zip(boxes, widths).filter { $0.0.isSolid }.map { $0.heights(in: $1) })
    case .column(let boxes, let spacing, _):
      return .sum(
        boxes.map { $0.heights(in: $0.width(in: width)) },
        gaps: Self.gaps(boxes, spacing).reduce(0, +))
    case .grid(let boxes, let columns, let spacing):
      let cell = Self.cellWidths(boxes).cell(of: columns, spacing, in: width)
      return Self.cellHeights(boxes, in: cell).repeated(Self.rows(of: boxes, columns), spacing)
    case .overlay(let boxes): return .union(boxes.map { $0.heights(in: $0.width(in: width)) })
    case .inset(let box, let across, let down):
      return .sum([box.heights(in: width - 2 * across)], gaps: 2 * down)
    case .variants(let boxes):
      let narrow = boxes.filter { $0.widths.minimum <= width }
      let tried = narrow.isEmpty ? Array(boxes.suffix(1)) : narrow
      return Self.variant(of: tried.map { $0.heights(in: width) })
    }
  }

  /// Returns whether the minimum fits in a size.
  public func fits(_ size: Size) -> Bool {
    widths.minimum <= size.width && heights(in: size.width).minimum <= size.height
  }

  /// Whether the box is not a gap. A gap has a length in one direction only.
  private var isSolid: Bool { if case .space = content { false } else { true } }

  private func width(in room: Double) -> Double { min(room, widths.maximum) }

  /// Returns the gaps after the boxes: the spacing, or nothing beside a gap and at the end.
  private static func gaps(_ boxes: [LayoutBox], _ spacing: Double) -> [Double] {
    boxes.indices.map { index in
      let isBetween = boxes[index].isSolid && boxes.dropFirst(index + 1).first?.isSolid == true
      return isBetween ? spacing : 0
    }
  }

  /// Returns the widths of the boxes of a row.
  private static func widths(
    of boxes: [LayoutBox], _ spacing: Double, in width: Double
  ) -> [Double] {
    LengthRange.share(
      width - gaps(boxes, spacing).reduce(0, +), among: boxes.map(\.widths))
  }

  /// Returns the range of variants, of which the first is used if all fit.
  private static func variant(of ranges: [LengthRange]) -> LengthRange {
    guard let first = ranges.first else { return .exactly(0) }
    return LengthRange(
      ranges.map(\.minimum).min() ?? 0, ideal: first.ideal, maximum: first.maximum)
  }
}

extension LayoutBox {
  /// Returns the frames of all places in a rectangle, in drawing order.
  ///
  /// Edges are rounded to whole pixels. Boxes without a gap between them share their edges.
  public func places(in rect: Rect) -> [(name: Name, frame: Rect)] {
    var places: [(name: Name, frame: Rect)] = []
    place(in: rect, into: &places)
    return places
  }

  private func place(in rect: Rect, into places: inout [(name: Name, frame: Rect)]) {
    switch content {
    case .place(let name): places.append((name, rect.rounded))
    case .space: break
    case .row(let boxes, let spacing, let alignment):
      var x = rect.x
      let widths = Self.widths(of: boxes, spacing, in: rect.width)
      for (box, (width, gap)) in zip(boxes, zip(widths, Self.gaps(boxes, spacing))) {
        let height = min(rect.height, box.heights(in: width).maximum)
        let y = rect.y + alignment.part * (rect.height - height)
        box.place(in: Rect(x, y, width, height), into: &places)
        x += width + gap
      }
    case .column(let boxes, let spacing, let alignment):
      var y = rect.y
      let (widths, gaps) = (boxes.map { $0.width(in: rect.width) }, Self.gaps(boxes, spacing))
      let heights = LengthRange.share(
        rect.height - gaps.reduce(0, +), among: zip(boxes, widths).map { $0.heights(in: $1) })
      for (index, box) in boxes.enumerated() {
        let x = rect.x + alignment.part * (rect.width - widths[index])
        box.place(in: Rect(x, y, widths[index], heights[index]), into: &places)
        y += heights[index] + gaps[index]
      }
    case .grid(let boxes, let columns, let spacing):
      Self.placeCells(boxes, columns, spacing, in: rect, into: &places)
    case .overlay(let boxes):
      for box in boxes { box.placeCentered(in: rect, into: &places) }
    case .inset(let box, let across, let down):
      box.place(in: rect.inset(across, down), into: &places)
    case .variants(let boxes):
      (boxes.first { $0.fits(rect.size) } ?? boxes.last)?.place(in: rect, into: &places)
    }
  }

  /// Places the box in the middle, at its largest size.
  private func placeCentered(in rect: Rect, into places: inout [(name: Name, frame: Rect)]) {
    let width = width(in: rect.width)
    let size = Size(width, min(rect.height, heights(in: width).maximum))
    place(in: Rect(center: rect.center, size), into: &places)
  }

  private static func placeCells(
    _ boxes: [LayoutBox], _ columns: Int, _ spacing: Double, in rect: Rect,
    into places: inout [(name: Name, frame: Rect)]
  ) {
    let width = cellWidths(boxes).cell(of: columns, spacing, in: rect.width)
    let height = cellHeights(boxes, in: width)
      .cell(of: rows(of: boxes, columns), spacing, in: rect.height)
    let span = Double(columns) * (width + spacing) - spacing
    let left = (rect.midX - span / 2).rounded()
    for (index, box) in boxes.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let corner = Point(
        left + Double(column) * (width + spacing), rect.y + Double(row) * (height + spacing))
      box.placeCentered(in: Rect(corner, Size(width, height)), into: &places)
    }
  }
}

extension LayoutBox {
  private static func rows(of boxes: [LayoutBox], _ columns: Int) -> Int {
    max(1, (boxes.count + columns - 1) / columns)
  }

  private static func cellWidths(_ boxes: [LayoutBox]) -> LengthRange {
    .union(boxes.filter(\.isSolid).map(\.widths))
  }

  private static func cellHeights(_ boxes: [LayoutBox], in width: Double) -> LengthRange {
    .union(boxes.filter(\.isSolid).map { $0.heights(in: width) })
  }
}

extension Alignment {
  /// The part of the free length that is before a box.
  fileprivate var part: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
