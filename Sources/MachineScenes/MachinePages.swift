import BoxKit
import Stage

/// Opens the pages about the machines of a player.
package final class MachinePages {
  /// Copies a text to the clipboard and returns whether that succeeded. Default: `nil`.
  package var copyText: ((String) -> Bool)?
  /// Returns the text on the clipboard, if any.
  package var pasteText: () -> String? = { nil }

  private let model: MachineModel
  private let context: StageContext

  package init(_ model: MachineModel, context: StageContext) {
    (self.model, self.context) = (model, context)
  }

  /// Opens the page about what the machine has learned.
  ///
  /// - Parameter train: trains it on.
  package func openLearned(_ routes: TableRoutes, train: @escaping () -> Void) {
    let scene = LearnedScene(model.machine, context: context)
    scene.onClose = { [weak scene] in if let scene { routes.dismiss(scene) } }
    scene.onTrain = train
    routes.present(scene)
  }

  /// Opens the dialog with the machines of the player.
  ///
  /// - Parameter edit: changes the list of machines.
  package func openMachines(
    _ routes: TableRoutes, edit: @escaping ((inout MachineBook) -> Void) -> Void
  ) {
    let scene = MachinesScene({ [model] in model.machines }, context: context)
    (scene.copyText, scene.pasteText) = (copyText, pasteText)
    scene.onClose = { [weak scene] in if let scene { routes.dismiss(scene) } }
    scene.onEdit = edit
    routes.present(scene)
  }
}
