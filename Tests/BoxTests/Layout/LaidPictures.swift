import BoxKit
import FileScenes
import Files
import GameKernel
import PairsScenes
import PictureArt
import PictureScenes
import SceneTestSupport
import Stage

/// Lists and pages of pictures, the choosers of a deck, and what comes in.
@MainActor enum LaidPictures {
  static let all = pages + decks + intakes

  private static func gallery(
    _ program: HeadlessProgram, _ chosen: PictureChoice = .own(id: "p3")
  ) -> PictureGallery {
    let gallery = PictureGallery(program.pictures, chosen: chosen, context: program.context)
    gallery.played = { _ in
      [3, 4, 8].map { PictureGallery.Played(length: $0, moves: 222 * $0, time: .seconds(800)) }
    }
    return gallery
  }

  private static func folders(
    _ goal: FolderScene.Goal, _ folders: MemoryFolders, _ program: HeadlessProgram
  ) -> FolderScene {
    FolderScene(goal, { texts in texts("Add a picture") }, folders, context: program.context)
  }

  private static let pages = [
    LaidState("pictures") { program in
      program.show(
        PictureListScene(program.pictures, chosen: .own(id: "p3"), context: program.context))
    },
    LaidState("pictures, none of one's own") { program in
      program.show(
        PictureListScene(MemoryPictures(0), chosen: .numbers, context: program.context))
    },
    LaidState("pictures as a gallery") { program in
      let list = PictureListScene(gallery(program), isGrid: true)
      list.onBring = {}
      program.show(list)
    },
    LaidState("pictures as a gallery, one to go") { program in
      let gallery = gallery(program, .builtIn(.night))
      let page = PicturePageScene(gallery, .own(id: "p3"))
      program.show(page)
      program.key(.leap(.toEnd), .leap(.toEnd), .activate)
      program.show(PictureListScene(gallery, isGrid: true))
    },
    LaidState("picture of one's own") { program in
      program.show(PicturePageScene(gallery(program), .own(id: "p3")))
    },
    LaidState("picture of one's own, at its end") { program in
      program.pictures.finishThumbnail(of: "p3")
      program.show(PicturePageScene(gallery(program), .own(id: "p3")))
      program.key(.leap(.toEnd), .leap(.toEnd))
    },
    LaidState("picture of the box") { program in
      program.show(PicturePageScene(gallery(program), .builtIn(.matchbox)))
    },
    LaidState("bring one") { program in
      program.show(folders(.file(.pictures), MemoryFolders(pictures: 40), program))
    },
    LaidState("bring one, of an empty folder") { program in
      let folders = MemoryFolders(start: "/home/ann/Pictures/empty")
      program.show(Self.folders(.file(.pictures), folders, program))
    },
    LaidState("folders to save in") { program in
      program.show(folders(.folder, MemoryFolders(), program))
    },
    LaidState("question where to save") { program in
      program.showMenu()
      let file = FileToSave(
        { texts in texts("Save as CSV") },
        name: "games.csv"
      ) { [] }
      program.present(SaveFileScene(file, NoPlaces(), context: program.context))
      program.settle()
    },
    LaidState("crop of a tall picture") { program in
      let pixels = Array(repeating: UInt32(0xFF80_6040), count: 14_400)
      let image = PixelImage(width: 90, height: 160, pixels: pixels)
      let square = Rect(100, 900, 300, 300)
      program.show(
        CropScene(image: image, size: Size(900, 1600), square: square, context: program.context))
    },
    LaidState("crop") { program in
      let pixels = Array(repeating: UInt32(0xFF80_6040), count: 14_400)
      let image = PixelImage(width: 160, height: 90, pixels: pixels)
      program.show(CropScene(image: image, size: Size(1600, 900), context: program.context))
    },
  ]

  /// The chooser of a deck with all thumbnails there, which look alike.
  private static func deck(_ name: String, _ count: Int, chosen: Int) -> LaidState {
    LaidState("deck " + name) { program in
      let pictures = MemoryPictures(count)
      var draft = DeckDraft(id: 0, name: "Wilhelmina Charlotte 12")
      for number in 0..<chosen { draft.toggle("p\(number)") }
      for row in pictures.rows { pictures.finishThumbnail(of: row.id) }
      let scene = DeckScene(pictures, draft, context: program.context)
      scene.onDelete = {}
      program.show(scene)
    }
  }

  private static let decks = [
    deck("of none", 3, chosen: 0), deck("half chosen", 40, chosen: 6),
    deck("chosen", 40, chosen: 12), deck("full", 40, chosen: 32),
    LaidState("deck left with changes") { program in
      program.showMenu()
      program.present(
        MessageScene.droppingDeck(context: program.context) {})
      program.settle()
    },
  ]

  /// What is said of many files that were dropped at once.
  private static func intake(
    _ name: String, _ then: @escaping @MainActor (HeadlessProgram, PictureImport) -> any Scene
  ) -> LaidState {
    LaidState("intake \(name)") { program in
      program.showMenu()
      let intake = PictureImport { _, _ in }
      for number in 0..<500 { intake.enqueue("\(number)") }
      program.present(then(program, intake))
      program.settle()
    }
  }

  private static let intakes = [
    intake("of many") { ImportProgressScene($1, context: $0.context) },
    intake("of one that failed") { program, _ in
      let name = "A photograph of a long day at the lake.jpeg"
      return ImportReport([.init(name, .tooLarge)], of: 1, context: program.context)
    },
    intake("that failed") { program, _ in
      let errors = PictureError.allCases + PictureError.allCases
      let failures = errors.enumerated().map { number, error in
        PictureImport.Failure("A photograph of a long day at the lake \(number).jpeg", error)
      }
      return ImportReport(failures, of: 500, context: program.context)
    },
  ]
}

/// Places for files that hold nothing.
private final class NoPlaces: FilePlaces {
  let documents: FilePath = "/home/wilhelmina.charlotte/Documents"
  func path(of text: String, in folder: FilePath) -> FilePath { "\(folder)/\(text)" }
  func exists(_ path: FilePath) -> Bool { false }
}
