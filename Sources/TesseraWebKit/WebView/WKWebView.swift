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
/// The browser displays the page in a frame. It keeps the content of other sites from the app: about a page at an address, the
/// app learns when it is loaded, and neither its title nor where the user goes in it, and no script of the app runs in it. A site
/// can also forbid to be displayed in frames, in which case the browser says so in place of the page. In documents of the app all
/// of that works: scripts, messages, links about which ``navigationDelegate`` decides, the title, and the size and the place of
/// the content in ``scrollView``.
///
/// A page also loads while the view is in no window, so that an app can measure a document before it displays it, or use a view
/// that is never displayed to run scripts. The page keeps its state when the view leaves a window and comes back. (Browsers
/// without `Element.moveBefore` load a document anew each time.) Pictures of screens that are made without a browser contain the
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
    open internal(set) var title: String? {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "title") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "title") }
    }
    /// The address of the page, or nil. It can be observed.
    open internal(set) var url: URL? {
        willSet { Self.urlKeys.forEach { TesseraSelectors.willChangeValue(of: self, forKey: $0) } }
        didSet { Self.urlKeys.forEach { TesseraSelectors.didChangeValue(of: self, forKey: $0) } }
    }
    /// A Boolean value that tells whether a page is being loaded. It can be observed.
    open internal(set) var isLoading = false {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "isLoading") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "isLoading") }
    }
    /// The part of the loading that is done, 0...1: a tenth when it begins, more than half when the document of the app appears,
    /// and all of it at the end. It can be observed.
    open internal(set) var estimatedProgress = 0.0 {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "estimatedProgress") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "estimatedProgress") }
    }
    /// A Boolean value that tells whether the view can go back. It can be observed.
    open internal(set) var canGoBack = false {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "canGoBack") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "canGoBack") }
    }
    /// A Boolean value that tells whether the view can go forward. It can be observed.
    open internal(set) var canGoForward = false {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "canGoForward") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "canGoForward") }
    }

    /// The number of points of the view for each point of the page, which is laid out for the room that is left.
    /// The default is 1.
    open var pageZoom: CGFloat {
        get { content.pageZoom }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            content.pageZoom = min(max(newValue, 0.01), 100)
        }
    }

    /// What is loaded, or is about to be.
    var loading: WebLoading?
    var lastLoad = 0
    /// The number of the last page that the app or a link has asked for.
    var lastRequest = 0
    /// The greatest of these numbers for which the delegate has allowed the page. When the delegate allows a page with a smaller
    /// number later, that page is not loaded any more.
    var lastAllowed = 0
    /// The numbers of the pages about which the delegate has still to decide.
    var undecided: Set<Int> = []
    /// The scripts that wait until the delegate has decided about a page.
    var postponed: [@MainActor () -> Void] = []
    /// The number of the load about whose response the delegate has still to decide, and the page that stays if the delegate does
    /// not allow the load. Nil if there is no such load.
    var replaced: (number: Int, loading: WebLoading?, address: URL?)?
    let content = WebScrollView(frame: .zero)
    private(set) lazy var scripts = WebScripts(content)

    /// The keys under which the address is observed: its name in Swift, and that in Objective-C.
    private static let urlKeys = ["url", "URL"]
    /// The address under the name that it has in Objective-C.
    private var objectiveURL: Any? { url }

    private static let members: Void = registerMembers(of: WKWebView.self, named: "WKWebView") { members in
        members.property("title", \.title)
        members.property("url", \.url)
        members.property("URL", \.objectiveURL)
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

    isolated deinit {
        // A page goes on while its view is in no window, but not after its view has ended.
        content.unload()
    }

    private func setUp() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.report = { [weak self] in self?.take($0) }
        addSubview(content)
    }

    /// The scroll view of the page. In documents of the app, its content offset and content size are those of the document, and
    /// its insets are room around the content. A page at an address scrolls by itself: its insets are room around the page.
    open var scrollView: UIScrollView { content }

    open override var isOpaque: Bool { didSet { content.isTransparent = !isOpaque } }

    /// A Boolean value that tells whether there is a page that came by HTTPS.
    open var hasOnlySecureContent: Bool { url?.scheme?.lowercased() == "https" }
}
