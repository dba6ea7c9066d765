import ExampleSupport
import Testing
import UIKit

@testable import Top

@MainActor
struct TopScreenTests {
    @Test func `each item has the cell of its kind`() async throws {
        let screen = await TopScreen.showing(height: 4000)
        let types: [UICollectionViewCell.Type] = [
            TopBannerCell.self, TopFeaturedCell.self, TopNewsCell.self, TopDiscountCell.self,
            TopPhotoCell.self,
        ]
        for (section, type) in types.enumerated() {
            let cell = try #require(
                screen.collectionView.cellForItem(at: IndexPath(item: 0, section: section)))
            #expect(Swift.type(of: cell) == type)
        }
    }

    @Test func `each section has the header that its associated value describes`() async throws {
        let screen = await TopScreen.showing(height: 4000)
        func text(_ kind: UICollectionReusableView.Type, _ section: Int) throws -> [String?] {
            let header = try #require(
                screen.collectionView.supplementaryView(
                    forElementKind: kind.identifier, at: IndexPath(item: 0, section: section)))
            return header.labels.map(\.text)
        }
        #expect(try text(TopTitleView.self, 0) == ["2022 A/W Selection"])
        #expect(try text(TopHeaderView.self, 1) == ["今週の特集", "編集部が選んだ、この季節に長く使えるもの"])
        #expect(try text(TopHeaderView.self, 2) == ["お知らせ", "お店とオンラインストアからの最新情報"])
        #expect(try text(TopTitleView.self, 3) == ["期間限定のお買い得品"])
        #expect(try text(TopHeaderView.self, 4) == ["みんなの写真", "お出かけ先から届いた秋と冬の一枚"])
    }

    @Test func `the retry button of a row requests its endpoint`() async throws {
        let screen = TopScreen(height: 4000)
        await screen.answer(.special, with: .failure(.timedOut))
        await screen.answer([.banner, .featured, .news, .photos])
        let button: UIButton = try #require(screen.view("retry-special"))
        button.sendActions(for: .touchUpInside)
        await screen.answer([.special])
        #expect(screen.outline[3] == "discount: discount 2")
        #expect(screen.api.counts == [.banner: 1, .featured: 1, .news: 1, .special: 2, .photos: 1])
    }

    @Test func `a tap opens the detail`() async throws {
        let screen = await TopScreen.showing(height: 4000)
        let path = IndexPath(item: 1, section: 3)
        screen.controller.collectionView(screen.collectionView, didSelectItemAt: path)
        screen.window.layoutIfNeeded()
        let detail = try #require(screen.navigation.topViewController as? TopDetailViewController)
        #expect(
            detail.view.labels.map(\.text) == [
                "30% OFF ¥8,400(通常価格 ¥12,000)", "Special 2", "11月6日まで\nText",
            ])
    }

    @Test func `rows without content open nothing`() async {
        let screen = TopScreen()
        await screen.answer(.banner, with: .failure(.timedOut))
        for section in 0...1 {
            let path = IndexPath(item: 0, section: section)
            #expect(!screen.controller.collectionView(screen.collectionView, shouldSelectItemAt: path))
        }
    }

    @Test func `cells are buttons with all of their texts`() async throws {
        let screen = await TopScreen.showing(height: 4000)
        func label(_ section: Int) throws -> String? {
            let cell = try #require(
                screen.collectionView.cellForItem(at: IndexPath(item: 0, section: section)))
            #expect(cell.accessibilityTraits.contains(.button))
            return cell.accessibilityLabel
        }
        #expect(try label(0) == "Banner 1")
        #expect(try label(1) == "Caption、Featured 1")
        #expect(try label(2) == "2022.10.31、店舗、News 1")
        #expect(try label(3) == "Special 1、30% OFF、通常価格 ¥12,000、割引価格 ¥8,400、11月6日まで")
        #expect(try label(4) == "Photo 1、haruさんの写真")
    }

    @Test func `the refresh control turns until all have answered`() async throws {
        let screen = await TopScreen.showing()
        let control = try #require(screen.collectionView.refreshControl)
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        await screen.answer([.banner, .featured, .news, .special])
        await settle()
        #expect(control.isRefreshing)
        await screen.answer([.photos])
        await waitUntil("the end of the refresh") { !control.isRefreshing }
    }
}

extension UIView {
    /// The labels in the view, in the order of the subviews.
    fileprivate var labels: [UILabel] {
        (self as? UILabel).map { [$0] } ?? subviews.flatMap(\.labels)
    }
}
