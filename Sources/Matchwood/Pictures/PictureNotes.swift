import Files
import GameKernel
import PictureScenes
import Stage

/// The player's notes on pictures, by the names of the pictures in the store.
nonisolated struct PictureNotes: Hashable, Codable, Sendable {
  private var notes: [PictureName: Note] = [:]

  /// The notes on one picture.
  struct Note: Hashable, Codable, Sendable {
    /// The rating from 1 to 5 stars, or 0 for none.
    var rating = 0
    /// The chosen square: left edge, top edge and side, in pixels. `nil` for the largest one in the middle.
    var square: [Int]?
    /// The name that the player has given the picture, or `nil` for that of its file.
    var name: String?
    /// Whether the picture was removed, so that no list shows it.
    var isHidden: Bool?
    /// The stored form of ``PictureHardness``: its stamp, then a difference in hundredths for each length.
    var hardness: [Int]?

    init() {}

    /// Decodes the note. Invalid values get their defaults.
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let ratings = PictureRow.ratings
      // Most notes lack most values. In a long list, throwing an error for each missing value would take most of
      // the loading time.
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

  /// Decodes all notes and omits invalid ones.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: TextKey.self)
    for key in values.allKeys {
      guard let note = try? values.decode(Note.self, forKey: key) else { continue }
      self[PictureName(key.stringValue)] = note
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: TextKey.self)
    for (name, note) in notes { try values.encode(note, forKey: TextKey(name.text)) }
  }

  /// The names of the removed pictures.
  var hidden: [PictureName] { notes.compactMap { $1.isHidden == true ? $0 : nil } }

  /// Removes the notes on some pictures.
  mutating func forget(_ names: Set<PictureName>) {
    for name in names { notes[name] = nil }
  }

  /// The notes on a picture. Empty notes are not stored.
  subscript(id: PictureName) -> Note {
    get { notes[id] ?? Note() }
    set { notes[id] = newValue == Note() ? nil : newValue }
  }
}

nonisolated extension KeyedDecodingContainer {
  /// Returns an array of exactly `count` integers, or `nil` if there is none.
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
