import EarthGame
import GlobeMap
import Stage

/// The names on a globe, with the sizes of their texts in one look.
struct GlobeLabels {
  private struct Label {
    let entry: MapNames.Entry
    let direction: SIMD3<Double>
    let style: TextStyle
    let size: Size
  }

  private let labels: [Label]
  /// The width of the soft edge round a name, in pixels.
  private let halo: Double
  private let look: Look

  /// Measures the names.
  ///
  /// - Complexity: O(names) measurements of text.
  init(_ names: MapNames, look: Look) {
    self.look = look
    let (metrics, measurer) = (look.metrics, look.measurer)
    halo = metrics.px(6).rounded()
    labels = names.entries.map { entry in
      let style = metrics.small(entry.kind == .country ? .bold : .medium)
      return Label(
        entry: entry, direction: entry.place.direction, style: style,
        size: measurer.size(of: entry.words, style))
    }
  }

  /// Draws the names that fit on the disc without touching each other.
  ///
  /// - Parameter busy: the areas of figures, which names leave free.
  func draw(into list: inout DisplayList, _ pins: GlobePins, busy: [Rect]) {
    var taken = busy
    var shown: Set<String> = []
    let pad = look.metrics.px(pins.zoom < 1.5 ? 10 : 6)
    for label in labels where label.entry.zoom <= pins.zoom {
      if shown.contains(label.entry.words) { continue }
      // Near the rim the map is too narrow for names.
      let seen = pins.attitude.seen(label.direction)
      guard seen.z > 0.3, let point = pins.art.point(of: seen, zoom: pins.zoom)?.snapped else {
        continue
      }
      let spots = frames(of: label, at: point, pins)
      guard
        let frame = spots.first(where: { frame in
          pins.art.holds(frame)
            && !taken.contains { $0.meets(frame.inset(by: -pad)) }
        })
      else { continue }
      taken.append(frame)
      shown.insert(label.entry.words)
      if label.entry.kind == .city {
        taken.append(Rect(center: point, Size(2 * pad, 2 * pad)))
        pins.drawCity(at: point, into: &list)
      }
      drawHalo(of: label.entry.kind, in: frame, into: &list)
      list.text(
        label.entry.words, label.style, ink(of: label.entry.kind), in: frame, .center,
        measuredBy: look.measurer)
    }
  }

  /// Returns the possible frames of a name, the best one first.
  private func frames(of label: Label, at point: Point, _ pins: GlobePins) -> [Rect] {
    let size = label.size
    guard label.entry.kind == .city else { return [Rect(center: point, size).rounded] }
    let gap = size.width / 2 + max(5, 7 * pins.art.unit)
    let line = size.height / 2 + max(3, 5 * pins.art.unit)
    return [Point(gap, 0), Point(-gap, 0), Point(0, -line), Point(0, line)].map {
      Rect(center: point + $0, size).rounded
    }
  }

  /// Draws a soft patch of the ground behind a name, so that no coast crosses its letters.
  private func drawHalo(
    of kind: MapNames.Entry.Kind, in frame: Rect, into list: inout DisplayList
  ) {
    let plate = frame.inset(by: -halo)
    let picture = look.pictures.picture("halo \(kind) \(look.theme.name)", plate.size) {
      let patch = Rect(.zero, plate.size).inset(by: halo / 2)
      $0.fill(
        .roundedRect(patch, radius: patch.height / 2), ground(of: kind).opacity(0.9),
        blur: halo / 4)
    }
    list.picture(picture, at: plate.origin)
  }

  private func ground(of kind: MapNames.Entry.Kind) -> Color {
    if look.theme.isFlat { return .black }
    return switch kind {
    case .sea: Color(0xC9DCC6)
    case .country: Color(0xEBD7AC)
    case .city: Color(0xE4DDBD)
    }
  }

  private func ink(of kind: MapNames.Entry.Kind) -> Color {
    if look.theme.isFlat { return kind == .sea ? look.theme.accentInk : .white }
    return switch kind {
    case .sea: Color(0x1F4A52)
    case .country: Color(0x4A1E12)
    case .city: Color(0x2A1808)
    }
  }
}

extension Rect {
  /// Whether the rectangles share an area.
  fileprivate nonisolated func meets(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
