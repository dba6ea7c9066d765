import Foundation

/// A part of a view that assistive technology and the keyboard find although it is no view of its own, such as a word of a
/// label that can be tapped.
/// See Apple's [UIAccessibilityElement](https://developer.apple.com/documentation/uikit/uiaccessibilityelement).
///
///     let element = UIAccessibilityElement(accessibilityContainer: label)
///     element.accessibilityLabel = "#寿司"
///     element.accessibilityTraits = .link
///     element.accessibilityFrameInContainerSpace = label.rect(of: word)
///     label.accessibilityElements = [element]
///
/// An element that does nothing in ``accessibilityActivate()`` is tapped at its ``accessibilityActivationPoint``.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// Creates an element of a container: the view whose ``UIView/accessibilityElements`` it is to be in.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The view that the element is a part of.
    open weak var accessibilityContainer: AnyObject?
    /// Whether assistive technology finds the element.
    open var isAccessibilityElement = true { didSet { changed() } }
    /// What assistive technology reads for the element.
    open var accessibilityLabel: String? { didSet { changed() } }
    /// What assistive technology reads for the state of the element, beside its label.
    open var accessibilityValue: String? { didSet { changed() } }
    /// A name by which tests find the element; no user sees it.
    open var accessibilityIdentifier: String? { didSet { changed() } }
    /// What the element is for assistive technology.
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { changed() } }

    /// Where the element is, in points of its container. It moves with the container.
    open var accessibilityFrameInContainerSpace = CGRect.zero { didSet { changed() } }
    /// Where the element is, in points of the screen.
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
    /// Where the element is tapped, in points of the screen: the middle of its frame, unless it is set.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return ownActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { ownActivationPoint = newValue }
    }
    private var ownActivationPoint: CGPoint?

    /// Activates the element for a keyboard or assistive technology; returns whether it did anything. If not, the element is
    /// tapped.
    open func accessibilityActivate() -> Bool { false }

    /// What stands for the element on the display.
    weak var view: AccessibilityElementView?

    private func changed() { view?.update() }

    private func onScreen(_ rect: CGRect) -> CGRect {
        guard let view = accessibilityContainer as? UIView, let window = view.window else { return rect }
        return view.convert(rect, to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }
}
