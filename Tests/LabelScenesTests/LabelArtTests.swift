import LabelScenes
import PlayLog
import Stage
import Testing

@Suite("The prints of matchbox labels")
struct LabelArtTests {
  @Test("No two labels look alike")
  func unlike() {
    let prints = Set(MatchboxLabel.allCases.map(LabelArt.drawing))
    #expect(prints.count == MatchboxLabel.allCases.count)
  }

  @Test(
    "The picture of a label stays above the band of its name", arguments: MatchboxLabel.allCases)
  func band(_ label: MatchboxLabel) {
    let print = LabelArt.drawing(of: label)
    #expect(print.size == LabelArt.size)
    for layer in print.layers where !layer.clips.isEmpty {
      #expect(layer.clips.allSatisfy { $0.bounds.maxY < LabelArt.band.y })
    }
  }
}
