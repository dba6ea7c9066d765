import Foundation

/// The decoration of a view: rounded corners, border and shadow, and its place in front of others.
/// See Apple's [CALayer](https://developer.apple.com/documentation/quartzcore/calayer).
@preconcurrency @MainActor
open class CALayer: NSObject {
    private unowned let view: UIView

    init(view: UIView) {
        self.view = view
    }

    /// How far in front of its siblings the view lies. Equal ones lie in the order of the superview's subviews. A touch
    /// goes to what is seen in front.
    open var zPosition: CGFloat {
        get { view.state.zPosition }
        set { view.change(\.zPosition, to: newValue) }
    }

    /// The radius of the corners in points.
    open var cornerRadius: CGFloat {
        get { view.state.cornerRadius }
        set { view.change(\.cornerRadius, to: newValue) }
    }

    /// Whether what the view holds is cut at the rounded corners; the same as ``UIView/clipsToBounds``.
    open var masksToBounds: Bool {
        get { view.clipsToBounds }
        set { view.clipsToBounds = newValue }
    }

    /// The width of the border, inside the bounds, in points.
    open var borderWidth: CGFloat {
        get { view.state.borderWidth }
        set { view.change(\.borderWidth, to: newValue) }
    }

    /// The colour of the border. Nil: black, as a layer's border is before it is given a colour.
    open var borderColor: CGColor? {
        get { view.state.borderColor }
        set { view.change(\.borderColor, to: newValue) }
    }

    /// The colour of the shadow. Nil: no shadow.
    open var shadowColor: CGColor? {
        get { view.state.shadowColor }
        set { view.change(\.shadowColor, to: newValue) }
    }

    /// The opacity of the shadow, 0...1.
    open var shadowOpacity: Float {
        get { view.state.shadowOpacity }
        set { view.change(\.shadowOpacity, to: newValue) }
    }

    /// How far the shadow lies to the right and below, in points.
    open var shadowOffset: CGSize {
        get { view.state.shadowOffset }
        set { view.change(\.shadowOffset, to: newValue) }
    }

    /// How soft the shadow is, in points.
    open var shadowRadius: CGFloat {
        get { view.state.shadowRadius }
        set { view.change(\.shadowRadius, to: newValue) }
    }
}
