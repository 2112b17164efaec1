import EarthGame
import EarthScenes
import GameKernel
import Glibc
import SDLKit
import SDLStage
import Stage

/// Measurements of the two globes: while both turn, while the child is dragged, and during animations.
enum GlobesBench {
  static func run() throws -> [BenchRow] {
    let text = try TextCache(FontFinder())
    var rows = made(text) + [land()]
    for (width, height, reach) in [(1280, 800, "≤ 8 ms, p99 ≤ 12 ms"), (3840, 2160, "")] {
      let size = "\(width) × \(height)"
      for zoom in [1.0, 4] {
        let rig = try rig(width, height, text)
        rig.view.near.zoom = zoom
        rows.append(
          .frame(
            "both globes turn, zoom \(Int(zoom))", size: size, try turning(rig, 300),
            reach: reach))
      }
      rows += try shows(rig(width, height, text), size)
      for lens in [false, true] {
        let rig = try rig(width, height, text)
        rig.view.lens = lens
        let what = lens ? "the child is dragged with the lens" : "the child is dragged"
        rows.append(
          .frame(what, size: size, try dragging(rig, 300), reach: width == 1280 ? "≤ 4 ms" : ""))
      }
    }
    return rows
  }

  private static func made(_ text: TextCache) -> [BenchRow] {
    let size = Size(1280, 800)
    let context = StageContext(
      Look(theme: .named(.evening), metrics: Metrics(size: size), measurer: text))
    let made = Samples.timing(5) { _ = GlobePair(context: context) }
    let globes = GlobePair(context: context)
    let laid = Samples.timing(5) { globes.layOut(in: Rect(96, 112, 1088, 516)) }
    return [("made", made), ("laid out", laid)].map { what, seconds in
      BenchRow(
        name: "globes: both are \(what)",
        value: Samples(seconds.map { $0 * 1e3 }).text("ms", digits: 1))
    }
  }

  /// Measures the test for land with random places, a thousand at a time.
  private static func land() -> BenchRow {
    var random = SeededGenerator(seed: 1)
    let places = (0..<1000).map { _ in Place.random(using: &random) }
    let coast = Coast.shared
    var count = 0
    let seconds = Samples.timing(100) {
      for place in places where coast.isLand(place) { count += 1 }
    }
    return BenchRow(
      name: "land or sea for one place, \(100 * count / 100_000) % of which are land",
      value: Samples(seconds.map { $0 / 1000 * 1e6 }).text("µs", digits: 2), target: "≤ 20 µs")
  }

  private static func rig(_ width: Int, _ height: Int, _ text: TextCache) throws -> GlobeRig {
    let rig = try GlobeRig(width: width, height: height, text: text)
    rig.view.near.child = .lisbon
    for _ in 0..<3 { try rig.frame() }
    return rig
  }

  /// Measures frames while the pointer circles in the near globe, with a new place in each frame.
  private static func turning(_ rig: GlobeRig, _ count: Int) throws -> [Double] {
    guard let middle = rig.view.near.point(of: rig.view.near.centre) else { return [] }
    let reach = Double(rig.context.look.metrics.px(150))
    func place(_ step: Int) -> Point {
      middle + Point(cos(Double(step) / 40), sin(Double(step) / 23)) * reach
    }
    rig.view.handle(.press(place(0)))
    rig.view.handle(.drag(Drag(.began, start: place(0), position: place(0))))
    var step = 0
    return try Samples.timing(count) {
      step += 1
      rig.view.handle(.drag(Drag(.moved, start: place(0), position: place(step))))
      try rig.frame()
    }
  }

  /// Measures turning globes with names, and a fall through the Earth.
  private static func shows(_ rig: GlobeRig, _ size: String) throws -> [BenchRow] {
    rig.view.label()
    rig.view.showsNames = true
    let names = try dragging(rig, 120)
    rig.view.showsNames = false
    rig.view.dig(from: .lisbon) {}
    try rig.frame()
    let fall = try Samples.timing(200) { try rig.frame() }
    return [.frame("globes with names", size: size, names), .frame("the fall", size: size, fall)]
  }

  /// Measures frames while the child moves, with a new place in each frame.
  private static func dragging(_ rig: GlobeRig, _ count: Int) throws -> [Double] {
    var step = 0
    return try Samples.timing(count) {
      step += 1
      rig.view.near.child = Place(
        latitude: 38 + 30 * sin(Double(step) / 31), longitude: -9 + 30 * cos(Double(step) / 17))
      try rig.frame()
    }
  }
}
