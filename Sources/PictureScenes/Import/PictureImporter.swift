import BoxKit
import Files
import Stage

/// Adds picture files to the player's own pictures, and shows the progress and the failures.
public final class PictureImporter {
  /// Called with the first picture of a batch, unless the active scene takes the pictures itself.
  public var onFirst: (PictureRow.ID) -> Void = { _ in }

  private let store: any PictureStore
  private let stage: StageContext
  private weak var navigator: (any SceneNavigator)?
  private lazy var queue = makeQueue()
  /// The scene that takes the pictures of the current batch, if it was active when the batch began.
  private weak var target: (any PictureImportTarget)?
  /// The scene with the progress of a batch, while it is shown.
  private var progress: ImportProgressScene?
  private var hasShownProgress = false
  /// Whether an animated picture was added, and whether a message explained how those are shown.
  private var (hasAnimated, hasExplainedAnimated) = (false, false)

  /// The largest number of pictures that are imported without a progress scene.
  private static let fewPictures = 4

  public init(_ store: any PictureStore, _ stage: StageContext, navigator: any SceneNavigator) {
    (self.store, self.stage, self.navigator) = (store, stage, navigator)
  }

  /// Adds a picture file. Files that are added meanwhile join its batch.
  public func add(_ path: FilePath) {
    if queue.left == 0 { target = navigator?.active as? any PictureImportTarget }
    queue.enqueue(path)
  }

  private func makeQueue() -> PictureImport {
    let queue = PictureImport { [weak self] path, then in
      guard let self else { return }
      let size = stage.look.metrics.size
      let side = PictureChoice.worthwhileSide(min(size.width, size.height))
      store.add(path, side: side, then: then)
    }
    queue.onPicture = { [weak self] id, isFirst in self?.deliver(id, isFirst: isFirst) }
    queue.onProgress = { [weak self] in self?.showProgress() }
    queue.onEnd = { [weak self] in self?.finish() }
    return queue
  }

  private func deliver(_ id: PictureRow.ID, isFirst: Bool) {
    if let index = store.index(of: id), store.row(at: index).isAnimated { hasAnimated = true }
    if let target { return target.receiveImported(id) }
    guard isFirst else { return }
    // The progress scene would disappear with the scene below it. It is presented again on the next scene.
    if progress != nil { hasShownProgress = false }
    endProgress()
    onFirst(id)
  }

  /// Shows the progress of a batch once. A few pictures are imported too quickly to read it.
  private func showProgress() {
    guard !hasShownProgress, queue.left > Self.fewPictures else { return }
    hasShownProgress = true
    let progress = ImportProgressScene(queue, context: stage)
    progress.onClose = { [weak self] in self?.endProgress() }
    progress.onCancel = { [weak self] in
      self?.queue.cancel()
      self?.endProgress()
    }
    self.progress = progress
    navigator?.present(progress)
  }

  private func endProgress() {
    if let progress { navigator?.dismiss(progress) }
    progress = nil
  }

  private func finish() {
    endProgress()
    hasShownProgress = false
    explainAnimated()
    if !queue.failures.isEmpty { navigator?.report(queue.failures, of: queue.total, stage) }
  }

  /// Explains once per run how animated pictures are shown.
  private func explainAnimated() {
    guard hasAnimated, !hasExplainedAnimated else { return }
    hasExplainedAnimated = true
    navigator?.presentMessage(
      { texts in texts("Picture") },
      { texts in texts("Animated pictures show their first frame.") })
  }
}

extension SceneNavigator {
  /// Adds failures to the visible report, or presents a new one.
  ///
  /// - Parameter total: the number of files that the player wanted to add.
  public func report(
    _ failures: [PictureImport.Failure], of total: Int, _ context: StageContext
  ) {
    if let report = active as? ImportReport { return report.add(failures, of: total) }
    let report = ImportReport(failures, of: total, context: context)
    report.onClose = { [weak self, weak report] in
      if let report { self?.dismiss(report) }
    }
    present(report)
  }
}
