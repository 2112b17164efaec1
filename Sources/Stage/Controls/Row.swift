/// One row of a list, as a view: draws what is on it, says which parts of it can be hit, and acts on them.
///
/// A list makes a row when it comes into sight, and drops it when it is scrolled away or renewed.
@MainActor public protocol Row: AnyObject {
  /// How it is lit now; its list says so before each drawing.
  var state: RowState { get set }

  /// What can be hit by itself; what is hit beside them is the row.
  ///
  /// - Parameter box: the inside of the row.
  func parts(in box: Rect) -> [RowPart]

  /// Draws what is on the row; its ground is the list's.
  func draw(into list: inout DisplayList, in box: Rect)

  /// Acts on a tap on one of its parts.
  func tap(_ part: RowPart.ID)

  /// Whether left and right on it are its own and do not move the focus.
  var isAdjustable: Bool { get }

  /// Whether it has a use for left or right now; else the arrow leads out of the list.
  func adjusts(_ direction: Direction) -> Bool

  /// Left or right while it has the focus.
  func adjust(_ direction: Direction)

  /// What the focus goes round where that is a part of the row, which then lights its parts itself; nil for all of it.
  ///
  /// - Parameter box: the inside of the row.
  func focusedPart(in box: Rect) -> Rect?
}

extension Row {
  public func parts(in box: Rect) -> [RowPart] { [] }
  public func tap(_ part: RowPart.ID) {}
  public var isAdjustable: Bool { false }
  public func adjusts(_ direction: Direction) -> Bool { isAdjustable }
  public func adjust(_ direction: Direction) {}
  public func focusedPart(in box: Rect) -> Rect? { nil }
}

/// How a row is lit.
public struct RowState: Hashable, Sendable {
  /// Whether it is the one in accent.
  public let isChosen: Bool
  /// Whether it is the one that would be chosen.
  public let isHighlighted: Bool
  /// Its part below the mouse; nil for none.
  public let pointed: RowPart.ID?

  /// A state; without more the row is not lit at all.
  public init(isChosen: Bool = false, isHighlighted: Bool = false, pointed: RowPart.ID? = nil) {
    self.isChosen = isChosen
    self.isHighlighted = isHighlighted
    self.pointed = pointed
  }
}

/// A part of a row that can be hit by itself, such as a star.
public struct RowPart: Hashable, Identifiable, Sendable {
  /// For the row, and for the trace behind the id of the row, such as `star-4`.
  public let id: String
  /// In output pixels.
  public let frame: Rect

  /// A part and its place.
  public init(_ id: String, _ frame: Rect) { (self.id, self.frame) = (id, frame) }
}
