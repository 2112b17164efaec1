/// The path of a file or a folder, or one of its names: bytes, as the system has them, which need not be UTF-8.
///
/// ```swift
/// let path: FilePath = "\(folder)/settings.json"
/// unlink(path.cString)
/// ```
public struct FilePath: Hashable, Sendable {
  /// Without the zero at the end.
  public let bytes: [UInt8]

  /// A path in UTF-8.
  public init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// A path of any bytes.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// A path from the system, up to its zero.
  public init(cString: UnsafePointer<CChar>) {
    var (bytes, next) = ([UInt8](), cString)
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    self.bytes = bytes
  }

  /// For calls of the system. A path that contains a zero becomes the empty path, which exists nowhere.
  public var cString: [CChar] {
    (bytes.contains(0) ? [] : bytes.map(CChar.init(bitPattern:))) + [0]
  }

  /// The path as text; nil where it is not UTF-8.
  public var utf8: String? { String(validating: bytes, as: UTF8.self) }

  /// For people alone: bytes that are not UTF-8 are replaced by U+FFFD, so it may name no file.
  public var shown: String { String(decoding: bytes, as: UTF8.self) }
}

extension FilePath {
  static let slash = UInt8(ascii: "/")

  /// Whether it begins at the root.
  public var isAbsolute: Bool { bytes.first == Self.slash }

  /// Whether it has no bytes.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Whether it can be a name in a folder, and leads nowhere else.
  public var isName: Bool {
    !isEmpty && !bytes.contains(Self.slash) && !bytes.contains(0) && self != "." && self != ".."
  }

  /// The part behind the last slash, where slashes at the end do not count.
  public var name: FilePath {
    FilePath(bytes: bytes.split(separator: Self.slash).last ?? bytes[...])
  }

  /// The name without its ending, such as `lake` for `lake.png`.
  public var stem: FilePath {
    let name = name.bytes
    return FilePath(bytes: name[..<(name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex)])
  }

  /// The folder that contains it: `/` at the root, `.` for a bare name.
  public var folder: FilePath {
    guard let place = bytes.lastIndex(of: Self.slash) else { return "." }
    return place == 0 ? "/" : FilePath(bytes: bytes[..<place])
  }

  /// Whether it begins with these bytes.
  public func hasPrefix(_ prefix: FilePath) -> Bool { bytes.starts(with: prefix.bytes) }

  /// Whether it ends with these bytes.
  public func hasSuffix(_ suffix: FilePath) -> Bool {
    bytes.reversed().starts(with: suffix.bytes.reversed())
  }

  /// A path with more bytes at its end.
  public static func + (path: FilePath, rest: FilePath) -> FilePath {
    FilePath(bytes: path.bytes + rest.bytes)
  }
}

extension FilePath: Comparable {
  /// By bytes.
  public static func < (one: FilePath, other: FilePath) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}

extension FilePath: CustomStringConvertible {
  public var description: String { shown }
}

extension FilePath: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }

  public init(stringInterpolation parts: Parts) { self.init(bytes: parts.bytes) }

  /// Joins paths by their bytes, and anything else by its text.
  public struct Parts: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ text: String) { bytes += text.utf8 }

    public mutating func appendInterpolation(_ path: FilePath) { bytes += path.bytes }

    public mutating func appendInterpolation(_ value: some LosslessStringConvertible) {
      bytes += value.description.utf8
    }
  }
}
