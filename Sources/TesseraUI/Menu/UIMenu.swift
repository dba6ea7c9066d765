import Foundation

/// A group of elements from which a user chooses.
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
    /// The options for the display of a menu.
    /// See Apple's [UIMenu.Options](https://developer.apple.com/documentation/uikit/uimenu/options-swift.struct).
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The elements of the menu are a section of the outer menu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu contains destructive actions, so its title is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one element of the menu and its submenus is on: the one that was chosen last.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The elements of the menu are a row of images.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The sizes of the elements of a menu.
    /// See Apple's [UIMenu.ElementSize](https://developer.apple.com/documentation/uikit/uimenu/elementsize).
    public enum ElementSize: Int, Sendable {
        /// The system decides. Elements are large.
        case automatic = -1
        /// Elements are images beside each other. The title of an element is displayed only if it has no
        /// image, but assistive technology reads it.
        case small = 0
        /// Elements are images beside each other, with titles below.
        case medium = 1
        /// Each element is a row.
        case large = 2
    }

    /// The identifier of a menu.
    /// See Apple's [UIMenu.Identifier](https://developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct).
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The identifier of the menu. If the app gives none, it is unique.
    open var identifier: Identifier { ownIdentifier }
    /// The options of the menu.
    open var options: Options { ownOptions }
    /// The elements, from top to bottom.
    open var children: [UIMenuElement] { ownChildren }
    /// The size of the elements.
    open var preferredElementSize: ElementSize
    /// The preferences for the display of the elements, or nil for the defaults.
    open var displayPreferences: UIMenuDisplayPreferences?

    private let ownIdentifier: Identifier
    private let ownOptions: Options
    private let ownChildren: [UIMenuElement]

    /// Creates a menu. If the identifier is nil, the menu gets a unique one.
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

    /// The elements of the menu and its submenus that are on. If the menu has the single-selection option,
    /// there is at most one.
    open var selectedElements: [UIMenuElement] {
        let chosen = children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
        return options.contains(.singleSelection) ? Array(chosen.prefix(1)) : chosen
    }

    /// Returns a copy of the menu with other elements.
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

/// The preferences for the display of a menu's elements.
/// See Apple's [UIMenuDisplayPreferences](https://developer.apple.com/documentation/uikit/uimenudisplaypreferences).
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
    /// The greatest number of lines of an element's title, or 0 for no limit.
    open var maximumNumberOfTitleLines = 0

    /// Creates the default preferences.
    public override init() {
        super.init()
    }
}
