/// An element on the screen that can be described to listeners.
@MainActor public protocol SpokenElement: AnyObject, Sendable {
  /// The element in words.
  var spokenWords: SpokenControl { get }
}

/// A reference to an element that returns its words on request.
///
/// All references are equal, so that two reports of the same place and state are.
public struct Speaker: Hashable, Sendable {
  private weak var element: (any SpokenElement)?

  /// Creates a weak reference.
  @MainActor public init(_ element: any SpokenElement) { self.element = element }

  /// The element in words; `nil` once it has gone.
  @MainActor public var words: SpokenControl? { element?.spokenWords }

  public static func == (_: Speaker, _: Speaker) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
