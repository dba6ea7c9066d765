import TesseraDisplay

/// The menus of texts that contain the app's own commands. Where there are none, the browser's menu opens.
@MainActor
enum TextMenus {
    /// True while the app is asked for a menu. A menu that the app then wants to be built again is being built already.
    static private(set) var isBuilding = false

    /// Calls a closure that asks the app for a menu.
    static func building<Result>(_ body: () -> Result) -> Result {
        let outer = isBuilding
        isBuilding = true
        defer { isBuilding = outer }
        return body()
    }

    /// Informs the display of the texts whose menu is now the app's or the browser's.
    static func commandsChanged() {
        guard !isBuilding else { return }
        func update(_ view: UIView) {
            if let input = view as? TextInputView {
                input.setNeedsCommit()
                build(for: input)
            }
            view.subviews.forEach(update)
        }
        UIApplication.shared.windows.forEach(update)
    }

    /// Finds out whether the app adds something to the menu of a text.
    static func build(for input: TextInputView) {
        guard let owner = input.owner, owner.window != nil, !(owner is KeyInputBridge) else { return }
        let changesStyles = owner.canChangeStyles
        guard changesStyles || owner.hasMenuDelegate || MethodOverrides.ofMenus.areInChain(of: owner) else {
            input.isMenuExtended = false
            return
        }
        input.isMenuExtended = building {
            let menu = EditMenu(of: owner, sender: UIMenuController.shared)
            let shown = owner.textInput(input, menuSuggesting: menu.elements) ?? menu.menu()
            return menu.isExtended(in: shown)
        }
    }

    /// Returns true if the app adds something to the menu of a text. A method of the older ``UIMenuController`` counts if an
    /// object in the responder chain has it. No object is asked whether it can perform the method now, since that may depend on
    /// what is selected when the menu opens.
    static func hasCommands(_ input: TextInputView) -> Bool {
        if input.isMenuExtended { return true }
        guard let items = UIMenuController.shared.menuItems, !items.isEmpty, let owner = input.owner else {
            return false
        }
        return sequence(first: owner as UIResponder, next: \.next).contains { responder in
            items.contains { responder.responds(to: $0.action) }
        }
    }

    /// Opens the menu of a text that a display has requested. Returns false if the view is not such a text.
    ///
    /// - Parameters:
    ///   - view: The view for which the display requests a menu.
    ///   - location: The place of the pointer or the finger in points of the window, or nil if the keyboard requests the menu.
    ///   - isFinger: True if a finger rests on the text. It selects a word if nothing is selected, as on an iPhone.
    static func open(at view: UIView, location: CGPoint?, isFinger: Bool) -> Bool {
        // After a click on what was displayed before, the view is the one that a touch hits, which is the owner of the text.
        guard let input = view as? TextInputView ?? (view as? any TextInputOwner)?.input,
            let owner = input.owner,
            hasCommands(input)
        else { return false }
        let place = location.map { owner.convert($0, from: nil) }
        if isFinger, input.selection.length == 0, let place, let text = owner as? any UITextInput,
            let caret = text.closestPosition(to: place)
        {
            input.select(NSRange(location: text.offset(from: text.beginningOfDocument, to: caret), length: 0))
            input.selectWord()
        }
        let text = owner as? any UITextInput
        let caret = text?.selectedTextRange.flatMap { text?.caretRect(for: $0.end) }
        let rect =
            place.map { CGRect(origin: $0, size: CGSize(width: 1, height: 1)) } ?? caret ?? owner.bounds
        return UIMenuController.shared.present(at: owner, rect: rect, of: owner, true)
    }
}
