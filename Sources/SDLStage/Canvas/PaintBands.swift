import Raster
import Threads

/// Bands of rows of a canvas that take about the same time to paint.
nonisolated struct PaintBands {
  /// The bands from top to bottom, which cover all rows.
  let bands: [PixelArea]

  /// - Parameter count: the number of bands. `nil` chooses it by the amount of work, with one band for little work.
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
    // The difference of each row's effort from that of the row above.
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

  /// Returns the number of bands: up to four per processor, so that a late one delays the frame little.
  private static func count(for effort: Int) -> Int {
    // Waking a thread and waiting for it takes about 50 µs, which does not pay below 400 µs of work.
    Background.processors == 1 || effort < 4 * least
      ? 1 : min(effort / least, 4 * Background.processors)
  }

  /// The least effort of a band: 100 µs, in tenths of a nanosecond.
  private static let least = 1_000_000
}
