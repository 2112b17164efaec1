import Foundation
import Testing

@Suite("The map of the targets")
struct TargetMapTests {
  /// A target as SwiftPM describes it.
  private struct Target: Decodable {
    let name: String
    let type: String
    let targetDependencies: [String]?
  }

  private struct Description: Decodable {
    let targets: [Target]
  }

  private static let root = "\(#filePath.split(separator: "/Tests/")[0])"

  @Test("ARCHITECTURE.md has each target of Package.swift, with the targets on which it builds")
  func targets() throws {
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "map-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let swift = Process()
    let output = Pipe()
    swift.executableURL = URL(filePath: "/usr/bin/env")
    swift.arguments = [
      "swift", "package", "--package-path", Self.root, "--scratch-path", scratch.path,
      "describe", "--type", "json",
    ]
    swift.standardOutput = output
    swift.standardError = FileHandle.nullDevice
    try swift.run()
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let described = try decoder.decode(
      Description.self, from: output.fileHandleForReading.readDataToEndOfFile())
    let direct = Dictionary(
      uniqueKeysWithValues: described.targets.map { ($0.name, $0.targetDependencies ?? []) })
    func all(_ names: [String]) -> Set<String> {
      names.reduce(into: []) { $0.formUnion(all(direct[$1] ?? []).union([$1])) }
    }
    let expected = described.targets.filter { $0.type != "test" }.map { target in
      let names = (target.targetDependencies ?? []).filter { name in
        !all(target.targetDependencies?.filter { $0 != name } ?? []).contains(name)
      }
      return "`\(target.name)`: \(names.isEmpty ? "–" : names.joined(separator: ", "))"
    }
    #expect(try mapped().sorted() == expected.sorted())
  }

  /// The targets of the table, with the targets on which they build: their dependencies, without those that other
  /// dependencies have. Targets that build on the same ones can share a row.
  private func mapped() throws -> [String] {
    let text = try String(contentsOfFile: "\(Self.root)/ARCHITECTURE.md", encoding: .utf8)
    let table = text.split(separator: "| target | holds | builds on |").last ?? ""
    return table.split(separator: "\n").prefix { $0.hasPrefix("|") }.dropFirst().flatMap { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells[0].components(separatedBy: ", ").map { "\($0): \(cells[2])" }
    }
  }
}
