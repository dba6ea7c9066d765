import Foundation
import TesseraDisplay

/// The invisible view that represents an accessibility element on the display. It ignores touches.
@MainActor
final class AccessibilityElementView: UIView {
    let element: UIAccessibilityElement

    init(_ element: UIAccessibilityElement) {
        self.element = element
        super.init(frame: .zero)
        element.view = self
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Copies the properties of the element to the view.
    func update() {
        frame = element.accessibilityFrameInContainerSpace
        isHidden = !element.isAccessibilityElement
        isAccessibilityElement = element.isAccessibilityElement
        accessibilityLabel = element.accessibilityLabel
        accessibilityValue = element.accessibilityValue
        accessibilityHint = element.accessibilityHint
        accessibilityCustomActions = element.accessibilityCustomActions
        accessibilityIdentifier = element.accessibilityIdentifier
        accessibilityTraits = element.accessibilityTraits
        accessibilityLanguage = element.accessibilityLanguage
        accessibilityExpandedStatus = element.accessibilityExpandedStatus
    }

    override func accessibilityActivate() -> Bool { element.accessibilityActivate() }

    override var accessibilityActivationPoint: CGPoint {
        get { element.accessibilityActivationPoint }
        set { element.accessibilityActivationPoint = newValue }
    }

    /// Lets touches pass to the view that contains the element.
    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        properties.ignoresTouches = true
    }
}

/// The elements that a view offers to assistive technology in the place of its subviews.
@MainActor
struct AccessibilityElementList {
    let elements: [Any]
    /// The views that represent those elements that are not views themselves.
    let views: [AccessibilityElementView]
    /// True if the app has set the elements, and false if the methods of the view have provided them.
    let areStated: Bool

    /// Returns true if one of the elements is the given view or a view within it.
    func reaches(_ view: UIView) -> Bool {
        elements.contains { ($0 as? UIView)?.isDescendant(of: view) == true }
    }
}

extension UIView {
    /// The children of the view on the display: its subviews, the elements of its sublayers among them, and the
    /// views that represent accessibility elements.
    var displayedChildren: [UIView] {
        if let copiedChildren { return copiedChildren }
        let children = layerState?.displayedChildren(of: self) ?? subviews
        guard let views = elementList?.views, !views.isEmpty else { return children }
        return children + views
    }

    /// True if the superview lists its accessibility elements, and neither the view nor anything within it is
    /// among them.
    var isLeftOutOfElements: Bool {
        // An app has no access to the invisible text input through which the user types into one of its views, and so cannot list
        // it.
        guard let list = superview?.elementList, !(self is AccessibilityElementView || self is KeyInputBridge)
        else { return false }
        return !list.reaches(self)
    }

    /// Replaces the list of elements. An element that remains in the list keeps its view, and with it the
    /// focus.
    func setAccessibilityElements(_ elements: [Any]?, areStated: Bool) {
        let old = elementList?.views ?? []
        let views = (elements ?? []).compactMap { $0 as? UIAccessibilityElement }.map { element in
            old.first { $0.element === element } ?? AccessibilityElementView(element)
        }
        for view in old where !views.contains(where: { $0 === view }) { view.superview = nil }
        for view in views { view.superview = self }
        elementList = elements.map {
            AccessibilityElementList(elements: $0, views: views, areStated: areStated)
        }
        setNeedsCommit()
        setNeedsChildrenCommit()
        for view in subviews { view.setNeedsCommit() }
    }
}
