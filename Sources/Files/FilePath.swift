import Glibc

/// The path or name of a file or folder, as the system's bytes, which need not be UTF-8.
///
/// ```swift
/// let path: FilePath = "\(folder)/settings.json"
/// path.unlink()
/// ```
public struct FilePath: Hashable, Sendable {
  /// The bytes without the terminating zero.
  public let bytes: [UInt8]

  /// Creates a path from UTF-8 text.
  public init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// Creates a path from any bytes.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Creates a path from a zero-terminated C string.
  public init(cString: UnsafePointer<CChar>) {
    bytes = unsafe UnsafeBufferPointer(start: cString, count: strlen(cString))
      .map(UInt8.init(bitPattern:))
  }

  /// The zero-terminated bytes for system calls. A path that contains a zero becomes the empty path, which never
  /// exists.
  public var cString: [CChar] {
    (bytes.contains(0) ? [] : bytes.map(CChar.init(bitPattern:))) + [0]
  }

  /// The path as text, or `nil` if it is not UTF-8.
  public var utf8: String? { String(validating: bytes, as: UTF8.self) }

  /// The path for display. Invalid UTF-8 is replaced by U+FFFD, so the result may name no file.
  public var shown: String { String(decoding: bytes, as: UTF8.self) }
}

extension FilePath {
  static let slash = UInt8(ascii: "/")

  /// Whether the path begins at the root.
  public var isAbsolute: Bool { bytes.first == Self.slash }

  public var isEmpty: Bool { bytes.isEmpty }

  /// Whether the path is a single valid file name other than `.` and `..`.
  public var isName: Bool {
    !isEmpty && !bytes.contains(Self.slash) && !bytes.contains(0) && self != "." && self != ".."
  }

  /// The last component. Trailing slashes are ignored.
  public var name: FilePath {
    FilePath(bytes: bytes.split(separator: Self.slash).last ?? bytes[...])
  }

  /// The name without its extension, such as `lake` for `lake.png`.
  public var stem: FilePath {
    let name = name.bytes
    return FilePath(bytes: name[..<(name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex)])
  }

  /// The parent folder: `/` at the root, `.` for a bare name.
  public var folder: FilePath {
    guard let place = bytes.lastIndex(of: Self.slash) else { return "." }
    return place == 0 ? "/" : FilePath(bytes: bytes[..<place])
  }

  /// Whether the path begins with the bytes of `prefix`.
  public func hasPrefix(_ prefix: FilePath) -> Bool { bytes.starts(with: prefix.bytes) }

  /// Whether the path ends with the bytes of `suffix`.
  public func hasSuffix(_ suffix: FilePath) -> Bool {
    bytes.reversed().starts(with: suffix.bytes.reversed())
  }

  /// Deletes the file, but no folder. Returns whether that has succeeded; if not, `errno` has the reason.
  @discardableResult package func unlink() -> Bool { unsafe Glibc.unlink(cString) == 0 }

  /// Renames the file and replaces any file of the new name. Returns whether that has succeeded; if not, `errno` has
  /// the reason.
  package func rename(to path: FilePath) -> Bool {
    unsafe Glibc.rename(cString, path.cString) == 0
  }

  /// Appends the bytes of `rest`, without adding a slash.
  public static func + (path: FilePath, rest: FilePath) -> FilePath {
    FilePath(bytes: path.bytes + rest.bytes)
  }
}

extension FilePath: Comparable {
  /// Compares the bytes lexicographically.
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

  /// An interpolation that joins paths by their bytes, and other values by their descriptions.
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
