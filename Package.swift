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
// Tests run against optimised targets; they themselves do little, and would take long to optimise.
let tests: [SwiftSetting] =
  common + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

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
    .target(name: "Motion", swiftSettings: strict),
    .target(name: "Acoustics", swiftSettings: strict + fastInDebug),
    .target(name: "GameKernel", swiftSettings: strict),
    .target(name: "Files", swiftSettings: strict + safeMemory),
    .target(name: "JSON", swiftSettings: strict),
    .target(
      name: "PlayLog", dependencies: ["GameKernel", "Files", "JSON"], swiftSettings: strict),
    .target(
      name: "Archive", dependencies: ["PlayLog", "Files"], swiftSettings: strict),
    .target(name: "Threads", swiftSettings: strict),
    // The sandbox of the process that decodes pictures.
    .target(name: "Sandbox", dependencies: ["CSeccomp"], swiftSettings: strict),
    .target(
      name: "MatchstickGame", dependencies: ["GameKernel"], swiftSettings: strict + fastInDebug),
    .target(
      name: "SlidingGame", dependencies: ["GameKernel"], swiftSettings: strict + fastInDebug),
    .target(
      name: "PairsGame", dependencies: ["GameKernel"], swiftSettings: strict + fastInDebug),
    .target(
      name: "EarthGame", dependencies: ["GameKernel"], swiftSettings: strict + fastInDebug),

    // On the main actor.
    .target(
      name: "Stage", dependencies: ["GameKernel", "Motion", "Acoustics", "Files"],
      swiftSettings: strict),
    .target(
      name: "Raster", dependencies: ["Stage", "Threads"], swiftSettings: strict + fastInDebug),
    .target(
      name: "Controls", dependencies: ["Stage", "GameKernel", "Motion", "Acoustics", "Files"],
      swiftSettings: strict),
    .target(name: "Speech", dependencies: ["Stage"], swiftSettings: strict),
    // Reads texts aloud by the user's speech-dispatcher.
    .target(
      name: "SpeechDispatcher", dependencies: ["CSpeech", "Threads"],
      swiftSettings: strict + safeMemory),
    .target(name: "Commands", dependencies: ["Stage", "Files"], swiftSettings: onMainActor),
    .target(
      name: "BoxKit",
      dependencies: [
        "Commands", "PlayLog", "Threads", "Controls", "Stage", "GameKernel", "Files", "Motion",
        "Acoustics",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "StatisticsScenes",
      dependencies: ["BoxKit", "PlayLog", "Controls", "Stage", "GameKernel", "Files", "Motion"],
      swiftSettings: onMainActor),
    // Choosing a file.
    .target(
      name: "FileScenes",
      dependencies: ["BoxKit", "Desktop", "Controls", "Stage", "GameKernel", "Files"],
      swiftSettings: onMainActor),
    .target(
      name: "ReviewKit",
      dependencies: [
        "BoxKit", "Commands", "PlayLog", "Controls", "Stage", "GameKernel", "Files", "Motion",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "MenuScenes", dependencies: ["BoxKit", "Controls", "Stage", "Motion"],
      swiftSettings: onMainActor),
    .target(
      name: "Access", dependencies: ["BoxKit", "Controls", "Stage", "GameKernel", "Acoustics"],
      swiftSettings: onMainActor),
    .target(
      name: "Today", dependencies: ["BoxKit", "PlayLog", "Stage", "GameKernel"],
      swiftSettings: onMainActor),
    .target(
      name: "TodayScenes",
      dependencies: [
        "Today", "BoxKit", "PlayLog", "Threads", "Controls", "Stage", "GameKernel", "Acoustics",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "LabelScenes",
      dependencies: [
        "BoxKit", "PlayLog", "Controls", "Stage", "GameKernel", "Motion", "Acoustics",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "PuzzleKit",
      dependencies: [
        "BoxKit", "PlayLog", "Threads", "Controls", "Stage", "GameKernel", "Files", "Acoustics",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "RaceKit",
      dependencies: ["BoxKit", "PlayLog", "Controls", "Stage", "GameKernel", "Acoustics"],
      swiftSettings: onMainActor),
    .target(
      name: "PictureArt", dependencies: ["Stage", "Motion"],
      swiftSettings: onMainActor),
    .target(
      name: "PictureScenes",
      dependencies: ["BoxKit", "PictureArt", "Controls", "Stage", "GameKernel", "Files", "Motion"],
      swiftSettings: onMainActor),
    .target(
      name: "PlayerScenes",
      dependencies: ["BoxKit", "PlayLog", "Controls", "Stage", "GameKernel"],
      swiftSettings: onMainActor),
    .target(
      name: "MatchstickBoard",
      dependencies: [
        "BoxKit", "MatchstickGame", "Controls", "Stage", "GameKernel", "Motion", "Acoustics",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "MachineScenes",
      dependencies: [
        "BoxKit", "MatchstickBoard", "MatchstickGame", "Controls", "Stage", "GameKernel", "Motion",
        "Acoustics",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "MatchstickScenes",
      dependencies: [
        "BoxKit", "Commands", "ReviewKit", "PuzzleKit", "Today", "PlayLog", "MatchstickBoard",
        "MachineScenes", "MatchstickGame", "Controls", "Stage", "GameKernel", "Motion", "Files",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "SlidingScenes",
      dependencies: [
        "BoxKit", "Commands", "ReviewKit", "PuzzleKit", "RaceKit", "Today", "PlayLog",
        "PictureScenes", "PictureArt", "SlidingGame",
        "Controls", "Stage", "GameKernel", "Motion", "Files", "Threads",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "PairsScenes",
      dependencies: [
        "BoxKit", "Commands", "ReviewKit", "PuzzleKit", "RaceKit", "Today", "PlayLog",
        "PictureScenes", "PictureArt", "PairsGame",
        "Controls", "Stage", "GameKernel", "Files", "Motion",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "GlobeMap", dependencies: ["Raster", "EarthGame", "Stage"],
      swiftSettings: onMainActor + fastInDebug),
    .target(
      name: "EarthScenes",
      dependencies: [
        "BoxKit", "Commands", "ReviewKit", "Today", "PlayLog", "PictureArt", "GlobeMap",
        "EarthGame",
        "Controls", "Stage", "GameKernel", "Motion", "Files",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "SDLKit",
      dependencies: [
        "Threads", "CSDL2", "CSDL2TTF", "CSDL2Image", "CFontconfig", "CLCMS2", "Acoustics", "Files",
      ],
      swiftSettings: onMainActor + safeMemory),
    .target(
      name: "SDLStage", dependencies: ["Raster", "Threads", "SDLKit", "Stage", "Files"],
      swiftSettings: onMainActor + fastInDebug + safeMemory),
    // The wishes of the desktop, from its settings portal.
    .target(
      name: "Desktop", dependencies: ["Stage", "Threads", "Files", "CDBus"],
      swiftSettings: strict + safeMemory),
    .target(
      name: "PictureDecoding",
      dependencies: ["PictureScenes", "Stage", "GameKernel", "SDLKit", "Files", "Sandbox"],
      swiftSettings: onMainActor),
    .target(
      name: "Matchwood",
      dependencies: [
        "BoxKit", "Commands", "MenuScenes", "ReviewKit", "PuzzleKit", "StatisticsScenes",
        "TodayScenes", "LabelScenes", "FileScenes", "PlayLog", "Archive", "PictureArt",
        "PictureScenes", "Access", "PictureDecoding", "PlayerScenes", "GameKernel", "Controls",
        "Stage",
        "Speech",
        "SpeechDispatcher", "Motion", "Acoustics", "Raster", "SDLStage", "SDLKit", "Desktop",
        "Threads", "Files", "JSON", "CGettext", "CMalloc",
      ],
      swiftSettings: onMainActor),
    // The program with the games of the box.
    .executableTarget(
      name: "MatchwoodMain",
      dependencies: [
        "Matchwood", "BoxKit", "Commands", "ReviewKit", "Today", "GameKernel", "MatchstickScenes",
        "SlidingScenes",
        "PairsScenes", "EarthScenes", "Stage", "Files",
      ], swiftSettings: onMainActor),
    .executableTarget(
      name: "MatchwoodBench",
      dependencies: [
        "BoxKit", "PlayLog", "PictureArt", "PictureScenes", "MatchstickBoard", "MatchstickScenes",
        "SlidingScenes",
        "PairsScenes", "GlobeMap", "EarthScenes", "MatchstickGame", "SlidingGame", "PairsGame",
        "EarthGame",
        "GameKernel", "Controls", "Stage", "Motion", "Acoustics", "SDLStage", "SDLKit", "Threads",
        "Files", "CMalloc",
      ],
      swiftSettings: onMainActor),

    // The program with another box of games, which tests play.
    .executableTarget(
      name: "NullBox",
      dependencies: [
        "Matchwood", "BoxKit", "Commands", "PlayLog", "PairsScenes", "GameKernel", "Controls",
        "Stage", "Files",
      ],
      path: "Tests/NullBox", swiftSettings: onMainActor),
    // A process that tries to leave the sandbox, which tests start.
    .executableTarget(
      name: "SandboxProbe", dependencies: ["Sandbox", "CSeccomp"], path: "Tests/SandboxProbe",
      swiftSettings: strict),

    .target(
      name: "TestSupport",
      dependencies: ["GameKernel", "Raster", "Stage", "Acoustics", "Files", "Threads"],
      swiftSettings: strict),
    // Scenes that tests play by intents. It knows no game.
    .target(
      name: "SceneTestSupport",
      dependencies: [
        "BoxKit", "MenuScenes", "StatisticsScenes", "FileScenes", "PlayLog", "PictureScenes",
        "Stage", "GameKernel",
        "Files", "Motion", "Acoustics", "TestSupport",
      ],
      swiftSettings: strict),
    // The sources as a whole: what no compiler checks.
    .testTarget(name: "HouseTests", swiftSettings: tests),
    .testTarget(
      name: "FilesTests", dependencies: ["Files", "TestSupport"], swiftSettings: tests),
    .testTarget(
      name: "JSONTests", dependencies: ["JSON", "GameKernel"], swiftSettings: tests),
    .testTarget(
      name: "PlayLogTests",
      dependencies: ["PlayLog", "GameKernel", "Files", "JSON", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "ArchiveTests",
      dependencies: ["Archive", "PlayLog", "GameKernel", "Files", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "MotionTests", dependencies: ["Motion", "TestSupport"], swiftSettings: tests),
    .testTarget(
      name: "AcousticsTests", dependencies: ["Acoustics", "TestSupport"], swiftSettings: tests),
    .testTarget(
      name: "GameKernelTests", dependencies: ["GameKernel", "TestSupport"], swiftSettings: tests),
    .testTarget(
      name: "MatchstickGameTests", dependencies: ["MatchstickGame", "GameKernel", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "SlidingGameTests", dependencies: ["SlidingGame", "GameKernel", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "PairsGameTests", dependencies: ["PairsGame", "GameKernel", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "EarthGameTests", dependencies: ["EarthGame", "GameKernel", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "StageTests",
      dependencies: ["Stage", "GameKernel", "Motion", "Acoustics", "Files", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "DesktopTests", dependencies: ["Desktop", "Stage", "Files", "CDBus"],
      swiftSettings: tests),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "Stage", "TestSupport"], swiftSettings: tests),
    .testTarget(
      name: "ControlsTests",
      dependencies: ["Controls", "Stage", "GameKernel", "Motion", "Acoustics", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "BoxKitTests",
      dependencies: [
        "BoxKit", "Controls", "PlayLog", "Files", "GameKernel", "Stage", "Motion",
        "SceneTestSupport", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "FileScenesTests",
      dependencies: [
        "FileScenes", "Desktop", "BoxKit", "GameKernel", "Stage", "Files", "SceneTestSupport",
        "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "PictureArtTests", dependencies: ["PictureArt", "Stage"], swiftSettings: tests),
    .testTarget(
      name: "PictureScenesTests",
      dependencies: [
        "PictureScenes", "PictureArt", "GameKernel", "Stage", "Files", "Motion", "SceneTestSupport",
        "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "PlayerScenesTests",
      dependencies: [
        "PlayerScenes", "MenuScenes", "PlayLog", "BoxKit", "Controls", "GameKernel", "Stage",
        "SceneTestSupport", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "MatchstickScenesTests",
      dependencies: [
        "MatchstickScenes", "MatchstickBoard", "MachineScenes", "BoxKit", "Commands",
        "StatisticsScenes", "PlayLog", "MatchstickGame",
        "GameKernel", "Stage", "Motion", "Acoustics", "SceneTestSupport", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SlidingScenesTests",
      dependencies: [
        "SlidingScenes", "BoxKit", "StatisticsScenes", "PlayLog", "PictureScenes", "PictureArt",
        "SlidingGame", "GameKernel", "Stage", "Motion", "Acoustics", "SceneTestSupport",
        "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "PairsScenesTests",
      dependencies: [
        "PairsScenes", "BoxKit", "StatisticsScenes", "PlayLog", "PictureScenes", "PairsGame",
        "GameKernel", "Stage", "Motion", "Acoustics", "SceneTestSupport", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "EarthScenesTests",
      dependencies: [
        "EarthScenes", "BoxKit", "StatisticsScenes", "PlayLog", "EarthGame", "GameKernel", "Stage",
        "Motion", "Acoustics", "SceneTestSupport", "TestSupport",
      ],
      swiftSettings: tests),
    // The box with all its games.
    .testTarget(
      name: "BoxTests",
      dependencies: [
        "MatchwoodMain", "Access", "BoxKit", "MenuScenes", "PuzzleKit", "RaceKit", "ReviewKit",
        "StatisticsScenes", "Today",
        "TodayScenes", "LabelScenes", "FileScenes", "PlayLog", "PictureArt", "PictureScenes",
        "PlayerScenes", "Controls", "MatchstickBoard", "MatchstickScenes", "MachineScenes",
        "SlidingScenes", "PairsScenes",
        "EarthScenes", "MatchstickGame", "SlidingGame", "PairsGame", "EarthGame", "GameKernel",
        "Stage", "Speech", "Files", "JSON", "Motion", "Threads", "SceneTestSupport",
        "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SpeechDispatcherTests",
      dependencies: ["SpeechDispatcher", "Threads", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "SDLStageTests",
      dependencies: [
        "SDLStage", "SDLKit", "Raster", "Threads", "Stage", "BoxKit", "PictureArt", "PictureScenes",
        "MatchstickScenes", "SlidingScenes", "PairsScenes", "GlobeMap", "EarthScenes",
        "MatchwoodMain", "EarthGame", "Files", "TestSupport",
      ],
      swiftSettings: tests),
    // What reads from outside, for the fuzzer of Scripts/fuzz and for a test of what it has found.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "Matchwood", "BoxKit", "Commands", "PictureArt", "PictureScenes", "PictureDecoding",
        "MatchstickScenes", "MachineScenes", "SlidingScenes", "PairsScenes", "GlobeMap",
        "EarthScenes",
        "MatchstickGame", "SlidingGame", "PairsGame", "EarthGame", "PlayLog", "JSON", "GameKernel",
        "Stage", "SDLKit", "Files", "TestSupport",
      ],
      exclude: ["Corpus"], swiftSettings: tests),
    .testTarget(
      name: "MatchwoodTests",
      dependencies: [
        "Matchwood", "MatchwoodMain", "NullBox", "SandboxProbe", "BoxKit", "Commands", "ReviewKit",
        "PictureArt", "Threads", "PlayLog", "PlayerScenes", "Archive", "FileScenes",
        "PictureScenes", "PictureDecoding", "MatchstickScenes", "MachineScenes", "SlidingScenes",
        "PairsScenes",
        "GlobeMap",
        "EarthScenes", "MatchstickGame", "SlidingGame", "PairsGame", "EarthGame", "GameKernel",
        "Controls", "Stage", "Acoustics", "Raster", "SDLStage", "SDLKit", "Files", "TestSupport",
        "SceneTestSupport",
      ],
      exclude: ["Kept/v0.1", "Kept/Version1"], swiftSettings: tests),
  ]
)
