import Foundation
import TesseraDisplay
import TesseraSelectors
import TesseraWebKit
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests the settings of pages, and messages between documents and the app.
    @MainActor struct WebSettingsTests {
        private final class Delegate: NSObject, WKNavigationDelegate, WKScriptMessageHandlerWithReply {
            var allowsScripts = true
            var bodies: [String] = []
            var sites: [WKSecurityOrigin] = []
            var replies: [@MainActor @Sendable (Any?, String?) -> Void] = []

            func webView(
                _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                preferences: WKWebpagePreferences
            ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
                preferences.allowsContentJavaScript = allowsScripts
                return (.allow, preferences)
            }
            func userContentController(
                _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
                replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
            ) {
                bodies.append(message.body as? String ?? "")
                sites.append(message.frameInfo.securityOrigin)
                #expect(message.world === WKContentWorld.page)
                replies.append(replyHandler)
            }
        }
        private final class Watcher: UIResponder {
            var keys: [String] = []

            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                keys.append(keyPath ?? "")
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
            view.configuration.userContentController.addScriptMessageHandler(
                delegate, contentWorld: .page, name: "ask")
        }

        /// The page on the display.
        private var page: JSON? { display.elements[view.scrollView.node.id]?.properties["wv"] }

        private func load(_ html: String) async {
            view.loadHTMLString(html, baseURL: nil)
            await display.settle()
        }

        private func report(
            _ kind: DisplayEvent.Web.Kind, text: String? = nil, number: Int? = nil, load: Int = 1,
            more: Int? = nil
        ) async {
            display.send(
                .web(
                    .init(
                        view: view.scrollView.node.id, load: load, kind: kind, text: text,
                        name: kind == .message ? "ask" : nil, number: number, more: more)))
            await display.settle()
        }

        @Test func `the delegate decides whether scripts of a page run`() async {
            await load("<p>Bread</p>")
            #expect(page?["n"]?.int == 1 && page?["q"] == nil)
            delegate.allowsScripts = false
            await load("<p>Cake</p>")
            #expect(page?["n"]?.int == 2 && page?["q"] == .bool(true))
            // The decision counts for one page only.
            view.navigationDelegate = nil
            await load("<p>Pie</p>")
            #expect(page?["n"]?.int == 3 && page?["q"] == nil)
            view.configuration.preferences.javaScriptEnabled = false
            await load("<p>Tart</p>")
            #expect(page?["n"]?.int == 4 && page?["q"] == .bool(true))
        }

        @Test func `a view can be magnified between a hundredth and a hundred times`() async {
            await load("<p>Bread</p>")
            view.pageZoom = 1.5
            await display.settle()
            #expect(page?["z"] == .number(1.5) && page?["n"]?.int == 1)
            view.pageZoom = 1000
            #expect(view.pageZoom == 100)
            view.pageZoom = 0
            #expect(view.pageZoom == 100)
        }

        @Test func `an answer goes to the document whose message it answers`() async throws {
            await load("<p>Bread</p>")
            await report(.message, text: #""first""#, number: 1)
            await load("<p>Cake</p>")
            await report(.message, text: #""second""#, number: 1, load: 2)
            display.reset()
            let replies = delegate.replies
            try #require(replies.count == 2)
            for (index, reply) in replies.enumerated() { reply(index, nil) }
            await display.settle()
            let scripts = display.requests.compactMap(\.script)
            #expect(scripts.map(\.load) == [1, 2] && scripts.map(\.answer) == ["0", "1"])
        }

        @Test func `no page at an address sends messages or leads elsewhere`() async throws {
            view.load(URLRequest(url: try #require(URL(string: "https://example.com/"))))
            await display.settle()
            await report(.message, text: "1", number: 1)
            await report(.title, text: "Forged")
            await report(.link, text: "https://example.com/other")
            await report(.left)
            #expect(delegate.bodies.isEmpty && view.title == nil && page?["n"]?.int == 1)
            #expect(view.url?.absoluteString == "https://example.com/" && view.isLoading)
        }

        @Test func `a long text comes in several events`() async {
            await load("<p>Bread</p>")
            await report(.message, text: #""Bre"#, number: 1, more: 2)
            await report(.message, text: "ad and ", number: 1, more: 1)
            #expect(delegate.bodies.isEmpty)
            await report(.message, text: #"cake""#, number: 1)
            #expect(delegate.bodies == ["Bread and cake"])
            // A text of which the remaining parts do not come is dropped.
            await report(.message, text: #""lost"#, number: 2, more: 3)
            await report(.message, text: #""whole""#, number: 3)
            #expect(delegate.bodies == ["Bread and cake", "whole"])
        }

        @Test func `a text without an end is dropped at a million characters`() async {
            await load("<p>Bread</p>")
            let part = String(repeating: "a", count: 30_000)
            await report(.message, text: #""a"#, number: 1, more: 41)
            for more in stride(from: 40, to: 0, by: -1) {
                display.send(
                    .web(
                        .init(
                            view: view.scrollView.node.id, load: 1, kind: .message, text: part, name: "ask",
                            number: 1, more: more)))
                // The socket takes some of these texts at a time.
                if more.isMultiple(of: 4) { await display.settle() }
            }
            await report(.message, text: #"a""#, number: 1)
            // The part after the beginning that was dropped is no JSON, and has no text.
            #expect(delegate.bodies == [""])
        }

        @Test(arguments: [("true", true), ("false", false)])
        func `a text is searched for in the document`(value: String, isFound: Bool) async throws {
            await load("<p>Bread</p>")
            await report(.committed)
            let configuration = WKFindConfiguration()
            configuration.backwards = true
            let results = Recorder<Bool>()
            view.find("Bread", configuration: configuration) { results.values.append($0.matchFound) }
            await display.settle()
            let script = try #require(display.requests.last?.script)
            #expect(
                script.arguments.map { Set($0.dropFirst().dropLast().split(separator: ",")) }
                    == [
                        #""text":"Bread""#, #""isExact":false"#, #""isBackwards":true"#,
                        #""isEndless":true"#,
                    ])
            await report(.value, text: value, number: script.number)
            #expect(results.values == [isFound])
        }

        @Test func `a message comes from the site of its document`() async throws {
            view.loadHTMLString("", baseURL: URL(string: "https://example.com:8443/a"))
            await display.settle()
            await report(.message, text: "1", number: 1)
            await load("<p>Bread</p>")
            await report(.message, text: "1", number: 1, load: 2)
            try #require(delegate.sites.count == 2)
            #expect(delegate.sites.map { $0.protocol } == ["https", ""])
            #expect(delegate.sites.map { $0.host } == ["example.com", ""])
            #expect(delegate.sites.map { $0.port } == [8443, 0])
        }

        @Test func `properties are observed under the names that they have in Objective-C`() async {
            let watcher = Watcher()
            for key in ["URL", "loading", "estimatedProgress"] {
                view.addObserver(watcher, forKeyPath: key, options: [], context: nil)
            }
            await load("<p>Bread</p>")
            #expect(watcher.keys == ["loading", "estimatedProgress", "URL"])
            #expect((view.value(forKey: "URL") as? URL)?.absoluteString == "about:blank")
            for key in ["URL", "loading", "estimatedProgress"] {
                view.removeObserver(watcher, forKeyPath: key)
            }
        }
    }
}
