import Foundation

extension WKWebView {
    /// Loads the page of a request, whose scheme must be `http` or `https`. The method must be GET, or POST with a body in the form
    /// `application/x-www-form-urlencoded`, which a browser can send for an app. The browser sends headers of its own.
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
    ///   - baseURL: The address to which addresses in the document are relative, or nil. The document finds files of the app if
    ///     this is a folder or a file in one of its bundles.
    @discardableResult
    public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        begin(WebLoading(html: string, base: baseURL))
    }

    /// Displays data of a document in HTML, a text or a picture. Other types fail.
    ///
    /// - Parameters:
    ///   - data: The bytes of the document, the text or the picture.
    ///   - MIMEType: The media type of the data.
    ///   - characterEncodingName: The name of the encoding of a text, such as `utf-8` or `shift_jis`.
    ///   - baseURL: The address to which addresses in the document are relative, as in ``loadHTMLString(_:baseURL:)``.
    @discardableResult
    public func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        begin(WebLoading(data, type: MIMEType, encodingName: characterEncodingName, base: baseURL))
    }

    /// Displays a file of the app: a document in HTML, a text or a picture. Links of the document lead to other files.
    ///
    /// The document finds pictures, style sheets, scripts and fonts by addresses that are relative to its own.
    ///
    /// - Parameters:
    ///   - URL: The address of the file.
    ///   - readAccessURL: The folder whose files the document may load and to which its links may lead, or the file alone.
    @discardableResult
    public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        begin(WebLoading(file: URL, readAccess: readAccessURL))
    }

    /// Displays a file of the app, as ``loadFileURL(_:allowingReadAccessTo:)`` does.
    ///
    /// - Parameters:
    ///   - request: The request with the address of the file.
    ///   - readAccessURL: The folder whose files the document may load and to which its links may lead, or the file alone.
    @discardableResult
    public func loadFileRequest(
        _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
    ) -> WKNavigation {
        begin(WebLoading(file: request.url ?? WebLoading.blank, readAccess: readAccessURL))
    }

    /// Displays data as if they were the answer to a request, for which nobody is asked. The page is a step of the history.
    ///
    /// - Parameters:
    ///   - request: The request, with the address of the page.
    ///   - response: The answer, with the media type and the encoding of the data, as in
    ///     ``load(_:mimeType:characterEncodingName:baseURL:)``.
    ///   - data: The bytes of the page.
    @discardableResult
    public func loadSimulatedRequest(
        _ request: URLRequest, response: URLResponse, responseData data: Data
    ) -> WKNavigation {
        begin(WebLoading(simulating: request, response, data))
    }

    /// Displays a document in HTML as if it were the answer to a request, for which nobody is asked. The page is a step of the
    /// history.
    ///
    /// - Parameters:
    ///   - request: The request, with the address of the page.
    ///   - string: The text of the document.
    @discardableResult
    public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        let data = Data(string.utf8)
        let response = URLResponse(
            url: request.url ?? WebLoading.blank, mimeType: "text/html", expectedContentLength: data.count,
            textEncodingName: "utf-8")
        return loadSimulatedRequest(request, response: response, responseData: data)
    }

    private func begin(_ loading: WebLoading) -> WKNavigation { begin(loading, .other) }

    /// Returns true if a view can display pages at addresses with a scheme.
    public class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about"].contains(urlScheme.lowercased())
    }

    // MARK: Going elsewhere

    /// Loads the page again. Returns nil if there is none.
    @discardableResult
    public func reload() -> WKNavigation? {
        guard let loading, !loading.isInitial else { return nil }
        return begin(loading.again, loading.form == nil ? .reload : .formResubmitted)
    }

    /// Loads the page again, as ``reload()`` does: a page cannot make the browser forget what it keeps of other sites.
    @discardableResult
    public func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Stops the loading of a page. What has appeared of a document stays; a page at an address goes, since nobody knows what has
    /// appeared of it.
    public func stopLoading() {
        // What the delegate has not allowed yet is not loaded either.
        lastAllowed = lastRequest
        stop()
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
        let loading = WebLoading(item)
        return begin(loading, loading.form == nil ? .backForward : .formResubmitted)
    }
}
