import Files
import GameKernel
import PictureScenes
import Stage

/// The sorted list of the pictures that were found and not removed.
nonisolated struct PictureRows {
  /// The files that were found. Call ``arrange(_:_:)`` after a change.
  var found: [PicturePlace.Found] = []
  /// The sort order. Call ``arrange(_:_:)`` after a change.
  var order = PictureOrder.name
  /// The board length, in pieces, for which rows have their hardness. Call ``arrange(_:_:)`` after a change.
  var length = 4

  private var listed: [Listed] = []
  /// The index of each row, by the name of its picture.
  private var indices: [PictureRow.ID: Int] = [:]
  /// The number of hardness figures that have arrived since the rows were last sorted.
  private var newFigures = 0

  /// The number of new figures after which the rows are sorted again.
  private static let figuresAtOnce = 24

  private struct Listed {
    let found: PicturePlace.Found
    var row: PictureRow

    var order: Thumbnails.Order { Thumbnails.Order(found, square: row.square) }
  }

  var count: Int { listed.count }

  subscript(index: Int) -> PictureRow { listed[index].row }

  func index(of id: PictureRow.ID) -> Int? { indices[id] }

  /// Lists the files and sorts them.
  mutating func arrange(_ notes: PictureNotes, _ places: PicturePlaces) {
    newFigures = 0
    listed = found.filter { notes[$0.id].isHidden != true }.map { found in
      let isCopy = places.isCopy(found.id)
      return Listed(
        found: found, row: PictureRow(found, notes[found.id], isCopy: isCopy, length: length))
    }
    listed.sort { order.comesBefore($0.row, $1.row) }
    indices = Dictionary(
      listed.enumerated().map { ($1.found.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Updates the rating and the square of a row, and drops the hardness of another square. Does not sort.
  mutating func show(_ note: PictureNotes.Note, of id: PictureRow.ID) {
    guard let index = indices[id] else { return }
    listed[index].row.rating = note.rating
    if listed[index].row.crop != note.crop { listed[index].row.hardness = nil }
    listed[index].row.crop = note.crop
  }

  // MARK: Thumbnails and hardness

  /// Returns the input of a picture's thumbnail, or `nil` if the picture is not listed.
  func thumbnailOrder(of id: PictureRow.ID) -> Thumbnails.Order? {
    indices[id].map { listed[$0].order }
  }

  /// The inputs for measuring the pictures of unknown hardness.
  var unmeasured: some Sequence<Thumbnails.Order> {
    listed.lazy.filter { $0.row.hardness == nil }.map(\.order)
  }

  /// Updates the hardness of a row. Does not sort.
  ///
  /// - Returns: false if the picture is not listed, or if another file or square was measured.
  mutating func show(_ hardness: PictureHardness, of id: PictureRow.ID) -> Bool {
    guard let index = indices[id], listed[index].order.stamp == hardness.stamp else { return false }
    listed[index].row.hardness = hardness.least(length: length)
    newFigures += 1
    return true
  }

  /// Whether hardness figures have arrived since the rows were last sorted.
  var hasNewFigures: Bool { newFigures > 0 }

  /// Whether enough hardness figures have arrived to sort the rows again.
  var needsSorting: Bool { order == .hardness && newFigures >= Self.figuresAtOnce }
}

nonisolated extension PictureRow {
  /// Makes a row from a file and its notes.
  fileprivate init(
    _ found: PicturePlace.Found, _ note: PictureNotes.Note, isCopy: Bool, length: Int
  ) {
    self.init(
      id: found.id, name: note.name ?? found.path.stem.shown, size: found.size, bytes: found.bytes,
      date: found.date, rating: note.rating, crop: note.crop, dateTaken: found.dateTaken,
      isCopy: isCopy)
    isAnimated = found.isAnimated
    let order = Thumbnails.Order(found, square: square)
    hardness = PictureHardness(note.hardness, of: order)?.least(length: length)
  }
}

nonisolated extension PictureOrder {
  /// Whether a row comes before another one. The order is total.
  func comesBefore(_ a: PictureRow, _ b: PictureRow) -> Bool {
    switch self {
    case .date where a.day != b.day: a.day > b.day
    case .date where a.date != b.date: a.date > b.date
    case .rating where a.rating != b.rating: a.rating > b.rating
    case .hardness where a.hardness != b.hardness: (a.hardness ?? -1) > (b.hardness ?? -1)
    default: (PictureName(a.name.lowercased()), a.id) < (PictureName(b.name.lowercased()), b.id)
    }
  }
}
