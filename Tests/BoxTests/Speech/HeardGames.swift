import GameKernel
import Stage

/// A board of 3 × 3 as the player has heard it, and its solution.
struct HeardBoard: Hashable {
  private var cells: [Int]

  /// - Parameter cells: the numbers row by row, 9 for the gap.
  init(_ cells: [Int]) { self.cells = cells }

  private static let solved = HeardBoard(Array(1...9))

  /// The arrows that solve the board, found by a breadth-first search.
  var solution: [Direction] {
    var ways: [HeardBoard: [Direction]] = [self: []]
    var queue = [self]
    var next = 0
    while next < queue.count, ways[Self.solved] == nil {
      let board = queue[next]
      next += 1
      for direction in Direction.allCases {
        guard let moved = board.moved(direction), ways[moved] == nil else { continue }
        ways[moved] = (ways[board] ?? []) + [direction]
        queue.append(moved)
      }
    }
    return ways[Self.solved] ?? []
  }

  /// Returns the board after an arrow, which slides a tile into the gap.
  private func moved(_ direction: Direction) -> HeardBoard? {
    guard let gap = cells.firstIndex(of: 9) else { return nil }
    let (row, column) = gap.quotientAndRemainder(dividingBy: 3)
    let (fromRow, fromColumn) =
      switch direction {
      case .left: (row, column + 1)
      case .right: (row, column - 1)
      case .up: (row + 1, column)
      case .down: (row - 1, column)
      }
    guard (0..<3).contains(fromRow), (0..<3).contains(fromColumn) else { return nil }
    var moved = self
    moved.cells.swapAt(gap, 3 * fromRow + fromColumn)
    return moved
  }
}

/// The cards that the player has heard, on a table of 4 × 4.
struct HeardCards {
  private var faces: [Int: String] = [:]
  private var gone: Set<Int> = []

  /// Two cards on the table that show the same.
  var knownPair: (Int, Int)? {
    for (card, face) in faces.sorted(by: { $0.key < $1.key }) {
      if let other = faces.first(where: { $0.key > card && $0.value == face }) {
        return (card, other.key)
      }
    }
    return nil
  }

  /// The first card that was never turned.
  var nextNew: Int { (0..<16).first { faces[$0] == nil && !gone.contains($0) } ?? 0 }

  func partner(of card: Int) -> Int? {
    faces.first { $0.key != card && $0.value == faces[card] }?.key
  }

  mutating func note(_ face: String, at card: Int) { faces[card] = face }

  mutating func take(_ one: Int, _ other: Int) {
    for card in [one, other] {
      faces[card] = nil
      gone.insert(card)
    }
  }
}

/// A place that the player has heard, in whole degrees.
struct HeardPlace {
  var latitude: Int
  var longitude: Int

  init(latitude: Int, longitude: Int) { (self.latitude, self.longitude) = (latitude, longitude) }

  /// Reads the last place of a text, such as “Portugal, 39 degrees north, 9 degrees west”.
  init?(_ text: String) {
    let words = text.split { " .,:".contains($0) }
    func value(_ positive: Substring, _ negative: Substring) -> Int? {
      guard let end = words.lastIndex(where: { $0 == positive || $0 == negative }), end >= 2
      else { return nil }
      return Int(words[end - 2]).map { words[end] == positive ? $0 : -$0 }
    }
    guard let latitude = value("north", "south"), let longitude = value("east", "west") else {
      return nil
    }
    self.init(latitude: latitude, longitude: longitude)
  }

  var antipode: HeardPlace {
    HeardPlace(
      latitude: -latitude, longitude: longitude > 0 ? longitude - 180 : longitude + 180)
  }
}

extension Listener {
  /// Moves to a card of a table of 4 × 4, turns it, and returns what it shows.
  func flip(_ card: Int) -> String {
    for _ in 0..<3 { press(.tilt(.up), .tilt(.left)) }
    for _ in 0..<card / 4 { press(.tilt(.down)) }
    for _ in 0..<card % 4 { press(.tilt(.right)) }
    let said = press(.activate)
    // Such as “Row 1, column 2: fish. No pair.”
    let face = said.split(separator: ": ").dropFirst().first?.split(separator: ".").first
    return face.map(String.init) ?? ""
  }

  /// Walks with the arrows until the spoken place is at most a degree east or west of a goal, 400 steps at most.
  func walk(to goal: HeardPlace) throws {
    for _ in 0..<400 {
      guard let here = HeardPlace(press(.speech(.place))) else { continue }
      let north = goal.latitude - here.latitude
      var east = (goal.longitude - here.longitude) % 360
      if east > 180 { east -= 360 } else if east < -180 { east += 360 }
      if north == 0, abs(east) <= 1 { return }
      if abs(north) > abs(east) {
        press(.tilt(north > 0 ? .up : .down))
      } else {
        press(.tilt(east > 0 ? .right : .left))
      }
      // The step grows with each arrow: a pause begins a new walk, so that the last steps are short.
      if max(abs(north), abs(east)) < 4 { wait(2) }
    }
  }
}
