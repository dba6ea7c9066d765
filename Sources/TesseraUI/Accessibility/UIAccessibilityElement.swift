import Foundation

/// A part of a view that assistive technology and the keyboard can reach although it is not a view of its
/// own, such as a word of a label that can be tapped.
/// See Apple's [UIAccessibilityElement](https://developer.apple.com/documentation/uikit/uiaccessibilityelement).
///
///     let element = UIAccessibilityElement(accessibilityContainer: label)
///     element.accessibilityLabel = "#寿司"
///     element.accessibilityTraits = .link
///     element.accessibilityFrameInContainerSpace = label.rect(of: word)
///     label.accessibilityElements = [element]
///
/// If ``accessibilityActivate()`` returns false, the element is tapped at its
/// ``accessibilityActivationPoint``.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// Creates an element of a container.
    ///
    /// - Parameter container: The view whose ``UIView/accessibilityElements`` will contain the element.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The view that the element is a part of.
    open weak var accessibilityContainer: AnyObject?
    /// A Boolean value that tells whether assistive technology can reach the element.
    open var isAccessibilityElement = true { didSet { changed() } }
    /// The text that assistive technology reads for the element.
    open var accessibilityLabel: String? { didSet { changed() } }
    /// The text that assistive technology reads for the state of the element, after its label.
    open var accessibilityValue: String? { didSet { changed() } }
    /// The text that assistive technology reads for what happens if the element is used, after its label and value.
    open var accessibilityHint: String? { didSet { changed() } }
    /// The language in which assistive technology reads the element, as a BCP 47 tag such as `ja` or `en-GB`. If the value is nil, the element
    /// has the language of its container.
    open var accessibilityLanguage: String? { didSet { changed() } }
    /// The actions that assistive technology and the keyboard offer for the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { changed() } }
    /// A name by which tests find the element; users never see it.
    open var accessibilityIdentifier: String? { didSet { changed() } }
    /// The state of an element that the user can expand to see more and collapse again. The default is
    /// ``UIAccessibility/ExpandedStatus/unsupported``: the element cannot be expanded.
    open var accessibilityExpandedStatus = UIAccessibility.ExpandedStatus.unsupported {
        didSet { changed() }
    }
    /// The traits that describe the element to assistive technology.
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { changed() } }

    /// The frame of the element, in points of its container. The element moves with the container.
    open var accessibilityFrameInContainerSpace = CGRect.zero { didSet { changed() } }
    /// The frame of the element, in points of the screen.
    open var accessibilityFrame: CGRect {
        get { onScreen(accessibilityFrameInContainerSpace) }
        set {
            guard let view = accessibilityContainer as? UIView, let window = view.window else {
                accessibilityFrameInContainerSpace = newValue
                return
            }
            let inWindow = newValue.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
            accessibilityFrameInContainerSpace = view.convert(inWindow, from: nil)
        }
    }
    /// The outline of the element, in points of the screen, or nil for the frame. Setting it gives the element the frame of the
    /// outline, since elements of a page are rectangles.
    open var accessibilityPath: UIBezierPath? {
        get { ownPath }
        set {
            ownPath = newValue?.copy() as? UIBezierPath
            if let newValue { accessibilityFrame = newValue.bounds }
        }
    }
    private var ownPath: UIBezierPath?
    /// The point at which the element is tapped, in points of the screen. The default is the middle of the
    /// frame.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return ownActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { ownActivationPoint = newValue }
    }
    private var ownActivationPoint: CGPoint?

    /// Activates the element for a keyboard or assistive technology.
    ///
    /// - Returns: True if the method did anything. If it returns false, the element is tapped.
    open func accessibilityActivate() -> Bool { false }

    /// The view that represents the element on the display.
    weak var view: AccessibilityElementView?

    private func changed() { view?.update() }

    private func onScreen(_ rect: CGRect) -> CGRect {
        guard let view = accessibilityContainer as? UIView, let window = view.window else { return rect }
        return view.convert(rect, to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }
}
