import Foundation

/// The settings with which a web view is created.
/// See Apple's [WKWebViewConfiguration](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration).
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    /// The scripts that run in documents, and the objects that get messages of documents. Copies share it.
    open var userContentController = WKUserContentController()
    /// The settings of all pages. Copies share them.
    open var preferences = WKPreferences()
    /// The settings of a page about which the delegate decides nothing else. Copies share them.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

    /// A copy of the settings of a page about which nobody has decided yet.
    var usualPreferences: WKWebpagePreferences {
        let copy = WKWebpagePreferences()
        copy.allowsContentJavaScript = defaultWebpagePreferences?.allowsContentJavaScript ?? true
        return copy
    }

    /// Creates a configuration without scripts.
    override public nonisolated init() {
        super.init()
    }

    /// Returns a copy with the same controller of content and the same settings.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy: WKWebViewConfiguration = MainActor.assumeIsolated {
            let copy = WKWebViewConfiguration()
            copy.userContentController = userContentController
            copy.preferences = preferences
            copy.defaultWebpagePreferences = defaultWebpagePreferences
            return copy
        }
        return copy
    }
}
