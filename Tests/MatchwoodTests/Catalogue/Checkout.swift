/// The checkout that the tests were built from.
enum Checkout {
  static let folder = #filePath.split(separator: "/Tests/")[0]
  static let sources = "\(folder)/Sources"
  static let po = "\(folder)/Assets/po"
}
