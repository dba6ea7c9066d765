import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct PageControlTests {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))

    init() { control.numberOfPages = 3 }

    private var events: Events { Events(control) }

    /// Records the pages that the user chooses.
    @MainActor final class Events {
        var pages: [Int] = []
        init(_ control: UIPageControl) {
            control.addAction(
                UIAction { [weak self, weak control] _ in self?.pages.append(control?.currentPage ?? -1) },
                for: .valueChanged)
        }
    }

    private var dots: [PageIndicator] {
        control.layoutIfNeeded()
        return control.subviews.compactMap { $0 as? PageIndicator }
    }

    @Test func `pages beyond the ends stand for the ends`() {
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.currentPage = -1
        #expect(control.currentPage == 0)
        control.currentPage = 2
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -4
        #expect(control.numberOfPages == 0)
        #expect(control.currentPage == 0)
    }

    @Test func `the current dot has its own colour`() {
        control.currentPage = 1
        control.pageIndicatorTintColor = .systemGray
        control.currentPageIndicatorTintColor = .systemBlue
        #expect(dots.map(\.backgroundColor) == [.systemGray, .systemBlue, .systemGray])
    }

    @Test func `a control for one page is invisible where that is asked for`() {
        control.numberOfPages = 1
        #expect(dots.count == 1)
        control.hidesForSinglePage = true
        #expect(dots.isEmpty)
        #expect(!control.isHidden)
        control.numberOfPages = 2
        #expect(dots.count == 2)
    }

    @Test func `setting the page runs no actions, and what the user does runs them`() {
        let events = events
        control.currentPage = 1
        #expect(events.pages == [])
        control.accessibilityIncrement()
        control.accessibilityIncrement()
        #expect(events.pages == [2])
        control.accessibilityDecrement()
        #expect(events.pages == [2, 1])
    }

    @Test func `arrow keys go where they point to`() {
        let events = events
        control.displayAdjusted(.right)
        control.displayAdjusted(.left)
        control.displayAdjusted(.up)
        control.displayAdjusted(.down)
        control.semanticContentAttribute = .forceRightToLeft
        control.displayAdjusted(.left)
        control.displayAdjusted(.right)
        control.direction = .topToBottom
        control.displayAdjusted(.down)
        control.displayAdjusted(.up)
        control.isEnabled = false
        control.displayAdjusted(.down)
        #expect(events.pages == [1, 0, 1, 0, 1, 0, 1, 0])
    }

    @Test func `a page control is read as an adjustable element with its page`() {
        control.currentPage = 1
        let properties = control.properties(context: CommitContext(traits: control.traitCollection))
        #expect(properties.accessibility?.role == .adjustable)
        #expect(properties.accessibility?.value == "page 2 of 3")
    }

    @Test func `pages have images of their own`() {
        let (star, house, circle) = (
            UIImage(systemName: "star"), UIImage(systemName: "house"), UIImage(systemName: "circle")
        )
        control.frame.size.width = 200
        control.preferredIndicatorImage = circle
        control.setIndicatorImage(star, forPage: 2)
        control.setCurrentPageIndicatorImage(house, forPage: 0)
        #expect(control.indicatorImage(forPage: 2) === star)
        #expect(control.indicatorImage(forPage: 1) == nil)
        #expect(control.currentPageIndicatorImage(forPage: 0) === house)
        #expect(dots.map(\.image) == [house, circle, star])
        control.currentPage = 1
        #expect(dots.map(\.image) == [circle, circle, star])
        control.preferredCurrentPageIndicatorImage = house
        #expect(dots.map(\.image) == [circle, house, star])
    }

    @Test func `dots run in the direction that is asked for`() {
        func places() -> [CGFloat] { dots.map { control.direction.rawValue > 2 ? $0.center.y : $0.center.x } }
        #expect(places() == [32, 50, 68])
        control.direction = .rightToLeft
        #expect(places() == [68, 50, 32])
        control.direction = .natural
        control.semanticContentAttribute = .forceRightToLeft
        #expect(places() == [68, 50, 32])
        control.direction = .leftToRight
        #expect(places() == [32, 50, 68])
        control.frame = CGRect(x: 0, y: 0, width: 26, height: 100)
        control.direction = .topToBottom
        #expect(places() == [32, 50, 68])
        control.direction = .bottomToTop
        #expect(places() == [68, 50, 32])
        #expect(control.size(forNumberOfPages: 3) == CGSize(width: 26, height: 76))
    }
}

extension DisplayTests {
    @Suite @MainActor struct PageControlTouchTests {
        private func putOnScreen() async throws -> (FakeDisplay, UIPageControl, PageControlTests.Events) {
            let display = try await FakeDisplay.attached()
            let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 26))
            control.numberOfPages = 3
            let events = PageControlTests.Events(control)
            try display.show().addSubview(control)
            await display.settle()
            return (display, control, events)
        }

        @Test func `a tap beside the current dot goes to the page on that side`() async throws {
            let (display, _, events) = try await putOnScreen()
            display.tap(190, 113)
            display.tap(190, 113, time: 1)
            display.tap(140, 113, time: 2)
            await display.settle()
            #expect(events.pages == [1, 2, 1])
        }

        @Test func `a finger that moves along the dots goes through the pages`() async throws {
            let (display, control, events) = try await putOnScreen()
            display.touch(.began, 132, 113)
            display.touch(.moved, 150, 113)
            await display.settle()
            #expect(control.interactionState == .continuous)
            display.touch(.moved, 168, 113)
            display.touch(.moved, 132, 113)
            display.touch(.ended, 132, 113)
            await display.settle()
            #expect(events.pages == [1, 2, 0])
            #expect(control.interactionState == .none)
            control.allowsContinuousInteraction = false
            display.touch(.began, 132, 113)
            display.touch(.moved, 168, 113)
            display.touch(.ended, 168, 113)
            await display.settle()
            #expect(events.pages == [1, 2, 0, 1])
        }

        @Test func `the display sends arrow keys to a page control`() async throws {
            let (display, control, events) = try await putOnScreen()
            display.send(.adjust(view: control.node.id, direction: .right))
            await display.settle()
            #expect(events.pages == [1])
            let plain = UIView()
            control.superview?.addSubview(plain)
            await display.settle()
            display.send(.adjust(view: plain.node.id, direction: .right))
            display.send(.adjust(view: 999_999, direction: .right))
            await display.settle()
            #expect(events.pages == [1])
        }
    }
}
