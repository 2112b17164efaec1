/// What keeps something from one start of the program to the next, as the program deals with it.
protocol Keeper: AnyObject {
  /// What was wrong when it was loaded.
  var troubles: [KeepingError] { get }
  /// Hears of trouble that comes up later.
  var onTrouble: (KeepingError) -> Void { get set }

  /// Hands over what has changed; nothing is written where nothing has.
  func save()

  /// Tells what has happened on the thread that writes.
  func collect()

  /// Returns when all has been written, or could not be.
  func finish()
}
