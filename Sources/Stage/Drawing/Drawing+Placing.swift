extension Drawing {
  /// Paints another drawing over this one, scaled to fill a rectangle.
  ///
  /// The other drawing is clipped to the rectangle. Where the rectangle has other proportions, strokes and blurs
  /// are scaled by the geometric mean of both factors.
  ///
  /// Invisible layers are skipped, so that a picture cut into pieces costs about as much to paint as the whole.
  ///
  /// - Parameters:
  ///   - frame: in the pixels of this drawing; may extend beyond it.
  ///   - clip: an additional clip.
  ///   - mirror: flips the other drawing. Images that fill shapes are not flipped.
  /// - Complexity: O(*n*) for *n* points of the other drawing.
  public mutating func place(
    _ other: Drawing, in frame: Rect, clip: Path? = nil, mirror: Mirror = .none
  ) {
    let fit = Fit(other.size, in: frame, mirror)
    var visible = Rect(.zero, size).intersection(frame)
    if let clip { visible = visible.intersection(clip.bounds) }
    for layer in other.layers {
      let extent = layer.clips.reduce(fit.extent(of: layer)) {
        $0.intersection(fit.rect($1.bounds))
      }
      guard extent.intersects(visible) else { continue }
      var placed = fit.layer(layer)
      if !frame.covers(extent.intersection(Rect(.zero, size))) { placed.clips.append(.rect(frame)) }
      if let clip { placed.clips.append(clip) }
      add(placed)
    }
  }

  /// Returns the layers that may touch an area as a drawing of that area. The area may extend beyond this drawing.
  ///
  /// - Parameters:
  ///   - numbers: the layers to choose from, by their index in painting order; `nil` for all.
  ///   - area: the part to cut out, in the pixels of this drawing.
  public func cut(_ numbers: Range<Int>? = nil, in area: Rect) -> Drawing {
    var drawing = Drawing(size: area.size)
    let fit = Fit(offset: Point.zero - area.origin, across: 1, down: 1)
    for layer in layers[numbers ?? 0..<layers.count]
    where fit.extent(of: layer).intersects(Rect(.zero, drawing.size)) {
      drawing.add(fit.layer(layer))
    }
    return drawing
  }

  /// Returns the bounds of all pixels that some layers may change, on whole pixels. They may extend beyond the drawing.
  public func extent(of numbers: Range<Int>) -> Rect {
    let fit = Fit(offset: .zero, across: 1, down: 1)
    let extents = layers[numbers].map { layer in
      layer.clips.reduce(fit.extent(of: layer)) { $0.intersection($1.bounds) }
    }
    guard let first = extents.first else { return .zero }
    return extents.dropFirst().reduce(first) { $0.union($1) }.roundedOut
  }
}

/// The way a placed drawing is mirrored.
public enum Mirror: Hashable, Sendable {
  case none
  /// Left and right are exchanged, as in a mirror on the wall.
  case across
  /// Top and bottom are exchanged, as in water.
  case down
}

/// A map from the pixels of one drawing to those of another, by scale and offset.
private struct Fit {
  let offset: Point
  /// The horizontal scale, and `down` the vertical one; negative where mirrored.
  let across: Double
  let down: Double

  init(offset: Point, across: Double, down: Double) {
    (self.offset, self.across, self.down) = (offset, across, down)
  }

  init(_ size: Size, in frame: Rect, _ mirror: Mirror) {
    let (across, down) = (frame.width / size.width, frame.height / size.height)
    self.init(
      offset: Point(
        mirror == .across ? frame.maxX : frame.x, mirror == .down ? frame.maxY : frame.y),
      across: mirror == .across ? -across : across, down: mirror == .down ? -down : down)
  }

  /// The factor for lengths without a direction.
  var mean: Double { abs(across * down).squareRoot() }

  func point(_ point: Point) -> Point {
    Point(offset.x + point.x * across, offset.y + point.y * down)
  }

  func rect(_ rect: Rect) -> Rect {
    let corner = point(Point(across < 0 ? rect.maxX : rect.x, down < 0 ? rect.maxY : rect.y))
    return Rect(corner, Size(rect.width * abs(across), rect.height * abs(down)))
  }

  /// Returns the bounds of the pixels that a layer may change, without its clips.
  func extent(of layer: Drawing.Layer) -> Rect {
    let line = layer.stroke.map { max(1, $0 * mean) / 2 + 0.5 } ?? 0
    // A blur reaches three standard deviations. The rounding of its box filters adds up to three pixels.
    let blur = layer.blur > 0 ? 3 * layer.blur * mean + 3 : 0
    return rect(layer.path.bounds).inset(by: -(line + blur))
  }

  func layer(_ layer: Drawing.Layer) -> Drawing.Layer {
    var layer = layer
    layer.path = layer.path.mapped(point)
    layer.stroke = layer.stroke.map { $0 * mean }
    layer.paint = paint(layer.paint)
    layer.blur *= mean
    layer.clips = layer.clips.map { $0.mapped(point) }
    return layer
  }

  private func paint(_ paint: Paint) -> Paint {
    switch paint {
    case .solid: return paint
    case .linear(let from, let to, let stops):
      // Lines of one colour are scaled with the drawing; the gradient stays perpendicular to them.
      let vector = to - from
      let squaredLength = vector.x * vector.x + vector.y * vector.y
      let slope = Point(vector.x / across, vector.y / down)
      let steepness = max(1e-12, slope.x * slope.x + slope.y * slope.y)
      let start = point(from)
      return .linear(from: start, to: start + slope * (squaredLength / steepness), stops)
    case .radial(let center, let radii, let stops):
      return .radial(
        center: point(center), radii: Size(radii.width * abs(across), radii.height * abs(down)),
        stops)
    case .image(let image, let frame): return .image(image, in: rect(frame))
    }
  }
}

extension Rect {
  /// Whether another rectangle is inside this one, with a tolerance for rounding.
  fileprivate func covers(_ other: Rect) -> Bool {
    let tolerance = 1e-6
    return other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }
}
