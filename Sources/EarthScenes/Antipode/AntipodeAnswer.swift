import BoxKit
import Commands
import EarthGame

/// The answer of `matchwood antipode` to one place.
nonisolated struct AntipodeAnswer: Answer {
  private let word: String
  /// The surroundings of the place and of its antipode, or `nil` if there is no such place.
  private let ends: (near: Surroundings, far: Surroundings)?

  /// Looks a place up.
  ///
  /// - Parameter word: the place as given, without the white space around it.
  init(_ word: String) {
    self.word = word
    let atlas = Atlas.shared
    ends = Place(word).map { (atlas.surroundings(at: $0), atlas.surroundings(at: $0.antipode)) }
  }

  /// 0 for a place, 2 for an invalid one.
  var exitCode: Int32 { ends == nil ? UsageError.exitCode : 0 }

  /// The answer as one JSON object.
  var json: JSONLine {
    var line = JSONLine()
    guard let ends else {
      line.add("place", word)
      line.add("error", Self.fault)
      return line
    }
    line.add("lat", ExactNumber(ends.near.place.latitude))
    line.add("lon", ExactNumber(ends.near.place.longitude))
    let far = ends.far.place
    line.add("far", [ExactNumber(far.latitude), ExactNumber(far.longitude)])
    line.add("land", ends.near.isLand)
    line.add("farLand", ends.far.isLand)
    line.add("name", ends.far.name)
    line.add("nearest", ends.far.city.entry)
    line.add("km", ExactNumber(ends.far.roundedDistance))
    return line
  }

  /// The answer for people: the place and its antipode, or one sentence for an error.
  var text: String {
    guard let ends else { return "\(word): \(Self.fault)" }
    return """
      here      \(ends.near.place)  \(ends.near.name)
      far side  \(ends.far.place)  \(ends.far.name)
      feet      \(ends.far.isLand ? "dry" : "wet")
      nearest   \(ends.far.city.name), \(ends.far.roundedDistance) km
      """
  }

  private static let fault =
    "no such place; write degrees north, -90 to 90, and east, -180 to 180, such as 56.55,8.3167"
}

nonisolated extension Surroundings {
  /// The distance of the city, in kilometres rounded to tenths.
  fileprivate var roundedDistance: Double { (distance * 10).rounded() / 10 }
}
