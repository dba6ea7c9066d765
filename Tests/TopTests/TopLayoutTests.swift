import Testing
import UIKit

@testable import Top

/// Tests of the places of cells. Headers are as high as their texts, so each place is measured from the header above
/// it.
@MainActor
struct TopLayoutTests {
    /// Returns a screen that is so high that all cells are visible and have their own sizes.
    private func screen(width: CGFloat) async -> TopScreen {
        await TopScreen.showing(width: width, height: 4000)
    }

    private func expect(
        _ frame: CGRect?, x: CGFloat, y: CGFloat?, width: CGFloat, height: CGFloat? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let frame = try #require(frame, sourceLocation: sourceLocation)
        #expect(abs(frame.minX - x) < 0.51, "\(frame)", sourceLocation: sourceLocation)
        if let y { #expect(abs(frame.minY - y) < 0.51, "\(frame)", sourceLocation: sourceLocation) }
        #expect(abs(frame.width - width) < 0.51, "\(frame)", sourceLocation: sourceLocation)
        if let height {
            #expect(abs(frame.height - height) < 0.51, "\(frame)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: [
        // At 375 points the banner is 3/5 as high as wide, a card has 64 %, which is 240, and a photo (375 - 2·16 -
        // 2·8) / 3 = 109.
        (width: 375.0, banner: 225.0, card: 240.0, row: 343.0, photo: 109.0),
        // At 430 points 64 % are 275.2, which a card rounds down. A photo has (430 - 2·16 - 2·8) / 3 = 127.33.
        (width: 430.0, banner: 258.0, card: 275.0, row: 398.0, photo: 127.33),
        // At 320 points 64 % are 204.8, and a photo has (320 - 48) / 3 = 90.67.
        (width: 320.0, banner: 192.0, card: 204.0, row: 288.0, photo: 90.67),
    ])
    func `on a phone`(width: Double, banner: Double, card: Double, row: Double, photo: Double) async throws {
        let screen = await screen(width: width)
        let headers = [
            screen.header(0, TopTitleView.self), screen.header(1, TopHeaderView.self),
            screen.header(2, TopHeaderView.self), screen.header(3, TopTitleView.self),
            screen.header(4, TopHeaderView.self),
        ].map { $0 ?? .null }
        try expect(headers[0], x: 0, y: 0, width: width)
        try expect(screen.frame(0, 0), x: 0, y: headers[0].maxY, width: width, height: banner)

        try expect(headers[1], x: 16, y: headers[0].maxY + banner, width: row)
        try expect(screen.frame(0, 1), x: 16, y: headers[1].maxY, width: card)
        try expect(screen.frame(1, 1), x: 16 + card + 12, y: headers[1].maxY, width: card)

        let news = try (0..<3).map { try #require(screen.frame($0, 2)) }
        try expect(news[0], x: 16, y: headers[2].maxY, width: row)
        try expect(news[1], x: 16, y: news[0].maxY, width: row)
        try expect(news[2], x: 16, y: news[1].maxY, width: row)

        let product = try #require(screen.frame(0, 3))
        // The section of the news has 8 points below its last row.
        try expect(headers[3], x: 16, y: news[2].maxY + 8, width: row)
        try expect(product, x: 16, y: headers[3].maxY, width: row)
        try expect(screen.frame(1, 3), x: 16, y: product.maxY + 12, width: row)

        let top = headers[4].maxY
        for (item, column, line) in [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 0, 1), (5, 2, 1)] {
            try expect(
                screen.frame(item, 4), x: 16 + Double(column) * (photo + 8),
                y: top + Double(line) * (photo + 8),
                width: photo, height: photo)
        }
        #expect(abs(screen.collectionView.contentSize.height - (top + 2 * photo + 8 + 32)) < 1)
    }

    @Test(arguments: [
        // At 768 points the banner's height is 2/5 of the width. A column has (768 - 3·24) / 2 = 348 points, a photo
        // (768 - 2·24 - 5·8) / 6 = 113.33.
        (width: 768.0, banner: 307.2, column: 348.0, photo: 113.33),
        // At 1024 points a column has (1024 - 3·24) / 2 = 476 points, and a photo (1024 - 48 - 40) / 6 = 156.
        (width: 1024.0, banner: 409.6, column: 476.0, photo: 156.0),
    ])
    func `on a tablet`(width: Double, banner: Double, column: Double, photo: Double) async throws {
        let screen = await screen(width: width)
        let bannerTop = try #require(screen.header(0, TopTitleView.self)).maxY
        try expect(screen.frame(0, 0), x: 0, y: bannerTop, width: width, height: banner)

        let cardTop = try #require(screen.header(1, TopHeaderView.self)).maxY
        try expect(screen.frame(0, 1), x: 24, y: cardTop, width: 280)
        try expect(screen.frame(1, 1), x: 24 + 280 + 12, y: cardTop, width: 280)

        let newsTop = try #require(screen.header(2, TopHeaderView.self)).maxY
        let row = try #require(screen.frame(0, 2))
        try expect(row, x: 24, y: newsTop, width: column)
        try expect(screen.frame(1, 2), x: 24 + column + 24, y: newsTop, width: column, height: row.height)
        try expect(screen.frame(2, 2), x: 24, y: row.maxY, width: column)

        let photoTop = try #require(screen.header(4, TopHeaderView.self)).maxY
        try expect(screen.frame(5, 4), x: 24 + 5 * (photo + 8), y: photoTop, width: photo, height: photo)
    }

    @Test func `a card is a square picture with texts below`() async throws {
        let screen = await screen(width: 375)
        let card = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 1)))
        let picture = try #require(card.contentView.subviews.first as? TopPictureView)
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 240, height: 240))
        let texts = card.contentView.subviews[1]
        #expect(texts.frame.minY == 248)
        #expect(texts.frame.maxY <= card.bounds.height)
    }

    @Test func `a product is as high as its picture or its texts`() async throws {
        let screen = await screen(width: 375)
        let cell = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 3)))
        let columns = try #require(cell.contentView.subviews.first as? UIStackView)
        #expect(columns.frame.origin == CGPoint(x: 12, y: 12))
        #expect(columns.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 112, height: 112))
        let texts = columns.arrangedSubviews[1].frame
        #expect(texts.minX == 124)
        #expect(abs(cell.bounds.height - (24 + max(112, texts.height))) < 1)
    }

    @Test func `at large text sizes rows have all of the width`() {
        let layout = TopLayout(width: 1024, hasLargeText: true)
        #expect(layout.columnCount == 1)
        // The margins take 2·24 of 1024 points, and the visible part of the next card 32.
        #expect(layout.cardWidth == 944)
    }

    /// The first of the news has a title of two lines in a column of a tablet. Its cell is then exactly as high as the
    /// layout estimates, and the others are lower.
    private func answer(_ endpoint: TopEndpoint) -> [any TopResponse] {
        guard endpoint == .news else { return Responses.all(endpoint) }
        let content = [7, 3, 3, 4].enumerated().map { id, count in
            TopNewsResponse.Content(
                id: id, category: "店舗", dateString: "2022.10.31",
                title: String(repeating: "新しいお店", count: count), text: "Text")
        }
        return [TopNewsResponse(content: content)]
    }

    @Test(arguments: [390.0, 820])
    func `the places do not depend on the order of the answers`(width: Double) async throws {
        let orders: [[TopEndpoint]] = [
            [.banner, .featured, .news, .special, .photos], [.special, .photos, .banner, .featured, .news],
            [.news, .banner, .featured, .special, .photos], [.photos, .special, .news, .featured, .banner],
            [.featured, .special, .news, .photos, .banner],
        ]
        var first: [[CGRect?]]?
        for order in orders {
            let screen = TopScreen(width: width, height: 1180)
            for endpoint in order { await screen.answer(endpoint, with: .success(answer(endpoint))) }
            await screen.wait(for: .requestSuccess)
            await settle()
            screen.window.layoutIfNeeded()
            let places = [1, 2, 4, 2].enumerated().map { section, count in
                (0..<count).map { item in
                    // Rows below the screen have the heights that they had on the screen, or estimates.
                    screen.frame(item, section).flatMap { $0.minY < 1180 ? $0 : nil }
                }
            }
            #expect(places == first ?? places, "\(order)")
            first = first ?? places
        }
    }
}
