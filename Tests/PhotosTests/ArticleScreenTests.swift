import ExampleSupport
import Testing
import UIKit

@testable import Photos

@MainActor
struct ArticleScreenTests {
    private let api = FakeAPI()
    private let window: UIWindow

    init() {
        let controller = ArticleViewController(viewModel: ArticleViewModel(api: api))
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func table() throws -> UITableView { try #require(window.first(identifier: "articles")) }

    private func answer(_ index: Int, page: Int, ids: some Sequence<Int>, hasNextPage: Bool = true) async {
        await api.answerArticles(index, page: page, ids: ids, hasNextPage: hasNextPage)
        window.layoutIfNeeded()
    }

    private func titles() throws -> [String] {
        try table().visibleCells.compactMap { cell in
            let label: UILabel? = cell.first(identifier: "title")
            return label?.text
        }
    }

    /// Returns the frame of the picture in the first cell.
    private func pictureFrame() throws -> CGRect {
        let cell = try #require(try table().cellForRow(at: IndexPath(row: 0, section: 0)))
        let picture = try #require(cell.all(UIImageView.self).first?.superview)
        return picture.convert(picture.bounds, to: cell)
    }

    @Test func `the first page is shown`() async throws {
        await answer(0, page: 1, ids: 1...5)
        #expect(try titles().prefix(2) == ["Article 1", "Article 2"])
        #expect(try table().numberOfRows(inSection: 0) == 5)
    }

    @Test func `the height of a picture is two thirds of its width`() async throws {
        await answer(0, page: 1, ids: 1...5)
        // The picture has 8 points of space at each side: it is 359 · 2 / 3 points high at 375, and 414 · 2 / 3 at
        // 430.
        let frame = try pictureFrame()
        #expect(frame.origin == CGPoint(x: 8, y: 8))
        #expect(frame.width == 359)
        #expect(abs(frame.height - 239.33) <= 0.5, "within half a pixel")
        window.frame.size = CGSize(width: 430, height: 932)
        window.layoutIfNeeded()
        #expect(try pictureFrame() == CGRect(x: 8, y: 8, width: 414, height: 276))
    }

    @Test func `in a wide window an article has a width that is good to read`() async throws {
        await answer(0, page: 1, ids: 1...5)
        window.frame.size = CGSize(width: 1024, height: 768)
        window.layoutIfNeeded()
        #expect(try pictureFrame() == CGRect(x: 176, y: 8, width: 672, height: 448))
    }

    @Test func `reaching the end loads the next page`() async throws {
        await answer(0, page: 1, ids: 1...5)
        #expect(api.requestedArticlePages == [1])
        let table = try table()
        table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .bottom, animated: false)
        window.layoutIfNeeded()
        table.contentOffset.y += 400
        window.layoutIfNeeded()
        #expect(api.requestedArticlePages == [1, 2])
        await answer(1, page: 2, ids: 6...10)
        #expect(table.numberOfRows(inSection: 0) == 10)
    }

    @Test func `an article that changed changes its cell`() async throws {
        await answer(0, page: 1, ids: 1...5)
        try table().refreshControl?.sendActions(for: .valueChanged)
        let page = ArticleList(page: 1, articles: [.sample(1, title: "New"), .sample(2)], hasNextPage: false)
        await api.answerArticles(1, with: .success([page]))
        window.layoutIfNeeded()
        #expect(try titles() == ["New", "Article 2"])
    }

    @Test func `a failure and an empty list are explained`() async throws {
        await api.answerArticles(0, with: .failure(.status(404)))
        window.layoutIfNeeded()
        let label: UILabel = try #require(window.first(identifier: "empty"))
        #expect(!label.isHidden)
        #expect(label.text == "記事がありません\n下に引っぱると、もう一度読み込みます。")
        let alert = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
        #expect(alert.message == APIError.status(404).message)
    }

    @Test func `at the largest text size the tags lie one below the other`() async throws {
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        await answer(0, page: 1, ids: 1...5)
        let cell = try #require(try table().cellForRow(at: IndexPath(row: 0, section: 0)))
        let tags = cell.all(ArticleTagView.self)
        #expect(tags.map { $0.convert($0.bounds, to: cell).minX } == [8, 8, 8])
        let labels = cell.all(UILabel.self).map { $0.convert($0.bounds, to: cell) }
        for label in labels {
            #expect(label.minX >= 8 && label.maxX <= 367.5 && label.maxY <= cell.bounds.maxY)
        }
    }
}
