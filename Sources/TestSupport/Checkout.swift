/// The checkout from which the tests were built.
public enum Checkout {
  /// The path of the checkout.
  public static let folder = #filePath.split(separator: "/Sources/")[0]
  /// The folder of the sources.
  public static let sources = "\(folder)/Sources"
  /// The folder of the translation catalogues.
  public static let po = "\(folder)/Assets/po"
}
