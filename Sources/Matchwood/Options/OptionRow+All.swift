import BoxKit
import Commands
import Files
import Stage

nonisolated extension OptionRow {
  /// Returns all options for these games, in the order of the help.
  static func all(_ games: [any BoxGame.Type]) -> [OptionRow] {
    [seed] + games.flatMap { game in game.options.map { OptionRow($0, of: game.name) } }
      + ofTheProgram
  }

  /// The option that all games share.
  private static let seed = OptionRow(
    line: OptionHelp("--seed", "N") { texts in
      // Translators: Help of --seed.
      texts("start a new game with this seed, a whole number")
    }
  ) { options, word in
    options.launch.seed = UInt64(word.shown)
    return options.launch.seed == nil ? "a whole number from 0 up" : nil
  }

  private static let size = OptionRow(
    line: OptionHelp("--size", "WxH") { texts in
      // Translators: Help of --size.
      texts("the size of the window, such as 1280x800")
    }
  ) { options, word in
    options.size = WindowSize(word.shown)
    return options.size == nil ? "a size from 480x320 to 7680x4320, such as 1280x800" : nil
  }

  /// The options of the program itself.
  private static let ofTheProgram: [OptionRow] = [
    size,
    .choice("--lang", Language.all.map(\.code) + [Language.pseudo.code]) { texts in
      // Translators: Help of --lang.
      texts("the language of the program")
    } set: {
      $0.launch.overrideSetting(\.language, $1)
    },
    .choice("--theme", Theme.Name.self) { texts in
      // Translators: Help of --theme.
      texts("the look of the table")
    } set: {
      $0.launch.overrideSetting(\.chosenTheme, $1)
    },
    .flag("--fullscreen") { texts in
      // Translators: Help of --fullscreen.
      texts("fill the screen")
    } set: {
      $0.isFullScreen = true
    },
    .choice("--renderer", Options.Drawing.self) { texts in
      // Translators: Help of --renderer. Keep the words auto and software: they are its values.
      texts("auto uses a GPU if there is one, software never")
    } set: {
      $0.drawing = $1
    },
    .flag("--reduced-motion") { texts in
      // Translators: Help of --reduced-motion.
      texts("short fades instead of movement")
    } set: {
      $0.launch.overrideSetting(\.chosenReducedMotion, true)
    },
    .flag("--speak") { texts in
      // Translators: Help of --speak.
      texts("say aloud what happens")
    } set: {
      $0.launch.overrideSetting(\.chosenSpeech, true)
    },
    .flag("--mute") { texts in
      // Translators: Help of --mute.
      texts("play without sound")
    } set: {
      $0.launch.overrideSetting(\.sound.isMuted, true)
    },
    .path("--config", "DIR") { texts in
      // Translators: Help of --config.
      texts("the folder for settings and saved games")
    } set: {
      $0.configFolder = $1
    },
    .path("--trace", "FILE") { texts in
      // Translators: Help of --trace.
      texts("write all events as JSON lines; - is standard output")
    } set: {
      $0.trace = $1
    },
    .path("--script", "FILE") { texts in
      // Translators: Help of --script.
      texts("play the steps of a file; - is standard input")
    } set: {
      $0.script = $1
    },
    .path("--snapshot", "FILE.png") { texts in
      // Translators: Help of --snapshot.
      texts("draw off screen, save the last frame and exit")
    } set: {
      $0.snapshot = $1
    },
    .path("--sound", "FILE.wav") { texts in
      // Translators: Help of --sound.
      texts("write the sound to a file")
    } set: {
      $0.sound = $1
    },
  ]

  /// The options that are commands of their own and start no game.
  static let answers = [
    OptionHelp("--icon", "FILE.png|FILE.svg [N]") { texts in
      // Translators: Help of --icon.
      texts("save the program’s icon for a desktop menu, N pixels wide")
    },
    OptionHelp("--help") { texts in
      // Translators: Help of --help.
      texts("show this help")
    },
    OptionHelp("--version") { texts in
      // Translators: Help of --version.
      texts("show the version")
    },
  ]
}
