/// Which folders of a target know which others, as far as names tell.
///
/// A folder knows another one where a file in it names a type that is declared in the other alone, or a member that
/// the other alone adds to a type.
struct FolderGraph {
  /// Where one folder names something of another.
  struct Use: Hashable {
    let file: String
    let name: String
    let declaredIn: String
  }

  private(set) var uses: [String: [String: Set<Use>]] = [:]

  /// - Parameter foreign: names of the standard library and of other targets, which may be meant as well.
  init(_ files: [SourceFile], foreign: Set<String>) {
    let places = Self.places(files, foreign: foreign)
    for file in files {
      for name in file.uses {
        guard let place = places[name], place.folder != file.folder else { continue }
        let use = Use(file: file.name, name: name, declaredIn: place.name)
        uses[file.folder, default: [:]][place.folder, default: []].insert(use)
      }
    }
  }

  /// The file that declares each name, where that is one folder's alone.
  private static func places(
    _ files: [SourceFile], foreign: Set<String>
  ) -> [String: SourceFile] {
    let types = Dictionary(
      files.flatMap { file in file.types.map { ($0, [file]) } }, uniquingKeysWith: +)
    var candidates = types.filter { !foreign.contains($0.key) }
    var values = files.flatMap { file in file.values.map { ($0, file) } }
    for file in files {
      for (name, type) in file.members where !foreign.contains(name) {
        if types[type]?.contains(where: { $0.folder == file.folder }) == true {
          // What stands beside its type is found through the type.
          values.append((name, file))
        } else {
          candidates[name, default: []].append(file)
        }
      }
    }
    for (name, file) in values { candidates[name]?.append(file) }
    return candidates.compactMapValues { declaring in
      Set(declaring.map(\.folder)).count == 1 ? declaring[0] : nil
    }
  }

  /// The folders that know themselves through others: each set knows all of its own.
  var cycles: [[String]] {
    var left = Set(uses.keys)
    var cycles: [[String]] = []
    for folder in uses.keys.sorted() where left.contains(folder) {
      let cycle = reach(folder).filter { reach($0).contains(folder) }
      left.subtract(cycle)
      if !cycle.isEmpty { cycles.append(cycle.sorted()) }
    }
    return cycles
  }

  private func reach(_ start: String) -> Set<String> {
    var reached: Set<String> = []
    var left = [start]
    while let folder = left.popLast() {
      for next in (uses[folder] ?? [:]).keys where reached.insert(next).inserted {
        left.append(next)
      }
    }
    return reached
  }

  /// Each step of a cycle with an example, those with the fewest names first: they are mended soonest.
  func explanation(of cycle: [String]) -> String {
    let steps = cycle.flatMap { from in
      cycle.compactMap { to in uses[from]?[to].map { (from: from, to: to, uses: $0) } }
    }
    let lines = steps.sorted { ($0.uses.count, $0.from, $0.to) < ($1.uses.count, $1.from, $1.to) }
    return lines.map { step in
      let use = step.uses.min { ($0.file, $0.name) < ($1.file, $1.name) }
      let example = use.map { "\($0.file) names \($0.name) of \($0.declaredIn)" } ?? ""
      return "  \(step.from) → \(step.to), \(step.uses.count) ×: \(example)"
    }.joined(separator: "\n")
  }
}
