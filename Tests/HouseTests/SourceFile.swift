/// One file of a target: what it declares for others, and which names it uses.
struct SourceFile {
  /// The folder within its target; `.` for the target's own.
  let folder: String
  let name: String
  /// The types that other files can name, with those within other types.
  private(set) var types: Set<String> = []
  /// What it adds to types: the name of each member, and the type's.
  private(set) var members: [(name: String, of: String)] = []
  /// Every other name that it declares: of values, functions and cases, and what is private.
  private(set) var values: Set<String> = []
  /// The names in it that stand for something declared elsewhere.
  private(set) var uses: Set<String>

  private enum Scope {
    case type, block
    case addition(to: String)
  }

  init(folder: String, name: String, text: String) {
    self.folder = folder
    self.name = name
    let tokens = SourceTokens(text).tokens
    uses = Set(tokens.filter { $0.first?.isLetter == true })
    var scopes: [Scope] = []
    var next = Scope.block
    var isPrivate = false
    for (token, following) in zip(tokens, tokens.dropFirst() + [""]) {
      // Labels, arguments and local values name nothing of others.
      if following == ":" { uses.remove(token) }
      switch token {
      case "private", "fileprivate": isPrivate = true
      case "extension":
        next = .addition(to: following)
        if isPrivate { next = .block }
        isPrivate = false
      case "struct", "class", "enum", "protocol", "actor", "typealias":
        guard following.first?.isUppercase == true else { continue }
        _ = isPrivate ? values.insert(following) : types.insert(following)
        if token != "typealias" { next = .type }
        isPrivate = false
      case "func", "var", "let", "case":
        if case .addition(let type)? = scopes.last, !isPrivate, token != "case" {
          members.append((following, type))
        } else {
          values.insert(following)
        }
        isPrivate = false
      case "{":
        scopes.append(next)
        next = .block
      case "}": _ = scopes.popLast()
      default: break
      }
    }
    uses.subtract(values)
  }
}
