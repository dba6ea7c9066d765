import Foundation

/// Elements among which a user chooses.
/// See Apple's [UIMenu](https://developer.apple.com/documentation/uikit/uimenu).
///
/// ```swift
/// UIMenu(children: [
///     UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in copy() },
///     UIMenu(title: "Sort by", children: [byName, byDate]),
///     UIMenu(options: .displayInline, children: [
///         UIAction(title: "Delete", attributes: .destructive) { _ in delete() }
///     ]),
/// ])
/// ```
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// How a menu appears within another one.
    /// See Apple's [UIMenu.Options](https://developer.apple.com/documentation/uikit/uimenu/options-swift.struct).
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Its elements are a section of the menu that holds it.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// It leads to something that deletes: it is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one of its elements, and of those of the menus within it, is on: the one that was chosen last.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Its elements are a row of pictures.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the elements of a menu are.
    /// See Apple's [UIMenu.ElementSize](https://developer.apple.com/documentation/uikit/uimenu/elementsize).
    public enum ElementSize: Int, Sendable {
        /// Large.
        case automatic = -1
        /// Pictures beside each other; a title is read for one, and is shown where there is no picture.
        case small = 0
        /// Pictures with a title below, beside each other.
        case medium = 1
        /// A row for each.
        case large = 2
    }

    /// Names a menu.
    /// See Apple's [UIMenu.Identifier](https://developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct).
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of the menu; one of its own unless given.
    open var identifier: Identifier { ownIdentifier }
    /// How the menu appears within another one.
    open var options: Options { ownOptions }
    /// The elements, from top to bottom.
    open var children: [UIMenuElement] { ownChildren }
    /// How large the elements are.
    open var preferredElementSize: ElementSize
    /// How the elements are shown; nil: as is usual.
    open var displayPreferences: UIMenuDisplayPreferences?

    private let ownIdentifier: Identifier
    private let ownOptions: Options
    private let ownChildren: [UIMenuElement]

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        ownIdentifier = identifier ?? Identifier(UUID().uuidString)
        ownOptions = options
        ownChildren = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The elements of the menu, and of those within it, that are on: one at most where the menu selects one only.
    open var selectedElements: [UIMenuElement] {
        let chosen = children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
        return options.contains(.singleSelection) ? Array(chosen.prefix(1)) : chosen
    }

    /// Returns the same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        menu.accessibilityIdentifier = accessibilityIdentifier
        return menu
    }

    override func makeCopy() -> UIMenuElement {
        replacingChildren(children.map { $0.makeCopy() })
    }
}

/// How a menu shows its elements.
/// See Apple's [UIMenuDisplayPreferences](https://developer.apple.com/documentation/uikit/uimenudisplaypreferences).
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
    /// The most lines of an element's title; 0: as many as it takes.
    open var maximumNumberOfTitleLines = 0

    /// Creates preferences that change nothing.
    public override init() {
        super.init()
    }
}
