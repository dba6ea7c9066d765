import ExampleSupport
import Testing
import UIKit

@testable import Photos

/// The app's two tabs in a window without a display, with an API that the test answers.
@MainActor
struct TabsTests {
    private let api = FakeAPI()
    private let window: UIWindow
    private let tabs: UITabBarController

    init() {
        tabs = SceneDelegate.makeTabs(api: api)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func resize(_ width: CGFloat, _ height: CGFloat) {
        window.frame = CGRect(x: 0, y: 0, width: width, height: height)
        window.layoutIfNeeded()
    }

    private func card() throws -> CardTabBar { try #require(window.first(identifier: "tabs")) }

    private func bar() throws -> UITabBar { try #require(try card().all(UITabBar.self).first) }

    /// Selects a tab in the same way as a tap on it.
    private func choose(_ index: Int) throws {
        let bar = try bar()
        let item = try #require(bar.items?[index])
        // A tapped bar selects the tab first and calls its delegate then.
        bar.selectedItem = item
        bar.delegate?.tabBar(bar, didSelect: item)
        window.layoutIfNeeded()
    }

    private func table() throws -> UITableView { try #require(window.first(identifier: "articles")) }

    @Test func `the articles are not loaded before their tab is chosen`() async throws {
        let articles = (tabs.viewControllers?[1] as? UINavigationController)?.viewControllers.first
        #expect(articles?.isViewLoaded == false)
        #expect(api.requestedPages == [1])
        #expect(api.requestedArticlePages.isEmpty)
        try choose(1)
        #expect(api.requestedArticlePages == [1])
        try choose(0)
        try choose(1)
        #expect(api.requestedArticlePages == [1], "coming back asks for nothing")
        #expect(api.requestedPages == [1])
    }

    @Test func `the card lies within twenty points of the edges`() throws {
        #expect(try card().frame == CGRect(x: 20, y: 722, width: 335, height: 70))
        #expect(try card().layer.cornerRadius == 35)
        resize(320, 568)
        #expect(try card().frame == CGRect(x: 20, y: 478, width: 280, height: 70))
        resize(430, 932)
        #expect(try card().frame == CGRect(x: 20, y: 842, width: 390, height: 70))
        // The card is at most 480 points wide, and lies in the middle.
        resize(1024, 768)
        #expect(try card().frame == CGRect(x: 272, y: 678, width: 480, height: 70))
    }

    @Test func `the usual bar is hidden`() {
        #expect(tabs.isTabBarHidden)
        #expect(tabs.tabBar.isHidden)
    }

    @Test func `the tabs have names`() throws {
        #expect(try bar().items?.map(\.accessibilityLabel) == ["写真", "記事"])
        #expect(try bar().items?.map(\.title) == [nil, nil], "the picture shows symbols alone")
    }

    @Test func `the content ends above the card`() async throws {
        await api.answer(0, page: 1, ids: 1...10)
        window.layoutIfNeeded()
        let photos: UICollectionView = try #require(window.first(identifier: "photos"))
        // The inset has the card's 70 points, 20 below it and 20 above it.
        #expect(photos.adjustedContentInset.bottom == 110)
    }

    @Test func `the dot is below the selected tab`() throws {
        // The dot of 5 points lies in the middle of its half of the card's 335 points: 335 / 4 and 335 · 3 / 4.
        let dot = try #require(try card().subviews.last)
        #expect(dot.frame.midX == 83.75)
        try choose(1)
        #expect(tabs.selectedIndex == 1)
        #expect(dot.frame.midX == 251.25)
        #expect(try bar().selectedItem === bar().items?[1])
    }

    @Test func `each tab keeps its offset`() async throws {
        await api.answer(0, page: 1, ids: 1...10)
        window.layoutIfNeeded()
        let photos: UICollectionView = try #require(window.first(identifier: "photos"))
        photos.contentOffset = CGPoint(x: 0, y: 200)
        try choose(1)
        await api.answerArticles(0, page: 1, ids: 1...5)
        window.layoutIfNeeded()
        let table = try table()
        table.contentOffset = CGPoint(x: 0, y: 300)
        window.layoutIfNeeded()
        try choose(0)
        #expect(photos.window != nil && table.window == nil)
        #expect(photos.contentOffset.y == 200)
        try choose(1)
        #expect(table.contentOffset.y == 300)
    }

    @Test func `a failure behind the other tab is reported when the user comes back`() async throws {
        try choose(1)
        try choose(0)
        await api.answerArticles(0, with: .failure(.unreachable))
        #expect(window.rootViewController?.presentedViewController == nil)
        try choose(1)
        let alert = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
        #expect(alert.message == APIError.unreachable.message)
    }
}
