import GameKernel

/// A puzzle for tests: spell a word of which some letters may be written in two ways.
struct Spelling: Puzzle {
  let word: String
  var rating = 1_200

  var key: String { word }

  func rightAnswers(after answers: [Character]) -> [Character] {
    guard answers.count < word.count else { return [] }
    let letter = Array(word)[answers.count]
    return letter == "f" ? ["f", "v"] : [letter]
  }
}
