import Foundation

/// An object that decides which pages a web view loads, and is notified of their loading.
/// See Apple's [WKNavigationDelegate](https://developer.apple.com/documentation/webkit/wknavigationdelegate).
///
/// A browser does not report where the user goes within a page at an address, nor why such a page does not appear. The methods
/// are called for what the app loads, and for the links and the forms of the app's own documents. In Swift 6 mode, a delegate
/// states the closures as `@escaping @MainActor @Sendable`, as on iOS; in Swift 5 mode, `@escaping` is enough.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Called to decide about the loading of a page.
    ///
    /// - Parameters:
    ///   - webView: The view that is to load the page.
    ///   - navigationAction: The page, and what asks for it.
    ///   - decisionHandler: A closure to call once with the decision, now or later.
    @preconcurrency
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    /// Returns the decision about the loading of a page.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy
    /// Called to decide about the loading of a page and about its settings, in place of the method without settings.
    ///
    /// - Parameters:
    ///   - webView: The view that is to load the page.
    ///   - navigationAction: The page, and what asks for it.
    ///   - preferences: A copy of the usual settings.
    ///   - decisionHandler: A closure to call once with the decision and the settings, now or later.
    @preconcurrency
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
            @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    /// Returns the decision about the loading of a page, and its settings, in place of the method without settings.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
    /// Called to decide about the display of a document, a file or other data of the app, once their type is known. A browser
    /// reports nothing about the response with a page at an address, which appears without a question.
    ///
    /// - Parameters:
    ///   - webView: The view that is to display the page.
    ///   - navigationResponse: The response, and whether the view can display it.
    ///   - decisionHandler: A closure to call once with the decision, now or later.
    @preconcurrency
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    /// Returns the decision about the display of a document, a file or other data of the app.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy
    /// Called when the loading of a page begins.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called when a page begins to appear. For a page at an address, that is when it is loaded.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when a page and all that it contains are loaded.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called when a page has begun to appear and its loading then fails.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called when a page cannot be loaded.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error)
    /// Called when the browser has lost a document and has begun it again, without the variables of its scripts and what the user
    /// has typed: it displays the app in another page, or moves a frame and cannot keep what is in it.
    ///
    /// As on iOS, a web view whose delegate lacks the method notifies the delegate that the page is loaded again, so that scripts
    /// that run after ``webView(_:didFinish:)`` fill the document once more. A delegate with the method may call
    /// ``WKWebView/reload()``.
    ///
    /// The method is also called when the browser has lost the page that answers a form. The browser does not send the form
    /// again: the view is empty until the app calls ``WKWebView/reload()`` or loads another page.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// Decides as the asynchronous method does.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
    }

    /// Decides as the asynchronous method with settings does.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        let preferences = navigationAction.preferences
        let (policy, chosen) = await self.webView(
            webView, decidePolicyFor: navigationAction, preferences: preferences)
        navigationAction.preferences = chosen
        return policy
    }

    /// Decides as the method without settings does.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
            @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        self.webView(webView, decidePolicyFor: navigationAction) { policy in
            decisionHandler(policy, navigationAction.preferences)
        }
    }

    /// Returns ``WKNavigationActionPolicy/allow`` and the usual settings.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) { (.allow, preferences) }

    /// Decides as the asynchronous method does.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
    }

    /// Returns ``WKNavigationResponsePolicy/allow``, unless the view cannot display the page.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy { navigationResponse.canShowMIMEType ? .allow : .cancel }

    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    }
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
    /// Lets the view notify its delegate that the page is loaded again.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { webView.reportNewBeginning() }
}

/// An object that displays what a page wants to display outside of itself.
/// See Apple's [WKUIDelegate](https://developer.apple.com/documentation/webkit/wkuidelegate).
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    /// Returns the web view for a page that a link of a document opens in a window of its own, or nil if it is not to appear. The
    /// method may load the page elsewhere.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Called when a script of a document tells the user something with `alert`. The script does not wait, as browsers let none
    /// wait in a frame of another origin.
    ///
    /// - Parameters:
    ///   - webView: The view with the document.
    ///   - message: The text for the user.
    ///   - frame: The frame of the document.
    ///   - completionHandler: A closure to call once the user has read the text.
    @preconcurrency
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void)
    /// Tells the user what a script of a document says with `alert`, and returns once the user has read it. The script does not
    /// wait.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo) async
}

extension WKUIDelegate {
    /// Returns nil.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }

    /// Displays the text as the asynchronous method does.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        Task {
            await self.webView(
                webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame)
            completionHandler()
        }
    }

    /// Does nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo
    ) async {}
}

/// The look of a window that a script of a page opens. Browsers do not report it in a frame, so that all members are nil.
/// See Apple's [WKWindowFeatures](https://developer.apple.com/documentation/webkit/wkwindowfeatures).
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    override nonisolated init() {
        super.init()
    }

    /// The width of the window, which is unknown.
    open var width: NSNumber? { nil }
    /// The height of the window, which is unknown.
    open var height: NSNumber? { nil }
}
