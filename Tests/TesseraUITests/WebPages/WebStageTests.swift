import Foundation
import TesseraDisplay
import TesseraWebKit
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests pages whose views are in no window: their elements stay on the display, in an invisible one.
    @MainActor struct WebStageTests {
        private let display: FakeDisplay
        private let window: UIWindow
        private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

        init() async throws {
            display = try await FakeDisplay.attached()
            window = try display.show()
        }

        private var container: UIView { get throws { try #require(window.rootViewController?.view) } }
        private var number: Int { view.scrollView.node.id }

        /// The class of the element in which the page is, and whether that element is hidden.
        private var place: String? {
            guard let parent = display.elements[number]?.parent, let element = display.elements[parent] else {
                return nil
            }
            return element.viewClass + (element.properties["h"] == nil ? "" : " hidden")
        }

        /// True if the element of the view contains that of the page, and there is no stage.
        private var isWhole: Bool {
            display.elements[view.node.id]?.children == view.displayedChildren.map { $0.node.id }
                && !display.elements.values.contains { $0.viewClass == "WebStage" }
        }

        /// The operations on the element of the page, without changes of its properties.
        private var steps: [String] {
            display.operations.compactMap {
                switch $0 {
                case .create(id: number, _, _, _, _): "create"
                case .move(id: number, _, _): "move"
                case .remove(id: number): "remove"
                default: nil
                }
            }
        }

        @Test func `a page loads without a window, and moves into its view`() async throws {
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            #expect(place == "WebStage hidden" && steps == ["create"])
            #expect(display.elements[number]?.properties["wv"]?["n"]?.int == 1)
            display.send(.web(.init(view: number, load: 1, kind: .size, x: 300, y: 930)))
            await display.settle()
            #expect(view.scrollView.contentSize.height == 930)
            display.reset()
            try container.addSubview(view)
            await display.settle()
            #expect(place == "WKWebView" && steps == ["move"])
            #expect(isWhole)
        }

        @Test func `a script runs in a view without a window`() async throws {
            let values = Recorder<Int>()
            view.evaluateJavaScript("1 + 2") { value, _ in values.values.append(value as? Int ?? 0) }
            await display.settle()
            display.send(.web(.init(view: number, load: 1, kind: .committed)))
            await display.waitForRequests(1)
            let request = try #require(display.requests.first)
            #expect(request.script?.source == "1 + 2" && request.view == number)
            display.send(
                .web(.init(view: number, load: 1, kind: .value, text: "3", number: request.script?.number)))
            await display.settle()
            #expect(values.values == [3])
        }

        @Test func `a page that leaves the window keeps its element until it comes back`() async throws {
            try container.addSubview(view)
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            display.reset()
            view.removeFromSuperview()
            await display.settle()
            #expect(place == "WebStage hidden" && steps == ["move"])
            let box = UIView()
            try container.addSubview(box)
            box.addSubview(view)
            await display.settle()
            #expect(place == "WKWebView" && steps == ["move", "move"])
            #expect(isWhole)
        }

        @Test func `a page whose view gets another superview keeps its element`() async throws {
            try container.addSubview(view)
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            display.reset()
            let box = UIView()
            view.removeFromSuperview()
            try container.addSubview(box)
            box.addSubview(view)
            await display.settle()
            #expect(place == "WKWebView" && steps == ["move", "move"])
            #expect(isWhole)
        }

        @Test func `a page whose view leaves and comes back within a turn keeps its element`() async throws {
            try container.addSubview(view)
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            display.reset()
            view.removeFromSuperview()
            try container.addSubview(view)
            await display.settle()
            #expect(place == "WKWebView" && !steps.contains("remove") && !steps.contains("create"))
            #expect(isWhole)
        }

        @Test func `a page keeps its element while its window is hidden`() async throws {
            let other = UIWindow(windowScene: try #require(window.windowScene))
            other.addSubview(view)
            other.isHidden = false
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            #expect(place == "WKWebView")
            display.reset()
            other.isHidden = true
            await display.settle()
            #expect(place == "WebStage hidden" && steps == ["move"])
            other.isHidden = false
            await display.settle()
            #expect(place == "WKWebView" && steps == ["move", "move"])
            #expect(isWhole)
        }

        @Test func `a page keeps its element while its window has no scene`() async throws {
            let scene = try #require(window.windowScene)
            let other = UIWindow(windowScene: scene)
            other.addSubview(view)
            other.isHidden = false
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            display.reset()
            other.windowScene = nil
            await display.settle()
            #expect(place == "WebStage hidden" && steps == ["move"])
            other.windowScene = scene
            await display.settle()
            #expect(place == "WKWebView" && steps == ["move", "move"])
            #expect(isWhole)
        }

        @Test func `a page loads in a window before that is visible`() async throws {
            let other = UIWindow(windowScene: try #require(window.windowScene))
            other.addSubview(view)
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            #expect(place == "WebStage hidden" && steps == ["create"])
            display.reset()
            other.isHidden = false
            await display.settle()
            #expect(place == "WKWebView" && steps == ["move"])
            #expect(isWhole)
        }

        @Test func `another display gets a page without a window, too`() async throws {
            view.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            display.reset()
            display.hello(
                DisplayEvent.Screen(
                    width: 390, height: 844, scale: 2, safeArea: [0, 0, 0, 0], isDark: false))
            await display.settle()
            #expect(place == "WebStage hidden" && steps == ["create"])
        }

        @Test func `a page ends with its view`() async throws {
            var other: WKWebView? = WKWebView()
            let number = try #require(other).scrollView.node.id
            other?.loadHTMLString("<p>Bread</p>", baseURL: nil)
            await display.settle()
            #expect(display.elements[number] != nil)
            other = nil
            await display.settle()
            #expect(display.elements[number] == nil)
            #expect(!display.elements.values.contains { $0.viewClass == "WebStage" })
        }
    }
}
