import Foundation

/// The scripts that share their variables.
/// See Apple's [WKContentWorld](https://developer.apple.com/documentation/webkit/wkcontentworld).
///
/// A browser has no worlds of scripts besides that of the document.
open class WKContentWorld: NSObject, @unchecked Sendable {
    // The class has no state, and apps cannot create subclasses, because there is no initializer for them.
    private override init() {}

    /// The world of the scripts of the document itself.
    open class var page: WKContentWorld { pageWorld }
    private static let pageWorld = WKContentWorld()
}
