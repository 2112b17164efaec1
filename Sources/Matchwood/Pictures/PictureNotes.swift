import GameKernel
import PictureScenes
import Stage

/// What the player has said of pictures, by their names in the store.
nonisolated struct PictureNotes: Hashable, Codable, Sendable {
  private var notes: [PictureName: Note] = [:]

  /// Of one picture.
  struct Note: Hashable, Codable, Sendable {
    /// From 1 to 5 stars; 0 for none.
    var rating = 0
    /// The square that is played with: left edge, upper edge and side, in pixels; nil for the middle.
    var square: [Int]?
    /// What the player calls it; nil as its file.
    var name: String?
    /// Whether it was removed: no list shows it.
    var isHidden: Bool?
    /// How different its two pieces most alike are: what that was measured of, then hundredths for each length.
    var hardness: [Int]?

    init() {}

    /// Reads what is there and makes sense.
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let ratings = PictureRow.ratings
      // Most notes have few of these, and a missing one that throws takes most of the time of a long list.
      let rating = (try? values.decodeIfPresent(Int.self, forKey: .rating)) ?? 0
      self.rating = min(max(rating, ratings.lowerBound), ratings.upperBound)
      let square = values.numbers(.square, count: 3)
      let places = 0...PictureLimits.sides.upperBound
      if let square, square.allSatisfy(places.contains), square[2] > 0 {
        self.square = square
      }
      let name = (try? values.decodeIfPresent(String.self, forKey: .name)) ?? ""
      let bounded = name.bounded(to: PictureRow.nameLimit)
      let isSound = bounded.utf8.count == name.utf8.count && bounded.count <= PictureRow.nameLimit
      self.name = isSound && !name.isEmpty ? name : nil
      isHidden = (try? values.decodeIfPresent(Bool.self, forKey: .isHidden)) == true ? true : nil
      hardness = values.numbers(.hardness, count: PictureHardness.count + 1)
    }

    private enum CodingKeys: String, CodingKey {
      case rating, square, name
      case isHidden = "hidden"
      case hardness = "hard"
    }
  }

  init() {}

  /// Any text can be the name of a picture.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads the notes that make sense.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    for key in values.allKeys {
      self[PictureName(key.stringValue)] = try values.decode(Note.self, forKey: key)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    for (name, note) in notes { try values.encode(note, forKey: Key(stringValue: name.text)) }
  }

  /// The pictures that were removed.
  var hidden: [PictureName] { notes.compactMap { $1.isHidden == true ? $0 : nil } }

  /// Removes the notes on some pictures.
  mutating func forget(_ names: Set<PictureName>) {
    for name in names { notes[name] = nil }
  }

  /// The notes on a picture; what says nothing is not kept.
  subscript(id: PictureName) -> Note {
    get { notes[id] ?? Note() }
    set { notes[id] = newValue == Note() ? nil : newValue }
  }
}

nonisolated extension KeyedDecodingContainer {
  /// A list of just so many numbers; nil where there is none.
  fileprivate func numbers(_ key: Key, count: Int) -> [Int]? {
    guard contains(key) else { return nil }
    return (try? decode(key, atMost: count)).flatMap { $0.count == count ? $0 : nil }
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
  init(_ found: PicturePlace.Found, _ note: PictureNotes.Note, isCopy: Bool, length: Int) {
    self.init(
      id: found.id, name: note.name ?? found.path.stem.shown, size: found.size, bytes: found.bytes,
      date: found.date, rating: note.rating, crop: note.crop, taken: found.taken, isCopy: isCopy)
    isAnimated = found.isAnimated
    let order = Thumbnails.Order(found, square: square)
    hardness = PictureHardness(note.hardness, of: order)?.least(length: length)
  }
}

nonisolated extension PictureOrder {
  /// Whether a row stands above another; no two rows stand equal.
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
