import Stage

/// A cache of one value, which is made again only when its key changes.
package struct Memo<Key: Equatable, Value> {
  private var cached: (key: Key, value: Value)?

  /// Creates an empty cache.
  package init() {}

  /// Returns the cached value for a key, or makes it.
  package mutating func value(for key: Key, make: () -> Value) -> Value {
    if let cached, cached.key == key { return cached.value }
    let value = make()
    cached = (key, value)
    return value
  }
}

/// The properties on which a control's pictures depend.
package struct LookKey: Equatable {
  let theme: Theme.Name
  let accent: Theme.Pair
  let metrics: Metrics
  let size: Size

  @MainActor package init(_ look: Look, _ size: Size) {
    (theme, accent) = (look.theme.name, look.theme.accent)
    metrics = look.metrics
    self.size = size
  }
}
