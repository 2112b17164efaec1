import GameScenes

nonisolated extension PictureRow {
  /// A file, with what was said of it.
  init(_ found: PicturePlace.Found, _ note: PictureNotes.Note) {
    let name = found.path.split(separator: "/").last ?? ""
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    self.init(
      id: found.id, name: String(name[..<dot]), size: found.size, bytes: found.bytes,
      date: found.date, rating: note.rating, crop: note.crop)
  }
}

nonisolated extension PictureOrder {
  /// Whether a row stands above another; no two rows stand equal.
  func comesBefore(_ a: PictureRow, _ b: PictureRow) -> Bool {
    switch self {
    case .date where a.date != b.date: a.date > b.date
    case .rating where a.rating != b.rating: a.rating > b.rating
    default: (a.name.lowercased(), a.id) < (b.name.lowercased(), b.id)
    }
  }
}
