import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import Testing

@MainActor @Suite("The place of a board")
struct BoardLayoutTests {
  @Test(
    "Cells are square and on whole pixels, inside the frame, for every shape",
    arguments: [Size(480, 320), Size(1280, 800), Size(3840, 2160)])
  func cells(window: Size) {
    let context = StageContext.test(size: window)
    let side = (window.height * 0.83).rounded()
    let frame = Rect(11, 7, side, side)
    for (width, height) in [(2, 2), (3, 3), (4, 4), (8, 8), (10, 10), (3, 2), (2, 10), (10, 3)] {
      guard let shape = BoardShape(width: width, height: height) else { continue }
      let state = SlidingPuzzle.start(.home(shape), seed: 0)
      let board = BoardView(context: context)
      board.layout(frame: frame, face: .numbers, state: state)
      #expect(frame.contains(board.outline))
      let grid = board.grid
      let cell = grid.frame(of: 0)
      #expect((grid.columns, grid.rows) == (width, height))
      #expect(cell.width == cell.height && cell.width.rounded() == cell.width)
      #expect(cell.origin == Point(cell.x.rounded(), cell.y.rounded()))
      #expect(board.outline.contains(grid.frame))
      // What cells cannot share is less than a pixel for each.
      let sides = Double(max(width, height))
      #expect(max(board.outline.width, board.outline.height) > side - sides - 1)
    }
  }

  @Test("Numerals of a small window's largest board stay inside their tiles, 13 pixels high")
  func small() {
    let context = StageContext.test(size: Size(480, 320))
    let board = BoardView(context: context)
    let state = SlidingPuzzle.start(.dealt(.square(8)), seed: 3)
    board.layout(frame: Rect(8, 52, 260, 260), face: .numbers, state: state)
    var list = DisplayList()
    board.draw(into: &list)
    let tiles = list.pictures("tile ").map(\.frame)
    #expect(tiles.count == 63)
    for command in list.commands {
      guard case .text(_, let style, _) = command.content else { continue }
      #expect(style.pixels == 13)
      #expect(
        tiles.contains { $0.contains(command.frame.center) && $0.width > command.frame.width })
    }
  }

  @Test("Before it is laid out a board shows nothing and can be told anything")
  func unplaced() {
    let context = StageContext.test()
    let board = BoardView(context: context)
    let table = SlidingTable(.home(.square(4)), seed: 1)
    let observation = table.session.changes.observe { board.show($0) }
    table.newGame()
    board.carry(cells: [3], along: .left, offset: 3)
    board.highlight(cell: 2)
    board.hint(cell: 2, .left)
    var list = DisplayList()
    board.draw(into: &list)
    #expect(list.commands.isEmpty && board.grid.cell(at: .zero) == nil)
    observation.cancel()
  }
}

@MainActor @Suite("A picture on tiles")
struct BoardPictureTests {
  private func layers(_ picture: BoardPicture, _ frame: Rect) -> [Drawing.Layer] {
    var drawing = Drawing(size: Size(300, 300))
    picture.paint(into: &drawing, frame: frame, clip: .rect(frame))
    return drawing.layers
  }

  private func image(_ width: Int, _ height: Int) -> PixelImage {
    PixelImage(
      width: width, height: height, pixels: Array(repeating: 0xFF40_8040, count: width * height))
  }

  @Test("covers its frame with its middle where the proportions differ")
  func covering() {
    let picture = BoardPicture(name: "photo", source: .pixels(image(400, 200)))
    guard case .image(_, let place)? = layers(picture, Rect(50, 50, 100, 100)).first?.paint else {
      Issue.record("no image")
      return
    }
    #expect(place == Rect(0, 50, 200, 100))
  }

  @Test("that was brought as pixels is scaled once, and its pieces take each pixel as it is")
  func pixels() {
    let face = TileFace.picture(
      BoardPicture(name: "photo", source: .pixels(image(2400, 1800))), showsNumbers: false)
    let harness = BoardHarness(.dealt(.square(4)), face: face)
    var images: Set<PixelImage> = []
    for command in harness.list.pictures("tile ") {
      guard case .picture(let picture, _) = command.content else { continue }
      for layer in picture.drawing.layers {
        guard case .image(let image, let place) = layer.paint else { continue }
        images.insert(image)
        #expect(place.size == image.size && place == place.rounded)
      }
    }
    #expect(images.count == 1)
    #expect(images.first?.size == harness.board.grid.frame.size)
  }
}
