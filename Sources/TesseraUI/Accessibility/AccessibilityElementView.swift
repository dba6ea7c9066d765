import Foundation
import TesseraDisplay

/// What stands for an accessibility element on the display: nothing that is seen or touched.
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

    /// Takes over what the element says.
    func update() {
        frame = element.accessibilityFrameInContainerSpace
        isHidden = !element.isAccessibilityElement
        isAccessibilityElement = element.isAccessibilityElement
        accessibilityLabel = element.accessibilityLabel
        accessibilityValue = element.accessibilityValue
        accessibilityIdentifier = element.accessibilityIdentifier
        accessibilityTraits = element.accessibilityTraits
    }

    override func accessibilityActivate() -> Bool { element.accessibilityActivate() }

    /// Where the element is tapped, in points of its window; nil outside of windows.
    var activationPoint: CGPoint? {
        guard let window else { return nil }
        let point = element.accessibilityActivationPoint
        return CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
    }

    /// Fingers touch the view in which the element is.
    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        properties.ignoresTouches = true
    }
}

/// What assistive technology finds in a view that says so itself.
@MainActor
struct AccessibilityElementList {
    let elements: [Any]
    /// What stands for those of the elements that are no views.
    let views: [AccessibilityElementView]

    /// Returns true if one of the elements is a view, or lies within it.
    func reaches(_ view: UIView) -> Bool {
        elements.contains { ($0 as? UIView)?.isDescendant(of: view) == true }
    }
}

extension UIView {
    /// What the display knows as the view's children: the subviews, and what stands for accessibility elements.
    var displayedChildren: [UIView] {
        guard let views = elementList?.views, !views.isEmpty else { return subviews }
        return subviews + views
    }

    /// Whether the superview names what assistive technology finds in it, and neither the view nor anything in it is
    /// among that.
    var isLeftOutOfElements: Bool {
        guard let list = superview?.elementList, !(self is AccessibilityElementView) else { return false }
        return !list.reaches(self)
    }

    /// Takes other elements. What stands for an element that stays is kept, so that it keeps the focus.
    func setAccessibilityElements(_ elements: [Any]?) {
        let old = elementList?.views ?? []
        let views = (elements ?? []).compactMap { $0 as? UIAccessibilityElement }.map { element in
            old.first { $0.element === element } ?? AccessibilityElementView(element)
        }
        for view in old where !views.contains(where: { $0 === view }) { view.superview = nil }
        for view in views { view.superview = self }
        elementList = elements.map { AccessibilityElementList(elements: $0, views: views) }
        setNeedsCommit()
        setNeedsChildrenCommit()
        for view in subviews { view.setNeedsCommit() }
    }
}
