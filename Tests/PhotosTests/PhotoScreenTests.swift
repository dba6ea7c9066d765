import ExampleSupport
import Testing
import UIKit

@testable import Photos

@MainActor
struct PhotoScreenTests {
    @Test func `the first page fills two columns`() async throws {
        let screen = await PhotoScreen.showing(1...10)
        // The photos are square, so at 390 points cells are 195 by 195 + 90, and three rows are visible below the bar
        // of 44 points.
        #expect(screen.titles == (1...6).map { "Photo \($0)" })
        #expect(
            screen.collectionView.visibleCells.prefix(3).map(\.frame) == [
                CGRect(x: 0, y: 0, width: 195, height: 285),
                CGRect(x: 195, y: 0, width: 195, height: 285),
                CGRect(x: 0, y: 285, width: 195, height: 285),
            ])
        #expect(screen.collectionView.contentSize == CGSize(width: 390, height: 1425))
        #expect(screen.controller.title == "Photos")
    }

    @Test func `a wider screen has two wider columns`() async {
        let screen = await PhotoScreen.showing(1...10)
        screen.window.frame = CGRect(x: 0, y: 0, width: 768, height: 1024)
        screen.window.layoutIfNeeded()
        #expect(
            screen.collectionView.visibleCells.prefix(2).map(\.frame) == [
                CGRect(x: 0, y: 0, width: 384, height: 474), CGRect(x: 384, y: 0, width: 384, height: 474),
            ])
    }

    @Test func `a reused cell never shows another photo`() async throws {
        let screen = await PhotoScreen.showing(1...41, hasNextPage: false)
        var cells: Set<ObjectIdentifier> = []
        for offset in Array(stride(from: 0, through: screen.endOffset, by: 130)) + [0, screen.endOffset, 0] {
            screen.scroll(to: offset)
            for cell in screen.collectionView.visibleCells {
                let indexPath = try #require(screen.collectionView.indexPath(for: cell))
                #expect(screen.title(of: cell) == "Photo \(indexPath.item + 1)")
                cells.insert(ObjectIdentifier(cell))
            }
        }
        #expect(cells.count <= 16, "\(cells.count) cells for 41 photos")
    }

    @Test func `a photo that changed changes its cell`() async {
        let screen = await PhotoScreen.showing(1...10)
        screen.scroll(to: screen.endOffset)
        let page = PhotoList(page: 2, photos: [.sample(9, title: "New"), .sample(11)], hasNextPage: false)
        await screen.api.answer(1, with: .success([page]))
        screen.window.layoutIfNeeded()
        #expect(screen.titles.contains("New"))
        #expect(!screen.titles.contains("Photo 9"))
    }

    @Test func `an empty feed has a text that states it`() async {
        let screen = PhotoScreen()
        #expect(screen.emptyText == nil)
        await screen.answer(0, page: 1, ids: [], hasNextPage: false)
        #expect(screen.emptyText == "写真がありません")
    }

    @Test func `the text of an empty feed fills the content below the bar`() async throws {
        let screen = PhotoScreen()
        await screen.answer(0, page: 1, ids: [], hasNextPage: false)
        screen.window.layoutIfNeeded()
        let label = try #require(screen.emptyLabel)
        // The label lies within the content, so that it moves along when the user pulls. The bar takes 44 of the
        // window's 844 points.
        #expect(label.superview === screen.collectionView)
        #expect(label.frame == CGRect(x: 16, y: 0, width: 358, height: 800))
    }
}

@MainActor
struct PhotoPagingTests {
    @Test func `the end of the first spinner requests no further page`() async {
        let screen = PhotoScreen()
        screen.collectionView.refreshControl?.beginRefreshing()
        await screen.answer(0, page: 1, ids: 1...10)
        #expect(screen.collectionView.refreshControl?.isRefreshing == false)
        #expect(screen.api.requestedPages == [1])
    }

    @Test func `reaching the end loads the next page`() async {
        let screen = await PhotoScreen.showing(1...10)
        screen.scroll(to: screen.endOffset - 10)
        #expect(screen.api.requestedPages == [1])
        screen.scroll(to: screen.endOffset)
        #expect(screen.api.requestedPages == [1, 2])
        await screen.answer(1, page: 2, ids: 11...20)
        #expect(screen.api.requestedPages == [1, 2])
        #expect(screen.collectionView.contentSize.height == 2850)
    }

    @Test func `a page that leaves room is followed by the next`() async {
        // A page with two square photos is 285 points high.
        let screen = await PhotoScreen.showing(1...2)
        #expect(screen.api.requestedPages == [1, 2])
        await screen.answer(1, page: 2, ids: 3...4)
        #expect(screen.api.requestedPages == [1, 2, 3])
        await screen.answer(2, page: 3, ids: 5...6)
        #expect(
            screen.api.requestedPages == [1, 2, 3], "855 points are more than the screen has below its bar")
    }

    @Test func `pages without photos are not asked for endlessly`() async {
        let screen = await PhotoScreen.showing(1...2)
        await screen.answer(1, page: 2, ids: [])
        #expect(screen.api.requestedPages == [1, 2])
    }

    @Test func `a failure opens an alert and keeps the photos`() async throws {
        let screen = await PhotoScreen.showing(1...10)
        screen.scroll(to: screen.endOffset)
        let titles = screen.titles
        await screen.fail(1)
        let alert = try #require(screen.alert)
        #expect(alert.title == "エラーが発生しました")
        #expect(alert.message == APIError.unreachable.message)
        #expect(alert.actions.map(\.title) == ["OK"])
        #expect(screen.titles == titles)
        #expect(screen.emptyText == nil)
    }

    @Test func `after a failure the next scroll to the end tries again`() async {
        let screen = await PhotoScreen.showing(1...10)
        screen.scroll(to: screen.endOffset)
        await screen.fail(1)
        screen.scroll(to: screen.endOffset + 20)
        screen.scroll(to: screen.endOffset)
        screen.closeAlert()
        screen.controller.scrollViewDidScroll(screen.collectionView)
        #expect(
            screen.api.requestedPages == [1, 2], "neither what happens behind the alert nor closing it counts"
        )
        screen.scroll(to: screen.endOffset + 20)
        #expect(screen.api.requestedPages == [1, 2, 2], "a pull beyond the end does")
        await screen.fail(2)
        screen.closeAlert()
        screen.scroll(to: screen.endOffset)
        #expect(screen.api.requestedPages == [1, 2, 2], "the way back does not")
        screen.scroll(to: screen.endOffset - 100)
        screen.scroll(to: screen.endOffset)
        #expect(screen.api.requestedPages == [1, 2, 2, 2], "another scroll to the end does")
    }

    @Test func `a failure of the first page is explained in its place`() async {
        let screen = PhotoScreen()
        await screen.fail(0, with: .status(500))
        #expect(screen.alert?.message == APIError.status(500).message)
        #expect(screen.emptyText == "写真がありません\n下に引っぱると、もう一度読み込みます。")
        screen.closeAlert()
        screen.pullToRefresh()
        await screen.answer(1, page: 1, ids: 1...10)
        #expect(screen.emptyText == nil)
        #expect(screen.titles.first == "Photo 1")
    }

    @Test func `a pull starts over at the first page`() async throws {
        let screen = await PhotoScreen.showing(1...10)
        let control = try #require(screen.collectionView.refreshControl)
        screen.pullToRefresh()
        #expect(screen.api.requestedPages == [1, 1])
        #expect(control.isRefreshing)
        await screen.answer(1, page: 1, ids: 21...30)
        #expect(!control.isRefreshing)
        #expect(screen.titles.first == "Photo 21")
        #expect(screen.api.requestedPages == [1, 1])
    }

    @Test func `the spinner is displayed for a refresh only`() async throws {
        let screen = await PhotoScreen.showing(1...10)
        screen.scroll(to: screen.endOffset)
        await MainQueue.drain()
        #expect(screen.collectionView.refreshControl?.isRefreshing == false)
    }
}

@MainActor
struct GiftBadgeTests {
    /// Returns the badge in the cell of a photo.
    private func giftBadge(of photo: Photo) -> UIView? {
        let cell = PhotoCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 195, height: 285))
        cell.configure(with: photo, imageLoader: .shared)
        cell.layoutIfNeeded()
        func find(in view: UIView) -> UIView? {
            view.accessibilityIdentifier == "gift" ? view : view.subviews.lazy.compactMap(find).first
        }
        return find(in: cell)
    }

    @Test func `a gift has a badge with its price`() throws {
        let badge = try #require(giftBadge(of: .sample(1, price: 3900)))
        #expect(!badge.isHidden)
        #expect(badge.accessibilityLabel == "ギフト ¥3,900")
        #expect(badge.frame.maxX == 187, "8 points from the right edge")
        #expect(badge.frame.minY == 8)
    }

    @Test func `a gift without a price has a narrower badge`() throws {
        let gift = Photo(
            id: 1, title: "", summary: "", image: .init(url: nil, width: 1, height: 1),
            gift: .init(flag: true, price: nil))
        let badge = try #require(giftBadge(of: gift))
        #expect(!badge.isHidden)
        #expect(badge.accessibilityLabel == "ギフト")
        #expect(badge.frame.size == CGSize(width: 30, height: 24))
    }

    @Test func `other photos have no badge`() {
        #expect(giftBadge(of: .sample(1))?.isHidden == true)
    }
}
