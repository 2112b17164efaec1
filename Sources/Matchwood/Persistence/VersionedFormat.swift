import BoxKit
import GameKernel
import JSON

/// A file format: a JSON object with a value, its kind and its version.
nonisolated struct VersionedFormat<Value: Codable & Sendable>: Sendable {
  /// The kind of the value, such as `matchsticks`. It must never change.
  let kind: String
  /// The version of the format, raised when older versions of Matchwood cannot read new values. Older formats are
  /// always read.
  let version: Int
  /// Whether a value without kind and version is read too. Early settings files have this format.
  var readsBare = false
  /// The user info for decoding and encoding the value.
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// The result of decoding bytes.
  enum Reading: Sendable {
    case value(Value)
    /// A newer version of Matchwood wrote the file, so it must be left unchanged.
    case newer
    case broken
  }

  /// Decodes a file. The value's own decoding must support older versions or throw.
  func read(_ bytes: [UInt8]) -> Reading {
    do {
      let envelope = try JSONReader(userInfo: userInfo).read(Envelope.self, from: bytes)
      if !envelope.isBare || !readsBare {
        guard envelope.kind == kind, let version = envelope.version, version > 0 else {
          return .broken
        }
        if version > self.version { return .newer }
      }
      return .value(try envelope.value.get())
    } catch let error as RecordError where error.isOfNewerProgram {
      return .newer
    } catch {
      return .broken
    }
  }

  /// Encodes a value. Equal values always give equal bytes.
  ///
  /// - Precondition: The value can be encoded as JSON.
  func write(_ value: Value) -> [UInt8] {
    do {
      let envelope = Envelope(kind: kind, version: version, value: .success(value))
      return try JSONWriter(userInfo: userInfo).write(envelope) + [UInt8(ascii: "\n")]
    } catch {
      preconditionFailure("A \(kind) cannot be written as JSON: \(error)")
    }
  }

  private enum Key: CodingKey { case kind, version, value }

  private struct Envelope: Codable {
    let kind: String?
    let version: Int?
    /// The value or the error of decoding it, which matters only if kind and version are right.
    let value: Result<Value, any Error>

    /// Whether the value was read without kind and version.
    var isBare: Bool { kind == nil && version == nil }

    init(kind: String, version: Int, value: Result<Value, any Error>) {
      (self.kind, self.version, self.value) = (kind, version, value)
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      let isBare = !values.contains(.kind) && !values.contains(.version)
      kind = isBare ? nil : try values.decode(String.self, forKey: .kind)
      version = isBare ? nil : try values.decode(Int.self, forKey: .version)
      value = Result {
        isBare ? try Value(from: decoder) : try values.decode(Value.self, forKey: .value)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(kind, forKey: .kind)
      try values.encode(version, forKey: .version)
      try values.encode(value.get(), forKey: .value)
    }
  }
}

nonisolated extension VersionedFormat<Settings> {
  /// Returns the file format of settings. Early files have no kind and version.
  ///
  /// - Parameter sections: the types of the games' settings.
  static func settings(of sections: [any SettingsPart.Type]) -> Self {
    let key = Settings.sectionTypes.map { ($0, sections as any Sendable) }
    return VersionedFormat(
      kind: "settings", version: 1, readsBare: true,
      userInfo: Dictionary(uniqueKeysWithValues: [key].compactMap(\.self)))
  }
}
