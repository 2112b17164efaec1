/// What `matchwood antipode` was called to do.
nonisolated struct AntipodeRequest: Equatable, Sendable {
  /// The texts of places, in order; `-` stands for the lines of standard input.
  var places: [String] = []
  /// Whether each answer is a JSON object on a line, and not a few lines for people.
  var isJSON = false

  /// Reads the words behind `antipode`. A minus before a digit is no option.
  ///
  /// - Throws: ``UsageError`` for the first word that cannot be followed, and where no place is named.
  init(_ words: some Sequence<String>) throws(UsageError) {
    for word in words {
      let isNumber = word.dropFirst().first.map { $0.isNumber || $0 == "." } ?? true
      if word == "--json" {
        isJSON = true
      } else if word.hasPrefix("-"), !isNumber {
        throw UsageError("\(word): antipode has no such option; antipode --help lists all")
      } else {
        places.append(word)
      }
    }
    guard !places.isEmpty else {
      throw UsageError("antipode: the place is missing; write antipode 56.55,8.3167, or antipode -")
    }
  }

  /// What `antipode --help` prints.
  static let help = """
    usage: matchwood antipode [--json] LATITUDE,LONGITUDE …

    Tells where one comes out who digs straight down: whether there is land, in which country or sea
    it is, and how far it is to the nearest city. Degrees north and east, such as 56.55,8.3167;
    - reads places from standard input, one a line.

      --json  answer with one JSON object a line; the distance is in kilometres

    The Earth is taken for a sphere of 6371.0088 km. Countries are those of the nearest city on the
    same land; near a border it may be the neighbour's.

    Exit codes: 0 all places are answered, 2 one of them is none.

    """
}
