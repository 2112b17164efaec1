import GameScenes
import Stage

/// What the player has said of pictures, by their names in the store.
nonisolated struct PictureNotes: Hashable, Codable, Sendable {
  private var notes: [String: Note] = [:]

  /// Of one picture.
  struct Note: Hashable, Codable, Sendable {
    /// From 1 to 5 stars; 0 for none.
    var rating = 0
    /// The square that is played with: left edge, upper edge and side, in pixels; nil for the middle.
    var square: [Int]?

    init() {}

    /// Reads what is there and makes sense.
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      let ratings = PictureRow.ratings
      let rating = (try? values.decode(Int.self, forKey: .rating)) ?? 0
      self.rating = min(max(rating, ratings.lowerBound), ratings.upperBound)
      let square = (try? values.decode([Int].self, forKey: .square)) ?? []
      let places = 0...PictureLimits.sides.upperBound
      if square.count == 3, square.allSatisfy(places.contains), square[2] > 0 {
        self.square = square
      }
    }

    private enum Key: CodingKey { case rating, square }
  }

  init() {}

  /// Reads the notes that make sense.
  init(from decoder: any Decoder) throws {
    notes = try decoder.singleValueContainer().decode([String: Note].self)
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(notes)
  }

  /// The notes on a picture; what says nothing is not kept.
  subscript(id: String) -> Note {
    get { notes[id] ?? Note() }
    set { notes[id] = newValue == Note() ? nil : newValue }
  }
}

nonisolated extension PictureNotes.Note {
  var crop: Rect? {
    get {
      square.map { Rect(Double($0[0]), Double($0[1]), Double($0[2]), Double($0[2])) }
    }
    set { square = newValue.map { [Int($0.x), Int($0.y), Int(min($0.width, $0.height))] } }
  }
}

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
