import Foundation
import TesseraSelectors

/// The menu of commands for editing of a cell, as apps had it before there were context menus.
@MainActor
struct CellCommands {
    private let owner: any ContextMenuOwner
    private let indexPath: IndexPath

    init(of owner: any ContextMenuOwner, at indexPath: IndexPath) {
        (self.owner, self.indexPath) = (owner, indexPath)
    }

    /// The menu of the commands that the delegate allows, or nil if there are none.
    var configuration: UIContextMenuConfiguration? {
        let sender = UIMenuController.shared
        let standard: [(SystemWord, Selector)] = [(.cut, "cut:"), (.copy, "copy:"), (.paste, "paste:")]
        var elements = standard.compactMap { word, action in
            owner.canPerform(action, at: indexPath, sender: sender) ? element(word.text, action) : nil
        }
        let cell = owner.menuCell(at: indexPath)
        for item in sender.menuItems ?? [] {
            guard let cell, item.action.isUnderstood(by: cell),
                owner.canPerform(item.action, at: indexPath, sender: sender)
            else { continue }
            elements.append(UIAction(title: item.title) { _ in _ = item.action.send(to: cell, sender) })
        }
        guard !elements.isEmpty else { return nil }
        let menu = UIMenu(children: elements)
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    private func element(_ title: String, _ action: Selector) -> UIMenuElement {
        UIAction(title: title) { [weak owner, indexPath] _ in
            owner?.perform(action, at: indexPath, sender: UIMenuController.shared)
        }
    }
}
