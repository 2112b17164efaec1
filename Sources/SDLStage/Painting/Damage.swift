import Raster
import Stage

/// The difference between two frames.
nonisolated enum Damage {
  /// Returns the areas in which two lists of commands may differ, or no area if they are equal.
  ///
  /// Commands that both lists contain in the same order cause no damage. All others damage their bounds.
  static func areas(
    from old: [DrawCommand], _ oldBounds: [PixelArea], to new: [DrawCommand],
    _ newBounds: [PixelArea]
  ) -> [PixelArea] {
    var areas: [PixelArea] = []
    var (i, j) = (0, 0)
    var marks: (old: [UInt64], new: [UInt64])?
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        (i, j) = (i + 1, j + 1)
        continue
      }
      let known = marks ?? (old.map(\.mark), new.map(\.mark))
      marks = known
      let (skipOld, skipNew) = resume(
        Tail(commands: old[i...], marks: known.old), Tail(commands: new[j...], marks: known.new))
      areas += oldBounds[i..<i + skipOld]
      areas += newBounds[j..<j + skipNew]
      (i, j) = (i + skipOld, j + skipNew)
    }
    return merged(areas)
  }

  /// Returns the indices of the bounds that intersect any of the areas.
  static func members(of bounds: [PixelArea], touching areas: [PixelArea]) -> [Int] {
    bounds.indices.filter { index in areas.contains { $0.intersects(bounds[index]) } }
  }

  /// The largest number of commands to skip in both lists together in search of the next common one.
  private static let lookAhead = 24

  /// The rest of a list of commands, and the hashes of the whole list.
  private struct Tail {
    let commands: ArraySlice<DrawCommand>
    let marks: [UInt64]

    /// Whether a command equals one of another list. Hashes reject most differing commands.
    func agrees(at skip: Int, with other: Tail, at otherSkip: Int) -> Bool {
      let (index, otherIndex) = (commands.startIndex + skip, other.commands.startIndex + otherSkip)
      return marks[index] == other.marks[otherIndex]
        && commands[index] == other.commands[otherIndex]
    }
  }

  /// Returns the number of commands to skip in each list until they agree again.
  private static func resume(_ old: Tail, _ new: Tail) -> (old: Int, new: Int) {
    let (oldCount, newCount) = (old.commands.count, new.commands.count)
    guard oldCount > 0, newCount > 0 else { return (oldCount, newCount) }
    for distance in 1...lookAhead {
      for skipOld in 0...distance where skipOld < oldCount && distance - skipOld < newCount {
        if old.agrees(at: skipOld, with: new, at: distance - skipOld) {
          return (skipOld, distance - skipOld)
        }
      }
    }
    return (1, 1)
  }

  /// The largest number of areas. More would cost more time than they save. Moving the focus needs about twenty.
  private static let maximumCount = 24
  /// The fixed cost of an area, in pixels.
  private static let overhead = 1500

  /// Merges areas into fewer and larger ones that contain the same pixels.
  static func merged(_ areas: [PixelArea]) -> [PixelArea] {
    var result: [PixelArea] = []
    for area in areas where !area.isEmpty { add(area, to: &result) }
    while result.count > maximumCount {
      let last = result.removeLast()
      let best = result.indices.min {
        growth(of: result[$0], by: last) < growth(of: result[$1], by: last)
      }
      guard let best else { return [last] }
      add(result.remove(at: best).union(last), to: &result)
    }
    return result
  }

  /// Adds an area, and merges it with others if that saves work.
  private static func add(_ area: PixelArea, to areas: inout [PixelArea]) {
    var area = area
    while let index = areas.firstIndex(where: { growth(of: $0, by: area) <= overhead }) {
      area = areas.remove(at: index).union(area)
    }
    areas.append(area)
  }

  /// Returns the number of additional pixels if two areas are merged.
  private static func growth(of area: PixelArea, by other: PixelArea) -> Int {
    area.union(other).pixelCount - area.pixelCount - other.pixelCount
  }
}

nonisolated extension DrawCommand {
  /// A hash of the frame, rotation and alpha. Commands with different hashes differ.
  fileprivate var mark: UInt64 {
    func with(_ value: Double, _ mark: UInt64) -> UInt64 {
      // Adding zero makes −0 equal to +0.
      (mark &* 31) ^ (value + 0).bitPattern
    }
    let place = with(frame.height, with(frame.width, with(frame.y, with(frame.x, 0))))
    return with(alpha, with(rotation, place))
  }

  /// The pixels that the command can change, rounded outwards.
  var bounds: PixelArea {
    var bounds: PixelArea
    switch content {
    case .text(_, let style, _):
      // Glyphs may extend beyond the sides and the top of the line.
      bounds = PixelArea(seen).grown(by: 1 + style.pixels / 3)
    case .picture, .fill, .patch:
      bounds = PixelArea(seen).grown(by: 1)
    case .table:
      bounds = PixelArea(frame.turned(by: rotation)).grown(by: 1)
    }
    if let clip { bounds = bounds.intersection(PixelArea(clip.rounded)) }
    return bounds
  }

  /// The bounding box after rotation and 3D turn. Not for the table, which is never turned.
  private var seen: Rect {
    turn == .none ? frame.turned(by: rotation) : TurnedFrame(frame, turn).bounds
  }
}
