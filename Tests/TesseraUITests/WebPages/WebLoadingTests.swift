import Foundation
import TesseraDisplay
import TesseraWebKit
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests the order in which web views load pages, and which page stays when one fails.
    @MainActor struct WebLoadingTests {
        private final class Delegate: NSObject, WKNavigationDelegate {
            var events: [String] = []
            /// The decisions that are still to be made, or nil if each page is allowed at once.
            var waiting: [@MainActor @Sendable (WKNavigationActionPolicy) -> Void]?

            func webView(
                _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
                decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
            ) {
                if waiting == nil { decisionHandler(.allow) } else { waiting?.append(decisionHandler) }
            }
            func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
                events.append("start")
            }
            func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
                events.append("commit")
            }
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
                events.append("finish")
            }
            func webView(
                _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
            ) { events.append("fail \((error as? URLError)?.code.rawValue ?? 0)") }
            func webView(
                _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
                withError error: any Error
            ) {
                events.append("fail early \((error as? URLError)?.code.rawValue ?? (error as NSError).code)")
            }
        }
        private final class TerminationDelegate: NSObject, WKNavigationDelegate {
            var events: [String] = []

            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
                events.append("finish")
            }
            func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { events.append("terminate") }
        }
        private final class ResponseDelegate: NSObject, WKNavigationDelegate {
            var events: [String] = []
            var decisions: [@MainActor @Sendable (WKNavigationResponsePolicy) -> Void] = []

            func webView(
                _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
                decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
            ) {
                let response = navigationResponse.response
                events.append(
                    "\(response.url?.lastPathComponent ?? "") \(response.mimeType ?? "") "
                        + "\(response.expectedContentLength) \(navigationResponse.canShowMIMEType)")
                decisions.append(decisionHandler)
            }
            func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
                events.append("start")
            }
            func webView(
                _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
                withError error: any Error
            ) { events.append("fail \((error as NSError).domain) \((error as NSError).code)") }
        }

        private let display: FakeDisplay
        private let window: UIWindow
        private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        private let delegate = Delegate()

        init() async throws {
            display = try await FakeDisplay.attached()
            window = try display.show()
            window.rootViewController?.view.addSubview(view)
            view.navigationDelegate = delegate
            view.scrollView.contentInsetAdjustmentBehavior = .never
        }

        /// The page on the display.
        private var page: JSON? { display.elements[view.scrollView.node.id]?.properties["wv"] }

        private func request(_ path: String) throws -> URLRequest {
            URLRequest(url: try #require(URL(string: "https://example.com/\(path)")))
        }

        private func report(_ event: DisplayEvent.Web) async {
            display.send(.web(event))
            await display.settle()
        }

        private func report(
            _ kind: DisplayEvent.Web.Kind, text: String? = nil, number: Int? = nil, y: Double? = nil,
            load: Int = 1
        ) async {
            await report(
                .init(
                    view: view.scrollView.node.id, load: load, kind: kind, text: text, number: number, x: 0,
                    y: y ?? 0, flag: true))
        }

        /// Reports that the user has activated a link.
        private func link(to url: URL, load: Int) async {
            await report(
                .init(
                    view: view.scrollView.node.id, load: load, kind: .link, text: url.absoluteString))
        }

        /// The texts of the documents that the display has received.
        private var documents: [String] {
            display.frames.compactMap { frame in
                guard case .resource(_, WebDocumentContent.mediaType, let data) = frame else { return nil }
                return (try? JSONDecoder().decode(WebDocumentContent.self, from: data))?.html
            }
        }

        @Test func `data is displayed by its type and its encoding`() async throws {
            let base = try #require(URL(string: "https://example.com/"))
            let bread = try #require("パン <b>".data(using: .shiftJIS))
            view.load(bread, mimeType: "text/html", characterEncodingName: "Shift_JIS", baseURL: base)
            await display.settle()
            view.load(bread, mimeType: "text/plain", characterEncodingName: "shift_jis", baseURL: base)
            await display.settle()
            await report(.committed, load: 2)
            view.load(
                Data([1, 2]), mimeType: "application/pdf", characterEncodingName: "", baseURL: base)
            await display.settle()
            try #require(documents.count == 2)
            #expect(documents[0] == "パン <b>" && documents[1].hasSuffix(">パン &lt;b></pre>"))
            // Nobody has allowed content that the view cannot display: WebKitErrorFrameLoadInterruptedByPolicyChange.
            #expect(delegate.events.last == "fail early 102")
            #expect(page?["n"]?.int == 2)
        }

        @Test func `the delegate decides about a document once its type is known`() async throws {
            let responses = ResponseDelegate()
            view.navigationDelegate = responses
            let base = try #require(URL(string: "https://example.com/a.html"))
            view.loadHTMLString("<p>Bread</p>", baseURL: base)
            await display.settle()
            #expect(responses.events == ["start", "a.html text/html 12 true"])
            #expect(page == nil && view.isLoading && view.url == base)
            try #require(responses.decisions.count == 1)
            let values = Recorder<Bool>()
            view.evaluateJavaScript("1") { _, error in values.values.append(error == nil) }
            await display.settle()
            // The script waits as long as the document does.
            #expect(values.values == [])
            responses.decisions[0](.allow)
            await report(.committed)
            await report(.finished)
            #expect(page?["n"]?.int == 1 && view.url == base)
            #expect(display.requests.map { $0.script?.source } == ["1"])
            responses.events = []
            view.load(Data([1, 2]), mimeType: "application/zip", characterEncodingName: "", baseURL: base)
            await display.settle()
            #expect(responses.events == ["start", "a.html application/zip 2 false"])
            responses.decisions.last?(.cancel)
            #expect(responses.events.last == "fail WebKitErrorDomain 102" && !view.isLoading)
            view.loadHTMLString("<p>Cake</p>", baseURL: nil)
            await display.settle()
            #expect(view.url?.absoluteString == "about:blank")
            view.stopLoading()
            responses.decisions.last?(.allow)
            await display.settle()
            // The page before is still there, and takes scripts.
            #expect(responses.events.last == "fail NSURLErrorDomain \(URLError.cancelled.rawValue)")
            #expect(page?["n"]?.int == 1 && view.url == base)
            display.reset()
            view.evaluateJavaScript("2", completionHandler: nil)
            await display.settle()
            #expect(display.requests.map { $0.script?.load } == [1])
        }

        @Test func `simulated responses are steps of the history`() async throws {
            view.loadSimulatedRequest(try request("a"), responseHTML: "<p>Bread</p>")
            await display.settle()
            await report(.committed)
            await report(.finished)
            #expect(view.url?.absoluteString == "https://example.com/a")
            let response = URLResponse(
                url: try #require(URL(string: "https://example.com/b")), mimeType: "text/plain",
                expectedContentLength: 1, textEncodingName: "utf-8")
            view.loadSimulatedRequest(
                try request("b"), response: response, responseData: Data("<".utf8))
            await display.settle()
            await report(.finished, load: 2)
            #expect(documents.count == 2 && documents[0] == "<p>Bread</p>")
            #expect(documents[1].hasSuffix(">&lt;</pre>"))
            #expect(view.backForwardList.backItem?.url.absoluteString == "https://example.com/a")
            display.reset()
            view.goBack()
            await display.settle()
            // The document is displayed once more, and nothing is loaded.
            #expect(page?["n"]?.int == 3 && page?["u"] == nil)
            #expect(view.url?.absoluteString == "https://example.com/a" && view.canGoForward)
        }

        @Test func `a page at an address appears without a question about its response`() async throws {
            let responses = ResponseDelegate()
            view.navigationDelegate = responses
            view.load(try request("a"))
            await display.settle()
            #expect(responses.events == ["start"] && page?["n"]?.int == 1)
        }

        @Test func `a page that cannot be loaded leaves the one before in place`() async throws {
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            await report(.committed)
            await report(.finished)
            delegate.events = []
            view.load(URLRequest(url: URL(fileURLWithPath: "/nowhere.html")))
            await display.settle()
            await link(to: try #require(URL(string: "mailto:baker@example.com")), load: 1)
            let codes = [URLError.fileDoesNotExist, .unsupportedURL].map(\.rawValue)
            #expect(
                delegate.events == [
                    "start", "fail early \(codes[0])", "start", "fail early \(codes[1])",
                ])
            #expect(page?["n"]?.int == 1 && view.url?.absoluteString == "about:blank" && !view.isLoading)
            display.reset()
            view.evaluateJavaScript("1", completionHandler: nil)
            await display.settle()
            #expect(display.requests.map { $0.script?.load } == [1])
        }

        @Test func `a script runs in the page that is asked for in the same turn`() async {
            view.evaluateJavaScript("a()", completionHandler: nil)
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            view.evaluateJavaScript("b()", completionHandler: nil)
            await display.settle()
            #expect(page?["n"]?.int == 1 && display.requests.isEmpty)
            await report(.committed)
            #expect(display.requests.map { $0.script?.source } == ["a()", "b()"])
            #expect(delegate.events == ["start", "commit"])
        }

        @Test func `a script in a view without a page has a blank document`() async {
            view.evaluateJavaScript("1", completionHandler: nil)
            await display.settle()
            await report(.committed)
            await report(.finished)
            #expect(display.requests.map { $0.script?.source } == ["1"])
            #expect(delegate.events == [] && view.url == nil && !view.isLoading && view.reload() == nil)
        }

        @Test func `a decision about an earlier page comes too late`() async throws {
            delegate.waiting = []
            view.load(try request("a"))
            view.load(try request("b"))
            await display.settle()
            let decisions = try #require(delegate.waiting)
            #expect(decisions.count == 2)
            decisions[1](.allow)
            decisions[0](.allow)
            await display.settle()
            #expect(page?["u"]?.string == "https://example.com/b" && delegate.events == ["start"])
        }

        @Test func `a link that the delegate cancels keeps no page of the app away`() async throws {
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            await report(.finished)
            delegate.waiting = []
            view.load(try request("a"))
            await display.settle()
            await link(to: try #require(URL(string: "https://example.com/b")), load: 1)
            let decisions = try #require(delegate.waiting)
            try #require(decisions.count == 2)
            decisions[1](.cancel)
            decisions[0](.allow)
            await display.settle()
            #expect(page?["u"]?.string == "https://example.com/a")
        }

        @Test func `the history stays where it is if the delegate cancels a step back`() async throws {
            for (number, path) in ["a", "b"].enumerated() {
                view.load(try request(path))
                await display.settle()
                await report(.finished, load: number + 1)
            }
            delegate.waiting = []
            view.goBack()
            await display.settle()
            delegate.waiting?.last?(.cancel)
            await display.settle()
            #expect(view.canGoBack && !view.canGoForward)
            #expect(view.backForwardList.currentItem?.url.path == "/b")
            #expect(page?["u"]?.string == "https://example.com/b")
        }

        @Test func `a load that is stopped at once loads nothing`() async throws {
            view.load(try request("a"))
            view.stopLoading()
            await display.settle()
            #expect(page == nil && delegate.events == [])
        }

        @Test func `the part of a document that has appeared stays when its loading is stopped`() async {
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            await report(.committed)
            view.stopLoading()
            await display.settle()
            #expect(
                delegate.events == ["start", "commit", "fail \(URLError.cancelled.rawValue)"])
            #expect(page?["n"]?.int == 1 && !view.isLoading)
            #expect(display.requests.map { $0.script?.source } == ["window.stop()"])
        }

        @Test func `a document that leads elsewhere while it loads has failed, and can be loaded again`()
            async throws
        {
            view.loadHTMLString("<p>Bread</p>", baseURL: URL(string: "https://example.com/"))
            await display.settle()
            await report(.committed)
            let codes = Recorder<WKError.Code>()
            view.evaluateJavaScript("forever()") { _, error in
                (error as? WKError).map { codes.values.append($0.code) }
            }
            await report(.left)
            #expect(
                delegate.events == ["start", "commit", "fail \(URLError.cancelled.rawValue)"])
            #expect(view.url == nil && !view.isLoading && codes.values == [.webViewInvalidated])
            await report(.committed)
            #expect(view.url?.absoluteString == "https://example.com/")
            display.reset()
            view.evaluateJavaScript("1", completionHandler: nil)
            await display.settle()
            #expect(display.requests.map { $0.script?.source } == ["1"])
        }

        @Test func `a document that the browser has lost is loaded again for the delegate, too`() async {
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            await report(.committed)
            await report(.finished)
            delegate.events = []
            await report(.committed)
            #expect(delegate.events == ["start", "commit"] && view.isLoading)
            await report(.finished)
            #expect(delegate.events == ["start", "commit", "finish"] && !view.isLoading)
            #expect(page?["n"]?.int == 1)
            let other = TerminationDelegate()
            view.navigationDelegate = other
            await report(.committed)
            #expect(other.events == ["terminate"] && !view.isLoading)
            await report(.finished)
            #expect(other.events == ["terminate"])
        }

        @Test func `a form is sent again only if the app loads it again`() async throws {
            var form = try request("pay")
            form.httpMethod = "POST"
            form.httpBody = Data("a=1".utf8)
            view.load(form)
            await display.settle()
            #expect(page?["p"] != nil && page?["ps"] == nil)
            await report(.finished)
            // The app is displayed in another page, which lacks the answer.
            display.hello(
                DisplayEvent.Screen(
                    width: 390, height: 844, scale: 2, safeArea: [0, 0, 0, 0], isDark: false))
            await display.settle()
            #expect(page?["ps"] == .bool(true) && page?["n"]?.int == 1)
            let other = TerminationDelegate()
            view.navigationDelegate = other
            await report(.failed)
            #expect(other.events == ["terminate"] && !view.isLoading)
            view.navigationDelegate = delegate
            delegate.events = []
            view.reload()
            await display.settle()
            #expect(page?["p"] != nil && page?["ps"] == nil && page?["n"]?.int == 2)
            // The answer may also be lost before it has come.
            await report(.failed, load: 2)
            let code = URLError.networkConnectionLost.rawValue
            #expect(delegate.events == ["start", "fail early \(code)"] && !view.isLoading)
        }

        @Test func `links of a file lead to files within its folder only`() async throws {
            let manager = FileManager.default
            let parent = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            let folder = parent.appendingPathComponent("help")
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? manager.removeItem(at: parent) }
            let files = [folder, folder, parent].enumerated().map {
                $0.element.appendingPathComponent("\($0.offset).html")
            }
            for file in files { try Data("<p>Bread</p>".utf8).write(to: file) }
            view.loadFileURL(files[0], allowingReadAccessTo: folder)
            await display.settle()
            await report(.finished)
            #expect(view.url == files[0] && page?["n"]?.int == 1)
            await report(.title, text: "Help")
            await link(to: files[1], load: 1)
            await report(.finished, load: 2)
            #expect(view.url == files[1] && page?["n"]?.int == 2 && view.canGoBack)
            #expect(view.backForwardList.backItem?.title == "Help")
            delegate.events = []
            await link(to: files[2], load: 2)
            #expect(
                delegate.events == [
                    "start", "fail early \(URLError.noPermissionsToReadFile.rawValue)",
                ])
            #expect(view.url == files[1] && page?["n"]?.int == 2)
            view.goBack()
            await display.settle()
            #expect(view.url == files[0] && page?["n"]?.int == 3 && !view.canGoBack)
        }

        @Test func `a file loads others of its folder while it is displayed`() async throws {
            let manager = FileManager.default
            let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            let file = folder.appendingPathComponent("de/help.html")
            try manager.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            defer { try? manager.removeItem(at: folder) }
            try Data("<img src='../bread.png'>".utf8).write(to: file)
            view.loadFileURL(file, allowingReadAccessTo: folder)
            await display.settle()
            let offered = display.frames.compactMap { frame -> (number: Int, path: String)? in
                if case .folder(let number, let path) = frame { (number, path) } else { nil }
            }
            try #require(offered.count == 1 && offered[0].path == folder.path)
            let document = try document()
            #expect(document.base == file.absoluteString)
            #expect(
                document.folder
                    == .init(number: offered[0].number, address: "file://\(folder.path)/"))
            await report(.finished)
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            #expect(display.frames.contains(.folder(id: offered[0].number, path: "")))
        }

        @Test func `a text loads files of the app's bundles only`() async throws {
            let bundle = Bundle.main.bundleURL
            view.loadHTMLString("<img src='bread.png'>", baseURL: bundle)
            await display.settle()
            #expect(try document().folder?.address == URL(filePath: bundle.path + "/").absoluteString)
            display.reset()
            view.loadHTMLString("<img src='bread.png'>", baseURL: URL(filePath: "/etc/"))
            await display.settle()
            #expect(try document().folder == nil)
        }

        /// The last document that went to the display.
        private func document() throws -> WebDocumentContent {
            let documents = display.frames.compactMap { frame -> Data? in
                guard case .resource(_, WebDocumentContent.mediaType, let data) = frame else { return nil }
                return data
            }
            return try JSONDecoder().decode(WebDocumentContent.self, from: try #require(documents.last))
        }

        @Test func `a script ends with an error when its view goes`() async {
            let codes = Recorder<WKError.Code>()
            do {
                let view = WKWebView()
                window.addSubview(view)
                view.loadHTMLString("", baseURL: nil)
                await display.settle()
                view.evaluateJavaScript("1") { _, error in
                    (error as? WKError).map { codes.values.append($0.code) }
                }
                view.removeFromSuperview()
            }
            await display.settle()
            #expect(codes.values == [.webViewInvalidated])
        }

        @Test func `a new page begins at its top, and an earlier one where the user was`() async throws {
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            await report(.size, y: 2_000)
            await report(.scroll, number: 0, y: 700)
            #expect(view.scrollView.contentOffset.y == 700 && page?["o"] == nil)
            // Another page of the browser gets the whole scene.
            display.hello(
                DisplayEvent.Screen(
                    width: 390, height: 844, scale: 2, safeArea: [0, 0, 0, 0], isDark: false))
            await display.settle()
            #expect(page?["o"]?["y"]?.int == 700 && page?["o"]?["r"]?.int == 0)
            view.loadHTMLString("<p>Cake</p>", baseURL: nil)
            await display.settle()
            #expect(view.scrollView.contentOffset == .zero && page?["n"]?.int == 2)
            #expect(page?["o"]?["y"]?.int ?? 0 == 0)
        }
    }
}
