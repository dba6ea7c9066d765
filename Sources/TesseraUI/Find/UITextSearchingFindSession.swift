import Foundation

/// A search in an object that adopts ``UITextSearching``.
/// See Apple's [UITextSearchingFindSession](https://developer.apple.com/documentation/uikit/uitextsearchingfindsession).
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private let search: any FindSearch
    private var highlighted: Int?
    private var last: (query: String, options: UITextSearchOptions)?
    /// The index of the result that is highlighted after a replacement, or nil to begin at the selection.
    private var wishedIndex: Int?
    /// True if the results replace others because the text has changed, so that nothing scrolls.
    private var isQuiet = false
    /// True while the session searches for the same text once more.
    private var isRepeated = false
    /// The number of the latest search.
    private var searches = 0

    /// Creates a session. It does not keep the object alive.
    public init<Searched: UITextSearching>(searchableObject: Searched) {
        search = ObjectSearch(searchableObject)
        super.init()
    }

    /// The object whose text is searched.
    open var searchableObject: (any UITextSearching)? { search.searched }

    open override var resultCount: Int { search.count }
    open override var highlightedResultIndex: Int { highlighted ?? NSNotFound }
    open override var supportsReplacement: Bool { search.searched?.supportsTextReplacement ?? false }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        guard supportsReplacement, let highlighted else { return false }
        return search.allowsReplacement(at: highlighted, by: interaction?.replacementText ?? "")
    }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        clear()
        // An index that was wished for a search that never ended does not apply to another text.
        if !isRepeated { wishedIndex = nil }
        let options = options ?? UITextSearchOptions()
        last = query.isEmpty ? nil : (query, options)
        guard !query.isEmpty else { return report() }
        let (number, isQuiet) = (searches, isQuiet)
        search.perform(query, options) { [weak self] in
            if self?.searches == number { self?.resultsChanged(isQuiet: isQuiet) }
        }
        report()
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        let count = search.count
        guard count > 0 else { return }
        let step = direction == .forward ? 1 : -1
        highlight(highlighted.map { ($0 + step + count) % count } ?? (direction == .forward ? 0 : count - 1))
        report()
    }

    open override func performSingleReplacement(
        query: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard let highlighted, supportsReplacement,
            search.allowsReplacement(at: highlighted, by: replacementString)
        else { return }
        let options = options ?? UITextSearchOptions()
        // Matches in the replacement itself are passed over.
        let own = TextMatches.ranges(of: query, in: replacementString, options: options).count
        wishedIndex = highlighted + own
        let number = searches
        search.replace(at: highlighted, by: replacementString)
        // A text view searches again as soon as its text has changed.
        if searches == number { searchAgain() }
    }

    open override func replaceAll(
        searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement, !searchQuery.isEmpty else { return }
        search.searched?.replaceAll(
            queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
        wishedIndex = 0
        searchAgain()
    }

    open override func invalidateFoundResults() {
        clear()
        report()
    }

    /// Searches for the same text again, because the searched text has changed.
    func searchAgain() {
        guard let last else { return }
        if wishedIndex == nil {
            wishedIndex = highlighted
            isQuiet = true
        }
        isRepeated = true
        performSearch(query: last.query, options: last.options)
        (isQuiet, isRepeated) = (false, false)
    }

    private func clear() {
        searches += 1
        highlighted = nil
        search.forget()
    }

    private func resultsChanged(isQuiet: Bool) {
        let wished = wishedIndex
        wishedIndex = nil
        search.takeResults()
        let count = search.count
        highlighted = nil
        if count > 0 {
            highlight(wished.map { $0 % count } ?? search.firstAfterSelection, scrolls: !isQuiet)
        }
        report()
    }

    private func highlight(_ index: Int, scrolls: Bool = true) {
        if let highlighted { search.decorate(highlighted, .found) }
        highlighted = index
        search.highlight(index, scrolls: scrolls)
    }

    private func report() { interaction?.updateResultCount() }
}

/// A search in an object whose type is known.
@MainActor
private protocol FindSearch {
    var searched: (any UITextSearching)? { get }
    var count: Int { get }
    var firstAfterSelection: Int { get }
    func perform(_ query: String, _ options: UITextSearchOptions, found: @escaping @MainActor () -> Void)
    func takeResults()
    func forget()
    func decorate(_ index: Int, _ style: UITextSearchFoundTextStyle)
    func highlight(_ index: Int, scrolls: Bool)
    func allowsReplacement(at index: Int, by text: String) -> Bool
    func replace(at index: Int, by text: String)
}

@MainActor
private final class ObjectSearch<Searched: UITextSearching>: FindSearch {
    private typealias Document = Searched.DocumentIdentifier
    private weak var object: Searched?
    private var found: FoundRanges<Document>?
    private var results: [FoundRanges<Document>.Found] = []

    init(_ object: Searched) { self.object = object }

    var searched: (any UITextSearching)? { object }
    var count: Int { results.count }

    func perform(_ query: String, _ options: UITextSearchOptions, found: @escaping @MainActor () -> Void) {
        guard let object else { return }
        let ranges = FoundRanges<Document>(query: query) { found() }
        self.found = ranges
        object.performTextSearch(
            queryString: query, options: options, resultAggregator: UITextSearchAggregator(found: ranges))
    }

    /// Sorts what was found, and gives it its look.
    func takeResults() {
        guard let object, let found else { return }
        var order: [Document: Int] = [:]
        let all = found.all
        for result in all where order[result.document] == nil { order[result.document] = order.count }
        // Ranges without an order of their own stay in the order in which they were found.
        let sorted = all.enumerated().sorted { one, other in
            let (first, second) = (one.element, other.element)
            var result = ComparisonResult.orderedSame
            if first.document == second.document {
                result = object.compare(first.range, toRange: second.range, document: first.document)
            } else {
                result = object.compare(document: first.document, toDocument: second.document)
                if result == .orderedSame {
                    return order[first.document] ?? 0 < order[second.document] ?? 0
                }
            }
            return result == .orderedSame ? one.offset < other.offset : result == .orderedAscending
        }
        object.clearAllDecoratedFoundText()
        results = sorted.map(\.element)
        for index in results.indices { decorate(index, .found) }
    }

    func forget() {
        (found, results) = (nil, [])
        object?.clearAllDecoratedFoundText()
    }

    /// The index of the first result that does not lie before the selection, or 0.
    var firstAfterSelection: Int {
        guard let object, let selection = object.selectedTextRange else { return 0 }
        let document = object.selectedTextSearchDocument
        return results.firstIndex { result in
            if let document, result.document != document {
                return object.compare(document: document, toDocument: result.document) == .orderedAscending
            }
            return object.compare(result.range, toRange: selection, document: result.document)
                != .orderedAscending
        } ?? 0
    }

    func decorate(_ index: Int, _ style: UITextSearchFoundTextStyle) {
        guard results.indices.contains(index) else { return }
        let result = results[index]
        object?.decorate(foundTextRange: result.range, document: result.document, usingStyle: style)
    }

    func highlight(_ index: Int, scrolls: Bool) {
        guard let object, results.indices.contains(index) else { return }
        let result = results[index]
        object.willHighlight(foundTextRange: result.range, document: result.document)
        decorate(index, .highlighted)
        if scrolls { object.scrollRangeToVisible(result.range, inDocument: result.document) }
    }

    func allowsReplacement(at index: Int, by text: String) -> Bool {
        guard let object, results.indices.contains(index) else { return false }
        let result = results[index]
        return object.shouldReplace(
            foundTextRange: result.range, document: result.document, withText: text)
    }

    func replace(at index: Int, by text: String) {
        guard let object, results.indices.contains(index) else { return }
        let result = results[index]
        object.replace(foundTextRange: result.range, document: result.document, withText: text)
    }
}
