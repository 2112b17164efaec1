import Glibc
import Stage

/// The ways to see colours that the program must serve.
///
/// The matrices are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, *A physiologically-based model for
/// simulation of color vision deficiency*, 2009, for severity 1. They apply to linear sRGB.
enum ColourVision: CaseIterable {
  case usual, protanopia, deuteranopia, tritanopia, grey

  private var matrix: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    case .grey: Array(repeating: [0.2126, 0.7152, 0.0722], count: 3)
    }
  }

  /// Returns the distance of two opaque colours as seen: ΔE of CIE 1976. 2.3 is just noticeable side by side.
  func distance(_ one: Color, _ other: Color) -> Double { Self.distance(lab(one), lab(other)) }

  /// Returns the distance of two colours by their L*, a* and b*.
  static func distance(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// Returns L*, a* and b* of many pixels, most of which have one of a few colours.
  func lab(_ colours: [Color]) -> [[Double]] {
    var known: [Color: [Double]] = [:]
    return colours.map { colour in
      if let known = known[colour] { return known }
      let seen = lab(colour)
      known[colour] = seen
      return seen
    }
  }

  /// Returns L*, a* and b* of a colour as seen, for the white of D65.
  private func lab(_ color: Color) -> [Double] {
    let linear = [color.red, color.green, color.blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    let seen = Self.product(matrix, linear).map { min(max($0, 0), 1) }
    let toXYZ = [
      [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505], [0.2126, 0.7152, 0.0722],
      [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
    ]
    let parts = Self.product(toXYZ, seen).map { part in
      part > 0.008856 ? pow(part, 1.0 / 3) : 7.787 * part + 16.0 / 116
    }
    return [
      116 * parts[1] - 16, 500 * (parts[0] - parts[1]), 200 * (parts[1] - parts[2]),
    ]
  }

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}
