/// A rule for line breaks in a name without marks: before a consonant that is followed by a vowel.
///
/// It suits most names in Latin letters. On each side of a break there are at least two letters and a vowel.
nonisolated enum Syllables {
  private static let vowels = Set("aeiouyäöüáàâéèêíîóôúûåæø")
  /// Consonants that are never separated.
  private static let clusters = ["sch", "ch", "ck", "ph", "sh", "th", "qu"]

  /// Returns the name with a bar at each possible break. A bar in the name becomes a slash.
  static func marked(_ name: String) -> String {
    let letters = Array(name.map { $0 == "|" ? "/" : $0 })
    let isVowel = letters.map { vowels.contains(Character($0.lowercased())) }
    var marked = ""
    var start = 0
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter else {
        start = index + 1
        marked.append(letter)
        continue
      }
      let part = start..<index
      let end = letters[index...].firstIndex { !$0.isLetter } ?? letters.count
      let hasVowel = part.contains { isVowel[$0] }
      if hasVowel, part.count >= 2, end - index >= 2, begins(at: index, letters, isVowel) {
        marked.append("|")
        start = index
      }
      marked.append(letter)
    }
    return marked
  }

  /// Whether a syllable begins with the consonants at `index`.
  private static func begins(at index: Int, _ letters: [Character], _ isVowel: [Bool]) -> Bool {
    let following = String(letters[index...].prefix(3)).lowercased()
    // A break never separates the letters of a cluster.
    let isInside = clusters.contains { cluster in
      (1..<cluster.count).contains { offset in
        let from = index - offset
        guard letters.indices.contains(from) else { return false }
        return String(letters[from...].prefix(cluster.count)).lowercased() == cluster
      }
    }
    guard letters[index].isLetter, !isVowel[index], !isInside else { return false }
    let length = clusters.first { following.hasPrefix($0) }?.count ?? 1
    let next = index + length
    return isVowel.indices.contains(next) && isVowel[next]
  }
}
