import Files
import GameKernel
import PictureScenes
import Stage

/// Pictures that are in no folder; their thumbnails come when the test says so.
@MainActor final class MemoryPictures: PictureStore {
  let changes = ObserverList<PictureChange>()
  var place: String? = "/home/somebody/pictures"
  var length = 4
  var holders: [String: () -> Set<PictureRow.ID>] = [:]
  /// What was given to pictures, and what is gone for good.
  private(set) var named: [PictureRow.ID: String?] = [:]
  private(set) var removed: [PictureRow.ID] = []
  var order = PictureOrder.name { didSet { sort() } }
  private(set) var rows: [PictureRow] = []
  /// The stars of pictures that come with the box.
  private var boxed: [PictureRow.ID: Int] = [:]
  /// Which thumbnails were asked for, and which are there.
  private(set) var asked: Set<PictureRow.ID> = []
  private var made: Set<PictureRow.ID> = []
  /// Thumbnails that are not as all others.
  var thumbnails: [PictureRow.ID: PixelImage] = [:]
  /// Those whose pixels were asked for, and wait for the test to say what comes.
  private var loads:
    [(id: PictureRow.ID, side: Int, then: (Result<PixelImage, PictureError>) -> Void)] =
      []
  /// The forms of the parts that were asked for.
  private(set) var forms: [PieceGrid] = []

  /// - Parameter count: how many; the first has the last name, the newest date and the worst rating.
  init(_ count: Int) {
    rows = (0..<count).map { number in
      PictureRow(
        id: PictureName("p\(number)"), name: "Picture \(String(10_999 - number).suffix(4))",
        size: Size(400, 300), bytes: 123_456, date: 1_795_219_200 - 86_400 * number,
        rating: number % 6)
    }
    sort()
  }

  private func sort() {
    rows.sort { a, b in
      switch order {
      case .name: a.name < b.name
      case .date: a.date > b.date
      case .rating: (b.rating, a.name) < (a.rating, b.name)
      case .hardness: (a.hardness ?? -1, b.name) > (b.hardness ?? -1, a.name)
      }
    }
    changes.send(.rows)
  }

  var count: Int { rows.count }
  func row(at index: Int) -> PictureRow { rows[index] }
  func index(of id: PictureRow.ID) -> Int? { rows.firstIndex { $0.id == id } }
  func refresh() {}

  func thumbnail(of id: PictureRow.ID, side: Double) -> PixelImage? {
    asked.insert(id)
    return made.contains(id)
      ? thumbnails[id]
        ?? PixelImage(width: 2, height: 2, pixels: Array(repeating: 0xFF30_6090, count: 4)) : nil
  }

  func finishThumbnail(of id: PictureRow.ID) {
    made.insert(id)
    changes.send(.row(id))
  }

  /// Takes another look, and finds a picture that was not there.
  func bring(_ picture: PictureRow) {
    rows.append(picture)
    sort()
  }

  func setName(_ name: String?, of id: PictureRow.ID) { named[id] = .some(name) }
  func sweep() {}
  func holdersAreThere() {}

  func remove(_ id: PictureRow.ID) {
    removed.append(id)
    rows.removeAll { $0.id == id }
    changes.send(.rows)
  }

  func rating(of id: PictureRow.ID) -> Int {
    boxed[id] ?? index(of: id).map { rows[$0].rating } ?? 0
  }

  func setRating(_ rating: Int, of id: PictureRow.ID) {
    if let index = index(of: id) { rows[index].rating = rating } else { boxed[id] = rating }
    if order == .rating { sort() }
    changes.send(.row(id))
  }

  func setCrop(_ crop: Rect?, of id: PictureRow.ID) {}
  func load(
    _ id: PictureRow.ID, form: PieceGrid, side: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) {
    forms.append(form)
    loads.append((id, side, then))
  }
  /// Answers all who wait for pixels.
  @discardableResult
  func finishLoads(_ answer: (PictureRow.ID) -> Result<PixelImage, PictureError>) -> [(
    PictureRow.ID, Int
  )] {
    let waiting = loads
    loads = []
    for load in waiting { load.then(answer(load.id)) }
    return waiting.map { ($0.id, $0.side) }
  }
  func loadWhole(
    _ id: PictureRow.ID, limit: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) {}
  func add(
    _ path: FilePath, side: Int,
    then: @escaping @MainActor (Result<PictureRow.ID, PictureError>) -> Void
  ) {}
}
