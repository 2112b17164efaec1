import BoxKit
import GameKernel
import JSON

/// How a kept value is written: one JSON object that names what it holds and in which version.
nonisolated struct KeptText<Value: Codable & Sendable>: Sendable {
  /// What the value is, such as `matchsticks`; never changed.
  let kind: String
  /// Goes up whenever older programs could not read the value; older versions are read too.
  let version: Int
  /// Whether a value that stands alone is read too, as settings did before they had a page.
  var readsBare = false
  /// What reading and writing a value may ask for, beside its text.
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// What bytes turned out to be.
  enum Reading: Sendable {
    case value(Value)
    /// A newer program's, and so neither to be read nor to be touched.
    case newer
    case broken
  }

  /// Older versions are handed to the value's own decoding, which knows them or throws.
  func read(_ bytes: [UInt8]) -> Reading {
    do {
      let page = try JSONReader(userInfo: userInfo).read(Page.self, from: bytes)
      if !page.isBare || !readsBare {
        guard page.kind == kind, let version = page.version, version > 0 else { return .broken }
        if version > self.version { return .newer }
      }
      return .value(try page.value.get())
    } catch let error as RecordError where error.isOfNewerProgram {
      return .newer
    } catch {
      return .broken
    }
  }

  /// The same value always gives the same bytes.
  ///
  /// - Precondition: the value can be written as JSON.
  func write(_ value: Value) -> [UInt8] {
    do {
      let page = Page(kind: kind, version: version, value: .success(value))
      return try JSONWriter(userInfo: userInfo).write(page) + [UInt8(ascii: "\n")]
    } catch {
      preconditionFailure("A \(kind) cannot be written as JSON: \(error)")
    }
  }

  private enum Key: CodingKey { case kind, version, value }

  private struct Page: Codable {
    let kind: String?
    let version: Int?
    /// Asked for only when kind and version are right.
    let value: Result<Value, any Error>

    /// Whether the value stands alone.
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

nonisolated extension KeptText<Settings> {
  /// How settings are written; the first programs wrote them bare.
  ///
  /// - Parameter sections: the types of the settings of games.
  static func settings(of sections: [any SettingsPart.Type]) -> Self {
    let key = Settings.sectionTypes.map { ($0, sections as any Sendable) }
    return KeptText(
      kind: "settings", version: 1, readsBare: true,
      userInfo: Dictionary(uniqueKeysWithValues: [key].compactMap(\.self)))
  }
}
