/// The checkout that the tests were built from.
public enum Checkout {
  /// Its folder.
  public static let folder = #filePath.split(separator: "/Sources/")[0]
  /// Where the sources lie.
  public static let sources = "\(folder)/Sources"
  /// Where the catalogues lie.
  public static let po = "\(folder)/Assets/po"
}
