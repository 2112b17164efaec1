import GameKernel
import LabelScenes
import PairsGame
import PairsScenes
import PlayLog
import SceneTestSupport
import Stage
import TestSupport
import Testing
import Threads

@testable import BoxKit
@testable import LabelScenes

@MainActor @Suite("The tray of matchbox labels")
struct LabelsTests {
  private let program: HeadlessProgram

  init() throws {
    program = try HeadlessProgram.box("en")
    program.addLabels()
  }

  private func open() {
    program.showMenu()
    program.click("labels")
  }

  private var drawn: Set<String> {
    Set(
      program.list.commands.compactMap { command in
        guard case .picture(let picture, _) = command.content, picture.name.hasPrefix("label ")
        else { return nil }
        return picture.name.split(separator: " ").dropFirst().first.map(String.init)
      })
  }

  @Test("shows the labels that the log proves, and the conditions of all others")
  func shows() {
    open()
    #expect(drawn == ["fox", "ship", "snail", "owl", "globe"])
    #expect(program.list.texts.contains("5 of 24"))
    #expect(program.list.texts.contains("Beat Perfect") || program.list.texts.contains("Perfect"))
  }

  @Test("keeps the conditions in their places where it is scrolled")
  func scrolled() {
    program.layout(LayoutView(size: Size(480, 320), percent: 100, font: .lato))
    open()
    for _ in 0..<3 { program.key(.tilt(.down)) }
    var (place, count) = (Rect?.none, 0)
    for command in program.list.commands {
      switch command.content {
      case .picture(let picture, _): place = picture.name == "blank label" ? command.frame : nil
      case .text:
        guard let place else { continue }
        count += 1
        #expect(place.contains(command.frame.center))
      default: place = nil
      }
    }
    #expect(count > 0)
  }

  @Test(
    "shows the chosen label and its button above the tray that scrolls",
    arguments: [
      LayoutView(size: Size(480, 320), percent: 100, font: .lato),
      LayoutView(size: Size(1280, 800), percent: 200, font: .lato),
    ])
  func chosenStays(view: LayoutView) throws {
    program.layout(view)
    open()
    let top = try #require(program.report("play-label")).frame.y
    for _ in 0..<6 {
      program.key(.tilt(.down))
      #expect(program.report("play-label")?.frame.y == top)
    }
  }

  @Test("leads from a label to its button by Enter, and not away")
  func enter() throws {
    open()
    var played: [String?] = []
    try #require(program.active as? LabelScene).onPlay = { played.append($0) }
    program.key(.tilt(.down))
    program.key(.activate)
    #expect(played.isEmpty)
    program.key(.activate)
    #expect(played == ["matchsticks"])
  }

  @Test("strikes a new label into its place once")
  func strikesOnce() {
    open()
    program.run(1)
    program.key(.back)
    program.settle()
    let before = program.settings.current
    program.click("labels")
    program.settle()
    #expect(program.settings.current == before)
  }

  @Test(
    "shows on each place that is blank how it is filled, in every window", arguments: ["en", "de"])
  func conditions(language: String) throws {
    let blank = try HeadlessProgram.box(language)
    blank.showMenu()
    blank.click("labels")
    let words = LabelWords(texts: blank.context.look.texts)
    for size in [Size(480, 320), Size(600, 900), Size(1280, 800), Size(3840, 2160)] {
      for percent in [100, 150, 200] {
        blank.layout(LayoutView(size: size, percent: percent, font: .lato))
        let shown = blank.list.texts.joined(separator: " ")
        for label in MatchboxLabel.allCases {
          #expect(shown.contains(words.condition(label)), "\(label), \(size), \(percent) %")
        }
      }
    }
  }

  /// Plays a whole game of two at Pairs.
  private func playPairs(_ program: HeadlessProgram) throws {
    let table = PairsTable(PairsSetup(layout: .fourByFour, [.person, .person]), seed: 3)
    program.show(PairsModule.self, table)
    let kinds = table.state.kinds
    for card in kinds.indices {
      guard let twin = kinds.indices.first(where: { $0 > card && kinds[$0] == kinds[card] })
      else { continue }
      try table.session.perform(.flip(card))
      try table.session.perform(.flip(twin))
    }
    program.run(5)
  }

  @Test("does not hold up the end of a game: the label joins it when the log has been read")
  func joins() async throws {
    let wakes = SignalCounter()
    let queue = WorkQueue(wake: { wakes.signal() })
    let fresh = try HeadlessProgram.box("en") { $0.makeWorkQueue = { queue } }
    fresh.showMenu()
    try playPairs(fresh)
    #expect(fresh.active?.name == "pairs-end")
    #expect(!fresh.list.texts.joined(separator: " ").contains("New labels"))
    while queue.isBusy {
      await wakes.wait()
      queue.collect()
    }
    #expect(fresh.list.texts.joined(separator: " ").contains("New labels: Cherries, Fan."))
  }

  @Test("announces a label at the end of its game, and in the menu until the tray was seen")
  func announces() throws {
    let fresh = try HeadlessProgram.box("en")
    fresh.showMenu()
    #expect(fresh.list.pictures("badge star").isEmpty)
    try playPairs(fresh)
    #expect(fresh.list.texts.joined(separator: " ").contains("New labels: Cherries, Fan."))
    #expect(!fresh.list.pictures("label cherries").isEmpty)
    fresh.showMenu()
    #expect(!fresh.list.pictures("badge star").isEmpty)
    fresh.click("labels")
    fresh.key(.back)
    fresh.settle()
    #expect(fresh.list.pictures("badge star").isEmpty)
  }

  @Test("goes from label to label by arrows, and names its game")
  func keys() {
    open()
    program.key(.tilt(.right))
    program.key(.tilt(.right))
    #expect(program.list.texts.contains("Beacon"))
    program.key(.tilt(.down))
    #expect(program.list.texts.contains("Play Sliding Puzzle"))
  }

  @Test("has one mark between the parts of the caption of its picture", arguments: ["en", "ja"])
  func caption(language: String) throws {
    let program = try HeadlessProgram.box(language)
    program.addLabels()
    program.showMenu()
    let model = LabelModel(program.games, program.gameContext)
    model.whenFound {}
    #expect(!model.wins.isEmpty)
    for label in model.wins.keys {
      let caption = try #require(model.picture(of: label)).caption(program.context.look.texts)
      let parts = caption.split(separator: " · ")
      #expect(parts.count == 2 && !parts[0].hasSuffix(".") && !parts[0].hasSuffix("。"))
    }
  }

  @Test("is saved as the same picture from every window")
  func saved() throws {
    program.showMenu()
    let model = LabelModel(program.games, program.gameContext)
    model.whenFound {}
    let picture = try #require(model.picture(of: .fox))
    let lists = [Size(480, 320), Size(3840, 2160)].map { size in
      program.layout(LayoutView(size: size, percent: 200, font: .lato))
      return picture.list(program.context.look)
    }
    #expect(lists[0].textFrames == lists[1].textFrames && lists[0].textFrames.count > 1)
  }
}
