import Foundation
import TesseraBasics

/// Bar button items that belong together, and an item that stands for them where they do not fit.
/// See Apple's [UIBarButtonItemGroup](https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup).
///
/// On iOS, users of an iPad can move and remove groups of some kinds in bars that allow it. Bars here have no such mode, like
/// those of an iPhone: every kind of group stays where the app has put it.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The items of the group, from the leading to the trailing edge. An item that belongs to another group leaves it.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self { item.ownGroup = nil }
            takeItems()
            changed?()
        }
    }

    /// The item that replaces the others where they do not fit into the bar, or nil. Without an action or a menu of its own, a
    /// tap on it opens a menu of the others.
    open var representativeItem: UIBarButtonItem? {
        didSet {
            guard representativeItem !== oldValue else { return }
            if oldValue?.buttonGroup === self { oldValue?.ownGroup = nil }
            takeItems()
            changed?()
        }
    }

    /// A Boolean value that tells whether a bar displays ``representativeItem`` in place of the others.
    open internal(set) var isDisplayingRepresentativeItem = false

    /// A Boolean value that tells whether the group is in the bar's overflow menu if it is not in the bar itself. The default is
    /// false.
    open var alwaysAvailable = false { didSet { if alwaysAvailable != oldValue { changed?() } } }

    /// A Boolean value that tells whether the group is hidden. The default is false.
    open var isHidden = false { didSet { if isHidden != oldValue { changed?() } } }

    /// The element of the overflow menu that stands for the group, or nil for a section with an element for each item.
    open var menuRepresentation: UIMenuElement? { didSet { changed?() } }

    /// False if a bar only displays the group after a user has added it.
    private(set) var isInDefaultCustomization = true
    /// The closure that the group calls after each change. The navigation item that contains the group sets it.
    var changed: (() -> Void)?

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - barButtonItems: The items, from the leading to the trailing edge.
    ///   - representativeItem: The item that replaces the others where they do not fit, or nil.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        takeItems()
    }

    /// Returns a group that users cannot move or remove.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Returns a group that users can move in bars that allow it. No other group in the bar may have the same customization
    /// identifier.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Returns a group that users can move, add and remove in bars that allow it.
    ///
    /// - Parameters:
    ///   - customizationIdentifier: A name of the group that no other group in the bar has.
    ///   - isInDefaultCustomization: False if the bar does not display the group until a user has added it. Until then, the group
    ///     is in the bar's overflow menu if it is ``alwaysAvailable``, and nowhere otherwise.
    ///   - representativeItem: The item that replaces the others where they do not fit, or nil.
    ///   - items: The items, from the leading to the trailing edge.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isInDefaultCustomization = isInDefaultCustomization
        return group
    }

    private func takeItems() {
        demand(
            !barButtonItems.contains { $0 === representativeItem },
            "UIBarButtonItemGroup: the representative item must not be one of the items that it stands for.")
        for item in barButtonItems {
            if let other = item.buttonGroup, other !== self { other.barButtonItems.removeAll { $0 === item } }
            item.ownGroup = self
        }
        representativeItem?.ownGroup = self
    }

    // MARK: Menus

    /// True if the group has an item that is displayed.
    var hasVisibleItems: Bool { !isHidden && barButtonItems.contains { !$0.isHidden && !$0.isSpace } }

    /// True if a menu has an element for the group or for one of its items.
    var hasMenuElements: Bool { hasVisibleItems && (menuRepresentation != nil || !representedItems.isEmpty) }

    /// The items that have an element in a menu. For a custom view, only the app can provide one, as on iOS.
    private var representedItems: [UIBarButtonItem] {
        barButtonItems.filter {
            !$0.isHidden && !$0.isSpace && ($0.customView == nil || $0.menuRepresentation != nil)
        }
    }

    /// Returns the element that stands for the group in the overflow menu of a bar.
    ///
    /// - Parameter view: Returns the view at which menus of items open.
    func overflowElement(at view: @escaping () -> UIView?) -> UIMenuElement {
        menuRepresentation
            ?? UIMenu(title: "", options: .displayInline, children: itemElements(at: view))
    }

    /// Returns the menu that ``representativeItem`` opens at a view.
    func menuOfItems(at view: UIView) -> UIMenu {
        UIMenu(children: itemElements(at: { [weak view] in view }))
    }

    private func itemElements(at view: @escaping () -> UIView?) -> [UIMenuElement] {
        representedItems.map { $0.menuElement(at: view) }
    }
}

extension UIBarButtonItem {
    /// Returns a new group with this item alone, which users cannot move or remove.
    public func creatingFixedGroup() -> UIBarButtonItemGroup {
        .fixedGroup(items: [self])
    }

    /// Returns a new group with this item alone, which users can move in bars that allow it.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Returns a new group with this item alone, which users can move, add and remove in bars that allow it.
    ///
    /// - Parameters:
    ///   - customizationIdentifier: A name of the group that no other group in the bar has.
    ///   - isInDefaultCustomization: False if the bar does not display the group until a user has added it.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization, items: [self])
    }

    /// Returns the element of a menu that stands for the item.
    ///
    /// - Parameter view: Returns the view at which a menu of the item opens.
    func menuElement(at view: @escaping () -> UIView?) -> UIMenuElement {
        if let menuRepresentation { return menuRepresentation }
        let (image, text) = shownContent
        let title = text ?? title ?? spokenLabel ?? ""
        if let menu, opensMenuByTap {
            let choice = changesSelectionAsPrimaryAction ? menu.options.union(.singleSelection) : menu.options
            return UIMenu(
                title: menu.title.isEmpty ? title : menu.title, image: image ?? menu.image,
                options: choice.subtracting(.displayInline), children: menu.children)
        }
        return UIAction(
            title: title, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
        ) { [weak self] _ in
            if let self, let view = view() { self.perform(from: view) }
        }
    }
}
