import Foundation

/// An object that responds to events; what it does not handle goes to its ``next`` responder.
/// See Apple's [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder).
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() {
        super.init()
    }

    /// Prepares an object that was loaded from a nib file, once all that the file connects it with is there. Objects that
    /// the app creates itself do not get the call; nor does any other as yet, since no nib files are loaded.
    open func awakeFromNib() {}

    /// Prepares an object that is shown by Interface Builder, and only by that: an app that runs never calls it.
    open func prepareForInterfaceBuilder() {}

    /// The next object in the responder chain, or nil at its end.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether the object may become the first responder. False unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object may cease to be the first responder. True unless a subclass says otherwise.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object is the first responder of its window: what is typed goes to it.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes the object the first responder of its window. Returns whether it is: it must be a view in a window, or a controller
    /// of one, and the first responder so far must give way. Overrides call super.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Ends being the first responder. Returns whether the object is not the first responder, or is not any more. Overrides call
    /// super.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveFirstResponder() }

    /// Says that the object was made to give up being the first responder, which it had not wanted.
    func didLoseFirstResponder() {}

    /// Tells the responder that touches went down in its view. Passes on to ``next`` unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Tells the responder that touches of its view moved. Passes on to ``next`` unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Tells the responder that touches of its view came up. Passes on to ``next`` unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Tells the responder that scrolling or a gesture took touches of its view over. Passes on to ``next``
    /// unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
