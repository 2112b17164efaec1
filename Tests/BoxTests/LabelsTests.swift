import BoxKit
import GameKernel
import LabelScenes
import PairsGame
import PairsScenes
import PlayLog
import SceneTestSupport
import Stage
import TestSupport
import Testing

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

  @Test("announces a label at the end of its game, and in the menu until the tray was seen")
  func announces() throws {
    let fresh = try HeadlessProgram.box("en")
    fresh.showMenu()
    #expect(fresh.list.pictures("badge star").isEmpty)
    let table = PairsTable(PairsSetup(layout: .fourByFour, [.person, .person]), seed: 3)
    fresh.show(PairsModule.self, table)
    let kinds = table.state.kinds
    for card in kinds.indices {
      guard let twin = kinds.indices.first(where: { $0 > card && kinds[$0] == kinds[card] })
      else { continue }
      try table.session.perform(.flip(card))
      try table.session.perform(.flip(twin))
    }
    fresh.run(5)
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
}
