import BoxKit
import Desktop
import Files
import Stage

/// The player's choice of files, in dialogs of the desktop or in pages of the box.
///
/// The pages are for gamepads, one switch, a resting pointer, and desktops without such dialogs.
public final class FileDialogs {
  /// Shows the pages and messages.
  public weak var navigator: (any SceneNavigator)?
  /// Returns the window to which a dialog of the desktop belongs, as in ``FileQuestion/window``.
  public var window: () -> String = { "" }

  private let reader: any FolderReader
  private let places: any FilePlaces
  private let desktop: (any DesktopFileChooser)?
  private let context: StageContext
  /// The question in the dialog of the desktop.
  private var question: Question?
  /// The folder of the file of Matchwood that was saved last.
  private var lastFolder: FilePath?

  private struct Question {
    /// Uses the chosen file.
    let use: (FilePath) -> Void
    /// Asks in a page of the box.
    let askHere: () -> Void
    /// The scene that has asked.
    weak var scene: (any Scene)?
  }

  /// - Parameter desktop: `nil` without a desktop that has dialogs for files.
  public init(
    _ reader: any FolderReader, _ places: any FilePlaces, _ desktop: (any DesktopFileChooser)?,
    context: StageContext
  ) {
    (self.reader, self.places, self.desktop, self.context) = (reader, places, desktop, context)
  }

  /// Offers the dialogs to the games.
  public func offer(to services: inout Services) {
    services.saveFile = { [weak self] in self?.save($0) }
    services.openFile = { [weak self] in self?.open($0) }
  }

  private func save(_ file: FileToSave) {
    let texts = context.look.texts
    ask(
      FileQuestion(title: file.title(texts), name: file.name)
    ) { [weak self] path in
      do throws(FileError) {
        try file.write(path)
        self?.navigator?.presentMessage(file.title) { SavingText.saved(path, $0) }
      } catch {
        self?.navigator?.presentMessage(file.title, SavingText.failed)
      }
    } here: { [weak self] in
      self?.showSaving(file)
    }
  }

  private func open(_ file: FileToOpen) {
    let texts = context.look.texts
    let filters = [
      FileQuestion.Filter(name: file.kind.title(texts), patterns: file.kind.patterns),
      // Translators: A choice in a dialog for files: it lists all of them.
      FileQuestion.Filter(name: texts("All files"), patterns: ["*"]),
    ]
    ask(FileQuestion(title: file.title(texts), filters: filters), then: file.use) { [weak self] in
      self?.showFolders(file)
    }
  }

  // MARK: Dialogs of the desktop

  private func ask(
    _ words: FileQuestion, then use: @escaping (FilePath) -> Void,
    here askHere: @escaping () -> Void
  ) {
    question = nil
    guard let desktop else { return askHere() }
    guard context.input.device != .gamepad, !context.input.isAided else {
      desktop.close()
      return askHere()
    }
    question = Question(use: use, askHere: askHere, scene: navigator?.active)
    var words = words
    words.window = window()
    desktop.ask(words)
  }

  /// Uses the answer of the desktop, if there is one.
  public func collect() {
    guard let question, let answer = desktop?.collect() else { return }
    self.question = nil
    switch answer {
    case .chosen(let path): question.use(path)
    case .cancelled: break
    // A player who has gone elsewhere meanwhile has no use for the page.
    case .missing: if navigator?.active === question.scene { question.askHere() }
    }
  }

  // MARK: Pages of the box

  private func showFolders(_ file: FileToOpen) {
    let scene = FolderScene(
      .file(file.kind), file.title, reader, from: file.kind == .archives ? lastFolder : nil,
      context: context)
    scene.onChoose = file.use
    push(scene)
  }

  private func showSaving(_ file: FileToSave) {
    let kept = FileToSave(file.title, name: file.name) { [weak self] (path) throws(FileError) in
      try file.write(path)
      self?.lastFolder = FoundFolder.parent(of: path)
    }
    let scene = SaveFileScene(kept, places, context: context)
    scene.onClose = { [weak self, weak scene] in
      if let scene { self?.navigator?.dismiss(scene) }
    }
    scene.onFolder = { [weak self, weak scene] folder in
      if let scene { self?.showFolders(for: scene, from: folder) }
    }
    navigator?.present(scene)
  }

  private func showFolders(for saving: SaveFileScene, from folder: FilePath) {
    let scene = FolderScene(
      // Translators: Title of a list of folders, to save a file in one of them.
      .folder, { texts in texts("Folder") }, reader, from: folder, context: context)
    scene.onChoose = { [weak self, weak saving] in
      saving?.folder = $0
      self?.navigator?.pop()
    }
    push(scene)
  }

  private func push(_ scene: FolderScene) {
    scene.onBack = { [weak self] in self?.navigator?.pop() }
    navigator?.push(scene)
  }
}

extension FileKind {
  /// The name of the kind in the dialog.
  fileprivate func title(_ texts: Texts) -> String {
    switch self {
    case .pictures: texts("Pictures")
    // Translators: A kind of files: each holds all games, players, settings, pictures and decks.
    case .archives: texts("Matchwood files")
    }
  }

  /// The patterns of the files, by name or by MIME type, which knows extensions in any case of letters.
  fileprivate nonisolated var patterns: [String] {
    switch self {
    case .pictures: ["image/png", "image/jpeg", "image/webp", "image/bmp"]
    case .archives: endings.map { "*.\($0)" }
    }
  }
}
