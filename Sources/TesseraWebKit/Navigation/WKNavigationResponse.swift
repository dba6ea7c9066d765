import Foundation

/// The decisions about the display of a page whose response has come.
/// See Apple's [WKNavigationResponsePolicy](https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy).
///
/// Downloads are left out: what an app loads from its own files and texts is already there.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// The page is not displayed.
    case cancel = 0
    /// The page is displayed.
    case allow = 1
}

/// The response to the request for a page, about which the app decides.
/// See Apple's [WKNavigationResponse](https://developer.apple.com/documentation/webkit/wknavigationresponse).
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// The address, the media type and the length of the page.
    public let response: URLResponse
    /// True if the page is to appear in the web view itself and not in a part of a page, which is always so.
    public let isForMainFrame = true
    /// True if a web view can display the media type.
    public let canShowMIMEType: Bool

    init(_ response: URLResponse, canShowMIMEType: Bool) {
        (self.response, self.canShowMIMEType) = (response, canShowMIMEType)
    }
}
