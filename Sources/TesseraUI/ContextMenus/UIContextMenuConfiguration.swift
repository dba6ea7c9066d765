import Foundation

/// Makes the controller whose view is the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes the menu from what the system suggests, of which there is nothing here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Says what a context menu consists of: its elements, and a preview.
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
    /// How the elements of a menu are ordered.
    /// See Apple's [UIContextMenuConfiguration.ElementOrder](
    /// https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration/elementorder).
    public enum ElementOrder: Int, Sendable {
        /// From top to bottom.
        case automatic = 0
        /// The first element lies nearest to what the menu belongs to.
        case priority = 1
        /// From top to bottom.
        case fixed = 2
    }

    /// The name of the menu; one of its own unless given.
    open var identifier: any NSCopying { ownIdentifier }
    /// The names of further items that the menu is about, as in a list where several are selected.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// The number of items that a badge on the preview says; 0: one more than there are ``secondaryItemIdentifiers``. There is no badge
    /// for a single item.
    open var badgeCount = 0
    /// How the elements are ordered.
    open var preferredMenuElementOrder = ElementOrder.automatic

    private let ownIdentifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The name of the menu. If nil, it is one of its own.
    ///   - previewProvider: Makes the preview. If nil, it is a picture of the view.
    ///   - actionProvider: Makes the menu. If nil, there is a preview only.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        ownIdentifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The items that the menu is about.
    var itemCount: Int { badgeCount > 0 ? badgeCount : secondaryItemIdentifiers.count + 1 }
}
