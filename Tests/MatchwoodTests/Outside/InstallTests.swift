import Foundation
import TestSupport
import Testing

/// Runs the real `install.sh` on a small made-up tree.
@Suite("install.sh") struct InstallTests {
  private let folder = TemporaryFolder()
  private var prefix: String { folder.path + "/prefix" }

  private static let names = [
    "bin/matchwood", "share/applications/matchwood.desktop", "share/doc/matchwood/README.md",
  ]

  init() throws {
    let files = FileManager.default
    for name in Self.names {
      try files.createDirectory(
        atPath: folder.path + "/tree/"
          + name.split(separator: "/").dropLast().joined(separator: "/"),
        withIntermediateDirectories: true)
      folder.write("new \(name)\n", to: "tree/\(name)")
    }
    folder.write("#!/bin/sh\nprintf 'ran %s' \"$*\"\n", to: "tree/bin/matchwood")
    try files.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/tree/bin/matchwood")
    folder.write(
      "[Desktop Entry]\nExec=matchwood %U\n\n[Desktop Action a]\nExec=matchwood sliding\n",
      to: "tree/share/applications/matchwood.desktop")
    try files.copyItem(
      atPath: Checkout.folder + "/Scripts/install.sh", toPath: folder.path + "/tree/install.sh")
  }

  private func install(
    _ arguments: [String], home: String? = nil
  ) throws -> (exitCode: Int32, words: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [folder.path + "/tree/install.sh"] + arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
    process.environment?["HOME"] = home
    let words = Pipe()
    (process.standardError, process.standardOutput) = (words, words)
    try process.run()
    let written = words.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: written, as: UTF8.self))
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  /// All files below a folder, links as such; without the index that the desktop's own tool writes where it is installed.
  private func files(below name: String) -> Set<String> {
    let root = "\(folder.path)/\(name)"
    let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return Set(
      all.filter {
        guard $0 != "share/applications/mimeinfo.cache" else { return false }
        let type = try? FileManager.default.attributesOfItem(atPath: "\(root)/\($0)")[.type]
        return type as? FileAttributeType != .typeDirectory
      })
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(name)", withDestinationPath: target)
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
  }

  @Test("puts each file in its place and takes all of them away")
  func everything() throws {
    #expect(try install(["--prefix", prefix]).exitCode == 0)
    #expect(files(below: "prefix") == Set(Self.names + ["share/matchwood/installed"]))
    #expect(FileManager.default.isExecutableFile(atPath: prefix + "/bin/matchwood"))
    #expect(try install(["--remove", "--prefix", prefix]).exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: prefix))
  }

  @Test("replaces a link in the place of a file, and leaves what it leads to")
  func link() throws {
    try makeFolder("prefix/bin")
    folder.write("mine", to: "script")
    try link("prefix/bin/matchwood", to: folder.path + "/script")
    #expect(try install(["--prefix", prefix]).exitCode == 0)
    #expect(text("script") == "mine")
    #expect(text("prefix/bin/matchwood") == text("tree/bin/matchwood"))
  }

  @Test(
    "writes a path into the menu as the Desktop Entry Specification quotes it",
    arguments: [
      "a&b", "a|b", "a b", #"a"b"#, "a$b`c", #"a\b"#, #"a\\"b"#, "a'b", "ü", "a;b#~*?(x)", " ",
      "-n",
    ])
  func entry(name: String) throws {
    #expect(try install(["--prefix", "\(folder.path)/\(name)"]).exitCode == 0)
    let entry = try #require(text("\(name)/share/applications/matchwood.desktop"))
    let lines = entry.split(separator: "\n").filter { $0.hasPrefix("Exec=") }
    let arguments = try lines.map { try #require(Self.unquoted($0.dropFirst("Exec=".count))) }
    let program = "\(folder.path)/\(name)/bin/matchwood"
    #expect(arguments.map(\.first) == [program, program])
    #expect(arguments.map(\.rest) == [" %U", " sliding"])
  }

  /// The first argument of a line, which is quoted, and what follows.
  private static func unquoted(_ value: Substring) -> (first: String, rest: String)? {
    // First the escapes of a string, then those of a quoted argument.
    let string = value.replacing(#"\\"#, with: #"\"#)
    guard string.first == "\"" else { return nil }
    var (first, rest) = ("", string.dropFirst())
    while let letter = rest.popFirst(), letter != "\"" {
      guard letter != "`", letter != "$" else { return nil }
      first.append(letter == "\\" ? rest.popFirst() ?? " " : letter)
    }
    return (first, String(rest))
  }

  @Test(
    "refuses a path that a menu cannot hold before it writes anything",
    arguments: ["a%fb", "a%%b", "a=b", "a\nb", "a\tb"])
  func refusedPaths(name: String) throws {
    let (exitCode, words) = try install(["--prefix", "\(folder.path)/\(name)"])
    #expect(exitCode == 2 && words.contains("choose another --prefix"))
    #expect(folder.names == ["tree"])
  }

  @Test("refuses a path that is not UTF-8")
  func latin1() throws {
    let script = "exec sh tree/install.sh --prefix \"$(printf '\(folder.path)/J\\374rgen')\""
    folder.write(script, to: "run")
    let process = try Process.run(
      URL(filePath: "/bin/sh"), arguments: ["-c", "cd '\(folder.path)' && sh run 2>/dev/null"])
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(folder.names == ["run", "tree"])
  }

  @Test(
    "names what is missing where there is no folder to install in",
    arguments: [[], ["--prefix"], ["--prefix="], ["--prefix", ""], ["--remove"]])
  func noFolder(arguments: [String]) throws {
    for home in [nil, ""] {
      #expect(try install(arguments, home: home).exitCode == 2)
    }
    #expect(!FileManager.default.fileExists(atPath: "/.local/share/matchwood/installed"))
  }

  @Test("removes nothing that is not in the folder, whatever its list names")
  func foreignNames() throws {
    _ = try install(["--prefix", prefix])
    folder.write("precious", to: "victim")
    try makeFolder("outside/matchwood")
    folder.write("precious", to: "outside/matchwood/README.md")
    folder.remove("prefix/share/doc")
    try link("prefix/share/doc", to: "../../outside")
    let list = try #require(text("prefix/share/matchwood/installed"))
    let names = [
      "../victim", "share/../../victim", "\(folder.path)/victim", "/victim", "", ".", "bin", "*",
      "share/doc/../victim",
    ]
    folder.write(
      list + names.joined(separator: "\n") + "\n", to: "prefix/share/matchwood/installed")
    let (exitCode, words) = try install(["--remove", "--prefix", prefix])
    #expect(exitCode == 0 && words.contains("../victim is not in \(prefix) and stays"))
    #expect(text("victim") == "precious")
    #expect(text("outside/matchwood/README.md") == "precious")
    #expect(files(below: "prefix") == ["share/doc"])
  }

  @Test("writes nothing through a folder that is a link out of the prefix")
  func linkedFolder() throws {
    try makeFolder("prefix")
    try makeFolder("outside")
    try link("prefix/share", to: "../outside")
    let (exitCode, words) = try install(["--prefix", prefix])
    #expect(exitCode == 1 && words.contains("leads out of \(prefix)"))
    #expect(files(below: "outside").isEmpty && files(below: "prefix") == ["share"])
  }

  @Test("updates by writing the new files first and then removing those of the old version alone")
  func update() throws {
    _ = try install(["--prefix", prefix])
    folder.write("old", to: "prefix/share/doc/matchwood/OLD")
    folder.write("somebody's", to: "prefix/share/doc/NOTES")
    let list = try #require(text("prefix/share/matchwood/installed"))
    folder.write(list + "share/doc/matchwood/OLD\n", to: "prefix/share/matchwood/installed")
    folder.write("newer\n", to: "tree/share/doc/matchwood/README.md")
    #expect(try install(["--prefix", prefix]).exitCode == 0)
    #expect(text("prefix/share/doc/matchwood/README.md") == "newer\n")
    #expect(
      files(below: "prefix") == Set(Self.names + ["share/doc/NOTES", "share/matchwood/installed"]))
    #expect(text("prefix/share/matchwood/installed") == list)
  }

  @Test("leaves the old version whole where an update is refused, and no parts of files")
  func refusedUpdate() throws {
    _ = try install(["--prefix", prefix])
    folder.remove("prefix/share/doc/matchwood/README.md")
    try makeFolder("prefix/share/doc/matchwood/README.md")
    folder.write("newer\n", to: "tree/bin/matchwood")
    let before = text("prefix/bin/matchwood")
    #expect(try install(["--prefix", prefix]).exitCode == 1)
    #expect(text("prefix/bin/matchwood") == before)
    #expect(
      files(below: "prefix")
        == Set(Self.names.dropLast() + ["share/matchwood/installed"]))
  }
}
