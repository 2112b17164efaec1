import SDLKit
import Threads

/// The rows of a canvas in bands that take about as long each, whatever lies where.
nonisolated struct PaintBands {
  /// One below the other, all rows together.
  let bands: [PixelArea]

  /// - Parameters:
  ///   - count: how many bands; nil for as many as pay for waking threads: one for a small piece of work.
  init(_ steps: [PaintStep], within bounds: PixelArea, count: Int? = nil) {
    let steps = steps.span
    var total = 0
    for index in steps.indices {
      total += steps[index].clip.intersection(bounds).pixelCount * steps[index].effort
    }
    let wanted = count ?? Self.count(for: total)
    guard wanted > 1, total > 0 else {
      bands = [bounds]
      return
    }
    // How much more each row takes than the one above.
    var changes = [Int](repeating: 0, count: bounds.height + 1)
    for index in steps.indices {
      let area = steps[index].clip.intersection(bounds)
      guard !area.isEmpty else { continue }
      let effort = area.width * steps[index].effort
      changes[area.y - bounds.y] += effort
      changes[area.maxY - bounds.y] -= effort
    }
    var bands: [PixelArea] = []
    var (effort, done, start) = (0, 0, 0)
    for row in 0..<bounds.height {
      effort += changes[row]
      done += effort
      guard done * wanted >= total * (bands.count + 1) || row == bounds.height - 1 else { continue }
      bands.append(
        PixelArea(bounds.x, bounds.y + start, bounds.width, row + 1 - start))
      start = row + 1
    }
    self.bands = bands
  }

  /// Several for each processor, so that none waits long for another that had other things to do.
  private static func count(for effort: Int) -> Int {
    // Waking a thread and waiting for it takes some 50 µs: it is not done for less than 400.
    Background.processors == 1 || effort < 4 * least
      ? 1 : min(effort / least, 4 * Background.processors)
  }

  /// A band is at least 100 µs long, in tenths of a nanosecond.
  private static let least = 1_000_000
}
