import Foundation

/// The times at which a script of an app runs in a document.
/// See Apple's [WKUserScriptInjectionTime](https://developer.apple.com/documentation/webkit/wkuserscriptinjectiontime).
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// When the root element exists, before anything else of the document.
    case atDocumentStart = 0
    /// When the document is whole, while its pictures may still be loading.
    case atDocumentEnd = 1
}

/// A script of an app that runs in each document of a web view.
/// See Apple's [WKUserScript](https://developer.apple.com/documentation/webkit/wkuserscript).
///
/// It runs in documents that the app has as text. A browser lets no script into a page at an address.
open class WKUserScript: NSObject, NSCopying {
    /// The text of the script.
    public let source: String
    /// The time at which the script runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// True if the script runs in the document itself only, and not in frames within it. A browser lets no script into those, so
    /// that a script runs in the document alone in either case.
    public let isForMainFrameOnly: Bool

    /// Creates a script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime) = (source, injectionTime)
        isForMainFrameOnly = forMainFrameOnly
    }

    /// Creates a script that runs in a world of scripts, which is that of the document.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
    }

    /// Returns the script itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
