import Foundation

/// The settings with which a web view is created.
/// See Apple's [WKWebViewConfiguration](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration).
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    /// The scripts that run in documents, and the objects that get messages of documents. Copies share it.
    open var userContentController = WKUserContentController()
    /// Creates a configuration without scripts.
    override public nonisolated init() {
        super.init()
    }

    /// Returns a copy with the same controller of content.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy: WKWebViewConfiguration = MainActor.assumeIsolated {
            let copy = WKWebViewConfiguration()
            copy.userContentController = userContentController
            return copy
        }
        return copy
    }
}
