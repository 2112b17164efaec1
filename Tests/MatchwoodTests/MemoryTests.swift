import Testing

@testable import Matchwood

/// What of the program's memory can be let go.
@Suite("The code of a file in memory")
struct MemoryTests {
  @Test("is found by the line that the system has for it")
  func code() throws {
    let line =
      "55d0a3c4f000-55d0a49c5000 r-xp 00001000 08:01 1311                  /usr/games/a game"
    let code = try #require(Self.mapping(line))
    #expect(UInt(bitPattern: code.start) == 0x55d0_a3c4_f000)
    #expect(code.length == 0xd7_6000)
  }

  @Test(
    "is neither what can be written, nor a library's, nor what is in no file, nor a line that makes no sense",
    arguments: [
      "7f10a0000000-7f10a0021000 rw-p 00000000 08:01 1311 /usr/games/a game",
      "7f10a0000000-7f10a0021000 rwxp 00000000 08:01 1311 /usr/games/a game",
      "7f10a0000000-7f10a0021000 r--p 00000000 08:01 1311 /usr/games/a game",
      "7f10a0000000-7f10a0021000 r-xp 00000000 08:01 1311 /usr/lib/libc.so.6",
      "7f10a0000000-7f10a0021000 r-xp 00000000 08:01 1311 /usr/games/a game (deleted)",
      "7ffd1d5c4000-7ffd1d5c6000 r-xp 00000000 00:00 0 [vdso]",
      "7f10a0000000-7f10a0021000 r-xp 00000000 08:01 1311", "r-xp", "",
      "7f10a0021000-7f10a0000000 r-xp 00000000 08:01 1311 /usr/games/a game",
    ])
  func other(line: String) { #expect(Self.mapping(line) == nil) }

  private static func mapping(_ line: String) -> CodeMapping? {
    CodeMapping(Array(line.utf8)[...], of: "/usr/games/a game")
  }
}
