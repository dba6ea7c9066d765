import Foundation

/// Elements of a menu between two thick lines, as the menu shows them.
@MainActor
struct MenuSection {
    /// The small text above the rows; empty: none.
    var title: String
    var rows: [MenuRow] = []

    /// Returns what a menu shows: its hidden elements left out, and what belongs to it of the menus within it put in place.
    static func sections(of menu: UIMenu) -> [MenuSection] {
        var builder = MenuSectionBuilder()
        builder.add(menu, title: "")
        return builder.sections.filter { !$0.rows.isEmpty }
    }
}

/// A row of a menu.
enum MenuRow {
    /// An element by itself.
    case item(MenuItem)
    /// Elements beside each other, as small or as large as the size says.
    case group([MenuItem], UIMenu.ElementSize)
    /// Elements that are not there yet.
    case loading(UIDeferredMenuElement)
}

/// An action, a command, or a menu that opens within its menu.
@MainActor
struct MenuItem {
    let element: UIMenuElement
    /// The most lines of the title; 0: as many as it takes.
    var maximumLines = 0
    /// The outermost menu around the element that selects one element only.
    var selection: UIMenu?

    var leaf: (any UIMenuLeaf)? { element as? any UIMenuLeaf }
    var submenu: UIMenu? { element as? UIMenu }
    var isDisabled: Bool { leaf?.attributes.contains(.disabled) ?? false }
    var isDestructive: Bool {
        leaf?.attributes.contains(.destructive) ?? submenu?.options.contains(.destructive) ?? false
    }
    /// True if the element is on. Of several that are where one may be, only the first is.
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

    /// Adds a menu as a section of its own, and as more than one where it holds such menus.
    mutating func add(_ menu: UIMenu, title: String) {
        let outer = selection
        if selection == nil, menu.options.contains(.singleSelection) { selection = menu }
        sections.append(MenuSection(title: title))
        add(menu.children, of: menu)
        selection = outer
        // What comes after it in the outer menu is another section.
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
