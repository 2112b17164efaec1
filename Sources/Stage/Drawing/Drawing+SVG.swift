/// Conversion to the text of an SVG file.
extension Drawing {
  /// The drawing as SVG, with the same layers in the same order. Noise and images are left out.
  public var svg: String {
    let (width, height) = (size.width.short, size.height.short)
    var definitions: [String] = []
    var shapes: [String] = []
    for (index, layer) in layers.enumerated() {
      shapes.append(layer.shape(index, &definitions))
    }
    let parts = ["<defs>"] + definitions + ["</defs>"] + shapes
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(parts.map { "  " + $0 }.joined(separator: "\n"))
      </svg>

      """
  }
}

extension Drawing.Layer {
  /// Returns the SVG element of a layer, and adds the gradients, filters and clips it refers to.
  fileprivate func shape(_ index: Int, _ definitions: inout [String]) -> String {
    let color = paint.attribute("g\(index)", &definitions)
    var attributes = "d=\"\(path.svg)\""
    if let stroke {
      attributes += " fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
      attributes += " stroke-width=\"\(stroke.short)\" \(color.named("stroke"))"
    } else {
      attributes += " \(color.named("fill"))"
    }
    if blur > 0 {
      definitions.append(
        "<filter id=\"b\(index)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"
          + "<feGaussianBlur stdDeviation=\"\(blur.short)\"/></filter>")
      attributes += " filter=\"url(#b\(index))\""
    }
    var shape = "<path \(attributes)/>"
    for (number, clip) in clips.enumerated() {
      let name = "c\(index)-\(number)"
      definitions.append("<clipPath id=\"\(name)\"><path d=\"\(clip.svg)\"/></clipPath>")
      shape = "<g clip-path=\"url(#\(name))\">\(shape)</g>"
    }
    return shape
  }
}

/// A colour or a reference to a gradient.
private struct SVGPaint {
  let value: String
  let opacity: Double

  func named(_ name: String) -> String {
    "\(name)=\"\(value)\"" + (opacity < 1 ? " \(name)-opacity=\"\(opacity.short)\"" : "")
  }
}

extension Paint {
  fileprivate func attribute(_ id: String, _ definitions: inout [String]) -> SVGPaint {
    switch self {
    case .solid(let color): return SVGPaint(value: color.hex, opacity: color.alpha)
    case .linear(let from, let to, let stops):
      definitions.append(
        "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(from.x.short)\" "
          + "y1=\"\(from.y.short)\" x2=\"\(to.x.short)\" y2=\"\(to.y.short)\">"
          + stops.map(\.svg).joined() + "</linearGradient>")
    case .radial(let center, let radii, let stops):
      definitions.append(
        "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" "
          + "gradientTransform=\"translate(\(center.x.short) \(center.y.short)) "
          + "scale(\(radii.width.short) \(radii.height.short))\">"
          + stops.map(\.svg).joined() + "</radialGradient>")
    case .image: return SVGPaint(value: "none", opacity: 1)
    }
    return SVGPaint(value: "url(#\(id))", opacity: 1)
  }
}

extension Paint.Stop {
  fileprivate var svg: String {
    let opacity = color.alpha < 1 ? " stop-opacity=\"\(color.alpha.short)\"" : ""
    return "<stop offset=\"\(at.short)\" stop-color=\"\(color.hex)\"\(opacity)/>"
  }
}

extension Path {
  fileprivate var svg: String {
    elements.map { element in
      switch element {
      case .move(let p): "M\(p.svg)"
      case .line(let p): "L\(p.svg)"
      case .cubic(let a, let b, let p): "C\(a.svg) \(b.svg) \(p.svg)"
      case .close: "Z"
      }
    }.joined()
  }
}

extension Point {
  fileprivate var svg: String { "\(x.short),\(y.short)" }
}

extension Color {
  fileprivate var hex: String {
    "#"
      + [red, green, blue].map { part in
        let text = String(Int((part * 255).rounded()), radix: 16)
        return text.count == 1 ? "0\(text)" : text
      }.joined()
  }
}

extension Double {
  /// The number rounded to three places, without trailing zeros.
  fileprivate var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
