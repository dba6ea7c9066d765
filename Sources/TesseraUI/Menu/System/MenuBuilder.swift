import Foundation
import TesseraBasics
import TesseraSelectors

/// The menus that the responders of a chain build, one after the other.
@MainActor
final class MenuBuilder: NSObject, UIMenuBuilder {
    let system: UIMenuSystem
    /// The menu that contains all others.
    private(set) var root: UIMenu

    /// Creates a builder with the elements that the system itself provides.
    init(system: UIMenuSystem, elements: [UIMenuElement]) {
        self.system = system
        root = UIMenu(identifier: .root, children: elements)
        super.init()
    }

    /// Lets the responders of a chain build, from its end to `start`: what is nearer to the user has the last word.
    func build(from start: UIResponder?) {
        guard let start else { return }
        for responder in Array(sequence(first: start, next: \.next)).reversed() {
            responder.buildMenu(with: self)
        }
    }

    // MARK: Finding elements

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        root.first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root.first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        root.first { $0.isCommand(action, propertyList) } as? UICommand
    }

    // MARK: Replacing elements

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        replace(menu: replacedIdentifier, with: [replacementMenu])
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]) {
        guard let menu = menu(for: replacedIdentifier) else { return }
        if menu === root {
            // There is always a root.
            root = root.replacingChildren([])
            return insertElements(replacementElements, atEndOfMenu: .root)
        }
        let elements = added(replacementElements, inPlaceOf: menu)
        change(menu) { _ in elements }
    }

    func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]) {
        let elements = added(replacementElements)
        change(action(for: replacedIdentifier)) { _ in elements }
    }

    func replace(
        command replacedAction: Selector, propertyList replacedPropertyList: Any?,
        with replacementElements: [UIMenuElement]
    ) {
        let elements = added(replacementElements)
        change(command(for: replacedAction, propertyList: replacedPropertyList)) { _ in elements }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard let old = menu(for: parentIdentifier) else { return }
        let children = childrenBlock(old.children)
        // The closure may have changed the menus.
        guard let menu = menu(for: parentIdentifier) else { return }
        let elements = added(children, inPlaceOf: menu)
        change(menu) { _ in [menu.replacingChildren(elements)] }
    }

    // MARK: Adding elements

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        insertElements([siblingMenu], beforeMenu: siblingIdentifier)
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        insertElements([siblingMenu], afterMenu: siblingIdentifier)
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        insertElements([childMenu], atStartOfMenu: parentIdentifier)
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        insertElements([childMenu], atEndOfMenu: parentIdentifier)
    }

    func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
    {
        insert(insertedElements, before: menu(for: siblingIdentifier))
    }

    func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {
        insert(insertedElements, after: menu(for: siblingIdentifier))
    }

    func insertElements(
        _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier
    ) { insert(insertedElements, before: action(for: siblingIdentifier)) }

    func insertElements(
        _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier
    ) { insert(insertedElements, after: action(for: siblingIdentifier)) }

    func insertElements(
        _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
        propertyList siblingPropertyList: Any?
    ) { insert(insertedElements, before: command(for: siblingAction, propertyList: siblingPropertyList)) }

    func insertElements(
        _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
        propertyList siblingPropertyList: Any?
    ) { insert(insertedElements, after: command(for: siblingAction, propertyList: siblingPropertyList)) }

    func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        guard let menu = menu(for: parentIdentifier) else { return }
        let elements = added(childElements)
        change(menu) { _ in [menu.replacingChildren(elements + menu.children)] }
    }

    func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        guard let menu = menu(for: parentIdentifier) else { return }
        let elements = added(childElements)
        change(menu) { _ in [menu.replacingChildren(menu.children + elements)] }
    }

    private func insert(_ elements: [UIMenuElement], before sibling: UIMenuElement?) {
        // The root has no siblings.
        guard let sibling, sibling !== root else { return }
        let elements = added(elements)
        change(sibling) { elements + [$0] }
    }

    private func insert(_ elements: [UIMenuElement], after sibling: UIMenuElement?) {
        guard let sibling, sibling !== root else { return }
        let elements = added(elements)
        change(sibling) { [$0] + elements }
    }

    // MARK: Removing elements

    func remove(menu removedIdentifier: UIMenu.Identifier) { replace(menu: removedIdentifier, with: []) }
    func remove(action removedIdentifier: UIAction.Identifier) {
        replace(action: removedIdentifier, with: [])
    }
    func remove(command removedAction: Selector, propertyList removedPropertyList: Any?) {
        replace(command: removedAction, propertyList: removedPropertyList, with: [])
    }

    // MARK: Changing the tree

    /// Replaces one element by others. Does nothing for nil.
    private func change(_ element: UIMenuElement?, to elements: (UIMenuElement) -> [UIMenuElement]) {
        guard let element else { return }
        if element === root {
            if let changed = elements(root).first as? UIMenu { root = changed }
        } else if let changed = root.replacing(element, by: elements) {
            root = changed
        }
    }

    /// Returns the elements without the menus whose identifiers, or those of menus in them, are there already.
    ///
    /// - Parameter old: The menu that goes, whose identifiers are free again, or nil.
    private func added(_ elements: [UIMenuElement], inPlaceOf old: UIMenu? = nil) -> [UIMenuElement] {
        var known = Set(root.identifiers)
        if let old { known.subtract(old.identifiers) }
        return elements.filter { element in
            guard let menu = element as? UIMenu else { return true }
            let identifiers = menu.identifiers
            if let twice = identifiers.first(where: known.contains) {
                complainOnce(
                    "UIMenuBuilder: there is already a menu with the identifier “\(twice.rawValue)”.")
                return false
            }
            known.formUnion(identifiers)
            return true
        }
    }
}

extension UIMenu {
    /// The identifiers of the menu and of all menus in it.
    fileprivate var identifiers: [Identifier] {
        [identifier] + children.compactMap { $0 as? UIMenu }.flatMap(\.identifiers)
    }

    /// Returns the menu itself or the first element in it and its submenus that fulfils a condition, or nil.
    func first(where condition: (UIMenuElement) -> Bool) -> UIMenuElement? {
        if condition(self) { return self }
        for child in children {
            if let menu = child as? UIMenu {
                if let found = menu.first(where: condition) { return found }
            } else if condition(child) {
                return child
            }
        }
        return nil
    }

    /// Returns a copy of the menu in which an element of it or of its submenus is replaced, or nil if there is no such element.
    fileprivate func replacing(_ element: UIMenuElement, by elements: (UIMenuElement) -> [UIMenuElement])
        -> UIMenu?
    {
        for (index, child) in children.enumerated() {
            var new = children
            if child === element {
                new.replaceSubrange(index...index, with: elements(child))
            } else if let menu = (child as? UIMenu)?.replacing(element, by: elements) {
                new[index] = menu
            } else {
                continue
            }
            return replacingChildren(new)
        }
        return nil
    }

    /// The actions and commands of the menu and of its submenus.
    var leaves: [UIMenuElement] {
        children.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] }
    }
}

extension UIMenuElement {
    /// Returns true if the element is a command with a selector and a property list.
    fileprivate func isCommand(_ action: Selector, _ propertyList: Any?) -> Bool {
        guard let command = self as? UICommand, command.action == action else { return false }
        return command.propertyList as? AnyHashable == propertyList as? AnyHashable
    }
}
