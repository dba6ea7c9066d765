import Foundation
import TesseraDisplay
import TesseraWebKit
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests web views with a display that says what happens in a page.
    @MainActor struct WebViewTests {
        private final class Delegate: NSObject, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler {
            var events: [String] = []
            var isAllowed = true

            func webView(
                _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
                decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
            ) {
                let elsewhere = action.targetFrame == nil ? " elsewhere" : ""
                events.append(
                    "\(action.navigationType) \(action.request.url?.absoluteString ?? "")\(elsewhere)")
                decisionHandler(isAllowed ? .allow : .cancel)
            }
            func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
                events.append("start \(webView.isLoading) \(webView.estimatedProgress)")
            }
            func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
                events.append("commit")
            }
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
                events.append("finish \(webView.isLoading) \(webView.estimatedProgress)")
            }
            func webView(
                _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
                withError error: any Error
            ) { events.append("fail \((error as? URLError)?.code.rawValue ?? 0)") }
            func webView(
                _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
                for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
            ) -> WKWebView? {
                events.append("create")
                return nil
            }
            func userContentController(
                _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
            ) {
                events.append(
                    "message \(message.name) \((message.body as? [String: Any])?["a"] as? Int ?? 0)")
            }
        }

        private final class FormDelegate: NSObject, WKNavigationDelegate {
            var actions: [WKNavigationAction] = []

            func webView(
                _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
                decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
            ) {
                actions.append(action)
                decisionHandler(.allow)
            }
        }

        private let display: FakeDisplay
        private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        private let delegate = Delegate()

        init() async throws {
            display = try await FakeDisplay.attached()
            let window = try display.show()
            window.rootViewController?.view.addSubview(view)
            view.navigationDelegate = delegate
            view.uiDelegate = delegate
            view.scrollView.contentInsetAdjustmentBehavior = .never
        }

        /// The page on the display.
        private var page: JSON? { display.elements[view.scrollView.node.id]?.properties["wv"] }

        private func report(
            _ kind: DisplayEvent.Web.Kind, text: String? = nil, name: String? = nil, number: Int? = nil,
            x: Double? = nil, y: Double? = nil, flag: Bool? = nil, load: Int = 1
        ) async {
            display.send(
                .web(
                    .init(
                        view: view.scrollView.node.id, load: load, kind: kind, text: text, name: name,
                        number: number, x: x, y: y, flag: flag)))
            await display.settle()
        }

        @Test func `a document goes to the display as text, and its loading is reported`() async throws {
            view.configuration.userContentController.add(delegate, name: "app")
            view.configuration.userContentController.addUserScript(
                WKUserScript(source: "a()", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
            view.loadHTMLString("<p>Bread</p>", baseURL: URL(string: "https://example.com/a/"))
            #expect(delegate.events == [])
            await display.settle()
            #expect(delegate.events == ["other https://example.com/a/", "start true 0.1"])
            #expect(page?["n"]?.int == 1)
            let documents = display.frames.compactMap { frame -> Data? in
                guard case .resource(_, WebDocumentContent.mediaType, let data) = frame else { return nil }
                return data
            }
            try #require(documents.count == 1)
            let document = try JSONDecoder().decode(WebDocumentContent.self, from: documents[0])
            #expect(
                document
                    == WebDocumentContent(
                        html: "<p>Bread</p>", base: "https://example.com/a/", handlers: ["app"],
                        scripts: [.init(source: "a()", isLate: true)]))
            delegate.events = []
            await report(.committed)
            await report(.title, text: "Bread")
            await report(.finished)
            #expect(delegate.events == ["commit", "finish false 1.0"])
            #expect(view.title == "Bread" && view.url?.absoluteString == "https://example.com/a/")
            #expect(!view.canGoBack)
        }

        @Test func `dates go to scripts and come from them as dates`() async throws {
            let dates = Recorder<Date?>()
            view.loadHTMLString("", baseURL: nil)
            await display.settle()
            await report(.committed)
            view.callAsyncJavaScript(
                "return [day]", arguments: ["day": Date(timeIntervalSince1970: 1.5)], in: nil, in: .page
            ) { result in
                dates.values.append((try? result.get() as? [Any])?.first as? Date)
            }
            await display.waitForRequests(1)
            let script = try #require(display.requests.first?.script)
            let arguments = try JSONDecoder().decode(
                [String: [String: Double]].self, from: Data(try #require(script.arguments).utf8))
            #expect(arguments == ["day": ["tessera:date": 1500]])
            await report(.value, text: #"[{"tessera:date":1500}]"#, number: script.number)
            #expect(dates.values == [Date(timeIntervalSince1970: 1.5)])
        }

        @Test func `the delegate handles links and messages of a document`() async throws {
            view.configuration.userContentController.add(delegate, name: "app")
            view.loadHTMLString("", baseURL: nil)
            await display.settle()
            await report(.finished)
            delegate.events = []
            delegate.isAllowed = false
            await report(.link, text: "https://example.com/b")
            #expect(delegate.events == ["linkActivated https://example.com/b"])
            #expect(page?["n"]?.int == 1)
            delegate.events = []
            delegate.isAllowed = true
            await report(.link, text: "https://example.com/c", flag: true)
            #expect(delegate.events == ["linkActivated https://example.com/c elsewhere", "create"])
            delegate.events = []
            await report(.message, text: #"{"a":7}"#, name: "app")
            await report(.message, text: "1", name: "another")
            // The report of an earlier load comes too late.
            await report(.message, text: #"{"a":8}"#, name: "app", load: 0)
            #expect(delegate.events == ["message app 7"])
            await report(.link, text: "https://example.com/d")
            #expect(page?["u"]?.string == "https://example.com/d" && page?["n"]?.int == 2)
        }

        @Test func `a form that a document posts is a request with a body, and its answer is loaded with it`()
            async throws
        {
            let forms = FormDelegate()
            view.navigationDelegate = forms
            view.loadHTMLString("", baseURL: nil)
            await display.settle()
            await report(.finished)
            await report(.post, text: "https://example.com/pay?a=1\nname=%C3%A4+b&to=1%262&empty&=x")
            let action = try #require(forms.actions.last)
            #expect(action.navigationType == .formSubmitted && action.request.httpMethod == "POST")
            #expect(action.request.url?.absoluteString == "https://example.com/pay?a=1")
            #expect(action.request.httpBody == Data("name=%C3%A4+b&to=1%262&empty&=x".utf8))
            #expect(
                action.request.value(forHTTPHeaderField: "Content-Type")
                    == "application/x-www-form-urlencoded")
            #expect(page?["u"]?.string == "https://example.com/pay?a=1" && page?["n"]?.int == 2)
            let fields = page?["p"]?.array?.map { $0.array?.compactMap(\.string) }
            #expect(fields == [["name", "ä b"], ["to", "1&2"], ["empty", ""], ["", "x"]])
            await report(.finished, load: 2)
            view.reload()
            await display.settle()
            #expect(forms.actions.last?.navigationType == .formResubmitted)
            #expect(page?["p"]?.array?.count == 4 && page?["n"]?.int == 3)
        }

        @Test func `an app posts the fields of a form, and nothing else`() async throws {
            var request = URLRequest(url: try #require(URL(string: "https://example.com/pay")))
            request.httpMethod = "POST"
            request.httpBody = Data("a=1".utf8)
            view.load(request)
            await display.settle()
            #expect(page?["p"]?.array?.first?.array?.compactMap(\.string) == ["a", "1"])
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            view.load(request)
            await display.settle()
            #expect(delegate.events.last == "fail \(URLError.unsupportedURL.rawValue)")
        }

        @Test func `pages at addresses are steps of the history`() async throws {
            for (number, path) in ["a", "b"].enumerated() {
                view.load(URLRequest(url: try #require(URL(string: "https://example.com/\(path)"))))
                await display.settle()
                await report(.finished, load: number + 1)
            }
            #expect(view.canGoBack && !view.canGoForward)
            view.goBack()
            await display.settle()
            #expect(page?["u"]?.string == "https://example.com/a" && page?["n"]?.int == 3)
            #expect(!view.canGoBack && view.canGoForward)
            #expect(view.backForwardList.forwardItem?.url.absoluteString == "https://example.com/b")
        }

        @Test(arguments: ["ftp://example.com/", "javascript:alert(1)", "https:///nowhere"])
        func `an address that no frame can display fails`(address: String) async throws {
            view.load(URLRequest(url: try #require(URL(string: address))))
            await display.settle()
            #expect(delegate.events.last == "fail \(URLError.unsupportedURL.rawValue)")
            #expect(page == nil && !view.isLoading)
        }

        @Test func `a script waits for the document, and its value has the types of iOS`() async throws {
            view.loadHTMLString("", baseURL: nil)
            await display.settle()
            let results = Recorder<String>()
            view.evaluateJavaScript("height()") { value, _ in
                results.values.append("\(value as? CGFloat ?? 0) \(value as? Int ?? 0)")
            }
            view.evaluateJavaScript("fail()") { _, error in
                results.values.append((error as? WKError)?.localizedDescription ?? "")
            }
            await display.settle()
            #expect(display.requests.isEmpty)
            await report(.committed)
            let requests = display.requests
            #expect(requests.map { $0.script?.source } == ["height()", "fail()"])
            for request in requests { display.answer(request, .done) }
            await report(.value, text: "1240", number: requests[0].script?.number)
            await report(.error, text: "Error: no", number: requests[1].script?.number)
            #expect(results.values == ["1240.0 1240", "Error: no"])
        }

        @Test func `no script runs in a page at an address`() async throws {
            view.load(URLRequest(url: try #require(URL(string: "https://example.com/"))))
            await display.settle()
            let codes = Recorder<WKError.Code>()
            view.evaluateJavaScript("1") { _, error in
                (error as? WKError).map { codes.values.append($0.code) }
            }
            #expect(codes.values == [.webViewInvalidated])
        }

        @Test func `the scroll view has the size and the place of the document`() async throws {
            view.loadHTMLString("", baseURL: nil)
            await display.settle()
            view.scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
            await display.settle()
            #expect(page?["i"]?.array?.compactMap(\.int) == [10, 0, 20, 0])
            await report(.size, x: 300, y: 930)
            #expect(view.scrollView.contentSize == CGSize(width: 300, height: 900))
            view.scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
            await display.settle()
            let offset = try #require(page?["o"])
            #expect(offset["y"]?.int == 210)
            let revision = try #require(offset["r"]?.int)
            await report(.scroll, number: revision - 1, x: 0, y: 50)
            #expect(view.scrollView.contentOffset.y == 200)
            await report(.scroll, number: revision, x: 0, y: 250, flag: true)
            #expect(view.scrollView.contentOffset.y == 240)
        }
    }
}
