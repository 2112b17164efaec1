/// Whatever a JSON text can say, as `Codable` types ask for it.
enum Anything: Codable, Hashable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case text(String)
  case list([Anything])
  case object([String: Anything])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let int = try? value.decode(Int.self) {
      self = .int(int)
    } else if let double = try? value.decode(Double.self) {
      self = .double(double)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([Anything].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: Anything].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .int(let int): try value.encode(int)
    case .double(let double): try value.encode(double)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let object): try value.encode(object)
    }
  }
}
