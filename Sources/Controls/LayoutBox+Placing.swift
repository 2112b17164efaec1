import Stage

extension LayoutBox where Name: Hashable {
  /// Returns the frame of each place in a rectangle. The result lacks the places of variants that are not used.
  public func frames(in rect: Rect) -> [Name: Rect] {
    Dictionary(places(in: rect).map { ($0.name, $0.frame) }) { _, last in last }
  }
}

extension LayoutBox {
  /// Sets the properties whose key paths are the names of the places, of type `Rect` or `Rect?`.
  ///
  /// Appends to properties of type `[Rect]`.
  public func place<Root>(in rect: Rect, on root: inout Root) where Name == PartialKeyPath<Root> {
    for (name, frame) in places(in: rect) {
      switch name {
      case let path as WritableKeyPath<Root, Rect>: root[keyPath: path] = frame
      case let path as WritableKeyPath<Root, Rect?>: root[keyPath: path] = frame
      case let path as WritableKeyPath<Root, [Rect]>: root[keyPath: path].append(frame)
      default: preconditionFailure("\(name) is no writable frame")
      }
    }
  }
}

@MainActor extension LayoutBox where Name == Control {
  /// Creates the place of a control, of any height and between its least and its preferred width.
  ///
  /// - Parameter fills: whether the place can be wider than preferred.
  public static func control(_ control: Control, fills: Bool = false) -> LayoutBox {
    let preferred = control.preferredSize.width
    let least = min(control.leastWidth, preferred)
    return LayoutBox(control).width(
      LengthRange(least, ideal: preferred, maximum: fills ? .infinity : preferred))
  }

  /// Creates the places of controls, like ``control(_:fills:)``.
  public static func controls(_ controls: [Control], fills: Bool = false) -> [LayoutBox] {
    controls.map { .control($0, fills: fills) }
  }

  /// Creates the place of a control of a fixed size.
  public static func control(_ control: Control, _ size: Size) -> LayoutBox {
    LayoutBox(control).width(size.width).height(size.height)
  }

  /// Sets the frames of the controls.
  public func place(in rect: Rect) {
    for (control, frame) in places(in: rect) { control.frame = frame }
  }
}
