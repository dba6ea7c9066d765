import Foundation
import TesseraBasics

/// The decoration of a view: its corners, border and shadow, and its order among its siblings. Other
/// properties are those of the view.
/// See Apple's [CALayer](https://developer.apple.com/documentation/quartzcore/calayer).
@preconcurrency @MainActor
open class CALayer: NSObject {
    private unowned let view: UIView
    /// The state of a layer that is a picture of another one, or nil for the layer of a view.
    private let picture: ViewState?

    init(view: UIView, picture: ViewState? = nil) {
        self.view = view
        self.picture = picture
    }

    private var state: ViewState { picture ?? view.viewState }

    private func change(_ action: (UIView) -> Void) {
        demand(
            picture == nil,
            "The layer that CALayer.presentation() returns is a picture and cannot be changed.")
        action(view)
    }

    /// Returns a picture of the layer at this moment, in the middle of its animations. The picture does not
    /// change.
    open func presentation() -> Self? { Self.make(view: view, picture: view.presentState) }

    /// Returns the layer of which this one is a picture, or the layer itself if it is no picture.
    open func model() -> CALayer { view.layer }

    private static func make(view: UIView, picture: ViewState) -> Self? {
        CALayer(view: view, picture: picture) as? Self
    }

    /// Ends all animations of the layer, which is then displayed with its own values. Animations of only this
    /// layer run their completions with false.
    open func removeAllAnimations() { change { $0.removeAllAnimations() } }

    // MARK: Place

    /// The layer's rectangle in points of the superview's layer. If the view is transformed, the smallest
    /// rectangle that contains it.
    open var frame: CGRect {
        get { state.frame }
        set { change { $0.frame = newValue } }
    }

    /// The layer's rectangle in points of its own coordinates.
    open var bounds: CGRect {
        get { state.bounds }
        set { change { $0.bounds = newValue } }
    }

    /// The middle of the layer in points of the superview's layer.
    open var position: CGPoint {
        get { state.center }
        set { change { $0.center = newValue } }
    }

    /// Returns the transform about the middle of the layer.
    open func affineTransform() -> CGAffineTransform { state.transform }

    /// Sets the transform about the middle of the layer.
    open func setAffineTransform(_ m: CGAffineTransform) { change { $0.transform = m } }

    /// The order of the view among its siblings, those with greater values in front. Views with equal values
    /// have the order of the superview's subviews. A touch goes to the view in front.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set { change { $0.change(\.zPosition, to: newValue) } }
    }

    // MARK: Look

    /// The opacity of the layer and its content, 0...1.
    open var opacity: Float {
        get { Float(state.alpha) }
        set { change { $0.alpha = CGFloat(newValue) } }
    }

    /// A Boolean value that tells whether the layer is invisible.
    open var isHidden: Bool {
        get { state.isHidden }
        set { change { $0.isHidden = newValue } }
    }

    /// The colour behind the content, which does not depend on the appearance, or nil for none.
    open var backgroundColor: CGColor? {
        get { state.backgroundColor?.cgColor(for: view.traitCollection) }
        set { change { $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } } }
    }

    /// The radius of the corners in points.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { change { $0.change(\.cornerRadius, to: newValue) } }
    }

    /// The corners that ``cornerRadius`` makes round; all by default.
    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { change { $0.change(\.maskedCorners, to: newValue) } }
    }

    /// A Boolean value that tells whether the content is clipped to the bounds and their round corners. It is
    /// the same as ``UIView/clipsToBounds``.
    open var masksToBounds: Bool {
        get { state.clipsToBounds }
        set { change { $0.clipsToBounds = newValue } }
    }

    /// The width in points of the border, which lies inside the bounds.
    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { change { $0.change(\.borderWidth, to: newValue) } }
    }

    /// The colour of the border, or nil for black, which is the default.
    open var borderColor: CGColor? {
        get { state.borderColor }
        set { change { $0.change(\.borderColor, to: newValue) } }
    }

    /// The colour of the shadow, or nil for no shadow.
    open var shadowColor: CGColor? {
        get { state.shadowColor }
        set { change { $0.change(\.shadowColor, to: newValue) } }
    }

    /// The opacity of the shadow, 0...1.
    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { change { $0.change(\.shadowOpacity, to: newValue) } }
    }

    /// The distances by which the shadow lies to the right of the layer and below it, in points.
    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { change { $0.change(\.shadowOffset, to: newValue) } }
    }

    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { change { $0.change(\.shadowRadius, to: newValue) } }
    }
}
