import Stage
import TestSupport
import Testing

@Suite("Exchanged keys", .tags(.input)) struct KeyMapTests {
  private let keys: [Key] = [
    .left, .enter, .escape, .tab, .function(5), .character("h"), .character("u"), .character("x"),
  ]

  @Test(
    "After any changes, each action has one key, and each key one action",
    arguments: 0..<20 as Range<UInt64>)
  func exchanges(seed: UInt64) {
    var dice = Dice(seed: seed)
    var map = KeyMap()
    for _ in 0..<30 {
      let (key, usual) = (dice.pick(keys), dice.pick(keys))
      map.set(key, for: usual)
      #expect(map.key(for: usual) == key)
      #expect(map.meaning(of: key) == usual)
      #expect(Set(keys.map(map.meaning)) == Set(keys))
      for key in keys { #expect(map.key(for: map.meaning(of: key)) == key) }
    }
    var read = KeyMap()
    read.names = map.names
    #expect(read == map)
  }

  @Test("A key that gets its own action back is usual again")
  func back() {
    var map = KeyMap()
    map.set(.character("x"), for: .character("h"))
    #expect(map.meaning(of: .character("h")) == .character("x"))
    map.set(.character("h"), for: .character("h"))
    #expect(map.isUsual)
  }

  @Test("Keys held with Ctrl or Alt are not exchanged, with Shift they are")
  func modifiers() {
    var map = KeyMap()
    map.set(.character("x"), for: .tab)
    func meant(_ modifiers: KeyModifiers) -> InputEvent.Kind {
      map.meant(.keyDown(.character("x"), modifiers, isRepeat: false))
    }
    #expect(meant(.shift) == .keyDown(.tab, .shift, isRepeat: false))
    #expect(meant(.control) == .keyDown(.character("x"), .control, isRepeat: false))
    #expect(meant(.alt) == .keyDown(.character("x"), .alt, isRepeat: false))
  }

  @Test(
    "A file that gives an action no key, or a key two actions, gives the usual keys",
    arguments: [
      ["h": "x"], ["h": "x", "x": "x"], ["h": "u", "u": "h", "n": "p"], ["f99": "h", "h": "f99"],
      ["": "h", "h": ""],
    ])
  func broken(names: [String: String]) {
    var map = KeyMap()
    map.names = names
    #expect(map.isUsual)
  }

  @Test("Texts name the key to press, also for the label of a usual key")
  func names() {
    var texts = Texts()
    texts.keys.set(.function(5), for: .character("h"))
    texts.keys.set(.character("x"), for: .left)
    #expect(texts.key(.character("h")) == "F5")
    #expect(texts.key(labelled: "H") == "F5")
    #expect(texts.key(labelled: "←") == "X")
    #expect(texts.key(labelled: "U") == "U")
    #expect(texts.key(labelled: "Shift+→") == "Shift+→")
  }

  @Test("Texts name the arrow keys together until one of them is exchanged")
  func arrows() {
    var texts = Texts()
    #expect(texts.arrowKeys == "Arrow keys")
    texts.keys.set(.character("w"), for: .up)
    #expect(texts.arrowKeys == "W, ←, ↓, →")
    texts.keys.set(.up, for: .left)
    #expect(texts.arrowKeys == "W, ↑, ↓, →")
  }
}
