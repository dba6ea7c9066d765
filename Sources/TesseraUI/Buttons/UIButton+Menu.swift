import Foundation

extension UIButton {
    /// Whether a tap turns around whether the button is selected.
    var isToggle: Bool { changesSelectionAsPrimaryAction && menu == nil }
    /// Whether the button keeps a choice from its menu.
    private var keepsChoice: Bool { changesSelectionAsPrimaryAction && menu != nil }
    /// Whether a tap opens a menu whose choice the button keeps.
    var isPopUp: Bool { keepsChoice && showsMenuAsPrimaryAction }

    /// The title of the choice, or nil for a button that keeps none.
    var chosenTitle: String? {
        guard keepsChoice, let choice = menu?.selectedElements.first else { return nil }
        return choice.title
    }

    /// The menu as it opens: that of a button that keeps a choice has one choice.
    var presentedMenu: UIMenu? {
        guard let menu, keepsChoice, !menu.options.contains(.singleSelection) else { return menu }
        let presented = UIMenu(
            title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
            options: menu.options.union(.singleSelection), preferredElementSize: menu.preferredElementSize,
            children: menu.children)
        presented.displayPreferences = menu.displayPreferences
        return presented
    }

    /// Takes on another menu, or another way to open it.
    func takeMenu() {
        if let menu, keepsChoice, menu.selectedElements.isEmpty { menu.firstLeaf?.state = .on }
        needsConfigurationUpdate = true
        setNeedsCommit()
        measuresChanged()
    }

    /// What the button opens, or nil if it has no menu.
    var menuConfiguration: UIContextMenuConfiguration? {
        guard let presentedMenu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in presentedMenu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    func heldChanged(_ isOpen: Bool) {
        isHeld = isOpen
        setNeedsUpdateConfiguration()
        if keepsChoice { measuresChanged() }
    }

    func toggleIfAsked() {
        if isToggle { isSelected.toggle() }
    }
}

extension UIMenu {
    /// The first action or command of the menu that can be chosen, or of those within it.
    fileprivate var firstLeaf: (any UIMenuLeaf)? {
        for child in children {
            if let leaf = child as? any UIMenuLeaf, leaf.attributes.isDisjoint(with: [.hidden, .disabled]) {
                return leaf
            }
            if let leaf = (child as? UIMenu)?.firstLeaf { return leaf }
        }
        return nil
    }
}
