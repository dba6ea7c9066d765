import Foundation
import TesseraBasics

/// The text storage and the layout manager.
extension UITextView {
    /// The text storage, which is made if there is none.
    var presentStorage: NSTextStorage {
        if let storage { return storage }
        let new = NSTextStorage(attributedString: attributedText)
        let manager = NSLayoutManager()
        manager.addTextContainer(textContainer)
        new.addLayoutManager(manager)
        use(new, manager)
        return new
    }

    /// The layout manager, which is made if there is none.
    var presentManager: NSLayoutManager {
        let storage = presentStorage
        if let manager = textContainer.ownManager { return manager }
        // The app has removed the container from the former one.
        let manager = NSLayoutManager()
        manager.addTextContainer(textContainer)
        storage.addLayoutManager(manager)
        use(storage, manager)
        return manager
    }

    /// Displays and edits the text of the app's layout manager.
    func connect(_ manager: NSLayoutManager) {
        demand(
            manager.textContainers.count == 1,
            "UITextView: a text view displays all text, so that its container must be the only one.")
        let storage = manager.textStorage ?? NSTextStorage()
        storage.addLayoutManager(manager)
        use(storage, manager)
        storageChanged()
    }

    private func use(_ storage: NSTextStorage, _ manager: NSLayoutManager) {
        self.storage = storage
        ownAttributed = nil
        watch(manager)
    }

    /// Gives a layout manager the lines of the view, and lets it inform the view of edits and of another storage.
    private func watch(_ manager: NSLayoutManager) {
        manager.linesOfView = { [weak self] in self?.linesForManager }
        manager.informView = { [weak self] in self?.storageChanged() }
        manager.redrawsView = { [weak self] in self?.redrawByManager() }
        manager.storageChanged = { [weak self, weak manager] in self?.take(manager?.textStorage) }
    }

    /// Displays the text of another layout manager of the container, if it has one.
    func managerChanged(from former: NSLayoutManager?) {
        if let former {
            (former.linesOfView, former.informView, former.storageChanged) = (nil, nil, nil)
            former.redrawsView = nil
        }
        // Before the storage is needed, nobody has asked for the layout manager, which is connected with the storage then.
        guard storage != nil, let manager = textContainer.ownManager else { return }
        watch(manager)
        take(manager.textStorage)
    }

    /// Displays and edits the text of another storage. A layout manager without a storage leaves the view the present one.
    private func take(_ new: NSTextStorage?) {
        guard let new, new !== storage else { return }
        storage = new
        storageChanged()
    }

    /// Replaces the whole text of the storage, if there is one.
    func replaceStorage(by text: NSAttributedString) {
        storage?.replaceByPrimitives(NSRange(location: 0, length: storage?.length ?? 0), with: text)
    }

    /// Displays the text of the storage after an edit.
    private func storageChanged() {
        guard let storage else { return }
        let text = storage.string
        if !text.isEmpty { take(storage.attributes(at: 0, effectiveRange: nil)) }
        if text != input.text { input.text = text }
        contentChanged()
    }

    /// The lines that the view displays, in the coordinates of its container.
    private var linesForManager: TextKitLines {
        let width = textWidth
        if let measuredForManager, measuredForManager.width == width { return measuredForManager.lines }
        let lines = lines(width: width)
        let sides = textContainerInset.left + textContainerInset.right
        let kit = TextKitLines(
            lines.text, layout: lines.layout, padding: textContainer.lineFragmentPadding,
            width: max(width - sides, 0), lineHeight: input.lineHeight ?? usualFont.lineHeight)
        measuredForManager = (width, kit)
        return kit
    }
}
