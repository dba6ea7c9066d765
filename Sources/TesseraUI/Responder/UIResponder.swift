import Foundation
import TesseraSelectors

/// An object that responds to events. Events that it does not handle go to its ``UIResponder/next`` responder.
/// See Apple's [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder).
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
    /// Creates a responder.
    public override init() {
        super.init()
    }

    /// Prepares an object that was loaded from a nib file, after all its connections exist.
    open func awakeFromNib() {}

    /// Prepares an object for the display in Interface Builder. It is never called in a running app.
    open func prepareForInterfaceBuilder() {}

    /// The next object in the responder chain, or nil at its end.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// A Boolean value that tells whether the object can become the first responder. False by default.
    open var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that tells whether the object can resign as the first responder. True by default.
    open var canResignFirstResponder: Bool { true }
    /// A Boolean value that tells whether the object is the first responder of its window, which gets typed
    /// text.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes the object the first responder of its window. Overrides call super.
    ///
    /// The object must be a view in a window, or the controller of one, and the present first responder must
    /// resign. A view that is not in a window yet, for example in `viewWillAppear(_:)`, becomes the first responder
    /// as soon as it is in one, unless it resigns before or another object becomes it.
    ///
    /// - Returns: True if the object is now the first responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Ends the object's status as the first responder. Overrides call super.
    ///
    /// - Returns: True if the object is not the first responder now.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveFirstResponder() }

    /// Called when the object has lost its status as the first responder although it had refused to resign.
    func didLoseFirstResponder() {}

    // MARK: Activities

    /// The activity that describes what the user does with the object, or nil.
    ///
    /// The activity of the innermost view controller on the screen that has one is the current one, or otherwise that of the
    /// scene. Its `webpageURL` is the address of the page.
    open var userActivity: NSUserActivity? {
        didSet { if userActivity !== oldValue { CurrentActivity.changed() } }
    }

    /// Called before the activity of the object is used, if it needs to be saved. Overrides add what the activity needs to its
    /// `userInfo`. Does nothing by default.
    ///
    /// It is called on the scene and on the view controllers on display.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Brings the object back to what an activity describes. Apps call it and override it. Does nothing by default.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: Views of the keyboard

    /// The view that replaces the keyboard on the screen while the object, or one before it in the responder
    /// chain, is the first responder. If nil, as by default, the browser's keyboard appears.
    ///
    /// The view has the height of its frame, or that of its constraints or its content.
    open var inputView: UIView? { nil }
    /// The view above the keyboard, or at the lower edge of the screen if there is no keyboard, while the
    /// object, or one before it in the responder chain, is the first responder; nil by default.
    ///
    /// The view has the height of its frame, or that of its constraints or its content. If a controller
    /// returns a view and can become the first responder, the view is also on screen while there is no first
    /// responder.
    open var inputAccessoryView: UIView? { nil }
    /// The items of the bar above the keyboard of an iPad while the object is the first responder. The bar has none by default.
    open var inputAssistantItem: UITextInputAssistantItem { keptAssistantItem }
    /// The language in which the user types into the object: the first of ``UITextInputMode/activeInputModes`` if it accepts
    /// typed text, and nil otherwise.
    ///
    /// A text field or a text view that overrides the property states another language of its text. Browsers choose the
    /// dictionary for its spelling and the voice that reads it accordingly; they do not change the keyboard.
    open var textInputMode: UITextInputMode? {
        self is any UITextInputTraits ? UITextInputMode.activeInputModes.first : nil
    }
    /// Reads ``inputView`` and ``inputAccessoryView`` again, if the object is in the responder chain of the
    /// first responder.
    open func reloadInputViews() {
        keyInputBridge?.takeTraits()
        guard let window = responderWindow ?? ScreenKeyboard.shared.window else { return }
        ScreenKeyboard.shared.responderChanged(in: window)
    }

    /// The nearest undo manager in the responder chain. Each window has one; an object that records changes of its own overrides
    /// the property.
    ///
    /// The keys Command-Z and Shift-Command-Z undo and redo what the undo manager of the first responder has recorded. If there
    /// is no first responder, they use the undo manager of the frontmost controller. On keyboards without a Command key, Control
    /// takes its place. In a text that is edited they undo what was typed, which the browser does without an undo manager unless
    /// the text has parts with attributes of their own.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Keys

    /// The key commands that are available while the object, or one before it in the responder chain, has the focus of the
    /// keyboard, is the first responder, or is the frontmost controller; nil by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called when keys were pressed. Calls the method of ``UIResponder/next`` unless overridden.
    ///
    /// A display reports keys only if the app needs them, and while the first responder is not a text. They go to the item with
    /// the focus of the keyboard if it or a responder after it overrides a method for presses. Otherwise they go to the first
    /// responder, on which the app has called ``becomeFirstResponder()``, or to a frontmost controller that can become it.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Called when the force of presses has changed, which does not happen with keys. Calls the method of
    /// ``UIResponder/next`` unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys were released. Calls the method of ``UIResponder/next`` unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when the page has lost the keyboard while keys were pressed. Calls the method of ``UIResponder/next``
    /// unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Motions

    /// Called when the user has begun to shake the device. Calls the method of ``UIResponder/next`` unless overridden.
    ///
    /// A shake reaches the first responder, or the frontmost controller if there is none, and then the further objects of the
    /// responder chain. The page uses the sensors of the device only while one of them overrides a method for motions. On an
    /// iPhone the browser asks the user for permission at the next touch then.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when the user has shaken the device. Calls the method of ``UIResponder/next`` unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when a motion was no shake, or when its end is not known. Calls the method of ``UIResponder/next`` unless
    /// overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Copying and pasting

    /// Copies the selection to the pasteboard. Calls the method of ``UIResponder/next`` unless overridden.
    ///
    /// The keys and menus of the browser that copy, cut and paste outside of texts call these methods on the
    /// first responder, under the condition described at ``pressesBegan(_:with:)``. In texts the browser does
    /// everything itself.
    open func copy(_ sender: Any?) { next?.copy(sender) }
    /// Copies the selection to the pasteboard and removes it. Calls the method of ``UIResponder/next`` unless overridden.
    open func cut(_ sender: Any?) { next?.cut(sender) }
    /// Inserts the contents of the pasteboard, which already include the text that the browser pastes. The default
    /// implementation calls ``paste(itemProviders:)`` if the ``pasteConfiguration`` accepts them, and otherwise the method of
    /// ``UIResponder/next``.
    open func paste(_ sender: Any?) {
        guard acceptsPasteboard else {
            next?.paste(sender)
            return
        }
        paste(itemProviders: UIPasteboard.general.itemProviders)
    }
    /// The types that the user can paste into the object, and drop on it if it is a view; nil, as by default, if there are none.
    /// A configuration that is set is copied. Texts that are edited are pasted by the browser, whatever the configuration says.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { keptPasteConfiguration }
        set { keptPasteConfiguration = newValue }
    }
    /// Takes the content that the user has pasted, or dropped on the view. Does nothing by default.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Returns true if the object accepts content. The default implementation returns true if the ``pasteConfiguration`` accepts
    /// one of the items.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }
    /// Selects the content at the place to which the user has pointed. The default implementation calls the method of
    /// ``UIResponder/next``.
    open func select(_ sender: Any?) { next?.select(sender) }
    /// Selects everything. The default implementation calls the method of ``UIResponder/next``.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
    /// Makes the selected text bold, or no longer bold. The default implementation calls the method of ``UIResponder/next``.
    open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }
    /// Makes the selected text italic, or no longer italic. The default implementation calls the method of ``UIResponder/next``.
    open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }
    /// Underlines the selected text, or removes the line. The default implementation calls the method of ``UIResponder/next``.
    open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }
    /// Opens the find panel of a view with a ``UIFindInteraction``. The default implementation of another responder calls the
    /// method of ``UIResponder/next``.
    open func find(_ sender: Any?) {
        if let findable { findable.presentFindNavigator(showingReplace: false) } else { next?.find(sender) }
    }
    /// Opens the find panel for replacing. The default implementation of a responder without one calls the method of
    /// ``UIResponder/next``.
    open func findAndReplace(_ sender: Any?) {
        if let findable {
            findable.presentFindNavigator(showingReplace: true)
        } else {
            next?.findAndReplace(sender)
        }
    }
    /// Highlights the next result. The default implementation of a responder without a find panel calls the method of
    /// ``UIResponder/next``.
    open func findNext(_ sender: Any?) {
        if let findable { findable.findNext() } else { next?.findNext(sender) }
    }
    /// Highlights the previous result. The default implementation of a responder without a find panel calls the method of
    /// ``UIResponder/next``.
    open func findPrevious(_ sender: Any?) {
        if let findable { findable.findPrevious() } else { next?.findPrevious(sender) }
    }
    /// Opens the find panel with the selected text. The default implementation of a responder without one calls the method of
    /// ``UIResponder/next``.
    open func useSelectionForFind(_ sender: Any?) {
        guard let findable else { next?.useSelectionForFind(sender); return }
        findable.searchSelection()
    }
    /// Prints the content. The default implementation calls the method of ``UIResponder/next``.
    ///
    /// An object that overrides the method performs the key Command-P and the command “Print…” of the app's menus, which are
    /// there if the app's `Info.plist` says so with `UIApplicationSupportsPrintCommand`. In an app that is a package and has no
    /// `Info.plist`, they are always there. On keyboards without a Command key, Control takes its place.
    open func printContent(_ sender: Any?) { next?.printContent(sender) }
    /// Removes the selection. The default implementation calls the method of ``UIResponder/next``.
    open func delete(_ sender: Any?) { next?.delete(sender) }

    // MARK: Actions

    /// Returns true if the object performs an action. The default implementation returns true if its class has the
    /// method.
    /// See Apple's [canPerformAction(_:withSender:)](
    /// https://developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)).
    ///
    /// All responders have the methods for editing, which call those of ``UIResponder/next``. Override this method too in an
    /// object that performs one of them.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        performsByItself(action)
    }

    /// Returns the first object in the responder chain, from this one on, whose ``canPerformAction(_:withSender:)``
    /// returns true, or nil if there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Menus

    /// Adds elements to the menus of a system, or removes some. Does nothing by default.
    /// See Apple's [buildMenu(with:)](https://developer.apple.com/documentation/uikit/uiresponder/buildmenu(with:)).
    ///
    /// It is called for the menus of the app (``UIMenuSystem/main``) on the app and its delegate, and for a menu for editing
    /// (``UIMenuSystem/context``) on all objects in the responder chain, from its end to the view with the menu. The menu of a
    /// text is the app's if an object of the chain adds something to it, and otherwise that of the browser. To find out, the
    /// method is also called when the text comes into a window, when its editing begins and when its selection changes.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Changes a command, such as its attributes and its state, before it is displayed in a menu for editing or performed for a
    /// key. It is called on the object that performs the command. Does nothing by default.
    open func validate(_ command: UICommand) {}

    // MARK: Properties by keys

    /// Returns the value of the property with a key. See `NSObject`'s method.
    open func value(forKey key: String) -> Any? { KeyValueCoder.value(key, of: self) }
    /// Sets the property with a key. See `NSObject`'s method.
    open func setValue(_ value: Any?, forKey key: String) { KeyValueCoder.setValue(value, key, of: self) }
    /// Handles reading with a key that names no property. The default implementation ends the app.
    open func value(forUndefinedKey key: String) -> Any? { KeyValueCoder.valueIsUndefined(key, of: self) }
    /// Handles setting with a key that names no property. The default implementation ends the app.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueCoder.valueCannotBeSet(key, of: self)
    }
    /// Handles a change of a property that the object observes. The default implementation ends the app. An observer
    /// overrides the method, and calls super only for key paths that it does not know.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        observationIsNotHandled(keyPath, of: object, by: self)
    }

    /// Called when touches went down in the responder's view. Calls the method of ``UIResponder/next`` unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches of the responder's view moved. Calls the method of ``UIResponder/next`` unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches of the responder's view came up. Calls the method of ``UIResponder/next`` unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when scrolling or a gesture has taken over touches of the responder's view. Calls the method of
    /// ``UIResponder/next`` unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
