import TesseraDisplay

// The pages whose views are in no visible window.

extension SceneCommitter {
    /// Puts the pages whose views are in no visible window on the stage, before the elements around them are removed.
    func fillStage(into operations: inout [SceneOperation], _ display: any Display) {
        guard webStage != nil || !WebStage.isUnused, display.isLive else { return }
        let stage = webStage ?? WebStage(frame: .zero)
        stage.update(for: self)
        guard webStage != nil || !stage.pages.isEmpty else { return }
        webStage = stage
        guard let element = elements[stage.node.id] else {
            sentWindows.insert(stage.node.id, at: 0)
            return create(stage, parent: Self.rootID, index: 0, into: &operations, display)
        }
        guard stage.node.childrenNeedCommit else { return }
        stage.node.childrenNeedCommit = false
        removeMissing(from: &element.children, present: stage.pages, into: &operations)
        synchronize(
            &element.children, with: stage.pages, in: stage.node.id, into: &operations, display)
    }

    /// Moves an element with a page from its view to the stage, or back. Returns false if the display does not have it.
    func movePage(
        of view: UIView, to parent: Int, at index: Int, into operations: inout [SceneOperation],
        _ display: any Display
    ) -> Bool {
        guard let stage = webStage, let page = view as? WebScrollView, let element = elements[page.node.id]
        else { return false }
        operations.append(.move(id: element.id, parent: parent, index: index))
        let isLeaving = parent != stage.node.id
        elements[isLeaving ? stage.node.id : page.superview?.node.id ?? Self.rootID]?.children
            .removeAll { $0 == element.id }
        if isLeaving { stage.release(page) }
        update(element, into: &operations, display)
        return true
    }

    /// Moves the pages back whose views have left a visible window and come back without getting another element. Removes a
    /// stage without pages.
    func emptyStage(into operations: inout [SceneOperation], _ display: any Display) {
        guard let webStage else { return }
        for page in webStage.pages where page.isInVisibleWindow {
            guard let view = page.superview, let element = elements[view.node.id] else { continue }
            let before = view.displayedChildren.prefix { $0 !== page }.map { $0.node.id }
            let index = element.children.count { before.contains($0) }
            element.children.insert(page.node.id, at: index)
            _ = movePage(of: page, to: element.id, at: index, into: &operations, display)
        }
        guard webStage.pages.isEmpty else { return }
        removeMissing(from: &sentWindows, present: shownWindows.filter { $0 !== webStage }, into: &operations)
        self.webStage = nil
    }
}
