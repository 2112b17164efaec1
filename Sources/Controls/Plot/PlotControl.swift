import GameKernel
import Motion
import Stage

/// A panel with a chart. Pointing at a value, or left and right, shows its tip. Enter, or a click on the value or its
/// tip, performs the tip's action. The tip stays while the pointer moves from the value to it.
public final class PlotControl: Control {
  /// The chart. A new one removes the tip.
  public var plot: Plot {
    didSet { (chosen, art) = (nil, Memo()) }
  }
  /// The index of the value with a tip, in the order of `targets`.
  private var chosen: Int?
  private var art = Memo<Key, Art>()

  /// The properties on which the pictures depend.
  private struct Key: Equatable {
    let look: LookKey
    let language: Language
    let corner: Point
  }

  /// The parts that are made for one size and look.
  private struct Art {
    let layout: PlotLayout
    let panel: Surface
    let ground: [(picture: Picture, corner: Point)]
    let picture: Picture
    let targets: [Target]
  }

  /// A value that can be pointed at.
  private struct Target {
    /// The point, or the middle of the bar's upper edge.
    let anchor: Point
    let tip: PlotTip
    /// The bar; `nil` for a point.
    let bar: Rect?
  }

  /// Creates the panel. Set its `frame` during layout.
  public init(id: String, context: StageContext, _ plot: Plot) {
    self.plot = plot
    super.init(id: id, context: context)
  }

  public override var clicks: Bool { chosenTip?.action != nil }

  public override var preferredSize: Size {
    Size(context.look.metrics.px(392, least: 220), context.look.metrics.px(328, least: 160))
  }

  public override var focusShape: (frame: Rect, radius: Double) {
    (frame, context.look.metrics.px(20))
  }

  public override var adjustsSideways: Bool { !targets.isEmpty }

  public override var leadsOnDown: Bool { true }

  /// The panel, and the value with a tip as `id.value`.
  public override var reports: [ControlReport] {
    guard !isHidden, let chosen, targets.indices.contains(chosen) else { return super.reports }
    let box = Rect(center: targets[chosen].anchor, Size(1, 1))
    return super.reports + [ControlReport(id: "\(id).\(chosen)", frame: box, isEnabled: true)]
  }

  private var targets: [Target] { currentArt.targets }

  private var chosenTip: PlotTip? {
    chosen.flatMap { targets.indices.contains($0) ? targets[$0].tip : nil }
  }

  public override func adjust(_ direction: Direction) -> Bool {
    guard direction.isLevel, !targets.isEmpty else { return false }
    let step = direction == .left ? -1 : 1
    // The first arrow chooses the latest value.
    let next = chosen.map { $0 + step } ?? targets.count - 1
    guard targets.indices.contains(next) else { return false }
    chosen = next
    return true
  }

  public override func leap(_ leap: Intent.Leap) -> Bool {
    let end: Int? =
      switch leap {
      case .toStart: targets.indices.first
      case .toEnd: targets.indices.last
      case .pageUp, .pageDown: nil
      }
    guard let end, end != chosen else { return false }
    chosen = end
    return true
  }

  public override func activate() -> Bool {
    guard let action = chosenTip?.action else { return false }
    action.perform()
    return true
  }

  /// Acts on the value at a point. A first tap without a hover only shows the tip.
  public override func tapped(at point: Point) {
    let value = tipFrame?.contains(point) == true ? chosen : target(at: point)
    guard value == chosen else {
      chosen = value
      return
    }
    _ = activate()
  }

  public override func pointerMoved(to point: Point?) {
    // A lifted finger leaves the tip.
    if point == nil, context.input.device == .touch { return }
    if let point, isOnWayToTip(point) { return }
    chosen = point.flatMap(target)
  }

  /// The frame of the tip with an action; `nil` without one.
  private var tipFrame: Rect? {
    guard let tip = chosenTip, tip.action != nil, let chosen else { return nil }
    return PlotTipView(tip, context.look).frame(at: targets[chosen].anchor, within: frame)
  }

  /// Whether a point is on the tip with an action, or in the triangle between its value and its near edge.
  private func isOnWayToTip(_ point: Point) -> Bool {
    guard let tip = tipFrame, let chosen else { return false }
    if tip.contains(point) { return true }
    let anchor = targets[chosen].anchor
    let edge = tip.midY < anchor.y ? tip.maxY : tip.y
    guard edge != anchor.y else { return false }
    let share = (anchor.y - point.y) / (anchor.y - edge)
    guard (0...1).contains(share) else { return false }
    let reach = 0.25 * context.look.metrics.target
    let left = anchor.x + share * (min(tip.x, anchor.x) - anchor.x)
    let right = anchor.x + share * (max(tip.maxX, anchor.x) - anchor.x)
    return (left - reach...right + reach).contains(point.x)
  }

  /// A click, which moves the focus here, leaves the tip below the pointer.
  public override func focusChanged() {
    if !isFocused || context.input.device.showsFocus { chosen = nil }
  }

  /// Returns the value nearest to a point, at most half a touch target away, or the bar around it.
  private func target(at point: Point) -> Int? {
    let reach = context.look.metrics.target / 2
    let area = currentArt.layout.area
    let distances = targets.enumerated().compactMap { index, target -> (Int, Double)? in
      if let bar = target.bar {
        let column = Rect(bar.x, area.y, bar.width, area.height)
        return column.contains(point) ? (index, 0) : nil
      }
      let offset = target.anchor - point
      let distance = (offset.x * offset.x + offset.y * offset.y).squareRoot()
      return distance <= reach ? (index, distance) : nil
    }
    return distances.min { $0.1 < $1.1 }?.0
  }

  private var currentArt: Art {
    let look = context.look
    let key = Key(
      look: LookKey(look, frame.size), language: look.texts.language, corner: frame.origin)
    return art.value(for: key) { makeArt() }
  }

  private func makeArt() -> Art {
    let look = context.look
    let layout = PlotLayout(plot, in: frame, look)
    let (plot, corner) = (plot, frame.origin)
    let picture = Picture("plot", size: frame.size) {
      $0.drawPlot(plot, layout, corner: corner, look)
    }
    return Art(
      layout: layout, panel: Surfaces(look).panel(frame.size, radius: 20),
      ground: plot.ground?(layout.area, look) ?? [], picture: picture,
      targets: Self.targets(of: plot, layout))
  }

  /// Returns the values with tips from left to right.
  private static func targets(of plot: Plot, _ layout: PlotLayout) -> [Target] {
    let targets = plot.layers.flatMap { layer -> [Target] in
      switch layer.content {
      case .points(let items, _):
        items.map { Target(anchor: layout.point($0.place), tip: $0.tip, bar: nil) }
      case .bars(let bars):
        bars.compactMap { bar in
          bar.tip.map {
            let box = layout.frame(of: bar, gap: 0)
            return Target(anchor: Point(box.midX, box.y), tip: $0, bar: box)
          }
        }
      default: []
      }
    }
    return targets.sorted { $0.anchor.x < $1.anchor.x }
  }

  public override func draw(into list: inout DisplayList) {
    let art = currentArt
    art.panel.draw(into: &list, frame)
    for (picture, corner) in art.ground { list.picture(picture, at: corner) }
    list.picture(art.picture, at: frame.origin)
    PlotWords(plot, art.layout, context.look).draw(into: &list)
  }

  public override func drawAbove(into list: inout DisplayList) {
    super.drawAbove(into: &list)
    guard let chosen, targets.indices.contains(chosen) else { return }
    let target = targets[chosen]
    PlotTipView(target.tip, context.look).draw(into: &list, at: target.anchor, within: frame)
  }
}
