import GameKernel
import Stage

/// The details of a picture of the player's own, for lists.
public nonisolated struct PictureRow: Hashable, Sendable, Identifiable {
  /// The ID of the picture in its store, which persists between launches.
  public let id: PictureName
  /// The display name.
  public let name: String
  /// The size of the whole, upright picture in pixels.
  public let size: Size
  /// The file size in bytes.
  public let bytes: Int
  /// The file's modification date in seconds since 1970, UTC.
  public let date: Int
  /// The rating from 1 to 5 stars, or 0 for none.
  public var rating: Int
  /// The chosen square in pixels of the whole picture, or `nil` for the centre.
  public var crop: Rect?
  /// The day of exposure, if the file contains it.
  public let dateTaken: Day?
  /// Whether the file is the program's own copy, not a file in the player's folder.
  public let isCopy: Bool
  /// Whether the file is animated. Its first frame is used.
  public var isAnimated = false
  /// The distance of the two most similar pieces, at the store's `length`, or `nil` if it is not known yet.
  public var hardness: Double?

  public init(
    id: PictureName, name: String, size: Size, bytes: Int, date: Int, rating: Int = 0,
    crop: Rect? = nil, dateTaken: Day? = nil, isCopy: Bool = true, hardness: Double? = nil
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.bytes = bytes
    self.date = date
    self.rating = rating
    self.crop = crop
    (self.dateTaken, self.isCopy, self.hardness) = (dateTaken, isCopy, hardness)
  }

  /// The day of exposure, or else of the last modification (UTC).
  public var day: Day { dateTaken ?? Day(secondsSince1970: Int64(date)) }

  /// The name of the file.
  public var file: String { id.text.split(separator: "/").last.map(String.init) ?? id.text }

  /// The longest name of a picture in characters.
  public static let nameLimit = 60

  /// The possible ratings.
  public static let ratings = 0...5

  /// The square to play with: the chosen one, or the largest one in the centre.
  ///
  /// A chosen square that extends beyond the picture was made for another one and is ignored.
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
