import Foundation
import TesseraDisplay
import TesseraUI

/// The loading of one page.
@MainActor
struct WebLoading {
    /// The address of a page without content.
    static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

    /// The request that stands for the page.
    let request: URLRequest
    private(set) var navigation = WKNavigation()
    /// The text of a document of the app, or nil for a page at an address.
    private let html: String?
    private let base: URL?
    /// True if the page is the document in which scripts run before there is a page.
    private(set) var isInitial = false
    /// The number of the load on the wire.
    var number = 0
    /// True if the page has begun to appear.
    var isCommitted = false
    /// True if the page is loaded again.
    private(set) var isAgain = false
    /// The step of the history to which the view goes, or nil if it goes to no earlier one.
    private(set) var item: WKBackForwardListItem?
    /// The reason why the page cannot be loaded, or nil.
    private(set) var error: URLError?

    /// Loads the page at the address of a request.
    init(_ request: URLRequest) {
        self.request = request
        let scheme = request.url?.scheme?.lowercased()
        let isBlank = request.url == Self.blank
        (html, base) = (isBlank ? "" : nil, nil)
        guard !isBlank else { return }
        if (scheme != "http" && scheme != "https") || request.url?.host == nil {
            error = URLError(.unsupportedURL)
        } else if let method = request.httpMethod, method != "GET" {
            // A frame asks for a page with GET only.
            error = URLError(.unsupportedURL)
        }
    }

    /// The loading of the document in which scripts run before there is a page.
    static var initial: WebLoading {
        var loading = WebLoading(html: "", base: nil)
        loading.isInitial = true
        return loading
    }

    /// Loads a document of the app.
    init(html: String, base: URL?) {
        (self.html, self.base) = (html, base)
        request = URLRequest(url: base ?? Self.blank)
    }

    /// Fails to load a page.
    init(_ request: URLRequest, error: URLError) {
        (self.request, self.error) = (request, error)
        (html, base) = (nil, nil)
    }

    /// Loads the page of a step of the history.
    init(_ item: WKBackForwardListItem) {
        self.init(URLRequest(url: item.url))
        self.item = item
    }

    /// Returns another loading of the same page.
    var again: WebLoading {
        var loading = self
        loading.navigation = WKNavigation()
        (loading.isCommitted, loading.isAgain, loading.item) = (false, true, nil)
        return loading
    }

    /// True if the page is a document of the app.
    var isDocument: Bool { html != nil }
    /// The address of the page.
    var address: URL? { request.url }

    /// Returns the page as a display gets it, with the scripts and the handlers of a controller.
    func page(with controller: WKUserContentController) -> WebPage? {
        guard let html else { return request.url.map { .address($0) } }
        var (plain, answering): ([String], [String]) = ([], [])
        for (name, handler) in controller.handlers.sorted(by: { $0.key < $1.key }) {
            if case .plain = handler { plain.append(name) } else { answering.append(name) }
        }
        return .document(
            WebDocument(
                WebDocumentContent(
                    html: html, base: base?.absoluteString, handlers: plain, answeringHandlers: answering,
                    scripts: controller.userScripts.map {
                        WebDocumentContent.Script(
                            source: $0.source, isLate: $0.injectionTime == .atDocumentEnd)
                    })))
    }
}
