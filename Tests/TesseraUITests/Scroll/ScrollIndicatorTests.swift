import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

/// Tests what a display learns about scroll indicators.
@MainActor struct ScrollIndicatorTests {
    private let scrollView: UIScrollView = {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.contentSize = CGSize(width: 1000, height: 2000)
        return view
    }()

    private var described: ScrollContent {
        var scroll = ScrollContent(
            contentSize: scrollView.contentSize, insets: scrollView.displayedInsets, offset: .zero,
            revision: 0)
        scrollView.describeIndicators(in: &scroll)
        return scroll
    }

    @Test func `indicators are as usual if the app changes nothing`() {
        #expect(described.indicatorInsets == nil)
        #expect(described.indicatorStyle == nil && described.indicatorFlashes == nil)
        #expect(described.hidesVerticalIndicator == nil && described.hidesHorizontalIndicator == nil)
    }

    @Test func `indicators have insets of their own, not those of the content`() {
        scrollView.contentInset = UIEdgeInsets(top: 100, left: 10, bottom: 200, right: 20)
        #expect(described.indicatorInsets == [0, 0, 0, 0, 0, 0])
        scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scrollView.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        #expect(described.indicatorInsets == [1, 3, 4, 6, 8, 7])
        scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 200, right: 0)
        #expect(described.indicatorInsets == [0, 200, 0, 0, 0, 200])
        #expect(scrollView.verticalScrollIndicatorInsets == scrollView.horizontalScrollIndicatorInsets)
        #expect(scrollView.scrollIndicatorInsets.bottom == 200)
    }

    @Test func `the vertical indicator is at the left if content runs from right to left`() {
        scrollView.semanticContentAttribute = .forceRightToLeft
        scrollView.verticalScrollIndicatorInsets.left = 12
        scrollView.verticalScrollIndicatorInsets.right = 99
        #expect(described.indicatorInsets?[2] == 12)
    }

    @Test func `a style and the number of flashes are described`() {
        scrollView.indicatorStyle = .white
        scrollView.flashScrollIndicators()
        scrollView.flashScrollIndicators()
        #expect(described.indicatorStyle == .white && described.indicatorFlashes == 2)
        scrollView.displayLeft()
        #expect(described.indicatorFlashes == nil)
    }
}

extension DisplayTests {
    /// Tests the room that indicators leave for bars.
    @MainActor struct ScrollIndicatorSafeAreaTests {
        @Test func `indicators keep clear of the safe area unless the app does not want that`() async throws {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let window = try display.show()
            let root: UIView = try #require(window.rootViewController?.view)
            let scrollView = UIScrollView(frame: root.bounds)
            scrollView.contentSize = CGSize(width: 390, height: 2000)
            scrollView.contentInset.top = 10
            root.addSubview(scrollView)
            let sheet = UIScrollView(frame: root.bounds)
            sheet.contentSize = CGSize(width: 1000, height: 2000)
            sheet.contentInsetAdjustmentBehavior = .never
            root.addSubview(sheet)
            func insets() -> JSON? { display.elements[scrollView.node.id]?.properties["sc"]?["ii"] }
            await display.settle()
            #expect(insets() == .array([47, 34, 0, 0, 0, 0].map(JSON.number)))
            // Content that scrolls along both axes has both indicators.
            #expect(
                display.elements[sheet.node.id]?.properties["sc"]?["ii"]
                    == .array([47, 34, 0, 0, 0, 34].map(JSON.number)))
            scrollView.automaticallyAdjustsScrollIndicatorInsets = false
            await display.settle()
            #expect(insets() == .array([0, 0, 0, 0, 0, 0].map(JSON.number)))
        }
    }
}
