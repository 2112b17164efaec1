import MachineScenes
import MatchstickGame
import Stage
import TestSupport
import Testing

@testable import MatchstickScenes

@MainActor @Suite("The sentences about the Matchbox Machine")
struct MachineSentencesTests {
  @Test("have two lines at most above the table of a small window in German")
  func fit() throws {
    let metrics = Metrics(size: Size(480, 320))
    let width = MatchsticksAreas(metrics: metrics).status.width
    let (words, measurer) = (MachineWords(texts: try CatalogueTexts.of("de")), PrintedMeasurer())
    let beads = (1...5).map { MatchboxMachine.Bead(box: 24, take: $0) }
    let sentences =
      beads.map(words.draws) + beads.map(words.loses)
      + [words.loses(nil), words.wins, words.givesUp(box: 24)]
    for sentence in sentences {
      let lines = measurer.lines(sentence, metrics.small(.medium), width: width)
      #expect(lines.count <= 2, "\(lines)")
    }
  }
}
