import Foundation
import TesseraDisplay

extension UIView: UIFocusItem, UIFocusItemContainer {
    /// The coordinates of the view, in which its items lie.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// Returns the views within the view that can become focused and overlap a rectangle, in points of the view.
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        FocusSearch.items(in: self).filter { convert($0.bounds, from: $0).intersects(rect) }
    }
}

extension UIScrollView: UIFocusItemScrollableContainer {}

extension UIViewController: UIFocusEnvironment {}

extension UIFocusEnvironment {
    /// Asks the focus system to move the focus to what the environment prefers, if the focus lies in it.
    func requestPreferredFocus() {
        guard let system = UIFocusSystem.focusSystem(for: self), let focused = system.focusedItem,
            UIFocusSystem.environment(self, contains: focused)
        else { return }
        system.requestFocusUpdate(to: self)
    }
}

extension UIView {
    /// True if the view can become focused and its user can use it at all.
    var takesFocus: Bool { isUserInteractionEnabled && canBecomeFocused }

    /// Adds the reach of the keyboard's focus to the description of the view's element.
    func describeFocus(in content: inout AccessibilityContent) {
        content.focusGroup = focusGroupIdentifier ?? viewController?.focusGroupIdentifier ?? usualFocusGroup
        guard takesFocus else { return }
        content.focusPriority = min(focusGroupPriority.rawValue, Int(Int32.max))
        // The keyboard also activates what it reaches.
        if !usuallyRespondsToKeys { content.activates = true }
        if hasNoRingOfDisplay { content.hasNoRing = true }
    }
}

extension UIFocusHeading {
    /// Creates the heading of a key of the display.
    init(_ heading: DisplayEvent.Heading) {
        switch heading {
        case .left: self = .left
        case .right: self = .right
        case .up: self = .up
        case .down: self = .down
        case .next: self = .next
        case .previous: self = .previous
        }
    }

    /// Creates the heading of a step for which a display asks the app.
    init(_ step: DisplayEvent.FocusStep) {
        switch step {
        case .first: self = .first
        case .last: self = .last
        case .up, .pageUp: self = .up
        case .down, .pageDown: self = .down
        case .left: self = .left
        case .right: self = .right
        }
    }
}
