import Foundation

/// The way in which a text is searched for in a web view.
/// See Apple's [WKFindConfiguration](https://developer.apple.com/documentation/webkit/wkfindconfiguration).
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, NSCopying {
    /// A Boolean value that tells whether the search goes towards the beginning of the document.
    open var backwards = false
    /// A Boolean value that tells whether capital letters differ from small ones.
    open var caseSensitive = false
    /// A Boolean value that tells whether the search goes on at the other end of the document.
    open var wraps = true

    /// Creates a search towards the end that goes on at the beginning.
    override public nonisolated init() {
        super.init()
    }

    /// Returns a copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy: WKFindConfiguration = MainActor.assumeIsolated {
            let copy = WKFindConfiguration()
            (copy.backwards, copy.caseSensitive, copy.wraps) = (backwards, caseSensitive, wraps)
            return copy
        }
        return copy
    }
}

/// The result of a search in a web view.
/// See Apple's [WKFindResult](https://developer.apple.com/documentation/webkit/wkfindresult).
@preconcurrency @MainActor
open class WKFindResult: NSObject, NSCopying {
    /// True if the document contains the text.
    public let matchFound: Bool

    init(_ matchFound: Bool) {
        self.matchFound = matchFound
    }

    /// Returns the object itself, which never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension WKWebView {
    /// Searches for a text in the document, behind what is selected in it, and selects what is found. In a page at an address nothing is found.
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor (WKFindResult) -> Void
    ) {
        let arguments: [String: Any] = [
            "text": string, "isExact": configuration.caseSensitive, "isBackwards": configuration.backwards,
            "isEndless": configuration.wraps,
        ]
        callAsyncJavaScript(
            "return text !== '' && window.find(text, isExact, isBackwards, isEndless)",
            arguments: arguments, in: nil, in: .page
        ) { result in
            completionHandler(WKFindResult((try? result.get()) as? Bool ?? false))
        }
    }

    /// Searches for a text in the document, behind what is selected in it, and selects what is found. In a page at an address nothing is found.
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
    ) async -> WKFindResult {
        await withCheckedContinuation { continuation in
            find(string, configuration: configuration) { continuation.resume(returning: $0) }
        }
    }
}
