import Foundation

/// The settings of one page.
/// See Apple's [WKWebpagePreferences](https://developer.apple.com/documentation/webkit/wkwebpagepreferences).
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// A Boolean value that tells whether the scripts of the page itself run. Scripts of the app run in any case.
    ///
    /// If the scripts of a document of the app do not run, its frames are left out too, since a browser cannot stop the scripts in frames.
    open var allowsContentJavaScript = true

    /// Creates settings with which all scripts run.
    override public nonisolated init() {
        super.init()
    }
}

/// The settings of the web views with a configuration.
/// See Apple's [WKPreferences](https://developer.apple.com/documentation/webkit/wkpreferences).
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// A Boolean value that tells whether the scripts of pages run. ``WKWebpagePreferences/allowsContentJavaScript`` must be true as well.
    open var javaScriptEnabled = true

    /// Creates settings with which all scripts run.
    override public nonisolated init() {
        super.init()
    }
}
