import Files
import GameKernel
import PictureScenes
import Stage

/// A picture store in memory. Thumbnails and pixels arrive when the test sends them.
@MainActor package final class MemoryPictures: PictureStore {
  package let changes = ObserverList<PictureChange>()
  package var place: String? = "/home/somebody/pictures"
  package var length = 4
  package var pictureUsers: [String: () -> Set<PictureRow.ID>] = [:]
  /// The names set by `setName`. An inner `nil` restores the name of the file.
  package private(set) var named: [PictureRow.ID: String?] = [:]
  /// The deleted pictures.
  package private(set) var removed: [PictureRow.ID] = []
  package var order = PictureOrder.name { didSet { sort() } }
  package private(set) var rows: [PictureRow] = []
  /// The ratings of built-in pictures.
  private var boxRatings: [PictureRow.ID: Int] = [:]
  /// The requested thumbnails.
  package private(set) var asked: Set<PictureRow.ID> = []
  /// The finished thumbnails.
  private var finishedThumbnails: Set<PictureRow.ID> = []
  /// Thumbnails that differ from the default one.
  package var thumbnails: [PictureRow.ID: PixelImage] = [:]
  /// The requests for pixels that the test has not answered.
  private var loads:
    [(id: PictureRow.ID, side: Int, then: (Result<PixelImage, PictureError>) -> Void)] =
      []
  /// The grids of the requested pixels.
  package private(set) var forms: [PieceGrid] = []

  /// - Parameter count: the number of pictures. The first has the last name, the newest date and the worst rating.
  package init(_ count: Int) {
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

  package var count: Int { rows.count }
  package func row(at index: Int) -> PictureRow { rows[index] }
  package func index(of id: PictureRow.ID) -> Int? { rows.firstIndex { $0.id == id } }
  package func refresh() {}

  package func thumbnail(of id: PictureRow.ID, side: Double) -> PixelImage? {
    asked.insert(id)
    return finishedThumbnails.contains(id)
      ? thumbnails[id]
        ?? PixelImage(width: 2, height: 2, pixels: Array(repeating: 0xFF30_6090, count: 4)) : nil
  }

  package func finishThumbnail(of id: PictureRow.ID) {
    finishedThumbnails.insert(id)
    changes.send(.row(id))
  }

  /// Adds a picture.
  package func bring(_ picture: PictureRow) {
    rows.append(picture)
    sort()
  }

  package func setName(_ name: String?, of id: PictureRow.ID) { named[id] = .some(name) }
  package func sweep() {}
  package func allPictureUsersAreSet() {}

  package func remove(_ id: PictureRow.ID) {
    removed.append(id)
    rows.removeAll { $0.id == id }
    changes.send(.rows)
  }

  package func rating(of id: PictureRow.ID) -> Int {
    boxRatings[id] ?? index(of: id).map { rows[$0].rating } ?? 0
  }

  package func setRating(_ rating: Int, of id: PictureRow.ID) {
    if let index = index(of: id) { rows[index].rating = rating } else { boxRatings[id] = rating }
    if order == .rating { sort() }
    changes.send(.row(id))
  }

  package func setCrop(_ crop: Rect?, of id: PictureRow.ID) {}
  package func load(
    _ id: PictureRow.ID, form: PieceGrid, side: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) {
    forms.append(form)
    loads.append((id, side, then))
  }
  /// Answers all requests for pixels, and returns their pictures and sides.
  @discardableResult
  package func finishLoads(_ answer: (PictureRow.ID) -> Result<PixelImage, PictureError>) -> [(
    PictureRow.ID, Int
  )] {
    let waiting = loads
    loads = []
    for load in waiting { load.then(answer(load.id)) }
    return waiting.map { ($0.id, $0.side) }
  }
  package func loadWhole(
    _ id: PictureRow.ID, limit: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) {}
  package func add(
    _ path: FilePath, side: Int,
    then: @escaping @MainActor (Result<PictureRow.ID, PictureError>) -> Void
  ) {}
}
