import Foundation

/// Adds a find panel to a view, with which the user searches its text.
/// See Apple's [UIFindInteraction](https://developer.apple.com/documentation/uikit/uifindinteraction).
///
/// The panel lies above the keyboard, or at the lower edge of the window. While the view or something in it is the first
/// responder, the keys Command-F, Command-G and Shift-Command-G open the panel and lead through the results, and Option-Command-F
/// opens it for replacing. On keyboards without a Command key, Control takes its place.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// The object that provides the sessions.
    open var delegate: (any UIFindInteractionDelegate)? { ownDelegate }
    private weak var ownDelegate: (any UIFindInteractionDelegate)?
    /// The view to which the interaction was added.
    open private(set) weak var view: UIView?
    /// The session of the panel, or nil while there is no panel.
    open private(set) var activeFindSession: UIFindSession?
    /// A Boolean value that tells whether the panel is visible.
    open var isFindNavigatorVisible: Bool { bar != nil }
    /// The text that is searched for. The panel opens with it.
    open var searchText: String? {
        didSet {
            guard let bar, bar.field.text != searchText ?? "" else { return }
            bar.field.text = searchText
            search()
        }
    }
    /// The text that replaces results. The panel opens with it.
    open var replacementText: String? {
        didSet {
            guard let bar, bar.replacement.text != replacementText ?? "" else { return }
            bar.replacement.text = replacementText
            updateResultCount()
        }
    }
    /// A closure that returns the menu of options, from the elements that the menu usually has. If the closure or its result is
    /// nil, the menu has these elements.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { bar?.updateMenu() } }

    /// The panel, or nil while it is not visible.
    private(set) var bar: FindBar?
    /// The options that the user has chosen.
    private(set) var choice = (matchesCase: false, wholeWords: false)
    private weak var formerResponder: UIResponder?

    /// Creates an interaction; add it to a view with ``UIView/addInteraction(_:)``.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        ownDelegate = sessionDelegate
        super.init()
    }

    /// Closes the panel, because the interaction is about to be added to a view or removed from one.
    open func willMove(to view: UIView?) {
        if view !== self.view { dismissFindNavigator() }
    }

    /// Notes the view to which the interaction was added, or nil if it was removed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Opens the panel, if the delegate provides a session and the view is in a window.
    ///
    /// - Parameter showingReplace: True to display the field for the text that replaces results, if the session supports that.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if let bar {
            bar.showsReplacement = showingReplace && activeFindSession?.supportsReplacement == true
            bar.field.becomeFirstResponder()
            bar.field.selectAll(nil)
            return
        }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        for other in window.subviews { (other as? FindBar)?.interaction?.dismissFindNavigator() }
        session.interaction = self
        activeFindSession = session
        formerResponder = window.firstResponder
        let bar = FindBar(self)
        self.bar = bar
        bar.field.text = searchText
        bar.replacement.text = replacementText
        bar.showsReplacement = showingReplace && session.supportsReplacement
        bar.appear(in: window)
        delegate?.findInteraction(self, didBegin: session)
        guard self.bar === bar else { return }
        bar.field.becomeFirstResponder()
        bar.field.selectAll(nil)
        search()
    }

    /// Closes the panel.
    open func dismissFindNavigator() {
        guard let bar, let session = activeFindSession else { return }
        let wasEditing = bar.isEditing
        (self.bar, activeFindSession) = (nil, nil)
        bar.endEditing(true)
        bar.disappear()
        session.interaction = nil
        session.invalidateFoundResults()
        delegate?.findInteraction(self, didEnd: session)
        if wasEditing, let window = view?.window, let formerResponder,
            formerResponder.responderWindow === window
        {
            formerResponder.becomeFirstResponder()
        }
        formerResponder = nil
    }

    /// Opens the panel with the selected text of the view.
    func searchSelection() {
        if let text = view as? any UITextInput, let range = text.selectedTextRange, !range.isEmpty {
            searchText = text.text(in: range)
        }
        presentFindNavigator(showingReplace: false)
    }

    /// Highlights the next result. It opens the panel if there is a text to search for and no panel.
    open func findNext() { find(.forward) }

    /// Highlights the previous result. It opens the panel if there is a text to search for and no panel.
    open func findPrevious() { find(.backward) }

    private func find(_ direction: UITextStorageDirection) {
        if isFindNavigatorVisible {
            activeFindSession?.highlightNextResult(in: direction)
            updateResultCount()
        } else if searchText?.isEmpty == false {
            presentFindNavigator(showingReplace: false)
        }
    }

    /// Displays the present number of results of the session.
    open func updateResultCount() { bar?.updateResults() }

    // MARK: The panel

    /// The rules by which the user wants to search.
    var options: UITextSearchOptions {
        UITextSearchOptions(
            method: choice.wholeWords ? .fullWord : .contains, matchesCase: choice.matchesCase)
    }

    /// Searches for the text of the panel.
    func search() {
        guard let bar, let session = activeFindSession else { return }
        let text = bar.field.text ?? ""
        if searchText != text { searchText = text }
        session.performSearch(query: text, options: options)
        updateResultCount()
    }

    /// Searches again with other options.
    func choose(_ change: (inout (matchesCase: Bool, wholeWords: Bool)) -> Void) {
        change(&choice)
        bar?.updateMenu()
        search()
    }

    /// Replaces the highlighted result, or all of them.
    func replace(all: Bool) {
        guard let bar, let session = activeFindSession, let query = searchText, !query.isEmpty else { return }
        let text = bar.replacement.text ?? ""
        if all {
            session.replaceAll(searchQuery: query, replacementString: text, options: options)
        } else {
            session.performSingleReplacement(query: query, replacementString: text, options: options)
        }
        updateResultCount()
    }

    /// Searches again after a change of the searched text.
    func textChanged() {
        guard let session = activeFindSession else { return }
        if let session = session as? UITextSearchingFindSession {
            session.searchAgain()
        } else {
            session.invalidateFoundResults()
            search()
        }
    }
}

/// The methods that provide the sessions of a ``UIFindInteraction``.
/// See Apple's [UIFindInteractionDelegate](https://developer.apple.com/documentation/uikit/uifindinteractiondelegate).
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns a session for a search in a view, or nil if the view cannot be searched now.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Informs the delegate that the panel has appeared.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Informs the delegate that the panel has disappeared.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
