extension SceneContainer {
  /// Shows a scene over the active one, which is dimmed, gets no intents and does not disappear.
  ///
  /// Modals belong to the scene below them, and appear and disappear with it.
  ///
  /// - Precondition: there is an active scene, and the modal is not shown yet.
  public func present(_ modal: any Scene) {
    exclusively { [self] in
      precondition(!holds(modal), "a scene can be on the stack only once")
      guard let page = pages.last else { preconditionFailure("a modal needs a scene below it") }
      changeActive {
        let layer = layer(for: modal, on: page)
        page.modals.append(layer)
        if pageTransition.size != .zero { modal.layout(in: pageTransition.size) }
        layer.lifecycle.appear()
        layer.show()
      }
    }
  }

  /// Dismisses a modal of any page; has no effect where it is not shown.
  public func dismiss(_ modal: any Scene) {
    exclusively { [self] in
      for page in pages {
        guard let index = page.modals.firstIndex(where: { $0.lifecycle.scene === modal }) else {
          continue
        }
        let putAway = { self.putAway([page.modals.remove(at: index)], of: page) }
        active === modal ? changeActive(putAway) : putAway()
      }
    }
  }

  /// Returns the layer on which the modal is still leaving the page, or a new one.
  private func layer(for modal: any Scene, on page: Page) -> ModalLayer {
    if let index = page.leaving.firstIndex(where: { $0.lifecycle.scene === modal }) {
      return page.leaving.remove(at: index)
    }
    endLeaving(modal)
    return ModalLayer(modal, context)
  }

  /// Dismisses all modals of a page. Those of a hidden page have no fade.
  func putAwayModals(of page: Page) {
    let layers = page.modals
    page.modals = []
    putAway(layers, of: page)
  }

  private func putAway(_ layers: [ModalLayer], of page: Page) {
    guard pageTransition.pages.contains(where: { $0 === page }) else { return }
    for layer in layers.reversed() {
      page.leaving.append(layer)
      layer.lifecycle.disappear()
      layer.hide { [weak page, weak layer] in page?.leaving.removeAll { $0 === layer } }
    }
  }

  /// Ends all pending transitions of a scene at its former place.
  func endLeaving(_ scene: any Scene) {
    for page in pageTransition.pages {
      page.endLeaving(scene)
      if page.scene === scene { page.settle() }
    }
    pageTransition.drop(scene)
  }
}
