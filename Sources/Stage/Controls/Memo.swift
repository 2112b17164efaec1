/// Something made for a key, made again only when the key changes.
package struct Memo<Key: Equatable, Value> {
  private var kept: (key: Key, value: Value)?

  /// Nothing made yet.
  package init() {}

  /// What was made for this key, or is made now.
  package mutating func value(for key: Key, make: () -> Value) -> Value {
    if let kept, kept.key == key { return kept.value }
    let value = make()
    kept = (key, value)
    return value
  }
}

/// What the pictures of a control depend on.
struct LookKey: Equatable {
  let theme: Theme.Name
  let metrics: Metrics
  let size: Size

  @MainActor init(_ context: StageContext, _ size: Size) {
    theme = context.theme.name
    metrics = context.metrics
    self.size = size
  }
}
