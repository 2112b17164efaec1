import GameKernel
import Stage

/// What a list tells of one of the player's pictures.
public nonisolated struct PictureRow: Hashable, Sendable, Identifiable {
  /// Names the picture in its store, also after the next start.
  public let id: PictureName
  /// For the player to read.
  public let name: String
  /// Of the whole picture, upright, in pixels.
  public let size: Size
  /// The length of the file.
  public let bytes: Int
  /// When the file was changed last, in seconds since 1970, UTC.
  public let date: Int
  /// From 1 to 5 stars; 0 for a picture without a rating.
  public var rating: Int
  /// The square that was chosen, in pixels of the whole picture; nil for the middle.
  public var crop: Rect?
  /// The day on which it was taken, where its file says so.
  public let taken: Day?
  /// Whether the file is a copy of the program's own, and not one in the player's folder.
  public let isCopy: Bool
  /// Whether its file has several frames; the first is shown.
  public var isAnimated = false
  /// How different the two pieces most alike are, in as many pieces as the store compares; nil before that is known.
  public var hardness: Double?

  /// A row as a store knows it.
  public init(
    id: PictureName, name: String, size: Size, bytes: Int, date: Int, rating: Int = 0,
    crop: Rect? = nil, taken: Day? = nil, isCopy: Bool = true, hardness: Double? = nil
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.bytes = bytes
    self.date = date
    self.rating = rating
    self.crop = crop
    (self.taken, self.isCopy, self.hardness) = (taken, isCopy, hardness)
  }

  /// The day on which it was taken, else the one on which its file was changed last, by universal time.
  public var day: Day { taken ?? Day(secondsSince1970: Int64(date)) }

  /// What its file is called.
  public var file: String { id.text.split(separator: "/").last.map(String.init) ?? id.text }

  /// The longest name that can be given to a picture, in characters.
  public static let nameLimit = 60

  /// The ratings that can be set.
  public static let ratings = 0...5

  /// The square that is played with: the one chosen, or the largest in the middle.
  ///
  /// A choice that reaches out of the picture was made for another one, and does not count.
  public var square: Rect {
    if let crop, crop.width == crop.height, crop.intersection(Rect(.zero, size)) == crop {
      return crop
    }
    let side = min(size.width, size.height)
    return Rect(
      ((size.width - side) / 2).rounded(.down), ((size.height - side) / 2).rounded(.down), side,
      side)
  }
}
