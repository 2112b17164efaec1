import GameScenes
import Stage
import Testing

@MainActor struct PairsCoverTests {
  @Test(
    "Two cards alike lie open and two face down, all on the felt",
    arguments: [Size(296, 272), Size(120, 96), Size(1184, 1088)])
  func cover(size: Size) {
    let felt = Rect(Point(40, 30), size)
    var list = DisplayList()
    PairsCover(felt: felt, context: StageContext.test()).draw(into: &list)
    var counts: [String: Int] = [:]
    for command in list.commands {
      guard case .picture(let picture, _) = command.content else { continue }
      counts[picture.name, default: 0] += 1
      if !picture.name.hasPrefix("shadow") {
        let frame = command.frame
        #expect(frame.x > felt.x && frame.maxX < felt.maxX)
        #expect(frame.y > felt.y && frame.maxY < felt.maxY)
      }
    }
    #expect(counts.count == 3 && counts.values.sorted() == [2, 2, 4])
  }
}
