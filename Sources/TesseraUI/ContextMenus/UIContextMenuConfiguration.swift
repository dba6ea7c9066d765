import Foundation

/// A closure that creates the controller whose view is the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A closure that creates the menu. Its argument contains the elements that the system suggests; here it is
/// always empty.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The elements and the preview of a context menu.
/// See Apple's [UIContextMenuConfiguration](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration).
///
/// ```swift
/// UIContextMenuConfiguration(actionProvider: { _ in
///     UIMenu(children: [
///         UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in share() },
///         UIAction(title: "Delete", attributes: .destructive) { _ in delete() },
///     ])
/// })
/// ```
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The orders in which the elements of a menu are arranged.
    /// See Apple's [UIContextMenuConfiguration.ElementOrder](
    /// https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration/elementorder).
    public enum ElementOrder: Int, Sendable {
        /// The elements run from top to bottom.
        case automatic = 0
        /// The first element lies nearest to the view to which the menu belongs.
        case priority = 1
        /// The elements run from top to bottom.
        case fixed = 2
    }

    /// The identifier of the menu. If the app gives none, it is unique.
    open var identifier: any NSCopying { ownIdentifier }
    /// The identifiers of further items to which the menu applies, as in a list with several selected items.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// The number of items on the preview's badge. If it is 0, the number is one more than that of
    /// ``secondaryItemIdentifiers``. There is no badge for a single item.
    open var badgeCount = 0
    /// The order of the elements.
    open var preferredMenuElementOrder = ElementOrder.automatic

    private let ownIdentifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the menu. If nil, a unique one is created.
    ///   - previewProvider: A closure that creates the preview. If nil, the preview is a picture of the view.
    ///   - actionProvider: A closure that creates the menu. If nil, there is only a preview.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        ownIdentifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The number of items to which the menu applies.
    var itemCount: Int { badgeCount > 0 ? badgeCount : secondaryItemIdentifiers.count + 1 }
}
