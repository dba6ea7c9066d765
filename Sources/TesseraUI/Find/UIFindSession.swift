import Foundation

/// A search in a view: its results, and what the find panel does with them.
/// See Apple's [UIFindSession](https://developer.apple.com/documentation/uikit/uifindsession).
///
/// An app overrides the members, or uses ``UITextSearchingFindSession``.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// What the find panel says about the results.
    /// See Apple's [UIFindSession.SearchResultDisplayStyle](
    /// https://developer.apple.com/documentation/uikit/uifindsession/searchresultdisplaystyle-swift.enum).
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The number of the highlighted result, and how many there are.
        case currentAndTotal = 0
        /// How many results there are.
        case total = 1
        /// The panel says nothing about the results.
        case none = 2
    }

    /// Creates a session without results.
    public override init() {
        super.init()
    }

    /// The number of results. 0 unless overridden.
    open var resultCount: Int { 0 }
    /// The index of the highlighted result, or `NSNotFound` if there is none, as by default.
    open var highlightedResultIndex: Int { NSNotFound }
    /// What the find panel says about the results.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// A Boolean value that tells whether text can be replaced. False unless overridden.
    open var supportsReplacement: Bool { false }
    /// A Boolean value that tells whether the highlighted result can be replaced. False unless overridden.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    /// Searches for a text. Overrides do the work.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result. Overrides do the work.
    open func performSingleReplacement(
        query: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    /// Replaces all results. Overrides do the work.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Highlights the result after the present one, or the one before it. Overrides do the work.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Forgets the results, because the text has changed. Overrides do the work.
    open func invalidateFoundResults() {}

    /// The interaction whose panel displays the results.
    weak var interaction: UIFindInteraction?
}
