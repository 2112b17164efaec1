import Stage

/// A chart of values over two axes. Layers are drawn in order.
public nonisolated struct Plot: Sendable {
  /// The heading above the chart.
  public let heading: String
  /// The line below the heading if no layer has a name, such as the unit.
  public let note: String?
  /// The horizontal axis.
  public let x: Axis
  /// The vertical axis. Its labels are left out if `nil`; the scale then begins at 0 and covers all bars.
  public let y: Axis?
  /// The layers from back to front.
  public let layers: [Layer]
  /// The pictures behind the layers. With them, both axes have the same scale and no lines.
  public let ground: Ground?

  /// Returns the pictures in the rectangle between the axes, each with its upper left corner.
  public typealias Ground =
    @MainActor @Sendable (_ area: Rect, _ look: Look) -> [(picture: Picture, corner: Point)]

  /// Creates a chart.
  public init(
    _ heading: String, note: String? = nil, x: Axis, y: Axis? = nil, layers: [Layer],
    ground: Ground? = nil
  ) {
    (self.heading, self.note, self.x, self.y, self.layers) = (heading, note, x, y, layers)
    self.ground = ground
  }

  /// A scale with its labels.
  public struct Axis: Hashable, Sendable {
    let scale: ClosedRange<Double>
    let labels: [Label]

    /// A text at a value of the axis.
    public struct Label: Hashable, Sendable {
      let value: Double
      let text: String

      /// Creates a label.
      public init(_ value: Double, _ text: String) { (self.value, self.text) = (value, text) }
    }

    /// Creates an axis over a range of values, which is not empty, with labels in ascending order.
    public init(_ scale: ClosedRange<Double>, labels: [Label]) {
      (self.scale, self.labels) = (scale, labels)
    }

    /// Creates an axis with a label at each tick.
    public init(_ scale: PlotScale, text: (Double) -> String) {
      self.init(scale.range, labels: scale.ticks.map { Label($0, text($0)) })
    }

    var length: Double { scale.upperBound - scale.lowerBound }

    func share(of value: Double) -> Double { (value - scale.lowerBound) / length }
  }

  /// A part of the chart, with its name in the legend.
  public struct Layer: Sendable {
    let name: String?
    let content: Content

    /// Creates a layer. One without a name is not in the legend.
    public init(_ name: String? = nil, _ content: Content) {
      (self.name, self.content) = (name, content)
    }
  }

  /// The content of a layer, in the values of the axes.
  public enum Content: Sendable {
    case points([Item], Mark)
    case dottedLine([Point])
    /// A horizontal line over the whole width.
    case level(Double)
    /// A horizontal band over the whole width.
    case band(ClosedRange<Double>)
    /// Bars from 0 upwards, each with its value above it.
    case bars([Bar])
    /// The upper outline of bars that touch.
    case outline([Bar])
    /// A dotted vertical line.
    case divider(Double)
    /// Straight lines, such as those between the two ends of an error.
    case segments([(start: Point, end: Point)])
  }

  /// The shape of a point.
  public enum Mark: Hashable, Sendable { case disc, ring, square, diamond }

  /// A value that can be pointed at.
  public struct Item: Sendable {
    let place: Point
    let tip: PlotTip

    /// Creates a point from its values on the axes.
    public init(_ x: Double, _ y: Double, tip: PlotTip) {
      (place, self.tip) = (Point(x, y), tip)
    }
  }

  /// A bar over a range of the horizontal axis.
  public struct Bar: Sendable {
    let range: ClosedRange<Double>
    let value: Double
    let text: String?
    let tip: PlotTip?

    /// Creates a bar. `text` is shown above it; a bar without a tip cannot be pointed at.
    public init(
      _ range: ClosedRange<Double>, _ value: Double, text: String? = nil, tip: PlotTip? = nil
    ) {
      (self.range, self.value, self.text, self.tip) = (range, value, text, tip)
    }
  }
}

/// The words about one value of a chart.
public nonisolated struct PlotTip: Sendable {
  let title: String?
  let value: String
  let detail: String?
  let action: Action?

  /// The command for a value, such as a replay of its game.
  public struct Action: Sendable {
    let title: String
    let perform: @MainActor @Sendable () -> Void

    /// Creates a command with the title of its button.
    public init(_ title: String, perform: @escaping @MainActor @Sendable () -> Void) {
      (self.title, self.perform) = (title, perform)
    }
  }

  /// Creates a tip of up to three lines.
  public init(
    title: String? = nil, _ value: String, detail: String? = nil, action: Action? = nil
  ) {
    (self.title, self.value, self.detail, self.action) = (title, value, detail, action)
  }
}
