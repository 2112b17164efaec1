import Controls
import Stage

/// A view of the statistics, below the choices.
package protocol StatisticsContent: AnyObject {
  /// The controls in focus order.
  var controls: [Control] { get }

  /// Places the content from the upper edge of a room.
  ///
  /// - Parameter room: the part of the window below the choices. The content scrolls where it is higher.
  /// - Returns: the lower edge.
  func layout(in room: Rect) -> Double

  /// Draws the parts that are not controls, at their places without scrolling.
  func draw(into list: inout DisplayList)

  /// Draws the titles of columns, which scroll with their list.
  func drawHead(into list: inout DisplayList)
}
