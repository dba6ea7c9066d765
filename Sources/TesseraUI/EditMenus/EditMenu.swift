import Foundation

/// A menu for editing: the standard commands, and what the responders from the app to the view add in
/// ``UIResponder/buildMenu(with:)``.
@MainActor
struct EditMenu {
    /// The elements, without empty menus: as a rule a menu with the standard commands, and further ones.
    let elements: [UIMenuElement]
    /// The commands that are there without the app.
    private let standard: [UIMenuElement]

    /// Builds the menu of an object and of the objects after it in the responder chain.
    ///
    /// - Parameters:
    ///   - start: The first object of the chain, or nil for none.
    ///   - sender: The object that the methods of the standard commands receive.
    init(of start: UIResponder?, sender: NSObject) {
        standard = EditCommands.standard(of: start, sender: sender)
        let builder = MenuBuilder(system: .context, elements: Self.groups(standard))
        builder.build(from: start)
        elements = Self.performable(builder.root.children, of: start, standard)
    }

    /// Returns true if a menu contains something that is not there without the app.
    func isExtended(in menu: UIMenu) -> Bool {
        menu.leaves.contains { leaf in !standard.contains { $0 === leaf } }
    }

    /// The menu with the elements.
    ///
    /// - Parameter added: Further elements, which follow the standard commands.
    func menu(adding added: [UIMenuElement] = []) -> UIMenu {
        var elements = elements
        let place = elements.firstIndex { $0.isStandardEdit }
        elements.insert(contentsOf: added, at: place.map { $0 + 1 } ?? elements.count)
        return UIMenu(children: elements)
    }

    /// Returns a menu as it is displayed: what the app adds directly to the standard commands belongs to the same section.
    static func displayed(_ menu: UIMenu) -> UIMenu {
        guard menu.children.contains(where: \.isStandardEdit) else { return menu }
        return menu.replacingChildren(
            menu.children.flatMap { child in
                child.isStandardEdit ? (child as? UIMenu)?.children ?? [] : [child]
            })
    }

    /// Returns the groups of the menu. Those without commands are places beside which an app can add its own.
    private static func groups(_ standard: [UIMenuElement]) -> [UIMenuElement] {
        let names: [UIMenu.Identifier] = [
            .undoRedo, .standardEdit, .autoFill, .replace, .find, .textStyle, .format, .writingDirection,
            .lookup,
            .learn, .spelling, .substitutions, .transformations, .speech, .share,
        ]
        return names.map { name in
            UIMenu(
                identifier: name, options: .displayInline,
                children: name == .standardEdit ? standard : name == .textStyle ? [styles] : [])
        }
    }

    /// The menu with the commands for looks, which remains only if an object can perform one of them. Only a menu of the app
    /// contains it, since a browser's menu has no such commands.
    private static var styles: UIMenu {
        let actions: [Selector] = ["toggleBoldface:", "toggleItalics:", "toggleUnderline:"]
        return UIMenu(
            title: SystemWord.text("Format", "フォーマット"),
            children: actions.map { UICommand(title: SystemWord.style($0), action: $0) })
    }

    /// Returns the elements without the app's commands that no object of the chain can perform, and without empty menus.
    private static func performable(
        _ elements: [UIMenuElement], of start: UIResponder?, _ standard: [UIMenuElement]
    ) -> [UIMenuElement] {
        elements.compactMap { element in
            if let menu = element as? UIMenu {
                let children = performable(menu.children, of: start, standard)
                return children.isEmpty ? nil : menu.replacingChildren(children)
            }
            guard let command = element as? UICommand, let action = command.action,
                !standard.contains(where: { $0 === command })
            else { return element }
            guard let target = start?.target(forAction: action, withSender: command) else { return nil }
            command.origin = UICommand.Origin(start: start)
            (target as? UIResponder)?.validate(command)
            return command
        }
    }
}

extension UIMenuElement {
    /// True if the element is the group with the standard commands.
    fileprivate var isStandardEdit: Bool {
        guard let menu = self as? UIMenu else { return false }
        return menu.identifier == .standardEdit && menu.options.contains(.displayInline)
    }
}
