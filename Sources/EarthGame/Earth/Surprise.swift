/// A pair of cities that are almost antipodes, such as Bermuda and Perth.
public struct Surprise: Hashable, Sendable {
  /// The city at or near the child's place.
  public let near: City
  /// The city near the antipode.
  public let far: City

  /// The distance of one city from the antipode of the other, in kilometres.
  public var distance: Double { far.place.distance(to: near.place.antipode) }

  /// The largest ``distance`` that counts as a surprise, in kilometres.
  public static let limit = 120.0
  /// The largest distance of a place from the near city, in kilometres.
  static let reach = 60.0
}

extension Atlas {
  /// Returns the surprise at a place, or `nil` if its nearest city has no near-antipode.
  ///
  /// - Complexity: Some microseconds.
  public func surprise(at place: Place) -> Surprise? {
    let near = nearestCity(to: place)
    guard near.place.distance(to: place) <= Surprise.reach else { return nil }
    let surprise = Surprise(near: near, far: nearestCity(to: near.place.antipode))
    return surprise.distance <= Surprise.limit ? surprise : nil
  }
}
