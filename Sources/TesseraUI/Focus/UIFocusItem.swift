import Foundation

/// An object that can have the focus of the keyboard. Views are such objects.
/// See Apple's [UIFocusItem](https://developer.apple.com/documentation/uikit/uifocusitem).
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// A Boolean value that tells whether the item can have the focus now.
    var canBecomeFocused: Bool { get }
    /// The frame of the item, in the coordinates of its container.
    var frame: CGRect { get }
    /// The look of the item while it has the focus, or nil if the system does not show the focus.
    var focusEffect: UIFocusEffect? { get }
    /// The priority of the item in its group. The Tab key leads to the item with the highest one.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
    /// Returns the effect of the system.
    public var focusEffect: UIFocusEffect? { UIFocusEffect() }
    /// Returns ``UIFocusGroupPriority/ignored``.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

/// An object that contains items which can have the focus.
/// See Apple's [UIFocusItemContainer](https://developer.apple.com/documentation/uikit/uifocusitemcontainer).
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinates in which the items lie.
    var coordinateSpace: any UICoordinateSpace { get }
    /// Returns the items that overlap a rectangle, in points of ``coordinateSpace``.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container of items whose content scrolls.
/// See Apple's [UIFocusItemScrollableContainer](
/// https://developer.apple.com/documentation/uikit/uifocusitemscrollablecontainer).
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content that lies at the corner of the container.
    var contentOffset: CGPoint { get set }
    /// The size of the content.
    var contentSize: CGSize { get }
    /// The size of the visible part of the content.
    var visibleSize: CGSize { get }
}
