// swift-tools-version: 6.2
import PackageDescription

// `.ci/run` sets this variable, so that warnings stop a change but no build from source.
let warnings: [SwiftSetting] =
  Context.environment["MATCHWOOD_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let common: [SwiftSetting] =
  warnings + [.swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility")]
let strict: [SwiftSetting] = common + [.enableUpcomingFeature("ExistentialAny")]
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]
// For targets that call C or hold pointers: the compiler asks for `unsafe` wherever memory is not checked.
let safeMemory: [SwiftSetting] = [.strictMemorySafety()]
// For targets whose loops go over pixels, samples, positions, boards, cards or coasts. Without optimisation, tests
// spend most of their time in these loops, and the program takes seconds to start in a debug build.
let fastInDebug: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

extension Target {
  /// A target without a default actor.
  static func plain(
    _ name: String, _ dependencies: [Dependency] = [], settings: [SwiftSetting] = []
  ) -> Target {
    target(name: name, dependencies: dependencies, swiftSettings: strict + settings)
  }

  /// A target on the main actor.
  static func onMain(
    _ name: String, _ dependencies: [Dependency], settings: [SwiftSetting] = []
  ) -> Target {
    target(name: name, dependencies: dependencies, swiftSettings: onMainActor + settings)
  }

  /// A target of tests. They run against optimised targets, but do little themselves and would take long to optimise.
  static func tests(
    _ name: String, _ dependencies: [Dependency] = [], exclude: [String] = []
  ) -> Target {
    testTarget(
      name: name, dependencies: dependencies, exclude: exclude,
      swiftSettings: common
        + [.unsafeFlags(["-Onone"], .when(configuration: .release))])
  }
}

let package = Package(
  name: "Matchwood",
  products: [
    .executable(name: "matchwood", targets: ["MatchwoodMain"])
  ],
  targets: [
    // The system's libraries, each behind a module map and, where C macros need it, a small shim.
    .systemLibrary(
      name: "CSDL2", pkgConfig: "sdl2",
      providers: [.apt(["libsdl2-dev"])]),
    // Headers only: the program opens these four libraries on first use (`LazyLibraries`).
    .systemLibrary(
      name: "CSDL2TTF", providers: [.apt(["libsdl2-ttf-dev"])]),
    .systemLibrary(
      name: "CSDL2Image",
      providers: [.apt(["libsdl2-image-dev"])]),
    .systemLibrary(
      name: "CFontconfig",
      providers: [.apt(["libfontconfig-dev", "fonts-lato"])]),
    .systemLibrary(
      name: "CLCMS2", providers: [.apt(["liblcms2-dev"])]),
    // Declarations only, see its header: the program opens libdbus on first use, as SDL does.
    .systemLibrary(name: "CDBus", providers: [.apt(["libdbus-1-3"])]),
    .systemLibrary(
      name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .systemLibrary(
      name: "CSpeech", providers: [.apt(["libspeechd-dev"])]),
    // Functions of glibc's allocator that the header of the C library lacks.
    .systemLibrary(name: "CMalloc"),
    // The message catalogues are part of the C library; only its header has to be named.
    .systemLibrary(name: "CGettext"),

    // Without SDL, Foundation and actors.
    .plain("Motion"),
    .plain("Acoustics", settings: fastInDebug),
    .plain("GameKernel"),
    .plain("Files", settings: safeMemory),
    .plain("JSON"),
    .plain("PlayLog", ["GameKernel", "Files", "JSON"]),
    .plain("Archive", ["PlayLog", "Files"]),
    .plain("Threads"),
    // The sandbox of the process that decodes pictures.
    .plain("Sandbox", ["CSeccomp"]),
    .plain("MatchstickGame", ["GameKernel"], settings: fastInDebug),
    .plain("SlidingGame", ["GameKernel"], settings: fastInDebug),
    .plain("PairsGame", ["GameKernel"], settings: fastInDebug),
    .plain("EarthGame", ["GameKernel"], settings: fastInDebug),

    // On the main actor.
    .plain("Stage", ["GameKernel", "Motion", "Acoustics", "Files"]),
    .plain("Raster", ["Stage", "Threads"], settings: fastInDebug),
    .plain("Controls", ["Stage", "GameKernel", "Motion", "Acoustics", "Files"]),
    .plain("Speech", ["Stage"]),
    // Reads texts aloud by the user's speech-dispatcher.
    .plain("SpeechDispatcher", ["CSpeech", "Threads"], settings: safeMemory),
    .onMain("Commands", ["Stage", "Files"]),
    .onMain(
      "BoxKit",
      [
        "Commands", "PlayLog", "Threads", "Controls", "Stage", "GameKernel", "Files", "Motion",
        "Acoustics",
      ]),
    .onMain(
      "StatisticsScenes",
      ["BoxKit", "PlayLog", "Controls", "Stage", "GameKernel", "Files", "Motion"]),
    // Choosing a file.
    .onMain("FileScenes", ["BoxKit", "Desktop", "Controls", "Stage", "GameKernel", "Files"]),
    .onMain(
      "ReviewKit",
      ["BoxKit", "Commands", "PlayLog", "Controls", "Stage", "GameKernel", "Files", "Motion"]),
    .onMain("MenuScenes", ["BoxKit", "Controls", "Stage", "Motion"]),
    .onMain("Access", ["BoxKit", "Controls", "Stage", "GameKernel", "Acoustics"]),
    .onMain("Today", ["BoxKit", "PlayLog", "Stage", "GameKernel"]),
    .onMain(
      "TodayScenes",
      ["Today", "BoxKit", "PlayLog", "Threads", "Controls", "Stage", "GameKernel", "Acoustics"]),
    .onMain(
      "LabelScenes",
      ["BoxKit", "PlayLog", "Controls", "Stage", "GameKernel", "Motion", "Acoustics"]),
    .onMain(
      "PuzzleKit",
      ["BoxKit", "PlayLog", "Threads", "Controls", "Stage", "GameKernel", "Files", "Acoustics"]),
    .onMain("RaceKit", ["BoxKit", "PlayLog", "Controls", "Stage", "GameKernel", "Acoustics"]),
    .onMain("PictureArt", ["Stage", "Motion"]),
    .onMain(
      "PictureScenes",
      ["BoxKit", "PictureArt", "Controls", "Stage", "GameKernel", "Files", "Motion"]),
    .onMain("PlayerScenes", ["BoxKit", "PlayLog", "Controls", "Stage", "GameKernel"]),
    .onMain(
      "MatchstickBoard",
      ["BoxKit", "MatchstickGame", "Controls", "Stage", "GameKernel", "Motion", "Acoustics"]),
    .onMain(
      "MachineScenes",
      [
        "BoxKit", "MatchstickBoard", "MatchstickGame", "Controls", "Stage", "GameKernel", "Motion",
        "Acoustics",
      ]),
    .onMain(
      "MatchstickScenes",
      [
        "BoxKit", "Commands", "ReviewKit", "PuzzleKit", "Today", "PlayLog", "MatchstickBoard",
        "MachineScenes", "MatchstickGame", "Controls", "Stage", "GameKernel", "Motion", "Files",
      ]),
    .onMain(
      "SlidingScenes",
      [
        "BoxKit", "Commands", "ReviewKit", "PuzzleKit", "RaceKit", "Today", "PlayLog",
        "PictureScenes", "PictureArt", "SlidingGame", "Controls", "Stage", "GameKernel", "Motion",
        "Files", "Threads",
      ]),
    .onMain(
      "PairsScenes",
      [
        "BoxKit", "Commands", "ReviewKit", "PuzzleKit", "RaceKit", "Today", "PlayLog",
        "PictureScenes", "PictureArt", "PairsGame", "Controls", "Stage", "GameKernel", "Files",
        "Motion",
      ]),
    .onMain("GlobeMap", ["Raster", "EarthGame", "Stage"], settings: fastInDebug),
    .onMain(
      "EarthScenes",
      [
        "BoxKit", "Commands", "ReviewKit", "Today", "PlayLog", "PictureArt", "GlobeMap",
        "EarthGame", "Controls", "Stage", "GameKernel", "Motion", "Files",
      ]),
    .onMain(
      "SDLKit",
      [
        "Threads", "CSDL2", "CSDL2TTF", "CSDL2Image", "CFontconfig", "CLCMS2", "Acoustics", "Files",
      ], settings: safeMemory),
    .onMain(
      "SDLStage",
      ["Raster", "Threads", "SDLKit", "Stage", "Files"], settings: fastInDebug + safeMemory),
    // The wishes of the desktop, from its settings portal.
    .plain("Desktop", ["Stage", "Threads", "Files", "CDBus"], settings: safeMemory),
    .onMain(
      "PictureDecoding", ["PictureScenes", "Stage", "GameKernel", "SDLKit", "Files", "Sandbox"]),
    .onMain(
      "Matchwood",
      [
        "BoxKit", "Commands", "MenuScenes", "ReviewKit", "PuzzleKit", "StatisticsScenes",
        "TodayScenes", "LabelScenes", "FileScenes", "PlayLog", "Archive", "PictureArt",
        "PictureScenes", "Access", "PictureDecoding", "PlayerScenes", "GameKernel", "Controls",
        "Stage", "Speech", "SpeechDispatcher", "Motion", "Acoustics", "Raster", "SDLStage",
        "SDLKit", "Desktop", "Threads", "Files", "JSON", "CGettext", "CMalloc",
      ]),
    // The program with the games of the box.
    .executableTarget(
      name: "MatchwoodMain",
      dependencies: [
        "Matchwood", "BoxKit", "Commands", "ReviewKit", "Today", "GameKernel", "MatchstickScenes",
        "SlidingScenes", "PairsScenes", "EarthScenes", "Stage", "Files",
      ], swiftSettings: onMainActor),
    .executableTarget(
      name: "MatchwoodBench",
      dependencies: [
        "BoxKit", "PlayLog", "PictureArt", "PictureScenes", "MatchstickBoard", "MatchstickScenes",
        "SlidingScenes", "PairsScenes", "GlobeMap", "EarthScenes", "MatchstickGame", "SlidingGame",
        "PairsGame", "EarthGame", "GameKernel", "Controls", "Stage", "Motion", "Acoustics",
        "SDLStage", "SDLKit", "Threads", "Files", "CMalloc",
      ], swiftSettings: onMainActor),

    // The program with another box of games, which tests play.
    .executableTarget(
      name: "NullBox",
      dependencies: [
        "Matchwood", "BoxKit", "Commands", "PlayLog", "PairsScenes", "GameKernel", "Controls",
        "Stage", "Files",
      ], path: "Tests/NullBox", swiftSettings: onMainActor),
    // A process that tries to leave the sandbox, which tests start.
    .executableTarget(
      name: "SandboxProbe",
      dependencies: ["Sandbox", "CSeccomp"], path: "Tests/SandboxProbe", swiftSettings: strict),

    .plain("TestSupport", ["GameKernel", "Raster", "Stage", "Acoustics", "Files", "Threads"]),
    // Scenes that tests play by intents. It knows no game.
    .plain(
      "SceneTestSupport",
      [
        "BoxKit", "MenuScenes", "StatisticsScenes", "FileScenes", "PlayLog", "PictureScenes",
        "Stage", "GameKernel", "Files", "Motion", "Acoustics", "TestSupport",
      ]),
    // The sources as a whole: what no compiler checks.
    .tests("HouseTests"),
    .tests("FilesTests", ["Files", "TestSupport"]),
    .tests("JSONTests", ["JSON", "GameKernel"]),
    .tests("PlayLogTests", ["PlayLog", "GameKernel", "Files", "JSON", "TestSupport"]),
    .tests("ArchiveTests", ["Archive", "PlayLog", "GameKernel", "Files", "TestSupport"]),
    .tests("MotionTests", ["Motion", "TestSupport"]),
    .tests("AcousticsTests", ["Acoustics", "TestSupport"]),
    .tests("GameKernelTests", ["GameKernel", "TestSupport"]),
    .tests("MatchstickGameTests", ["MatchstickGame", "GameKernel", "TestSupport"]),
    .tests("SlidingGameTests", ["SlidingGame", "GameKernel", "TestSupport"]),
    .tests("PairsGameTests", ["PairsGame", "GameKernel", "TestSupport"]),
    .tests("EarthGameTests", ["EarthGame", "GameKernel", "TestSupport"]),
    .tests("StageTests", ["Stage", "GameKernel", "Motion", "Acoustics", "Files", "TestSupport"]),
    .tests("DesktopTests", ["Desktop", "Stage", "Files", "CDBus"]),
    .tests("RasterTests", ["Raster", "Stage", "TestSupport"]),
    .tests(
      "ControlsTests", ["Controls", "Stage", "GameKernel", "Motion", "Acoustics", "TestSupport"]),
    .tests(
      "BoxKitTests",
      [
        "BoxKit", "Controls", "PlayLog", "Files", "GameKernel", "Stage", "Motion",
        "SceneTestSupport", "TestSupport",
      ]),
    .tests(
      "FileScenesTests",
      [
        "FileScenes", "Desktop", "BoxKit", "GameKernel", "Stage", "Files", "SceneTestSupport",
        "TestSupport",
      ]),
    .tests("PictureArtTests", ["PictureArt", "Stage"]),
    .tests(
      "PictureScenesTests",
      [
        "PictureScenes", "PictureArt", "GameKernel", "Stage", "Files", "Motion", "SceneTestSupport",
        "TestSupport",
      ]),
    .tests(
      "PlayerScenesTests",
      [
        "PlayerScenes", "MenuScenes", "PlayLog", "BoxKit", "Controls", "GameKernel", "Stage",
        "SceneTestSupport", "TestSupport",
      ]),
    .tests(
      "MatchstickScenesTests",
      [
        "MatchstickScenes", "MatchstickBoard", "MachineScenes", "BoxKit", "Commands",
        "StatisticsScenes", "PlayLog", "MatchstickGame", "GameKernel", "Stage", "Motion",
        "Acoustics", "SceneTestSupport", "TestSupport",
      ]),
    .tests(
      "SlidingScenesTests",
      [
        "SlidingScenes", "BoxKit", "StatisticsScenes", "PlayLog", "PictureScenes", "PictureArt",
        "SlidingGame", "GameKernel", "Stage", "Motion", "Acoustics", "SceneTestSupport",
        "TestSupport",
      ]),
    .tests(
      "PairsScenesTests",
      [
        "PairsScenes", "BoxKit", "StatisticsScenes", "PlayLog", "PictureScenes", "PairsGame",
        "GameKernel", "Stage", "Motion", "Acoustics", "SceneTestSupport", "TestSupport",
      ]),
    .tests(
      "EarthScenesTests",
      [
        "EarthScenes", "BoxKit", "StatisticsScenes", "PlayLog", "EarthGame", "GameKernel", "Stage",
        "Motion", "Acoustics", "SceneTestSupport", "TestSupport",
      ]),
    // The box with all its games.
    .tests(
      "BoxTests",
      [
        "MatchwoodMain", "Access", "BoxKit", "MenuScenes", "PuzzleKit", "RaceKit", "ReviewKit",
        "StatisticsScenes", "Today", "TodayScenes", "LabelScenes", "FileScenes", "PlayLog",
        "PictureArt", "PictureScenes", "PlayerScenes", "Controls", "MatchstickBoard",
        "MatchstickScenes", "MachineScenes", "SlidingScenes", "PairsScenes", "EarthScenes",
        "MatchstickGame", "SlidingGame", "PairsGame", "EarthGame", "GameKernel", "Stage", "Speech",
        "Files", "JSON", "Motion", "Threads", "SceneTestSupport", "TestSupport",
      ]),
    .tests("SpeechDispatcherTests", ["SpeechDispatcher", "Threads", "TestSupport"]),
    .tests(
      "SDLStageTests",
      [
        "SDLStage", "SDLKit", "Raster", "Threads", "Stage", "BoxKit", "PictureArt", "PictureScenes",
        "MatchstickScenes", "SlidingScenes", "PairsScenes", "GlobeMap", "EarthScenes",
        "MatchwoodMain", "EarthGame", "Files", "TestSupport",
      ]),
    // What reads from outside, for the fuzzer of Scripts/fuzz and for a test of what it has found.
    .tests(
      "FuzzTests",
      [
        "Matchwood", "BoxKit", "Commands", "PictureArt", "PictureScenes", "PictureDecoding",
        "MatchstickScenes", "MachineScenes", "SlidingScenes", "PairsScenes", "GlobeMap",
        "EarthScenes", "MatchstickGame", "SlidingGame", "PairsGame", "EarthGame", "PlayLog", "JSON",
        "GameKernel", "Stage", "SDLKit", "Files", "TestSupport",
      ], exclude: ["Corpus"]),
    .tests(
      "MatchwoodTests",
      [
        "Matchwood", "MatchwoodMain", "NullBox", "SandboxProbe", "BoxKit", "Commands", "ReviewKit",
        "PictureArt", "Threads", "PlayLog", "PlayerScenes", "Archive", "FileScenes",
        "PictureScenes", "PictureDecoding", "MatchstickScenes", "MachineScenes", "SlidingScenes",
        "PairsScenes", "GlobeMap", "EarthScenes", "MatchstickGame", "SlidingGame", "PairsGame",
        "EarthGame", "GameKernel", "Controls", "Stage", "Acoustics", "Raster", "SDLStage", "SDLKit",
        "Files", "TestSupport", "SceneTestSupport",
      ], exclude: ["Kept/v0.1", "Kept/Version1"]),
  ]
)
