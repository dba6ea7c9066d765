import Foundation

extension UIButton {
    /// True if a tap toggles the selection of the button.
    var isToggle: Bool { changesSelectionAsPrimaryAction && menu == nil }
    /// True if the button stores a choice from its menu.
    private var keepsChoice: Bool { changesSelectionAsPrimaryAction && menu != nil }
    /// True if a tap opens a menu whose choice the button stores.
    var isPopUp: Bool { keepsChoice && showsMenuAsPrimaryAction }

    /// The title of the choice, or nil if the button stores none.
    var chosenTitle: String? {
        guard keepsChoice, let choice = menu?.selectedElements.first else { return nil }
        return choice.title
    }

    /// The menu that opens. If the button stores a choice, only one element of the menu can be selected.
    var presentedMenu: UIMenu? {
        guard let menu, keepsChoice, !menu.options.contains(.singleSelection) else { return menu }
        let presented = UIMenu(
            title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
            options: menu.options.union(.singleSelection), preferredElementSize: menu.preferredElementSize,
            children: menu.children)
        presented.displayPreferences = menu.displayPreferences
        return presented
    }

    /// Updates the button after its menu, or the way to open it, has changed.
    func takeMenu() {
        if let menu, keepsChoice, menu.selectedElements.isEmpty { menu.firstLeaf?.state = .on }
        needsConfigurationUpdate = true
        setNeedsCommit()
        measuresChanged()
    }

    /// The configuration with the button's menu, or nil if it has none.
    var menuConfiguration: UIContextMenuConfiguration? {
        guard let presentedMenu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in presentedMenu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    func updateIsHeld(_ isOpen: Bool) {
        isHeld = isOpen
        setNeedsUpdateConfiguration()
        if keepsChoice { measuresChanged() }
    }

    func toggleIfAsked() {
        if isToggle { isSelected.toggle() }
    }
}

extension UIMenu {
    /// The first enabled action or command in the menu or its submenus, or nil.
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
