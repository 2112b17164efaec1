import GameKernel
import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import PairsScenes
import SDLKit
import SDLStage
import Stage

/// Measurements of frames: 24 matches leaving at once, hovering, full repaints, the draws of the Matchbox Machine,
/// turning pages, and turning and dealing cards.
///
/// The off-screen canvas does the same work as in a window, except the copy to the display.
enum FramesBench {
  private static let people = MatchstickSetup(
    pile: 24, takeLimit: 5, seating: MatchstickSeats(first: .person, second: .person))

  static func run() throws -> [BenchRow] {
    let text = try TextCache(FontFinder())
    var rows: [BenchRow] = try TakeAnimation.allCases.map { animation in
      .frame(
        "24 matches, \(animation.rawValue)", try leaving(animation, 1280, 800, rounds: 12, text),
        reach: "≤ 1.5 ms, p99 ≤ 4 ms")
    }
    rows += try [TakeAnimation.fall, .burn].map { animation in
      .frame(
        "24 matches, \(animation.rawValue)", size: "3840 × 2160",
        try leaving(animation, 3840, 2160, rounds: 2, text), reach: "≤ 10 ms, p99 ≤ 16 ms")
    }
    let rig = try MatchsticksRig(setup: people, text: text)
    try rig.frame()
    let full = try Samples.timing(60) { try rig.fullFrame() }
    rows.append(.frame("everything painted anew", full))
    rows.append(.frame("a match hovered over", try hovering(rig)))
    rows.append(
      .frame(
        "18 boxes, a bead is drawn", try drawing(text), reach: "≤ 4 ms, p99 ≤ 16 ms"))
    rows.append(.frame("the settings turned to and back", try turning(text), reach: "≤ 16 ms"))
    return try rows + cards(text)
  }

  /// Measures frames of Pairs: the wave of a peek over 64 cards, and a new deal.
  private static func cards(_ text: TextCache) throws -> [BenchRow] {
    let rig = try PairsRig(text: text)
    try rig.frame()
    // Draws all faces once, to fill the caches.
    for _ in 0..<2 { rig.view.handle(.command(.peek)) }
    for _ in 0..<300 { try rig.frame() }
    let waves = try (0..<8).flatMap { _ in
      for _ in 0..<2 { rig.view.handle(.command(.peek)) }
      // The wave out, and the wave back.
      let out = try Samples.timing(56) { try rig.frame() }
      for _ in 0..<44 { try rig.frame() }
      let back = try Samples.timing(56) { try rig.frame() }
      for _ in 0..<40 { try rig.frame() }
      return out + back
    }
    let deals = try (0..<6).flatMap { _ in
      rig.view.handle(.command(.newGame))
      return try Samples.timing(62) { try rig.frame() }
    }
    return [
      .frame("64 cards, the wave of a peek", waves, reach: "≤ 1.5 ms, p99 ≤ 4 ms"),
      .frame("64 cards, all are dealt", deals),
    ]
  }

  /// Measures frames of whole piles leaving at once.
  private static func leaving(
    _ animation: TakeAnimation, _ width: Int, _ height: Int, rounds: Int, _ text: TextCache
  ) throws -> [Double] {
    let rig = try MatchsticksRig(
      width: width, height: height, setup: people, animation: animation, text: text)
    try rig.frame()
    var seconds: [Double] = []
    for _ in 0..<rounds {
      for count in [5, 5, 5, 5, 4] { try rig.table.take(count) }
      seconds += try Samples.timing(40) { try rig.frame() }
      rig.table.newGame()
      try rig.frame(after: .seconds(3))
    }
    return seconds
  }

  /// Measures frames of the machine's turns, from the person's take to the end of its own.
  private static func drawing(_ text: TextCache) throws -> [Double] {
    let setup = MatchstickSetup(seating: MatchstickSeats(second: .machine))
    let rig = try MatchsticksRig(setup: setup, text: text)
    try rig.frame()
    return try (0..<6).flatMap { _ in
      rig.table.newGame()
      try rig.frame(after: .seconds(3))
      try rig.table.take(1)
      return try Samples.timing(220) {
        rig.view.advance(by: .milliseconds(16))
        try rig.frame()
      }
    }
  }

  /// Measures frames of turning pages.
  private static func turning(_ text: TextCache) throws -> [Double] {
    let rig = try PageRig(text: text)
    try rig.frame()
    return try (0..<6).flatMap { _ in
      rig.view.push(rig.table, .turn(.upright))
      let forward = try Samples.timing(18) { try rig.frame() }
      rig.view.pop(.turn(.upright, isBackwards: true))
      return try forward + Samples.timing(18) { try rig.frame() }
    }
  }

  /// Measures frames while the pointer moves over the last matches, which rise and sink.
  private static func hovering(_ rig: MatchsticksRig) throws -> [Double] {
    var step = 0
    return try Samples.timing(240) {
      if step % 8 == 0 {
        rig.view.handle(.hover(Point(Double(500 + step % 7 * 45), step % 16 == 0 ? 430 : 60)))
      }
      step += 1
      try rig.frame()
    }
  }
}
