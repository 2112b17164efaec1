import BoxKit
import Stage

/// The aids of a player who uses one switch, or who cannot click: takes input events before the scenes get them.
@MainActor public final class AccessInput {
  /// Returns the controls of the active scene.
  public var reports: () -> [ControlReport] = { [] }

  private let input: InputContext
  private let scanner: SwitchScanner
  private let dweller: DwellClicker
  private var settings = AccessSettings()

  /// Creates the aids, all off.
  public init(context: StageContext) {
    input = context.input
    scanner = SwitchScanner(context: context)
    dweller = DwellClicker(context: context)
  }

  /// Applies the settings.
  ///
  /// - Parameter speaks: whether a voice says what happens. The scan then offers its texts.
  public func apply(_ settings: AccessSettings, speaks: Bool = false) {
    input.isAided = settings.scanSwitch != .off || settings.dwell != nil
    scanner.speaks = speaks
    if settings.scanSwitch == .off { scanner.rest() }
    if settings.dwell == nil { dweller.move(to: nil, reports) }
    scanner.interval = .milliseconds(100 * settings.scanTime)
    dweller.delay = .milliseconds(100 * (settings.dwell ?? 0))
    self.settings = settings
  }

  /// Acts on an event, and returns whether the event is for the scanner, with its intents.
  public func takes(_ event: InputEvent.Kind) -> (isTaken: Bool, intents: AidedIntents?) {
    if settings.dwell != nil { follow(event) }
    switch settings.scanSwitch.use(of: event) {
    case .press: return (true, scanner.press(reports()))
    case .rest: return (true, nil)
    case nil: return (false, nil)
    }
  }

  private func follow(_ event: InputEvent.Kind) {
    switch event {
    case .mouseMoved(let point): dweller.move(to: point, reports)
    case .mouseLeft, .mouseDown, .touchDown, .keyDown, .focusLost: dweller.move(to: nil, reports)
    default: break
    }
  }

  /// Advances the scan and the rest of the pointer. Returns a click of the resting pointer.
  public func advance(by time: Duration) -> AidedIntents? {
    scanner.advance(by: time, reports)
    return dweller.advance(by: time)
  }

  /// The time until `advance` has something to do; `nil` where nothing is pending.
  public var nextTimer: Duration? { Duration.soonest(scanner.nextTimer, dweller.nextTimer) }

  /// The frames of the marked row or item, for tests.
  package var marked: [Rect] { scanner.marked }

  /// Draws the marks above the scene.
  public func draw(into list: inout DisplayList) {
    scanner.draw(into: &list, reports)
    dweller.draw(into: &list)
  }
}

extension AccessSettings.ScanSwitch {
  /// The part of an event in a press of the switch.
  fileprivate enum Use {
    case press
    /// A repeat or the release.
    case rest
  }

  /// Returns the use of an event; `nil` if it does not belong to the switch.
  fileprivate func use(of event: InputEvent.Kind) -> Use? {
    switch (self, event) {
    case (.space, .keyDown(.space, _, let isRepeat)), (.enter, .keyDown(.enter, _, let isRepeat)):
      isRepeat ? .rest : .press
    case (.pad, .padButtonDown), (.tap, .mouseDown), (.tap, .touchDown): .press
    case (.space, .keyUp(.space)), (.space, .text(" ")), (.enter, .keyUp(.enter)),
      (.pad, .padButtonUp), (.tap, .mouseUp), (.tap, .touchMoved), (.tap, .touchUp),
      (.tap, .touchCancelled):
      .rest
    default: nil
    }
  }
}
