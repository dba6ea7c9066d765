import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// An element that counts its activations.
@MainActor
private final class ActiveElement: UIAccessibilityElement {
    var activations = 0
    override func accessibilityActivate() -> Bool {
        activations += 1
        return true
    }
}

extension DisplayTests {
    @MainActor struct AccessibilityElementTests {
        private func putOnScreen() async throws -> (FakeDisplay, UIControl) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let control = UIControl(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
            try #require(window.rootViewController?.view).addSubview(control)
            await display.settle()
            return (display, control)
        }

        private func element(
            _ label: String, _ container: UIView, _ frame: CGRect = CGRect(x: 10, y: 5, width: 20, height: 30)
        ) -> ActiveElement {
            let element = ActiveElement(accessibilityContainer: container)
            element.accessibilityLabel = label
            element.accessibilityTraits = .link
            element.accessibilityFrameInContainerSpace = frame
            return element
        }

        private func id(_ element: UIAccessibilityElement) throws -> Int {
            try #require(element.view).node.id
        }

        /// A chart that provides an element for each of its bars.
        private final class Chart: UIControl {
            var bars: [UIAccessibilityElement] = []
            override func accessibilityElementCount() -> Int { bars.count }
            override func accessibilityElement(at index: Int) -> Any? { bars[index] }
            override func index(ofAccessibilityElement element: Any) -> Int {
                bars.firstIndex { $0 === element as AnyObject } ?? NSNotFound
            }
        }

        @Test func `a view provides its elements by methods`() async throws {
            let (display, control) = try await putOnScreen()
            let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            chart.bars = [element("May", chart)]
            control.addSubview(chart)
            await display.settle()
            let first = try id(#require(chart.bars.first))
            #expect(display.elements[first]?.parent == chart.node.id)
            #expect(chart.accessibilityElements == nil)
            chart.bars.append(element("June", chart))
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            await display.settle()
            #expect(try id(chart.bars[0]) == first)
            #expect(display.elements[try id(chart.bars[1])]?.properties["ax"]?["l"] == .string("June"))
            chart.bars = []
            chart.setNeedsLayout()
            await display.settle()
            #expect(display.elements[first] == nil)
        }

        private final class Board: UIView {
            lazy var cell = UIAccessibilityElement(accessibilityContainer: self)
            override var accessibilityElements: [Any]? {
                get { [cell] }
                set { _ = newValue }
            }
        }

        @Test func `a view provides its elements by an override of the list`() async throws {
            let (display, control) = try await putOnScreen()
            let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            control.addSubview(board)
            await display.settle()
            #expect(display.elements[try id(board.cell)]?.parent == board.node.id)
            #expect(board.accessibilityElementCount() == 1)
            #expect(board.accessibilityElement(at: 0) as? UIAccessibilityElement === board.cell)
            #expect(board.accessibilityElement(at: 1) == nil)
            #expect(board.index(ofAccessibilityElement: board.cell) == 0)
            #expect(board.index(ofAccessibilityElement: control) == NSNotFound)
        }

        /// A view that makes its elements anew each time.
        private final class Ticker: UIControl {
            var calls = 0
            override var accessibilityElements: [Any]? {
                get {
                    calls += 1
                    return (0..<100).map { _ in UIAccessibilityElement(accessibilityContainer: self) }
                }
                set {}
            }
        }

        @Test func `a list that is overridden is asked for once by each layout`() async throws {
            let (display, control) = try await putOnScreen()
            let ticker = Ticker(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            control.addSubview(ticker)
            await display.settle()
            ticker.calls = 0
            ticker.setNeedsLayout()
            ticker.layoutIfNeeded()
            #expect(ticker.calls == 1)
        }

        @Test func `a view that had no elements is asked again after a notification`() async throws {
            let (display, control) = try await putOnScreen()
            let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            control.addSubview(chart)
            await display.settle()
            chart.bars = [element("May", chart)]
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            await display.settle()
            #expect(display.elements[try id(chart.bars[0])]?.parent == chart.node.id)
        }

        @Test func `an element can be expanded`() async throws {
            let (display, control) = try await putOnScreen()
            #expect(control.accessibilityExpandedStatus == .unsupported)
            control.accessibilityExpandedStatus = .collapsed
            let row = element("Row", control)
            row.accessibilityExpandedStatus = .expanded
            control.accessibilityElements = [row]
            await display.settle()
            #expect(
                control.properties(context: CommitContext(traits: control.traitCollection)).accessibility?
                    .isExpanded == false)
            #expect(row.view?.accessibilityExpandedStatus == .expanded)
        }

        @Test func `an element is a part of its container on the display`() async throws {
            let (display, control) = try await putOnScreen()
            let element = element("#sushi", control)
            element.accessibilityIdentifier = "tag"
            control.accessibilityElements = [element]
            await display.settle()
            let shown = try #require(display.elements[try id(element)])
            #expect(shown.parent == control.node.id)
            #expect(shown.properties["ax"] == .object(["r": .string("link"), "l": .string("#sushi")]))
            #expect(shown.properties["f"] == .array([.number(10), .number(5), .number(20), .number(30)]))
            #expect(shown.properties["nt"] == .bool(true), "fingers touch the container")
            #expect(display.elements[control.node.id]?.properties["ax"]?["t"] == .bool(true))
            #expect(control.subviews.isEmpty)
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UIControl 100 200 100 40
                        AccessibilityElementView 10 5 20 30
                    """)
        }

        @Test func `an element that changes is sent anew, one that stays keeps its place`() async throws {
            let (display, control) = try await putOnScreen()
            let (one, two) = (element("one", control), element("two", control))
            control.accessibilityElements = [one, two]
            await display.settle()
            let known = try id(two)
            two.accessibilityLabel = "other"
            control.accessibilityElements = [two]
            await display.settle()
            #expect(try id(two) == known)
            #expect(display.elements[known]?.properties["ax"]?["l"] == .string("other"))
            #expect(display.elements[control.node.id]?.children == [known])
            control.accessibilityElements = nil
            await display.settle()
            #expect(display.elements[control.node.id]?.children == [])
            #expect(display.elements[control.node.id]?.properties["ax"]?["t"] == nil)
        }

        @Test func `a keyboard activates an element`() async throws {
            let (display, control) = try await putOnScreen()
            let element = element("#sushi", control)
            control.accessibilityElements = [element]
            await display.settle()
            display.send(.activate(view: try id(element)))
            await display.settle()
            #expect(element.activations == 1)
        }

        @Test func `an element that does nothing itself is tapped in its middle`() async throws {
            let (display, control) = try await putOnScreen()
            var places: [CGPoint] = []
            let tap = TapControl(frame: control.bounds)
            tap.tapped = { places.append($0) }
            control.addSubview(tap)
            let element = UIAccessibilityElement(accessibilityContainer: tap)
            element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 5, width: 20, height: 30)
            tap.accessibilityElements = [element]
            await display.settle()
            #expect(element.accessibilityFrame == CGRect(x: 110, y: 205, width: 20, height: 30))
            display.send(.activate(view: try id(element)))
            await display.settle()
            #expect(places == [CGPoint(x: 20, y: 20)])
            element.accessibilityActivationPoint = CGPoint(x: 190, y: 230)
            display.send(.activate(view: try id(element)))
            await display.settle()
            #expect(places == [CGPoint(x: 20, y: 20), CGPoint(x: 90, y: 30)])
        }

        @Test func `subviews that are not among the elements are passed over`() async throws {
            let (display, control) = try await putOnScreen()
            let (listed, other) = (UILabel(), UILabel())
            control.addSubview(listed)
            control.addSubview(other)
            control.accessibilityElements = [listed]
            await display.settle()
            #expect(display.elements[other.node.id]?.properties["ax"]?["h"] == .bool(true))
            #expect(display.elements[listed.node.id]?.properties["ax"]?["h"] == nil)
            control.accessibilityElements = nil
            await display.settle()
            #expect(display.elements[other.node.id]?.properties["ax"]?["h"] == nil)
        }

        @Test func `the frame on the screen can be set`() async throws {
            let (_, control) = try await putOnScreen()
            let element = element("#sushi", control)
            element.accessibilityFrame = CGRect(x: 150, y: 210, width: 10, height: 10)
            #expect(element.accessibilityFrameInContainerSpace == CGRect(x: 50, y: 10, width: 10, height: 10))
        }
    }
}

/// A view that reports where it is tapped, in points of its own coordinates.
@MainActor
private final class TapControl: UIView {
    var tapped: ((CGPoint) -> Void)?
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { tapped?(touch.location(in: self)) }
    }
}
