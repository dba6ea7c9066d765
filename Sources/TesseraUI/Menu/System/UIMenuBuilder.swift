import Foundation
import TesseraSelectors

/// The menus of a system, to which ``UIResponder/buildMenu(with:)`` adds elements, and from which it removes some.
/// See Apple's [UIMenuBuilder](https://developer.apple.com/documentation/uikit/uimenubuilder).
///
/// ```swift
/// override func buildMenu(with builder: any UIMenuBuilder) {
///     super.buildMenu(with: builder)
///     guard builder.system == .context else { return }
///     let mark = UIAction(title: "Mark") { [weak self] _ in self?.markSelection() }
///     builder.insertSibling(UIMenu(options: .displayInline, children: [mark]), afterMenu: .standardEdit)
/// }
/// ```
///
/// A method that names an element that is not there has no effect. A menu with the identifier of one that is there already is not
/// added, and the app's error output says so.
@preconcurrency @MainActor
public protocol UIMenuBuilder: NSObjectProtocol {
    /// The system whose menus are built.
    var system: UIMenuSystem { get }

    // MARK: Finding elements

    /// Returns the menu with an identifier, or nil if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action with an identifier, or nil if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the command with a selector and a property list, or nil if there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    // MARK: Replacing elements

    /// Replaces a menu by another one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces a menu by elements.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
    /// Replaces an action by elements.
    func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
    /// Replaces a command by elements.
    func replace(
        command replacedAction: Selector, propertyList replacedPropertyList: Any?,
        with replacementElements: [UIMenuElement])
    /// Replaces the elements of a menu by those that a closure returns for them.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    // MARK: Adding menus

    /// Adds a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Adds a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Adds a menu as the first element of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Adds a menu as the last element of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    // MARK: Adding elements

    /// Adds elements before a menu.
    func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Adds elements after a menu.
    func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Adds elements before an action.
    func insertElements(
        _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
    /// Adds elements after an action.
    func insertElements(
        _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
    /// Adds elements before a command.
    func insertElements(
        _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
        propertyList siblingPropertyList: Any?)
    /// Adds elements after a command.
    func insertElements(
        _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
        propertyList siblingPropertyList: Any?)
    /// Adds elements at the start of a menu.
    func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Adds elements at the end of a menu.
    func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)

    // MARK: Removing elements

    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
    /// Removes an action.
    func remove(action removedIdentifier: UIAction.Identifier)
    /// Removes a command.
    func remove(command removedAction: Selector, propertyList removedPropertyList: Any?)
}

extension UIMenuBuilder {
    /// Returns the command with a selector and without a property list, or nil if there is none.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }

    /// Replaces the command with a selector and without a property list by elements.
    public func replace(command replacedAction: Selector, with replacementElements: [UIMenuElement]) {
        replace(command: replacedAction, propertyList: nil, with: replacementElements)
    }

    /// Adds elements before the command with a selector and without a property list.
    public func insertElements(
        _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector
    ) { insertElements(insertedElements, beforeCommand: siblingAction, propertyList: nil) }

    /// Adds elements after the command with a selector and without a property list.
    public func insertElements(
        _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector
    ) { insertElements(insertedElements, afterCommand: siblingAction, propertyList: nil) }

    /// Removes the command with a selector and without a property list.
    public func remove(command removedAction: Selector) {
        remove(command: removedAction, propertyList: nil)
    }
}
