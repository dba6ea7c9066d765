import ExampleSupport
import Testing
import UIKit

@testable import Gourmet

@MainActor
struct MainScreenTests {
    @Test func `boxes keep the places of content that is being loaded`() async {
        let screen = MainScreen()
        await screen.settle()
        #expect(screen.counts == [1, 1, 4, 3, 2])
        #expect(screen.cell(0, .featuredBanners) is PlaceholderCell)
        #expect(screen.cell(0, .featuredBanners)?.accessibilityLabel == "特集を読み込んでいます")
        #expect(screen.api.counts == [1, 1, 1, 1, 1])
        #expect(screen.controller.title == "グルメな写真展")
    }

    @Test func `sections fill their places in whatever order answers arrive`() async {
        let screen = MainScreen()
        await screen.settle()
        await screen.api.articles.succeed((1...10).map { .sample($0) })
        #expect(screen.counts == [1, 1, 4, 3, 10])
        await screen.api.keywords.succeed((1...12).map { .sample($0) })
        #expect(screen.counts == [1, 1, 12, 3, 10])
        await screen.api.banners.succeed((1...4).map { .sample($0) })
        await screen.api.arrivals.succeed((1...9).map { .sample($0) })
        await screen.api.interviews.succeed((1...3).map { .sample($0) })
        #expect(screen.counts == [4, 3, 12, 9, 10])
    }

    @Test func `each kind of content has its cell`() async {
        let screen = MainScreen()
        await screen.loadAll()
        #expect(screen.cell(0, .featuredBanners) is FeaturedCollectionViewCell)
        #expect(screen.cell(0, .featuredInterviews) is FeaturedInterviewCollectionViewCell)
        #expect(screen.cell(0, .recentKeywords) is KeywordCollectionViewCell)
        #expect(
            (0...3).map { screen.cell($0, .newArrivalArticles) is NewArrivalCollectionViewCell } == [
                true, false, false, true,
            ])
        #expect(screen.cell(1, .newArrivalArticles) is PhotoCollectionViewCell)
        #expect(screen.cell(3, .newArrivalArticles)?.texts == ["4", "Dish 4"])
        #expect(screen.cell(9, .regularArticles)?.texts == ["Article 10", "Summary 10"])
    }

    @Test func `headers and footer name the sections`() async {
        let screen = MainScreen()
        await screen.loadAll()
        let headers = [MainSection.recentKeywords, .newArrivalArticles, .regularArticles].compactMap {
            screen.supplementary(UICollectionView.elementKindSectionHeader, $0)?.texts.first
        }
        #expect(headers == ["最近の「キーワード」をチェック", "新着メニューの紹介", "おすすめ記事一覧"])
        let footer = screen.supplementary(UICollectionView.elementKindSectionFooter, .recentKeywords)
        #expect(footer?.texts.contains("最近2週間で人気のある検索ワードを表示しています。") == true)
    }

    @Test func `a section that fails has a row to try again, and does not affect the others`() async throws {
        let screen = MainScreen()
        await screen.settle()
        await screen.api.banners.succeed((1...4).map { .sample($0) })
        await screen.api.keywords.fail(.status(404))
        await screen.settle()
        #expect(screen.counts == [4, 1, 1, 3, 2])
        #expect(screen.cell(0, .recentKeywords) is RetryCell)
        #expect(
            screen.text("error-keywords")
                == "キーワードを読み込めませんでした。\nサーバーでエラーが発生しました(ステータスコード: 404)。")
        let retry: UIButton = try #require(screen.window.first(identifier: "retry-keywords"))
        retry.sendActions(for: .touchUpInside)
        #expect(screen.api.counts == [1, 1, 2, 1, 1])
        await screen.api.keywords.succeed([.sample(1)])
        await screen.settle()
        #expect(screen.counts == [4, 1, 1, 3, 2])
        #expect(screen.cell(0, .recentKeywords) is KeywordCollectionViewCell)
    }

    @Test func `a section without content has a text that states it`() async {
        let screen = MainScreen()
        await screen.settle()
        await screen.api.articles.succeed([])
        await screen.settle()
        #expect(screen.cell(0, .regularArticles) is EmptyCell)
        #expect(screen.text("empty-articles") == "おすすめ記事はまだありません")
    }

    @Test func `appearing again adds nothing twice`() async {
        let screen = MainScreen()
        await screen.settle()
        await screen.loadAll()
        screen.navigation.pushViewController(UIViewController(), animated: false)
        screen.navigation.view.layoutIfNeeded()
        screen.navigation.popViewController(animated: false)
        screen.navigation.view.layoutIfNeeded()
        #expect(screen.api.counts == [2, 2, 2, 2, 2])
        await screen.loadAll()
        #expect(screen.counts == [4, 3, 12, 9, 10])
    }

    @Test func `identifiers that occur twice do not end the app`() async {
        let screen = MainScreen()
        await screen.settle()
        await screen.api.banners.succeed([.sample(1), .sample(1, title: "Again"), .sample(0), .sample(-7)])
        await screen.api.arrivals.succeed([.sample(99), .sample(99), .sample(-1)])
        await screen.settle()
        #expect(screen.counts == [3, 1, 4, 2, 2])
        #expect(screen.cell(0, .featuredBanners)?.texts.first == "Again")
    }

    @Test func `content that changed is configured anew`() async {
        let screen = MainScreen()
        await screen.settle()
        await screen.api.banners.succeed([.sample(1)])
        await screen.settle()
        screen.controller.viewWillAppear(false)
        await screen.api.banners.succeed([.sample(1, title: "New")])
        await screen.settle()
        #expect(screen.cell(0, .featuredBanners)?.texts.first == "New")
    }

    @Test func `a failed refresh is reported and keeps the content`() async throws {
        let screen = MainScreen()
        await screen.settle()
        await screen.loadAll()
        let refresh = try #require(screen.collectionView.refreshControl)
        refresh.beginRefreshing()
        refresh.sendActions(for: .valueChanged)
        #expect(screen.api.counts == [2, 2, 2, 2, 2])
        await screen.api.banners.fail(.timedOut)
        await screen.api.interviews.fail(.timedOut)
        await screen.api.keywords.fail(.timedOut)
        await screen.api.arrivals.fail(.timedOut)
        #expect(refresh.isRefreshing)
        await screen.api.articles.fail(.timedOut)
        await screen.settle()
        #expect(!refresh.isRefreshing)
        let alert = try #require(screen.navigation.presentedViewController as? UIAlertController)
        #expect(alert.message == APIError.timedOut.message)
        #expect(screen.counts == [4, 3, 12, 9, 10])
    }

    // MARK: Taps

    @Test func `a hashtag opens the interviews with it`() async throws {
        let screen = MainScreen()
        await screen.settle()
        await screen.api.interviews.succeed([
            .sample(1, tags: "寿司,港町"), .sample(2, tags: "鍋"), .sample(3, tags: "港町"),
        ])
        await screen.settle()
        #expect(screen.cell(0, .featuredInterviews) != nil)
        let label: HashtagLabel = try #require(screen.window.first(identifier: "hashtags"))
        #expect(label.text == "#寿司 #港町")
        let elements = try #require(label.accessibilityElements as? [UIAccessibilityElement])
        #expect(elements.map(\.accessibilityLabel) == ["#寿司", "#港町"])
        #expect(elements.allSatisfy { $0.accessibilityTraits == .link })
        #expect(elements[1].accessibilityActivate())
        await screen.settle()
        let list = try #require(screen.navigation.topViewController as? EntryListViewController)
        #expect(list.title == "#港町")
        #expect(list.view.texts.filter { $0.hasPrefix("Interview") } == ["Interview 1", "Interview 3"])
    }

    @Test func `a keyword opens all content about it, or states that there is none`() async throws {
        let screen = MainScreen()
        await screen.settle()
        await screen.loadAll()
        await screen.api.articles.answer(.success([]), to: 0)
        screen.tap(0, .recentKeywords)
        await screen.settle()
        #expect(screen.text("entries-empty") == "「Keyword 1」の記事はまだありません")
    }

    @Test func `a dish opens a page of its own`() async throws {
        let screen = MainScreen()
        await screen.settle()
        await screen.loadAll()
        screen.tap(4, .newArrivalArticles)
        await screen.settle()
        #expect(screen.text("entry-title") == "Dish 5")
        #expect(screen.navigation.topViewController?.title == "新着メニュー")
    }
}
