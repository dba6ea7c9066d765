import Foundation
import Testing
import UIKit

@testable import Extras

@MainActor struct TabStackViewModelTests {
    private let viewModel = TabStackViewModel(tabs: Array(PageTab.samples.prefix(3)))

    private var ids: [Int] { viewModel.tabs.map(\.id) }

    @Test func `a new tab lies behind the last`() {
        #expect(viewModel.add().title == "新しいタブ4")
        #expect(ids == [1, 2, 3, 4])
    }

    @Test func `an identifier is never used twice`() {
        viewModel.close(viewModel.add())
        #expect(viewModel.add().id == 5)
    }

    @Test func `a closed tab is gone`() {
        viewModel.close(PageTab.samples[1])
        viewModel.close(PageTab.samples[1])
        #expect(ids == [1, 3])
        #expect(viewModel.emptyText == nil)
    }

    @Test func `the screen has a text when all tabs are closed`() {
        for tab in viewModel.tabs { viewModel.close(tab) }
        #expect(viewModel.emptyText == "タブはすべて閉じました")
        #expect(viewModel.chosen == nil)
    }

    @Test func `the arrow keys choose among the tabs`() {
        viewModel.choose(by: 1)
        #expect(viewModel.chosen?.id == 1)
        viewModel.choose(by: -1)
        #expect(viewModel.chosen?.id == 1)
        viewModel.choose(by: 5)
        #expect(viewModel.chosen?.id == 3)
    }

    @Test func `without a chosen tab, the key up chooses the last one`() {
        viewModel.choose(by: -1)
        #expect(viewModel.chosen?.id == 3)
    }

    @Test func `after the chosen tab is closed, the next one is chosen`() {
        viewModel.choose(PageTab.samples[1])
        viewModel.close(PageTab.samples[1])
        #expect(viewModel.chosen?.id == 3)
        viewModel.close(PageTab.samples[2])
        #expect(viewModel.chosen?.id == 1)
    }
}

@MainActor struct TabStackLayoutTests {
    private let layout = TabStackLayout()
    private let data: CountingData
    private let view: UICollectionView

    init() {
        data = CountingData(rows: 1, columns: 6)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = data
        view.layoutIfNeeded()
    }

    private func card(_ item: Int) throws -> UICollectionViewLayoutAttributes {
        view.layoutIfNeeded()
        return try #require(layout.layoutAttributesForItem(at: [0, item]))
    }

    @Test func `cards lie below each other and grow downwards at 375 points`() throws {
        // The first card lies 24 points below the top, so its scale is 0.82 + 0.12 · 24 / 667 = 0.82432 of 375 × 667
        // points.
        #expect(try card(0).frame.isNear(CGRect(x: 32.94, y: 24, width: 309.12, height: 549.82)))
        // The last card lies at 24 + 5 · 116 = 604 points, so its scale is 0.82 + 0.12 · 604 / 667 = 0.92867.
        #expect(try card(5).frame.isNear(CGRect(x: 13.38, y: 604, width: 348.25, height: 619.42)))
        #expect(try (0..<6).map { try card($0).frame.minY.rounded() } == [24, 140, 256, 372, 488, 604])
        #expect(try (0..<6).map { try card($0).zIndex } == [0, 1, 2, 3, 4, 5])
        // The content ends at 604 + 0.6 · 667 points.
        #expect(layout.collectionViewContentSize == CGSize(width: 375, height: 1004))
    }

    @Test func `cards have their places at 430 points`() throws {
        view.frame = CGRect(x: 0, y: 0, width: 430, height: 932)
        // The first card's scale is 0.82 + 0.12 · 24 / 932 = 0.82309.
        #expect(try card(0).frame.isNear(CGRect(x: 38.04, y: 24, width: 353.93, height: 767.12)))
        #expect(try card(5).frame.minY.rounded() == 604)
        #expect(layout.collectionViewContentSize == CGSize(width: 430, height: 1163))
    }

    @Test func `a card is as large as its place on the screen makes it`() throws {
        view.contentOffset.y = 232
        // The third card is in the first card's place.
        #expect(try card(2).frame.isNear(CGRect(x: 32.94, y: 256, width: 309.12, height: 549.82)))
        // The first card has gone beyond the top and shrinks no further: its scale stays 0.82.
        #expect(try card(0).frame.isNear(CGRect(x: 33.75, y: 24, width: 307.5, height: 546.94)))
    }

    @Test func `an open card fills the screen, and the others are outside of it`() throws {
        view.contentOffset.y = 100
        layout.opened = [0, 2]
        #expect(try card(2).frame.isNear(CGRect(x: 0, y: 100, width: 375, height: 667)))
        #expect(try card(1).frame.maxY.rounded() == 100)
        #expect(try card(3).frame.minY.rounded() == 767)
        #expect(try (1...3).map { try card($0).alpha } == [0, 1, 0])
        #expect(try (1...3).map { try card($0).isHidden } == [false, false, false])
        layout.hidesOthers = true
        #expect(try (1...3).map { try card($0).isHidden } == [true, false, true])
        layout.opened = nil
        #expect(try card(3).frame.minY.rounded() == 372)
    }

    @Test func `a card that is swiped fades`() throws {
        layout.swipe = .init(indexPath: [0, 1], distance: -75)
        #expect(try card(1).center.x == 112.5)
        // 75 of 375 points are a fifth of the way.
        #expect(try abs(card(1).alpha - 0.86) < 0.001)
        #expect(try card(0).center.x == 187.5)
        #expect(try card(0).alpha == 1)
    }

    @Test func `cards of a low screen lie closer together`() throws {
        view.frame = CGRect(x: 0, y: 0, width: 667, height: 240)
        #expect(try (0..<3).map { try card($0).frame.minY.rounded() } == [24, 104, 184])
    }

    @Test func `a query of a rectangle takes time for the cards in it only`() {
        data.columns = 1_000_000
        view.reloadData()
        view.layoutIfNeeded()
        let middle = CGRect(x: 0, y: 58_000_000, width: 375, height: 667)
        let found = layout.layoutAttributesForElements(in: middle) ?? []
        #expect(found.allSatisfy { $0.frame.intersects(middle) })
        // The cards found begin up to 627 points above the rectangle's top or up to 667 points below it: 1294 / 116.
        #expect((10...13).contains(found.count))
    }
}

@MainActor struct TabStackScreenTests {
    private let viewModel = TabStackViewModel(tabs: PageTab.samples)
    private let screen: Screen

    init() { screen = Screen(TabStackController(viewModel: viewModel)) }

    private func cards() throws -> UICollectionView {
        let cards: UICollectionView? = screen.first("tabs")
        return try #require(cards)
    }

    @Test func `the delete key closes the tab that the arrows have chosen`() throws {
        screen.press(UIKeyCommand.inputDownArrow)
        screen.press(UIKeyCommand.inputDownArrow)
        #expect(try cards().indexPathsForSelectedItems == [[0, 1]])
        screen.press(UIKeyCommand.inputDelete)
        #expect(viewModel.tabs.map(\.id) == [1, 3, 4, 5, 6])
        #expect(try cards().numberOfItems(inSection: 0) == 5)
        screen.press("\u{8}")
        #expect(viewModel.tabs.map(\.id) == [1, 4, 5, 6])
    }

    @Test func `each button names its tab`() throws {
        let open: UIButton? = screen.first("open-2")
        let close: UIButton? = screen.first("close-2")
        #expect(open?.accessibilityLabel == "夕飯の献立を開く")
        #expect(close?.accessibilityLabel == "夕飯の献立を閉じる")
    }

    @Test func `escape brings an open card back`() throws {
        let open: UIButton? = screen.first("open-2")
        open?.sendActions(for: .touchUpInside)
        screen.window.layoutIfNeeded()
        let layout = try #require(cards().collectionViewLayout as? TabStackLayout)
        #expect(layout.opened == [0, 1])
        #expect(try !cards().isScrollEnabled)
        screen.press(UIKeyCommand.inputEscape)
        #expect(layout.opened == nil)
        #expect(try cards().isScrollEnabled)
    }

    @Test func `an open card that is closed leads back to the stack`() throws {
        let open: UIButton? = screen.first("open-2")
        open?.sendActions(for: .touchUpInside)
        let close: UIButton? = screen.first("close-2")
        close?.sendActions(for: .touchUpInside)
        screen.window.layoutIfNeeded()
        #expect(viewModel.tabs.map(\.id) == [1, 3, 4, 5, 6])
        #expect(try (cards().collectionViewLayout as? TabStackLayout)?.opened == nil)
    }
}
