import Foundation

/// A section of a menu as it is displayed, between two thick lines.
@MainActor
struct MenuSection {
    /// The small text above the rows, or an empty text for none.
    var title: String
    var rows: [MenuRow] = []

    /// Returns the sections of a menu, without hidden elements. Menus that are displayed inline become
    /// sections.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - selection: The outermost menu around a submenu with the single-selection option, or nil.
    static func sections(of menu: UIMenu, selection: UIMenu? = nil) -> [MenuSection] {
        var builder = MenuSectionBuilder(selection: selection)
        builder.add(menu, title: "")
        return builder.sections.filter { !$0.rows.isEmpty }
    }
}

/// A row of a menu.
enum MenuRow {
    /// A single element.
    case item(MenuItem)
    /// Elements beside each other, with a size.
    case group([MenuItem], UIMenu.ElementSize)
    /// A placeholder for elements that are not loaded yet.
    case loading(UIDeferredMenuElement)
}

/// An action, a command or a submenu.
@MainActor
struct MenuItem {
    let element: UIMenuElement
    /// The greatest number of lines of the title, or 0 for no limit.
    var maximumLines = 0
    /// The outermost menu around the element with the single-selection option, or nil.
    var selection: UIMenu?

    var leaf: (any UIMenuLeaf)? { element as? any UIMenuLeaf }
    var submenu: UIMenu? { element as? UIMenu }
    var isDisabled: Bool { leaf?.attributes.contains(.disabled) ?? false }
    var isDestructive: Bool {
        leaf?.attributes.contains(.destructive) ?? submenu?.options.contains(.destructive) ?? false
    }
    /// The state of the element. In a menu with single selection, only the first element that is on counts as
    /// on.
    var state: UIMenuElement.State {
        guard let leaf else { return .off }
        guard leaf.state == .on, let selection else { return leaf.state }
        return selection.selectedElements.first === element ? .on : .off
    }
    var image: UIImage? { (state == .on ? (element as? UIAction)?.selectedImage : nil) ?? element.image }
    var label: String {
        leaf?.discoverabilityTitle
            ?? [element.title, element.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// Collects the sections of a menu.
@MainActor
private struct MenuSectionBuilder {
    var sections: [MenuSection] = []
    private var selection: UIMenu?

    init(selection: UIMenu?) { self.selection = selection }

    /// Adds a menu as a section, and its inline menus as further sections.
    mutating func add(_ menu: UIMenu, title: String) {
        let outer = selection
        if selection == nil, menu.options.contains(.singleSelection) { selection = menu }
        sections.append(MenuSection(title: title))
        add(menu.children, of: menu)
        selection = outer
        // Further elements of the outer menu belong to another section.
        sections.append(MenuSection(title: ""))
    }

    private mutating func add(_ elements: [UIMenuElement], of menu: UIMenu) {
        for element in elements {
            switch element {
            case let deferred as UIDeferredMenuElement:
                if let elements = deferred.elements {
                    add(elements, of: menu)
                } else {
                    append(.loading(deferred))
                }
            case let inner as UIMenu where inner.options.contains(.displayInline):
                add(inner, title: inner.title)
            case let leaf as any UIMenuLeaf where leaf.attributes.contains(.hidden): break
            default:
                append(
                    MenuItem(
                        element: element,
                        maximumLines: menu.displayPreferences?.maximumNumberOfTitleLines ?? 0,
                        selection: selection), of: menu)
            }
        }
    }

    private mutating func append(_ row: MenuRow) {
        sections[sections.count - 1].rows.append(row)
    }

    private mutating func append(_ item: MenuItem, of menu: UIMenu) {
        let isPalette = menu.options.contains(.displayAsPalette)
        let size = isPalette ? .small : menu.preferredElementSize
        let most = isPalette ? 8 : size == .small ? 4 : 3
        guard size == .small || size == .medium else { return append(.item(item)) }
        let rows = sections[sections.count - 1].rows
        if case .group(let items, let known)? = rows.last, known == size, items.count < most {
            sections[sections.count - 1].rows[rows.count - 1] = .group(items + [item], size)
        } else {
            append(.group([item], size))
        }
    }
}
