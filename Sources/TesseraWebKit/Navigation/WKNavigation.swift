import Foundation

/// The loading of one page, from its start to its end.
/// See Apple's [WKNavigation](https://developer.apple.com/documentation/webkit/wknavigation).
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    override nonisolated init() {
        super.init()
    }
}

/// The causes of the loading of a page.
/// See Apple's [WKNavigationType](https://developer.apple.com/documentation/webkit/wknavigationtype).
public enum WKNavigationType: Int, Sendable {
    /// The user has activated a link.
    case linkActivated = 0
    /// The user has sent a form.
    case formSubmitted = 1
    /// The app goes back or forward.
    case backForward = 2
    /// The app loads the page again.
    case reload = 3
    /// The app loads the answer to a form again, for which the form is sent again.
    case formResubmitted = 4
    /// Something else, such as a method of the app.
    case other = -1
}

/// The decisions about the loading of a page.
/// See Apple's [WKNavigationActionPolicy](https://developer.apple.com/documentation/webkit/wknavigationactionpolicy).
public enum WKNavigationActionPolicy: Int, Sendable {
    /// The page is not loaded.
    case cancel = 0
    /// The page is loaded.
    case allow = 1
}

/// A frame of a web page.
/// See Apple's [WKFrameInfo](https://developer.apple.com/documentation/webkit/wkframeinfo).
@preconcurrency @MainActor
open class WKFrameInfo: NSObject, NSCopying {
    /// True if the frame is the page itself and not a part of it.
    public let isMainFrame: Bool
    /// The request for the page.
    public let request: URLRequest
    /// The site from which the page comes.
    public let securityOrigin: WKSecurityOrigin
    /// The web view with the page.
    public private(set) weak var webView: WKWebView?

    init(request: URLRequest, webView: WKWebView) {
        (isMainFrame, self.request, self.webView) = (true, request, webView)
        securityOrigin = WKSecurityOrigin(request.url)
    }

    /// Returns the object itself, which never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The request for a page, about which the app decides.
/// See Apple's [WKNavigationAction](https://developer.apple.com/documentation/webkit/wknavigationaction).
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The cause of the request.
    public let navigationType: WKNavigationType
    /// The request.
    public let request: URLRequest
    /// The frame from which the request comes.
    public let sourceFrame: WKFrameInfo
    /// The frame in which the page is to appear, or nil if it is to appear in a web view of its own.
    public let targetFrame: WKFrameInfo?
    /// The settings for the page, which the delegate may change.
    var preferences = WKWebpagePreferences()

    init(_ type: WKNavigationType, _ request: URLRequest, from frame: WKFrameInfo, isElsewhere: Bool) {
        (navigationType, self.request, sourceFrame) = (type, request, frame)
        targetFrame = isElsewhere ? nil : frame
    }
}
