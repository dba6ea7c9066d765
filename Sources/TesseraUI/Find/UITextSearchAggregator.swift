import Foundation
import TesseraBasics

/// Collects the ranges that a searchable object finds.
/// See Apple's [UITextSearchAggregator](https://developer.apple.com/documentation/uikit/uitextsearchaggregator-swift.struct).
///
/// It may be used on any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: Sendable {
    let found: FoundRanges<DocumentIdentifier>

    /// The ranges that were found so far.
    public var allFoundRanges: [UITextRange] { found.all.map(\.range) }

    /// Adds a range that matches.
    ///
    /// - Parameters:
    ///   - range: The range.
    ///   - searchString: The text that was searched for.
    ///   - document: The document that contains the range.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        found.append(range, document, query: searchString)
    }

    /// Removes a range that does not match any more.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        found.remove(range, document)
    }

    /// Removes all ranges.
    public func invalidate() { found.removeAll() }

    /// Reports that the whole text has been searched, so that the ranges are displayed.
    public func finishedSearching() { found.finish() }
}

/// The ranges that one search has found.
///
/// It is sendable because a lock protects its state, which consists of values that are only compared and given back.
final class FoundRanges<DocumentIdentifier: Hashable>: @unchecked Sendable {
    typealias Found = (range: UITextRange, document: DocumentIdentifier)

    private let lock = NSLock()
    private let query: String
    private var ranges: [Found] = []
    private var isFinished = false
    /// Called on the main actor when the ranges are to be displayed.
    private let changed: @MainActor @Sendable () -> Void

    init(query: String, changed: @escaping @MainActor @Sendable () -> Void) {
        self.query = query
        self.changed = changed
    }

    var all: [Found] { lock.withLock { ranges } }

    func append(_ range: UITextRange, _ document: DocumentIdentifier, query: String) {
        // What an earlier search finds late does not belong to this one.
        guard query == self.query else { return }
        let isLate = lock.withLock {
            ranges.append((range, document))
            return isFinished
        }
        if isLate { announce() }
    }

    func remove(_ range: UITextRange, _ document: DocumentIdentifier) {
        lock.withLock { ranges.removeAll { $0.range == range && $0.document == document } }
        announce()
    }

    func removeAll() {
        lock.withLock { ranges = [] }
        announce()
    }

    func finish() {
        lock.withLock { isFinished = true }
        announce()
    }

    private func announce() {
        if isOnMainActor {
            MainActor.assumeIsolated { changed() }
        } else {
            DispatchQueue.main.async { [changed] in MainActor.assumeIsolated { changed() } }
        }
    }
}
