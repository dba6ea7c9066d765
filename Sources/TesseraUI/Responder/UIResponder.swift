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

    /// A Boolean value that tells whether the object may become the first responder. False unless a subclass
    /// says otherwise.
    open var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that tells whether the object may cease to be the first responder. True unless a
    /// subclass says otherwise.
    open var canResignFirstResponder: Bool { true }
    /// A Boolean value that tells whether the object is the first responder of its window: what is typed goes
    /// to it.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes the object the first responder of its window. Returns whether it is: it must be a view in a window, or a controller
    /// of one, and the first responder so far must give way. Overrides call super.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Ends being the first responder. Returns whether the object is not the first responder, or is not any more. Overrides call
    /// super.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveFirstResponder() }

    /// Called when the object was made to give up being the first responder, which it had not wanted.
    func didLoseFirstResponder() {}

    // MARK: Views of the keyboard

    /// The view that takes the place of the keyboard on the screen while the object, or one before it in the responder chain, is the
    /// first responder. Nil, which is what it is unless a subclass says otherwise: the browser's keyboard.
    ///
    /// The view is as high as its frame, or as its constraints or its content say.
    open var inputView: UIView? { nil }
    /// The view above the keyboard, or at the lower edge of the screen where there is none, while the object, or one before it in the
    /// responder chain, is the first responder. Nil unless a subclass says otherwise.
    ///
    /// The view is as high as its frame, or as its constraints or its content say. A controller that returns one and can become the
    /// first responder has it on the screen also while nothing else is the first responder.
    open var inputAccessoryView: UIView? { nil }
    /// Looks at ``inputView`` and ``inputAccessoryView`` again, where the object is the first responder or after it in the responder
    /// chain.
    open func reloadInputViews() {
        guard let window = responderWindow ?? ScreenKeyboard.shared.window else { return }
        ScreenKeyboard.shared.responderChanged(in: window)
    }

    // MARK: Keys

    /// The keys that mean something while the object, or one before it in the responder chain, is the first responder or in front.
    /// Nil unless a subclass says otherwise.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Tells the responder that keys went down. Passes on to ``next`` unless overridden.
    ///
    /// Since keys are worth no message to an app that does not listen, a display tells of them only while something that is no text is
    /// the first responder: an object on which the app has called ``becomeFirstResponder()``, or a controller in front that can become
    /// it.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Tells the responder that presses have another force, which those of keys never have. Passes on to ``next`` unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Tells the responder that keys came up. Passes on to ``next`` unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Tells the responder that the page has lost the keyboard while keys were down. Passes on to ``next`` unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Copying and pasting

    /// Puts what is selected onto the pasteboard. Passes on to ``next`` unless overridden.
    ///
    /// The keys and menus of the browser that copy, cut and paste outside of texts call these methods on the first responder, under the
    /// condition that ``pressesBegan(_:with:)`` names. In texts the browser does it all itself.
    open func copy(_ sender: Any?) { next?.copy(sender) }
    /// Puts what is selected onto the pasteboard and removes it. Passes on to ``next`` unless overridden.
    open func cut(_ sender: Any?) { next?.cut(sender) }
    /// Inserts what the pasteboard has, which by now includes what the browser pastes. Passes on to ``next`` unless overridden.
    open func paste(_ sender: Any?) { next?.paste(sender) }

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
