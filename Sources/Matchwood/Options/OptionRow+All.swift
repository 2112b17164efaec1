import GameScenes
import Stage

nonisolated extension OptionRow {
  /// Every option that one of these games is started with, in the order of the help.
  static func all(_ games: [any BoxGame.Type]) -> [OptionRow] {
    [seed] + games.flatMap { game in game.options.map { OptionRow($0, of: game.name) } }
      + ofTheProgram
  }

  /// The option of every game.
  private static let seed = OptionRow(
    name: "--seed", value: "N", help: "start a new game with this seed, a whole number"
  ) { options, word in
    options.launch.seed = UInt64(word)
    return options.launch.seed == nil ? "a whole number from 0 up" : nil
  }

  /// The options of the program itself.
  private static let ofTheProgram: [OptionRow] = [
    OptionRow(name: "--size", value: "WxH", help: "the size of the window, such as 1280x800") {
      options, word in
      options.size = WindowSize(word)
      return options.size == nil ? "a size from 480x320 to 7680x4320, such as 1280x800" : nil
    },
    .choice("--lang", Language.self, "the language of the program") {
      $0.launch.lay(\.language, $1.rawValue)
    },
    .choice("--theme", Theme.Name.self, "the look of the table") {
      $0.launch.lay(\.theme, $1)
    },
    .flag("--fullscreen", "fill the screen") { $0.isFullScreen = true },
    .choice("--renderer", Options.Drawing.self, "let SDL choose how to draw, or use no GPU") {
      $0.drawing = $1
    },
    .flag("--reduced-motion", "short fades in place of movement") {
      $0.launch.lay(\.reducedMotion, true)
    },
    .path("--config", "DIR", "the folder of settings and games") { $0.configFolder = $1 },
    .path("--trace", "FILE", "write what happens as JSON lines; - is standard output") {
      $0.trace = $1
    },
    .path("--script", "FILE", "play the steps of a file; - is standard input") { $0.script = $1 },
    .path("--snapshot", "FILE.png", "draw off screen, save the last frame and exit") {
      $0.snapshot = $1
    },
  ]

  /// The options that answer at once and start no game.
  static let answers = [
    (usage: "--icon FILE.png", help: "save the program's icon, for a desktop's menu"),
    (usage: "--help", help: "show this text"),
    (usage: "--version", help: "show the version"),
  ]
}
