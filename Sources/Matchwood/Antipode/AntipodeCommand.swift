import Files

/// `matchwood antipode`: tells where one comes out who digs straight down, without a window.
struct AntipodeCommand {
  private let request: AntipodeRequest

  init(_ request: AntipodeRequest) { self.request = request }

  /// Answers each place in the order in which they were given.
  ///
  /// - Returns: the highest exit code of all answers.
  func run() throws(FileError) -> Int32 {
    try Answers(to: request.places, isJSON: request.isJSON).write { AntipodeAnswer($0) }
  }
}
