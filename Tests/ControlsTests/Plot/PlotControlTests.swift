import Controls
import GameKernel
import Stage
import Testing

@MainActor @Suite struct PlotControlTests {
  let hand = Stagehand()

  private func tip(_ number: Int) -> PlotTip {
    PlotTip(
      title: "Game \(number)", "\(number) moves",
      action: PlotTip.Action("Replay") { [weak hand] in hand?.log.append("\(number)") })
  }

  /// Five games in the middle of the panel, and one that was helped.
  private func plot() -> PlotControl {
    let items = (0..<5).map { Plot.Item(Double($0), Double(40 + $0), tip: tip($0)) }
    let plot = Plot(
      "Moves", x: Plot.Axis(-1...5, labels: [.init(0, "first"), .init(4, "today")]),
      y: Plot.Axis(PlotScale(covering: 40...50, atMost: 3, .whole)) { "\(Int($0))" },
      layers: [
        .init("alone", .points(items, .disc)), .init("helped", .points([], .square)),
        .init("average", .dottedLine([Point(0, 41), Point(4, 43)])),
      ])
    return hand.add(PlotControl(id: "moves", context: hand.context, plot), Rect(100, 100, 744, 328))
  }

  @Test("A chart shows its heading, its legend and the labels of both axes")
  func words() {
    _ = plot()
    let texts = hand.drawn().texts
    for word in ["Moves", "alone", "helped", "average", "first", "today", "40", "45", "50"] {
      #expect(texts.contains(word))
    }
  }

  @Test("Left and right go from value to value, from the latest on, and Enter acts on it")
  func keys() {
    _ = plot()
    hand.panel.focus(id: "moves")
    hand.send(.keyboard, .tilt(.left))
    #expect(hand.drawn().texts.contains("4 moves"))
    hand.send(.keyboard, .tilt(.left))
    #expect(hand.drawn().texts.contains("3 moves"))
    hand.send(.keyboard, .activate)
    #expect(hand.log == ["3"])
  }

  @Test("A hover shows the tip of the nearest value, and the empty part of the chart shows none")
  func hover() {
    let plot = plot()
    hand.panel.focus(id: "moves")
    hand.send(.keyboard, .leap(.toStart))
    let first = plot.reports.last?.frame.center ?? .zero
    hand.send(.mouse, .hover(first + Point(9, 4)))
    #expect(hand.drawn().texts.contains("0 moves"))
    hand.send(.mouse, .hover(Point(plot.frame.midX, plot.frame.y + 10)))
    #expect(!hand.drawn().texts.contains("0 moves"))
  }

  @Test("The first tap on a value shows its tip, the second acts")
  func taps() {
    let plot = plot()
    hand.panel.focus(id: "moves")
    hand.send(.keyboard, .leap(.toEnd))
    let last = plot.reports.last?.frame.center ?? .zero
    hand.send(.keyboard, .leap(.toStart))
    hand.send(.touch, .press(last), .tap(last))
    #expect(hand.log == [] && hand.drawn().texts.contains("4 moves"))
    hand.send(.touch, .press(last), .tap(last))
    #expect(hand.log == ["4"])
  }

  @Test(
    "The tip stays while the mouse moves to its button, which a click presses, inside the panel")
  func buttonOfTip() throws {
    let plot = plot()
    hand.panel.focus(id: "moves")
    hand.send(.keyboard, .leap(.toEnd))
    let last = plot.reports.last?.frame.center ?? .zero
    hand.panel.focus(id: nil)
    hand.send(.mouse, .hover(last))
    let word = hand.drawn().commands.first { command in
      if case .text("Replay", _, _) = command.content { true } else { false }
    }
    let button = try #require(word).frame.center
    #expect(plot.frame.contains(button))
    for step in 1...10 {
      let way = button - last
      hand.send(.mouse, .hover(last + Point(way.x, way.y) * (Double(step) / 10)))
      #expect(hand.drawn().texts.contains("4 moves"))
    }
    hand.send(.mouse, .press(button), .tap(button))
    #expect(hand.log == ["4"])
  }

  @Test("Rows of bars show their names and values, and Enter chooses the row with the ring")
  func rows() {
    let rows = ["Simple", "Wild", "Clever"].enumerated().map {
      RowPlot.Row($1, Double(100 - 30 * $0), theory: 90, text: "\(9 - $0) of 9")
    }
    let plot = RowPlot(
      "Wins", legend: ("you", "perfect play"),
      axis: Plot.Axis(PlotScale(covering: 0...100, atMost: 5, .whole)) { "\(Int($0))" }, rows: rows)
    let control = RowPlotControl(id: "wins", context: hand.context, plot) { [weak hand] in
      hand?.log.append("\($0)")
    }
    _ = hand.add(control, Rect(100, 100, 744, 328))
    hand.panel.focus(id: "wins")
    let texts = hand.drawn().texts
    for word in ["Simple", "Clever", "7 of 9", "100", "perfect play"] {
      #expect(texts.contains(word))
    }
    hand.send(.keyboard, .tilt(.down), .tilt(.down), .activate)
    #expect(hand.log == ["1"])
  }
}
