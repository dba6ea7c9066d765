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
    /// The object that stands for the loading in the delegate's methods.
    var navigation = WKNavigation()
    /// The text of a document of the app, or nil for a page at an address.
    private let html: String?
    private let base: URL?
    /// The names and the values of the fields of the form that the page answers, or nil if it answers none.
    private(set) var form: [[String]]?
    /// The file or the folder to whose files links of the page may lead, or nil if the page is no file.
    let readAccess: URL?
    /// The folder whose files the document loads and to whose files its links lead, or nil if it loads none of the app.
    private let folder: URL?
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
    /// True if the page stands for the answer to a request, which makes it a step of the history.
    private var isSimulated = false
    /// The reason why the page cannot be loaded, or nil.
    private(set) var error: URLError?
    /// The response that is known before the page appears, or nil for a page at an address.
    private var response: URLResponse?

    /// Loads the page at the address of a request.
    init(_ request: URLRequest) {
        self.request = request
        let scheme = request.url?.scheme?.lowercased()
        let isBlank = request.url == Self.blank
        (html, base, readAccess, folder) = (isBlank ? "" : nil, nil, nil, nil)
        guard !isBlank else { return }
        if (scheme != "http" && scheme != "https") || request.url?.host == nil {
            error = URLError(.unsupportedURL)
        } else if request.httpMethod == "POST" {
            form = WebForm.fields(of: request)
            if form == nil { error = URLError(.unsupportedURL) }
        } else if let method = request.httpMethod, method != "GET" {
            // A frame asks for a page with GET, and for the answer to a form with POST.
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
        (self.html, readAccess) = (html, nil)
        request = URLRequest(url: base ?? Self.blank)
        let bundled = base.flatMap(WebFiles.bundled)
        (folder, self.base) = (bundled?.folder, bundled?.base ?? base)
        describe(type: "text/html", length: html.utf8.count, encoding: "utf-8")
    }

    /// Loads data of the app.
    init(_ data: Data, type: String, encodingName: String, base: URL) {
        let bundled = WebFiles.bundled(base)
        (folder, self.base, readAccess) = (bundled?.folder, bundled?.base ?? base, nil)
        request = URLRequest(url: base)
        let encoding = WebDocumentText.encoding(named: encodingName)
        html = WebDocumentText.html(of: data, type: type.lowercased(), encoding: encoding)
        describe(type: type, length: data.count, encoding: encodingName.isEmpty ? nil : encodingName)
    }

    /// Loads a file of the app.
    init(file: URL, readAccess: URL) {
        (self.readAccess, request) = (readAccess, URLRequest(url: file))
        guard file.isFileURL, WebFiles.isFile(file, within: readAccess) else {
            (html, base, folder, error) = (nil, file, nil, URLError(.noPermissionsToReadFile))
            return
        }
        (folder, base) = WebFiles.addresses(of: file, in: readAccess)
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: file.path)) else {
            (html, error) = (nil, URLError(.fileDoesNotExist))
            return
        }
        let type = WebDocumentText.type(ofFile: file, with: data)
        html = WebDocumentText.html(of: data, type: type)
        describe(type: type, length: data.count, encoding: nil)
    }

    /// Loads data of the app that stand for the answer to a request.
    init(simulating request: URLRequest, _ response: URLResponse, _ data: Data) {
        (self.request, base) = (request, response.url ?? request.url)
        (readAccess, folder, isSimulated) = (nil, nil, true)
        html = WebDocumentText.html(
            of: data, type: response.mimeType?.lowercased() ?? "text/html",
            encoding: response.textEncodingName.flatMap(WebDocumentText.encoding))
        self.response = response
    }

    private mutating func describe(type: String, length: Int, encoding: String?) {
        response = URLResponse(
            url: address ?? Self.blank, mimeType: type, expectedContentLength: length,
            textEncodingName: encoding)
    }

    /// The response about which the delegate decides before the page appears, or nil for a page at an address.
    var navigationResponse: WKNavigationResponse? {
        response.map { WKNavigationResponse($0, canShowMIMEType: html != nil) }
    }

    /// Loads the page of a step of the history.
    init(_ item: WKBackForwardListItem) {
        if let simulation = item.simulation {
            self = simulation.again
        } else if let readAccess = item.readAccess {
            self.init(file: item.url, readAccess: readAccess)
        } else {
            self.init(item.request)
        }
        self.item = item
    }

    /// Returns the error of a page that is not displayed once its response is known, with the numbers that it has on iOS.
    ///
    /// - Parameter hasNoPage: True if the view cannot display such a page, and false if the delegate has not allowed it.
    static func error(hasNoPage: Bool) -> any Error {
        NSError(
            domain: "WebKitErrorDomain", code: hasNoPage ? 100 : 102,
            userInfo: [
                NSLocalizedDescriptionKey: hasNoPage
                    ? "Content with specified MIME type can’t be shown" : "Frame load interrupted"
            ])
    }

    /// Returns the loading of the page to which a link of this page leads.
    func ofLink(to request: URLRequest) -> WebLoading {
        guard let url = request.url, url.isFileURL, let readAccess = readAccess ?? folder else {
            return WebLoading(request)
        }
        return WebLoading(file: url, readAccess: readAccess)
    }

    /// Returns another loading of the same page.
    var again: WebLoading {
        var loading = self
        // A file may have changed.
        if let readAccess, let address { loading = WebLoading(file: address, readAccess: readAccess) }
        loading.navigation = WKNavigation()
        (loading.isCommitted, loading.isAgain, loading.item) = (false, true, nil)
        return loading
    }

    /// The page as a new step of the history, or nil if it is none. As on iOS, texts of the app are none.
    var step: WKBackForwardListItem? {
        guard item == nil, !isAgain, html == nil || readAccess != nil || isSimulated, let address else {
            return nil
        }
        return WKBackForwardListItem(
            url: address, request: request, readAccess: readAccess, simulation: isSimulated ? self : nil)
    }

    /// True if the page is a document of the app.
    var isDocument: Bool { html != nil }
    /// The address of the page.
    var address: URL? { request.url }

    /// Returns the page as a display gets it, with the scripts and the handlers of a controller.
    func page(with controller: WKUserContentController) -> WebPage? {
        // The view displays no data of this type.
        guard html != nil || response == nil else { return nil }
        guard let html else { return request.url.map { .address($0, form: form) } }
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
                    }),
                folder: folder.map { WebFolder($0) }))
    }
}
