import Foundation

/// An object whose text a ``UITextSearchingFindSession`` searches.
/// See Apple's [UITextSearching](https://developer.apple.com/documentation/uikit/uitextsearching-3wkjv).
///
/// ``UITextView`` is such an object. A view that draws its own text adopts the protocol itself.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    /// What distinguishes the documents if the object has several.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selected range, or nil. The search begins there.
    var selectedTextRange: UITextRange? { get }
    /// The document with the selected range, or nil.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// A Boolean value that tells whether text can be replaced. False by default.
    var supportsTextReplacement: Bool { get }

    /// Returns the order of two ranges of a document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?)
        -> ComparisonResult
    /// Returns the order of two documents. By default they are in the order in which ranges are found in them.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Searches all documents, and gives the aggregator the ranges that match.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Gives a range that was found a look.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Removes the look of all ranges that were found.
    func clearAllDecoratedFoundText()
    /// Called before a range is highlighted. Does nothing by default.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls to a range. Does nothing by default.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// Returns true if a range may be replaced by a text. True by default.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a range by a text. Does nothing by default.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Replaces all ranges that match. Does nothing by default.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    /// Nil: the object has a single document.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// False: text cannot be replaced.
    public var supportsTextReplacement: Bool { false }
    /// Returns that the documents are equal.
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    /// Does nothing.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// Does nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// Returns true.
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
    ) -> Bool { true }
    /// Does nothing.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    /// Does nothing.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
