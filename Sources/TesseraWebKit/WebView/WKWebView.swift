import Foundation
import TesseraDisplay
import TesseraSelectors

/// A view that displays a web page: one at an address, or a document that the app has as text.
/// See Apple's [WKWebView](https://developer.apple.com/documentation/webkit/wkwebview).
///
/// ```swift
/// import WebKit
///
/// let webView = WKWebView(frame: view.bounds)
/// webView.navigationDelegate = self
/// webView.loadHTMLString(article.html, baseURL: article.url)
/// ```
///
/// The browser displays the page in a frame. It keeps the content of other sites from the app: about a page at an address, the app learns when
/// it is loaded, and neither its title nor where the user goes in it, and no script of the app runs in it. A site can also forbid to be displayed in
/// frames, in which case the browser says so in place of the page. In documents of the app all of that works: scripts, messages, links about which
/// ``navigationDelegate`` decides, the title, and the size and the place of the content in ``scrollView``.
///
/// A page loads while the view is in a window that a browser displays. Pictures of screens that are made without a browser contain the
/// background of the view only.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// A copy of the settings with which the view was created.
    public let configuration: WKWebViewConfiguration
    /// The object that decides which pages the view loads, and is notified of their loading.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The object that displays what a page wants to display outside of itself.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The pages that the view has displayed.
    public let backForwardList = WKBackForwardList()

    /// The title of the page, or nil if there is none or the browser does not report it. It can be observed.
    open private(set) var title: String? {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "title") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "title") }
    }
    /// The address of the page, or nil. It can be observed.
    open private(set) var url: URL? {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "url") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "url") }
    }
    /// True while a page is loaded. It can be observed.
    open private(set) var isLoading = false {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "isLoading") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "isLoading") }
    }
    /// The part of the loading that is done, 0...1: a tenth when it begins, more than half when the document of the app appears, and all of it at
    /// the end. It can be observed.
    open private(set) var estimatedProgress = 0.0 {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "estimatedProgress") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "estimatedProgress") }
    }
    /// True if the view can go back. It can be observed.
    open private(set) var canGoBack = false {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "canGoBack") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "canGoBack") }
    }
    /// True if the view can go forward. It can be observed.
    open private(set) var canGoForward = false {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "canGoForward") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "canGoForward") }
    }

    /// What is loaded, or is about to be.
    var loading: WebLoading?
    private var lastLoad = 0
    private let content = WebScrollView(frame: .zero)
    private(set) lazy var scripts = WebScripts(content)

    private static let members: Void = registerMembers(of: WKWebView.self, named: "WKWebView") { members in
        members.property("title", \.title)
        members.property("url", \.url)
        members.property("isLoading", \.isLoading)
        members.property("estimatedProgress", \.estimatedProgress)
        members.property("canGoBack", \.canGoBack)
        members.property("canGoForward", \.canGoForward)
    }

    /// Creates a view with a frame and settings.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        Self.members
        self.configuration = configuration.copy() as? WKWebViewConfiguration ?? configuration
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view with the usual settings.
    public convenience override init(frame: CGRect = .zero) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Creates a view that a nib or a storyboard describes.
    public required init?(coder: NSCoder) {
        Self.members
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.report = { [weak self] in self?.take($0) }
        addSubview(content)
    }

    /// The scroll view of the page. In documents of the app, its content offset and content size are those of the document, and its insets are
    /// room around the content. A page at an address scrolls by itself: its insets are room around the page.
    open var scrollView: UIScrollView { content }

    open override var isOpaque: Bool { didSet { content.isTransparent = !isOpaque } }

    /// True if there is a page that came by HTTPS.
    open var hasOnlySecureContent: Bool { url?.scheme?.lowercased() == "https" }

    // MARK: Loading

    /// Asks the delegate about a page, and loads it if the delegate allows that.
    @discardableResult
    func begin(_ loading: WebLoading, _ type: WKNavigationType) -> WKNavigation {
        let frame = WKFrameInfo(request: URLRequest(url: url ?? WebLoading.blank), webView: self)
        let action = WKNavigationAction(type, loading.request, from: frame, isElsewhere: false)
        // As on iOS, the method returns before the delegate is asked.
        Task { [self] in decide(about: action) { [weak self] in self?.start(loading) } }
        return loading.navigation
    }

    /// Asks the delegate about an action, and calls a function if the delegate allows it.
    private func decide(about action: WKNavigationAction, _ allowed: @escaping @MainActor () -> Void) {
        guard let navigationDelegate else { return allowed() }
        navigationDelegate.webView(self, decidePolicyFor: action) { policy in
            guard policy == .allow else { return }
            MainActor.assumeIsolated { allowed() }
        }
    }

    private func start(_ new: WebLoading) {
        stop()
        lastLoad += 1
        var new = new
        new.number = lastLoad
        loading = new
        isLoading = true
        estimatedProgress = 0.1
        navigationDelegate?.webView(self, didStartProvisionalNavigation: new.navigation)
        // The delegate may load something else.
        guard loading?.number == new.number else { return }
        if let error = new.error { return fail(with: error) }
        guard let page = new.page(with: configuration.userContentController) else { return }
        url = new.address
        title = nil
        new.isInHistory ? updateHistory() : remember(new)
        scripts.begin(load: new.number, isDocument: new.isDocument)
        content.load(page, number: new.number)
    }

    private func remember(_ loading: WebLoading) {
        // As on iOS, texts of the app are no steps of the history.
        if !loading.isDocument, let address = loading.address { backForwardList.append(address) }
        updateHistory()
    }

    private func updateHistory() {
        if canGoBack != (backForwardList.backItem != nil) { canGoBack.toggle() }
        if canGoForward != (backForwardList.forwardItem != nil) { canGoForward.toggle() }
    }

    /// Ends the loading of a page, if one is loading, with an error that says so.
    func stop() {
        guard isLoading else { return }
        content.unload()
        fail(with: URLError(.cancelled))
    }

    private func fail(with error: any Error) {
        guard let loading else { return }
        isLoading = false
        estimatedProgress = 0
        self.loading = loading.isCommitted ? loading : nil
        scripts.end()
        if loading.isCommitted {
            navigationDelegate?.webView(self, didFail: loading.navigation, withError: error)
        } else {
            navigationDelegate?.webView(
                self, didFailProvisionalNavigation: loading.navigation, withError: error)
        }
    }

    // MARK: Reports of the display

    private func take(_ event: DisplayEvent.Web) {
        switch event.kind {
        case .committed: commit()
        case .finished: finish()
        case .failed: fail(with: URLError(.networkConnectionLost))
        case .title: title = event.text
        case .link: open(event.text, .linkActivated, isElsewhere: event.flag == true)
        case .move: open(event.text, .formSubmitted, isElsewhere: false)
        case .message: receive(event)
        case .alert:
            uiDelegate?.webView(
                self, runJavaScriptAlertPanelWithMessage: event.text ?? "", initiatedByFrame: mainFrame
            ) {}
        case .value: scripts.finish(event.number ?? 0, with: .success(event.text ?? "null"))
        case .error:
            let error = WebScripts.error(event.text ?? "", isOfType: event.flag == true)
            scripts.finish(event.number ?? 0, with: .failure(error))
        case .left:
            scripts.end()
            (title, url) = (nil, nil)
        case .size, .scroll: break
        }
    }

    private func commit() {
        guard var loading else { return }
        scripts.documentBegan()
        guard !loading.isCommitted else { return }
        loading.isCommitted = true
        self.loading = loading
        estimatedProgress = max(estimatedProgress, 0.6)
        navigationDelegate?.webView(self, didCommit: loading.navigation)
    }

    private func finish() {
        commit()
        guard isLoading, let loading, loading.isCommitted else { return }
        estimatedProgress = 1
        isLoading = false
        navigationDelegate?.webView(self, didFinish: loading.navigation)
    }

    var mainFrame: WKFrameInfo {
        WKFrameInfo(request: URLRequest(url: url ?? WebLoading.blank), webView: self)
    }

    /// Opens the address to which a document leads. The text is that of the document, and may be anything.
    private func open(_ text: String?, _ type: WKNavigationType, isElsewhere: Bool) {
        guard let text, let url = URL(string: text) else { return }
        let request = URLRequest(url: url)
        let action = WKNavigationAction(type, request, from: mainFrame, isElsewhere: isElsewhere)
        decide(about: action) { [weak self] in
            guard let self else { return }
            guard isElsewhere else { return self.start(WebLoading(request)) }
            let view = self.uiDelegate?.webView(
                self, createWebViewWith: self.configuration, for: action, windowFeatures: WKWindowFeatures())
            view?.load(request)
        }
    }
}
