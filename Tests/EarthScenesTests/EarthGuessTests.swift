import EarthGame
import EarthScenes
import GameKernel
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("Guess")
struct EarthGuessTests {
  @Test(
    "While a flag is put there is no lamp, no far place in words, and nothing to dig without a flag"
  )
  func hidden() {
    let harness = EarthHarness.guess(.person)
    #expect(!harness.isOn("hint") && !harness.isOn("next"))
    #expect(harness.says("\(harness.state.cities[0].name): where do you come out?"))
    harness.click("globes.far")
    #expect(harness.isOn("next") && harness.table.session.moveCount == 0)
    harness.click("next")
    #expect(harness.state.isDug && !harness.says("km off"))
    harness.fall()
    #expect(harness.says("km off") && !harness.isOn("hint"))
    harness.key(.command(.hint))
    harness.settle()
    #expect(!harness.says("Pacific") || harness.says("here: "), "no names, since they would help")
  }

  @Test("A new game asks first if a flag would be lost, and no more once the round is over")
  func newGameAsks() {
    let harness = EarthHarness.guess(.person)
    let first = harness.state.cities
    harness.key(.command(.newGame))
    let second = harness.state.cities
    #expect(second != first, "nothing is lost before the first flag")
    harness.flag()
    harness.fall()
    harness.pad(.command(.newGame))
    #expect(harness.state.cities == second && harness.says("Press again to end this round"))
    harness.pad(.command(.newGame))
    #expect(harness.state.cities != second)
  }

  @Test("The question is large above the globes, then its answer, and below what to do")
  func question() throws {
    let harness = EarthHarness.guess(.person)
    let city = harness.state.cities[0].name
    func style(of words: String) -> TextStyle? {
      for command in harness.scene.list.commands {
        if case .text(words, let style, _) = command.content { return style }
      }
      return nil
    }
    let metrics = harness.context.look.metrics
    #expect(style(of: "\(city): where do you come out?") == metrics.large())
    #expect(style(of: "Put a flag on the other globe.") == metrics.medium())
    harness.click("globes.far")
    #expect(harness.says("Move the flag, or dig."))
    harness.click("next")
    harness.fall()
    let answer = harness.texts.first { $0.hasSuffix("km off") } ?? ""
    #expect(answer.hasPrefix(city) && style(of: answer) == metrics.large())
  }

  @Test("How to put a flag is said in the first round alone; the question remains")
  func laterRounds() {
    let alone = EarthHarness.guess(.person)
    #expect(alone.says("Put a flag on the other globe."))
    alone.flag()
    alone.fall()
    alone.click("next")
    #expect(!alone.says("Put a flag") && alone.says("where do you come out?"))
    let both = EarthHarness.guess(.person, .person)
    both.flag()
    both.flag()
    both.fall()
    both.click("next")
    #expect(both.state.round == 1 && both.says("Player 1 to move"))
    #expect(!both.says("put a flag"))
  }

  @Test("By ear the flag has a place from the start, and the answer says where both places are")
  func heard() {
    let harness = EarthHarness.guess(.person)
    let globes = harness.scene.report("globes")
    let state = globes?.words?.state ?? ""
    #expect(state.hasPrefix("No flag yet. In the middle of the globe: "))
    harness.key(.tilt(.left), .tilt(.left), .activate)
    harness.fall()
    let news = harness.tunnel.spoken.news.joined(separator: " ")
    #expect(news.contains("km off. It lies to the ") && news.contains("Flag: "), "\(news)")
    #expect(news.contains(" · Right place: ") && news.hasSuffix("Next place, button"))
  }

  @Test("Boxes count the places, and beside them stand the total and the best medal in reach")
  func boxes() {
    let harness = EarthHarness.guess(.person)
    #expect(harness.says("1 of 5"))
    #expect(!harness.texts.contains("0 km"), "a figure beside the goal would read as won")
    #expect(harness.says("Gold up to 5,000 km"))
    harness.flag()
    harness.fall()
    let total = harness.state.totals[0]
    let medal = total <= 5000 ? "Gold" : total <= 10_000 ? "Silver" : "Bronze"
    #expect(harness.says("\(medal) up to "), "\(total)")
    harness.click("next")
    #expect(harness.says("2 of 5"))
  }

  @Test("The far globe shows what chance has turned up, not the far end")
  func turned() {
    let harness = EarthHarness.guess(.person)
    harness.flag()
    let view = harness.state.farViews[0]
    #expect((harness.state.flags[0].first?.distance(to: view) ?? .infinity) < 30)
  }

  @Test("The far globe shows that at once, and does not turn away from the far end")
  func atOnce() {
    let harness = EarthHarness(EarthSetup(guessing: [.person]), isSettled: false)
    harness.click("globes.far")
    harness.click("next")
    let view = harness.state.farViews[0]
    #expect((harness.state.flags[0].first?.distance(to: view) ?? .infinity) < 30)
  }

  @Test("The globes are not coupled until the dig, so that turning the near one tells nothing")
  func uncoupled() {
    let harness = EarthHarness.guess(.person)
    let start = harness.middle("near") + Point(120, 0)
    harness.drag(from: start, to: start + Point(-90, 30))
    harness.flag()
    let view = harness.state.farViews[0]
    #expect((harness.state.flags[0].first?.distance(to: view) ?? .infinity) < 30)
  }

  @Test("Keys alone put a flag, dig, and go on")
  func keys() {
    let harness = EarthHarness.guess(.person)
    harness.key(.tilt(.left), .tilt(.left), .activate)
    #expect(harness.state.isDug)
    harness.fall()
    harness.key(.activate)
    #expect(harness.state.round == 1 && !harness.state.isDug)
  }

  @Test("Each person’s flag is hidden from the next, and one dig answers all")
  func persons() {
    let harness = EarthHarness.guess(.person, .person)
    #expect(harness.says("Player 1: put a flag"))
    harness.click("globes.far")
    #expect(harness.says("Plant flag"))
    harness.click("next")
    #expect(harness.says("Player 2: put a flag") && !harness.isOn("next") && !harness.state.isDug)
    harness.flag()
    harness.fall()
    #expect(harness.state.isDug && harness.says(" is closest"))
  }

  @Test("A dotted way leads from each flag, and the nearest says how long its own is")
  func ways() {
    let harness = EarthHarness.guess(.person, .person)
    func dots() -> Int { harness.scene.list.pictures("dot of a way").count }
    harness.flag()
    harness.flag()
    #expect(dots() == 0)
    harness.fall()
    let both = dots()
    let alone = EarthHarness.guess(.person)
    alone.flag()
    alone.fall()
    #expect(both > alone.scene.list.pictures("dot of a way").count)
    let errors = harness.state.seats.compactMap { harness.state.error(of: $0, round: 0) }
    #expect(errors.count == 2 && harness.texts.count { $0.hasSuffix(" km") } == 3)
  }

  @Test("A Globetrotter puts its flag after a while, and nobody else can meanwhile")
  func computer() {
    let harness = EarthHarness.guess(.person, .globetrotter(error: 500))
    harness.flag()
    #expect(harness.says("Globetrotter (computer) is thinking") && !harness.isOn("next"))
    harness.run(.milliseconds(600))
    #expect(!harness.state.isDug)
    harness.run(.milliseconds(600))
    #expect(harness.state.isDug)
    harness.fall()
    #expect(harness.isOn("next"))
  }

  @Test(
    "After five places a dialog tells each of them without another player's figures, and the game counts once"
  )
  func end() {
    let harness = EarthHarness.guess(.person)
    for round in 0..<ThroughTheEarth.placeCount {
      if round > 0 { harness.click("next") }
      harness.flag()
      harness.fall()
    }
    harness.run(.seconds(2))
    #expect(harness.over == [harness.state.totals])
    for city in harness.state.cities { #expect(harness.says(city.name)) }
    let total = harness.state.totals[0]
    #expect(
      harness.texts.contains { text in
        total > 20_000
          ? text.hasSuffix(" km in all")
          : ["Gold with ", "Silver with ", "Bronze with "].contains { text.hasPrefix($0) }
      })
    #expect(harness.says("Five places,") && harness.says("each on average."))
    #expect(!harness.says("Globetrotter"))
    #expect(harness.says("up to 5,000 km") && harness.says("up to 20,000 km"))
    #expect(harness.texts.contains("Next: Dry feet"))
    harness.click("new-game")
    #expect(harness.state.round == 0 && !harness.state.isOver)
  }

  @Test("Undo takes a flag back from the dig, and keeps the game out of the best games")
  func undo() {
    let harness = EarthHarness.guess(.person)
    harness.flag()
    harness.fall()
    harness.key(.command(.undo))
    #expect(harness.state.isDug && harness.table.canHaveResult)
    #expect(harness.says("Press again to undo"))
    harness.key(.command(.undo))
    #expect(!harness.state.isDug && !harness.table.canHaveResult)
    harness.fall()
    #expect(!harness.state.isDug && !harness.says("km off"))
  }

  @Test("Undo of a mere step to the next place asks nothing and costs nothing")
  func freeUndo() {
    let harness = EarthHarness.guess(.person)
    harness.flag()
    harness.fall()
    harness.click("next")
    #expect(harness.state.round == 1)
    harness.key(.command(.undo))
    #expect(harness.state.round == 0 && harness.state.isDug && harness.table.canHaveResult)
    harness.settle()
    harness.key(.activate)
    #expect(harness.state.round == 1 && harness.table.canHaveResult)
  }

  @Test("Enter on a globe without a flag puts it in the middle, and Enter again digs")
  func enter() throws {
    let harness = EarthHarness.guess(.person)
    #expect(harness.scene.list.pictures("flag").isEmpty)
    harness.key(.activate)
    #expect(!harness.state.isDug)
    let flag = try #require(harness.scene.list.pictures("flag").first)
    #expect(flag.frame.center.distance(to: harness.middle("far")) < 2)
    harness.key(.activate)
    #expect(harness.state.isDug)
  }

  @Test(
    "After a far miss the far globe shows the exit clear of its rim, and the way to the flag",
    arguments: [0, 1])
  func farMiss(bearing: Double) throws {
    let harness = EarthHarness.guess(.person)
    let far = harness.state.place.antipode
    try harness.table.session.perform(.flag(far.moved(by: 17_000, bearing: bearing)))
    harness.fall()
    harness.settle()
    let globe = try #require(harness.scene.report("globes.far")).frame
    func count(_ picture: String, within share: Double) -> Int {
      harness.scene.list.pictures(picture).count {
        $0.frame.center.distance(to: globe.center) <= share * globe.width / 2
      }
    }
    #expect(count("child", within: 0.8) == 1)
    #expect(count("dot of a way", within: 1) > 30)
  }

  @Test("All names in the boxes have one size, and without a medal in reach the total says so")
  func sizes() throws {
    for seed in 0..<6 as Range<UInt64> {
      let harness = EarthHarness(EarthSetup(guessing: [.person]), seed: seed)
      for round in 0..<3 {
        if round > 0 { try harness.table.session.perform(.next) }
        let far = harness.state.place.antipode
        try harness.table.session.perform(.flag(far.moved(by: 8000, bearing: 0)))
      }
      harness.fall()
      let names = harness.state.cities.prefix(3).map(\.name)
      let look = harness.context.look
      let heights = harness.scene.list.commands.compactMap { command -> Double? in
        guard case .text(let words, let style, _) = command.content else { return nil }
        return names.contains(words) ? look.metrics.line(style) : nil
      }
      #expect(heights.count == 3 && Set(heights).count == 1)
      #expect(harness.says("No medal in reach"))
    }
  }

  @Test("All names in the dialog at the end have one size", arguments: 0..<4 as Range<UInt64>)
  func plates(seed: UInt64) throws {
    let harness = EarthHarness(EarthSetup(guessing: [.person]), seed: seed)
    for round in 0..<5 {
      if round > 0 { try harness.table.session.perform(.next) }
      try harness.table.session.perform(.flag(.lisbon))
    }
    harness.fall()
    harness.run(.seconds(2))
    let names = harness.state.cities.map(\.name)
    // The dialog is drawn above the boxes.
    let heights = harness.scene.list.commands.compactMap { command -> Double? in
      guard case .text(let words, let style, _) = command.content else { return nil }
      return names.contains(words) ? harness.context.look.metrics.line(style) : nil
    }
    #expect(heights.count == 10 && Set(heights.suffix(5)).count == 1)
  }

  @Test(
    "A second click on the button that digs shows the answer, and does not go on to the next place")
  func doubleClick() {
    let harness = EarthHarness.guess(.person)
    harness.click("globes.far")
    harness.click("next")
    harness.run(.milliseconds(200))
    harness.click("next")
    harness.settle()
    #expect(harness.state.round == 0 && harness.state.isDug && harness.says("km off"))
    harness.click("next")
    #expect(harness.state.round == 1)
  }
}
