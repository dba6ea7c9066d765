import ExampleSupport
import TestSupport
import Testing
import UIKit

@testable import Home

@MainActor
struct HomeScreenTests {
    @Test func `both sections load at once and display that`() async {
        let screen = HomeScreen(width: 375, height: 812)
        for _ in 1...4 { await turn() }
        screen.window.layoutIfNeeded()
        #expect(screen.api.requestedSections == [.applianceHorizontal, .article])
        #expect(screen.noticeText(in: 0) == "読み込んでいます…")
        #expect(screen.noticeText(in: 1) == "読み込んでいます…")
    }

    @Test func `sections fill in their places whatever the order`() async {
        let screen = HomeScreen(width: 375, height: 812)
        await screen.api.answer(1, ids: 10...15)
        screen.window.layoutIfNeeded()
        #expect(screen.titles(in: 1).first == "Entry 10")
        #expect(screen.noticeText(in: 0) == "読み込んでいます…")
        #expect(screen.noticeText(in: 1) == nil)
        await screen.api.answer(0, ids: 0...5)
        screen.window.layoutIfNeeded()
        #expect(screen.titles(in: 0).first == "Entry 0")
        #expect(screen.noticeText(in: 0) == nil)
        #expect(screen.collectionView.numberOfItems(inSection: 0) == 6)
        #expect(screen.collectionView.numberOfItems(inSection: 1) == 6)
    }

    @Test func `a failed section offers to try again`() async throws {
        let screen = HomeScreen(width: 375, height: 812)
        await screen.api.answer(0, with: .failure(.unreachable))
        await screen.api.answer(1, ids: 10...15)
        screen.window.layoutIfNeeded()
        #expect(screen.noticeText(in: 0) == "家電を読み込めませんでした。\n" + APIError.unreachable.message)
        #expect(screen.titles(in: 1).first == "Entry 10")
        let button = try #require(screen.retryButton(in: 0))
        #expect(button.accessibilityLabel == "家電をもう一度読み込む")
        button.sendActions(for: .touchUpInside)
        #expect(screen.api.requestedSections == [.applianceHorizontal, .article, .applianceHorizontal])
        for _ in 1...4 { await turn() }
        screen.window.layoutIfNeeded()
        #expect(screen.noticeText(in: 0) == "読み込んでいます…")
        #expect(screen.retryButton(in: 0) == nil)
        await screen.api.answer(2, ids: 0...5)
        screen.window.layoutIfNeeded()
        #expect(screen.noticeText(in: 0) == nil)
        #expect(screen.titles(in: 0).first == "Entry 0")
    }

    @Test func `a page is read with its number`() async throws {
        let screen = await HomeScreen.full(width: 375, height: 812)
        let cell = try #require(
            screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        let page: UILabel = try #require(cell.first(identifier: "page"))
        #expect(page.text == "1 / 6")
        #expect(cell.accessibilityLabel == "Entry 0、Summary 0")
        #expect(cell.accessibilityValue == "6ページ中1ページ目")
        #expect(cell.accessibilityTraits.contains(.button))
    }

    @Test func `a tap opens the entry`() async throws {
        let screen = await HomeScreen.full(width: 375, height: 812)
        screen.controller.collectionView(
            screen.collectionView, didSelectItemAt: IndexPath(item: 2, section: 1))
        let detail = try #require(screen.navigation.topViewController as? ApplianceDetailViewController)
        screen.window.layoutIfNeeded()
        #expect(detail.title == "Entry 12")
        let summary: UILabel = try #require(detail.view.first(identifier: "summary"))
        #expect(summary.text == "Summary 12")
    }

    @Test func `a refresh displays the changes`() async throws {
        let screen = await HomeScreen.full(width: 375, height: 812)
        let control = try #require(screen.collectionView.refreshControl)
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        await screen.api.answer(2, with: .success([.sample(0, title: "New"), .sample(1)]))
        #expect(control.isRefreshing, "the articles are still on their way")
        await screen.api.answer(3, ids: 10...15)
        screen.window.layoutIfNeeded()
        #expect(!control.isRefreshing)
        #expect(screen.titles(in: 0).first == "New")
        let cell = try #require(
            screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        let page: UILabel = try #require(cell.first(identifier: "page"))
        #expect(page.text == "1 / 2")
    }

    @Test func `an entry in both sections is explained, and nothing else is lost`() async {
        let screen = HomeScreen(width: 375, height: 812)
        await screen.api.answer(0, ids: 0...5)
        await screen.api.answer(1, with: .success([.sample(5, title: "トースト"), .sample(10)]))
        screen.window.layoutIfNeeded()
        #expect(screen.collectionView.numberOfItems(inSection: 0) == 6)
        #expect(screen.collectionView.numberOfItems(inSection: 1) == 1)
        screen.collectionView.contentOffset.y = screen.collectionView.contentSize.height - 600
        screen.window.layoutIfNeeded()
        #expect(
            screen.noticeText(in: 1) == "IDがほかの項目と重複しているため、表示できません: 「トースト」(ID: 5)")
    }
}

@MainActor
struct PictureTextViewTests {
    /// Returns the frames of the title and the picture in a view of the given size.
    private func frames(width: CGFloat, height: CGFloat, wideRatio: CGFloat) throws -> (CGRect, CGRect) {
        let view = PictureTextView(
            titleStyle: .footnote, titleLines: 2, summaryStyle: .caption1, wideRatio: wideRatio, padding: 8)
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        view.configure(with: .sample(1), imageLoader: .shared)
        view.layoutIfNeeded()
        let title: UILabel = try #require(view.first(identifier: "title"))
        let picture = try #require(view.subviews.first { !($0 is UILabel) })
        return (title.frame, picture.frame)
    }

    @Test func `the text lies below the picture`() throws {
        let (title, picture) = try frames(width: 187.5, height: 180, wideRatio: 2.4)
        #expect(picture.origin == .zero && picture.width == 187.5)
        #expect(title.minX == 8 && title.width == 171.5)
        #expect(title.minY == picture.maxY + 8)
    }

    @Test func `in a wide cell the text lies beside the picture`() throws {
        let (title, picture) = try frames(width: 512, height: 180, wideRatio: 2.4)
        #expect(picture == CGRect(x: 0, y: 0, width: 256, height: 180), "180 · 1.5 is more than half of 512")
        #expect(title.minX == 264 && title.width == 240)
    }

    @Test func `a cell with hardly any room keeps its title`() throws {
        let (title, picture) = try frames(width: 160, height: 40, wideRatio: 5)
        #expect(picture.height <= 8)
        #expect(title.maxY <= 40)
    }
}
