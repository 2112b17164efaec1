import GameKernel
import Stage

/// A view of one row in a list, with parts that can be hit separately.
///
/// A list creates a row when it scrolls into view. It may drop the row when it is out of view, and create it again
/// later.
@MainActor public protocol Row: AnyObject {
  /// The highlighting of the row, which the list sets before each drawing.
  var state: RowState { get set }

  /// Returns the parts that can be hit separately. A hit outside of the parts counts for the row. Default: empty.
  ///
  /// - Parameter box: the content area of the row.
  func parts(in box: Rect) -> [RowPart]

  /// Draws the content of the row. The list has already drawn the background.
  func draw(into list: inout DisplayList, in box: Rect)

  /// The row as one sentence; `nil` if its drawn texts are read. Default: `nil`.
  var sentence: String? { get }

  /// Acts on a tap on one of its parts.
  func tap(_ part: RowPart.ID)

  /// Whether the row uses left and right, so that they do not move the focus. Default: `false`.
  var isAdjustable: Bool { get }

  /// Returns whether the row can use left or right now. Otherwise the arrow moves the focus out of the list.
  /// Default: `isAdjustable`.
  func adjusts(_ direction: Direction) -> Bool

  /// Acts on left or right while the row has the focus.
  func adjust(_ direction: Direction)

  /// Returns the part with the focus, for a row that highlights its parts itself; `nil` for the whole row. Default:
  /// `nil`.
  ///
  /// - Parameter box: the content area of the row.
  func focusedPart(in box: Rect) -> Rect?
}

extension Row {
  public func parts(in box: Rect) -> [RowPart] { [] }
  public var sentence: String? { nil }
  public func tap(_ part: RowPart.ID) {}
  public var isAdjustable: Bool { false }
  public func adjusts(_ direction: Direction) -> Bool { isAdjustable }
  public func adjust(_ direction: Direction) {}
  public func focusedPart(in box: Rect) -> Rect? { nil }
}

/// The highlighting of a row.
public struct RowState: Hashable, Sendable {
  /// Whether the row is chosen and has the accent.
  public let isChosen: Bool
  /// Whether Enter or a click would choose the row.
  public let isHighlighted: Bool
  /// The part below the mouse; `nil` for none.
  public let pointed: RowPart.ID?

  /// Creates a state. By default nothing is highlighted.
  public init(isChosen: Bool = false, isHighlighted: Bool = false, pointed: RowPart.ID? = nil) {
    self.isChosen = isChosen
    self.isHighlighted = isHighlighted
    self.pointed = pointed
  }
}

/// A part of a row that can be hit separately, such as a star.
public struct RowPart: Hashable, Identifiable, Sendable {
  /// The identifier within the row, such as `star-4`. The trace appends it to the identifier of the row.
  public let id: String
  /// The bounds in output pixels.
  public let frame: Rect

  /// Creates a part.
  public init(_ id: String, _ frame: Rect) { (self.id, self.frame) = (id, frame) }
}
