import Foundation
import Testing

@Suite("Folders of the sources")
struct FolderCyclesTests {
  private static let sources = "\(#filePath.split(separator: "/Tests/")[0])/Sources"
  private static let targets = folders(in: sources)
  private static let files = Dictionary(
    uniqueKeysWithValues: targets.map { ($0, files(of: $0)) })

  /// What the standard library calls its own, where a folder calls something so too.
  private static let standard: Set<String> = ["contains", "joined", "rounded"]

  @Test("No folder knows one that knows it, not even through others", arguments: targets)
  func acyclic(target: String) throws {
    let files = try #require(Self.files[target])
    let others = Self.files.filter { $0.key != target }.flatMap(\.value)
    let foreign = others.reduce(into: Self.standard) { names, file in
      names.formUnion(file.types.union(file.values))
      names.formUnion(file.members.map(\.name))
    }
    let graph = FolderGraph(files, foreign: foreign)
    for cycle in graph.cycles {
      let folders = cycle.joined(separator: ", ")
      Issue.record("\(target) has a cycle of \(folders):\n\(graph.explanation(of: cycle))")
    }
  }

  @Test("A cycle is found and each of its steps explained, whatever comments and texts say")
  func explains() {
    let files = [
      SourceFile(folder: "A", name: "Lamp.swift", text: "struct Lamp { let room: Room }"),
      SourceFile(folder: "B", name: "Room.swift", text: "struct Room { func sit() {} }"),
      SourceFile(folder: "B", name: "Room+Light.swift", text: "let a = \"\\(Light(1)) Hall\""),
      SourceFile(folder: "C", name: "Light.swift", text: "struct Light {} // Room, Hall"),
      SourceFile(folder: "C", name: "Lamp+On.swift", text: "extension Lamp { func turnOn() {} }"),
      SourceFile(folder: "D", name: "Hall.swift", text: "enum Hall { case a(Room) }"),
    ]
    let graph = FolderGraph(files, foreign: [])
    #expect(graph.cycles == [["A", "B", "C"]])
    #expect(
      graph.explanation(of: ["A", "B", "C"]) == """
          A → B, 1 ×: Lamp.swift names Room of Room.swift
          B → C, 1 ×: Room+Light.swift names Light of Light.swift
          C → A, 1 ×: Lamp+On.swift names Lamp of Lamp.swift
        """)
  }

  @Test("A member that a folder adds to another one's type is known to belong to the folder")
  func members() {
    let files = [
      SourceFile(folder: "A", name: "Lamp.swift", text: "class Lamp { init() { turnOn() } }"),
      SourceFile(folder: "B", name: "Lamp+On.swift", text: "extension Lamp { func turnOn() {} }"),
    ]
    #expect(FolderGraph(files, foreign: []).cycles == [["A", "B"]])
    #expect(FolderGraph(files, foreign: ["turnOn"]).cycles == [])
  }

  @Test("The environment is changed in one file alone, before there is a second thread")
  func environment() {
    let changing: Set = ["setenv", "SDL_setenv", "unsetenv", "putenv", "clearenv"]
    let places = Self.files.values.flatMap(\.self).filter { !$0.uses.isDisjoint(with: changing) }
    #expect(places.map(\.name) == ["Environment.swift"])
  }

  private static func folders(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The Swift files of a target, in all its folders.
  private static func files(of target: String) -> [SourceFile] {
    let root = "\(sources)/\(target)"
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else {
        return nil
      }
      var parts = path.split(separator: "/").map(String.init)
      let name = parts.removeLast()
      let folder = parts.isEmpty ? "." : parts.joined(separator: "/")
      return SourceFile(folder: folder, name: name, text: text)
    }
  }
}
