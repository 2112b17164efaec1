/// The keys that the player has exchanged for each other.
///
/// It only exchanges keys, so every action always has exactly one key. Keys held with Ctrl or Alt are not exchanged.
public struct KeyMap: Hashable, Sendable {
  /// The meant key of each pressed key that means another one.
  private var meanings: [Key: Key] = [:]

  /// Creates a map that exchanges nothing.
  public init() {}

  /// Whether no key is exchanged.
  public var isUsual: Bool { meanings.isEmpty }

  /// The usual keys of the actions that have other keys.
  var exchanged: some Sequence<Key> { meanings.values }

  /// Returns the usual key of the action for which a key is pressed.
  public func meaning(of key: Key) -> Key { meanings[key] ?? key }

  /// Returns the key to press for the action of a usual key.
  public func key(for usual: Key) -> Key {
    meanings.first { $0.value == usual }?.key ?? usual
  }

  /// Gives the action of a usual key another key, and the former action of that key the key that is now free.
  public mutating func set(_ key: Key, for usual: Key) {
    let (old, other) = (self.key(for: usual), meaning(of: key))
    meanings[key] = usual
    meanings[old] = other
    meanings = meanings.filter { $0.key != $0.value }
  }

  /// Returns an event with the meant key in place of the pressed one.
  public func meant(_ event: InputEvent.Kind) -> InputEvent.Kind {
    switch event {
    case .keyDown(let key, let modifiers, let isRepeat)
    where modifiers.isDisjoint(with: [.control, .alt]):
      .keyDown(meaning(of: key), modifiers, isRepeat: isRepeat)
    case .keyUp(let key): .keyUp(meaning(of: key))
    default: event
    }
  }
}

extension KeyMap {
  /// The keys by their usual ones, both by name. Setting it to anything but an exchange of keys gives the usual keys.
  public var names: [String: String] {
    get {
      Dictionary(
        meanings.map { ($0.value.name, $0.key.name) }, uniquingKeysWith: { first, _ in first })
    }
    set {
      meanings = [:]
      guard Set(newValue.keys) == Set(newValue.values) else { return }
      for (usual, key) in newValue {
        guard let usual = Key(name: usual), let key = Key(name: key) else {
          meanings = [:]
          return
        }
        meanings[key] = usual
      }
    }
  }
}

extension Key {
  private static let named: [(name: String, key: Key)] = [
    ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("enter", .enter),
    ("space", .space), ("escape", .escape), ("tab", .tab), ("backspace", .backspace),
    ("delete", .delete), ("pageup", .pageUp), ("pagedown", .pageDown), ("home", .home),
    ("end", .end),
  ]

  /// Creates a key from its name: a character, `f1` to `f12`, or a word such as `left` or `pageup`.
  public init?(name: String) {
    if let named = Self.named.first(where: { $0.name == name }) {
      self = named.key
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else if name.first == "f", let number = Int(name.dropFirst()), 1...12 ~= number {
      self = .function(number)
    } else {
      return nil
    }
  }

  /// The name in files and scripts.
  public var name: String {
    switch self {
    case .function(let number): "f\(number)"
    case .character(let character): String(character)
    default: Self.named.first { $0.key == self }?.name ?? ""
    }
  }

  /// The names of the keys with words, in alphabetical order.
  public static var wordNames: [String] { named.map(\.name).sorted() }
}
