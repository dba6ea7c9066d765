import Foundation

extension WKWebView {
    /// Loads the page of a request, whose scheme must be `http` or `https` and whose method must be GET. The browser sends headers of its own.
    ///
    /// - Returns: The loading of the page. Its failure is reported to ``navigationDelegate``.
    @discardableResult
    public func load(_ request: URLRequest) -> WKNavigation? {
        if request.url?.isFileURL == true, let url = request.url {
            return loadFileURL(url, allowingReadAccessTo: url)
        }
        return begin(WebLoading(request))
    }

    /// Displays a document in HTML.
    ///
    /// - Parameters:
    ///   - string: The text of the document.
    ///   - baseURL: The address to which addresses in the document are relative, or nil.
    @discardableResult
    public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        begin(WebLoading(html: string, base: baseURL))
    }

    /// Displays data of a document in HTML or of a text. Other types fail.
    @discardableResult
    public func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        guard let html = Self.html(of: data, type: MIMEType.lowercased()) else {
            return begin(WebLoading(URLRequest(url: baseURL), error: URLError(.cannotDecodeContentData)))
        }
        return begin(WebLoading(html: html, base: baseURL))
    }

    /// Displays a file of the app: a document in HTML, a text or a picture. What the document refers to by relative addresses is not found, since
    /// a browser does not read files of the app.
    @discardableResult
    public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        guard let data = try? Data(contentsOf: URL),
            let html = Self.html(of: data, type: Self.type(ofFile: URL.pathExtension.lowercased()))
        else {
            return begin(WebLoading(URLRequest(url: URL), error: URLError(.fileDoesNotExist)))
        }
        return begin(WebLoading(html: html, base: nil))
    }

    private func begin(_ loading: WebLoading) -> WKNavigation { begin(loading, .other) }

    private static func type(ofFile suffix: String) -> String {
        switch suffix {
        case "html", "htm", "xhtml": "text/html"
        case "png", "gif", "webp", "jpeg": "image/\(suffix)"
        case "jpg": "image/jpeg"
        case "svg": "image/svg+xml"
        default: "text/plain"
        }
    }

    /// Returns the document in HTML that displays data of a type, or nil if no document does.
    private static func html(of data: Data, type: String) -> String? {
        if type.hasPrefix("image/") {
            let style = "display: block; margin: auto; max-width: 100%"
            return """
                <!doctype html><body style="margin: 0"><img style="\(style)" alt="" \
                src="data:\(type);base64,\(data.base64EncodedString())">
                """
        }
        guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
        else {
            return nil
        }
        if type == "text/html" || type == "application/xhtml+xml" { return text }
        guard type.hasPrefix("text/") || type == "application/json" else { return nil }
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return "<!doctype html><meta charset=\"utf-8\"><pre style=\"white-space: pre-wrap\">\(escaped)</pre>"
    }

    /// Returns true if a view can display pages at addresses with a scheme.
    public class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about"].contains(urlScheme.lowercased())
    }

    // MARK: Going elsewhere

    /// Loads the page again. Returns nil if there is none.
    @discardableResult
    public func reload() -> WKNavigation? {
        guard let loading, !loading.isInitial else { return nil }
        return begin(loading.again, .reload)
    }

    /// Loads the page again, as ``reload()`` does: a page cannot make the browser forget what it keeps of other sites.
    @discardableResult
    public func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Stops the loading of a page. What has appeared of a document stays; a page at an address goes, since nobody knows what has appeared of it.
    public func stopLoading() {
        // What the delegate has not been asked about is not loaded either.
        lastRequest += 1
        stop()
        runPostponed()
    }

    /// Loads the page before. Returns nil if there is none.
    @discardableResult
    public func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

    /// Loads the page after. Returns nil if there is none.
    @discardableResult
    public func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

    /// Loads a page of the history. Returns nil if it does not belong to this view's history.
    @discardableResult
    public func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard backForwardList.contains(item) else { return nil }
        return begin(WebLoading(item), .backForward)
    }
}
