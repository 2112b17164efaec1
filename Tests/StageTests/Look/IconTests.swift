import Stage
import Testing

@MainActor @Suite struct IconTests {
  let cache = PictureCache()

  @Test("Every icon has its own name, its own shape, and something to paint")
  func distinct() {
    let pictures = Icon.all.map { $0.picture(size: 24, color: .white, in: cache) }
    #expect(Set(Icon.all.map(\.name)).count == Icon.all.count)
    #expect(Set(pictures.map(\.drawing)).count == Icon.all.count)
    #expect(pictures.allSatisfy { !$0.drawing.layers.isEmpty })
  }

  @Test("All strokes of an icon lie inside its picture", arguments: [17.0, 24, 48, 96])
  func inside(_ size: Double) {
    for icon in Icon.all {
      let drawing = icon.picture(size: size, color: .white, in: cache).drawing
      for layer in drawing.layers {
        let reach = (layer.stroke ?? 0) / 2
        for point in layer.path.points {
          #expect(point.x >= reach && point.x <= size - reach, "\(icon.name)")
          #expect(point.y >= reach && point.y <= size - reach, "\(icon.name)")
        }
      }
    }
  }

  @Test("An icon is drawn once for a size and colour, and anew for another colour")
  func shared() {
    let first = Icon.hint.picture(size: 24, color: .white, in: cache)
    #expect(Icon.hint.picture(size: 24, color: .white, in: cache) === first)
    #expect(Icon.hint.picture(size: 24, color: .black, in: cache) !== first)
    #expect(Icon.undo.picture(size: 24, color: .white, in: cache) !== first)
    #expect(
      Icon.hint.badge(diameter: 24, fill: .black, color: .white, in: cache) !== first)
  }

  @Test("Redo is undo seen in a mirror")
  func mirrored() {
    let undo = Icon.undo.picture(size: 24, color: .white, in: cache).drawing
    let redo = Icon.redo.picture(size: 24, color: .white, in: cache).drawing
    let turned = undo.layers.map { $0.path.mapped { Point(24 - $0.x, $0.y) }.points }
    for (expected, layer) in zip(turned, redo.layers) {
      for (a, b) in zip(expected, layer.path.points) { #expect(a.distance(to: b) < 1e-9) }
    }
  }

  @Test("An arc begins and ends where it says and stays on its circle")
  func arc() {
    var path = Path()
    path.arc(center: Point(3, 4), radii: Size(5, 5), from: 0, sweep: 1.5 * .pi)
    let ends = path.points
    #expect(ends.first.map { $0.distance(to: Point(8, 4)) < 1e-9 } == true)
    #expect(ends.last.map { $0.distance(to: Point(3, -1)) < 1e-9 } == true)
    #expect(path.onCurve.allSatisfy { abs($0.distance(to: Point(3, 4)) - 5) < 0.002 })
  }
}

extension Path {
  /// The ends of its lines and curves.
  fileprivate var points: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .cubic(_, _, let point): point
      case .close: nil
      }
    }
  }

  /// The ends and the middles of its curves.
  fileprivate var onCurve: [Point] {
    var last = Point.zero
    var found: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): last = point
      case .cubic(let a, let b, let end):
        found += [last * 0.125 + a * 0.375 + b * 0.375 + end * 0.125, end]
        last = end
      case .close: continue
      }
    }
    return found
  }
}
