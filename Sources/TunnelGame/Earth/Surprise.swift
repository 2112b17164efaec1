/// Two cities that are nearly at each other's far ends, such as Bermuda and Perth.
public struct Surprise: Hashable, Sendable {
  /// Where the child stands, or near.
  public let near: City
  /// Near its far end.
  public let far: City

  /// How far one of them is from the antipode of the other, in kilometres.
  public var distance: Double { far.place.distance(to: near.place.antipode) }

  /// How far two cities may be from being antipodes to surprise anybody, in kilometres.
  public static let limit = 120.0
  /// How near to the first of them one has to be, in kilometres.
  static let reach = 60.0
}

extension Atlas {
  /// The two cities that are nearly antipodes, of which a place is in one; nil where there are no such.
  ///
  /// - Complexity: some microseconds.
  public func surprise(at place: Place) -> Surprise? {
    let near = nearestCity(to: place)
    guard near.place.distance(to: place) <= Surprise.reach else { return nil }
    let surprise = Surprise(near: near, far: nearestCity(to: near.place.antipode))
    return surprise.distance <= Surprise.limit ? surprise : nil
  }
}
