import Testing

@testable import TesseraLayout

/// Tests of layouts like those of apps: they compare all frames of the first screens on two phones.
@Suite @MainActor struct ScreenTests {
    private func supplementary(
        _ kind: String, _ alignment: NSRectAlignment, height: CGFloat
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(
            layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: alignment)
    }

    /// Returns a frame with these edges in pixels.
    private func pixels(
        _ phone: Phone, _ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat
    ) -> CGRect {
        rect(
            left / phone.scale, top / phone.scale, (right - left) / phone.scale, (bottom - top) / phone.scale)
    }

    // MARK: A mosaic of one large and two small photos

    /// The large photo takes 67 % of the width, the small ones take 33 %. The height of a group is 33 % of the
    /// screen's height less the section's insets.
    private var mosaic: NSCollectionLayoutSection {
        let gap = NSDirectionalEdgeInsets(top: 0.5, leading: 0.5, bottom: 0.5, trailing: 0.5)
        let large = item(.fractionalWidth(0.67), .fractionalHeight(1))
        large.contentInsets = gap
        let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
        small.contentInsets = gap
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.33), .fractionalHeight(1)), subitem: small, count: 2)
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.33)), subitems: [large, pair]))
        section.boundarySupplementaryItems = [supplementary("header", .top, height: 44)]
        section.contentInsets = .init(top: 0, leading: 0, bottom: 16, trailing: 0)
        return section
    }

    @Test func `a mosaic has its frames at 375 points`() {
        // A group is 0.33 × 651 = 214.83 points high, and the columns meet at 251.25. Edges are rounded to half
        // points.
        let solver = solve(.small, (mosaic, 9))
        #expect(solver.frame("header", [0, 0]) == rect(0, 0, 375, 44))
        expect(
            solver.frames,
            [
                // The first group reaches from 44 to 258.83, and its small photos meet at 151.415.
                pixels(.small, 1, 89, 502, 517), pixels(.small, 504, 89, 749, 302),
                pixels(.small, 504, 304, 749, 517),
                // The second group reaches to 473.66, and its small photos meet at 366.245.
                pixels(.small, 1, 519, 502, 946), pixels(.small, 504, 519, 749, 731),
                pixels(.small, 504, 733, 749, 946),
                // The third group reaches to 688.49, and its small photos meet at 581.075.
                pixels(.small, 1, 948, 502, 1376), pixels(.small, 504, 948, 749, 1161),
                pixels(.small, 504, 1163, 749, 1376),
            ])
        #expect(solver.contentSize == CGSize(width: 375, height: 704.5))
    }

    @Test func `a mosaic has its frames at 390 points`() {
        // A group is 0.33 × 828 = 273.24 points high, and the columns meet at 261.3. Edges are rounded to thirds of
        // points.
        let solver = solve(.large, (mosaic, 9))
        #expect(solver.frame("header", [0, 0]) == rect(0, 0, 390, 44))
        expect(
            solver.frames,
            [
                // The first group reaches from 44 to 317.24, and its small photos meet at 180.62.
                pixels(.large, 2, 134, 782, 950), pixels(.large, 785, 134, 1169, 540),
                pixels(.large, 785, 543, 1169, 950),
                // The second group reaches to 590.48, and its small photos meet at 453.86.
                pixels(.large, 2, 953, 782, 1770), pixels(.large, 785, 953, 1169, 1360),
                pixels(.large, 785, 1363, 1169, 1770),
                // The third group reaches to 863.72, and its small photos meet at 727.1.
                pixels(.large, 2, 1773, 782, 2590), pixels(.large, 785, 1773, 1169, 2180),
                pixels(.large, 785, 2183, 1169, 2590),
            ])
    }

    // MARK: Articles in two columns

    private func articles(_ phone: Phone) -> NSCollectionLayoutSection {
        let article = item(.fractionalWidth(0.5), .fractionalHeight(1))
        article.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
        let section = NSCollectionLayoutSection(group: row(height: phone.size.width / 2 + 90, article))
        section.contentInsets = .init(top: 16, leading: 6, bottom: 16, trailing: 6)
        section.boundarySupplementaryItems = [supplementary("header", .top, height: 65)]
        return section
    }

    @Test func `articles in two columns have their frames at 375 points`() {
        // Rows are 277.5 points high and start at 65 + 16 = 81. Columns are 181.5 points wide and start at 6.
        let solver = solve(.small, (articles(.small), 4))
        #expect(solver.frame("header", [0, 0]) == rect(6, 0, 363, 65))
        expect(
            solver.frames,
            [
                rect(8, 83, 177.5, 273.5), rect(189.5, 83, 177.5, 273.5), rect(8, 360.5, 177.5, 273.5),
                rect(189.5, 360.5, 177.5, 273.5),
            ])
        #expect(solver.contentSize.height == 652)
    }

    @Test func `articles in two columns have their frames at 390 points`() {
        // Rows are 285 points high, and columns are 189 points wide.
        let solver = solve(.large, (articles(.large), 5))
        #expect(solver.frame("header", [0, 0]) == rect(6, 0, 378, 65))
        expect(
            solver.frames,
            [
                rect(8, 83, 185, 281), rect(197, 83, 185, 281), rect(8, 368, 185, 281),
                rect(197, 368, 185, 281), rect(8, 653, 185, 281),
            ])
        #expect(solver.contentSize.height == 952)
    }

    // MARK: Banners

    /// Returns a section of banners that are as wide as the screen. Their height is three eighths of their width.
    private func banners(_ phone: Phone) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .absolute(phone.size.width * 3 / 8)),
                subitem: item(.fractionalWidth(1), .fractionalWidth(1)), count: 1))
        section.contentInsets = .init(top: 0, leading: 0, bottom: 16, trailing: 0)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
    }

    @Test func `banners have their frames at 375 points`() throws {
        // A banner is 140.625 points high, which is rounded to half points.
        let solver = solve(.small, (banners(.small), 3))
        expect(
            solver.frames,
            [rect(0, 0, 375, 140.5), rect(375, 0, 375, 140.5), rect(750, 0, 375, 140.5)])
        let orthogonal = try #require(solver.orthogonalSection(at: 0))
        #expect(orthogonal.viewport == rect(0, 0, 375, 156.5))
        #expect(orthogonal.contentSize == CGSize(width: 1125, height: 156.5))
        #expect(orthogonal.restingOffset(forProposedOffset: 400, velocity: 1, from: 0) == 375)
        #expect(orthogonal.restingOffset(forProposedOffset: 800, velocity: 1, from: 375) == 750)
    }

    @Test func `banners have their frames at 390 points`() throws {
        // A banner is 146.25 points high, which are 438.75 pixels.
        let solver = solve(.large, (banners(.large), 2))
        expect(solver.frames, [pixels(.large, 0, 0, 1170, 439), pixels(.large, 1170, 0, 2340, 439)])
        let orthogonal = try #require(solver.orthogonalSection(at: 0))
        #expect(orthogonal.contentSize.width == 780)
        #expect(orthogonal.restingOffset(forProposedOffset: 60, velocity: 1, from: 0) == 390)
    }

    // MARK: Keywords

    @Test(arguments: Phone.allCases)
    func `keywords lie in a row between header and footer`(phone: Phone) throws {
        let keyword = item(.fractionalWidth(1), .fractionalHeight(1))
        keyword.contentInsets = .init(top: 0, leading: 6, bottom: 0, trailing: 6)
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.absolute(160), .absolute(40)), subitem: keyword, count: 1))
        section.boundarySupplementaryItems = [
            supplementary("header", .top, height: 65), supplementary("footer", .bottom, height: 28),
        ]
        section.contentInsets = .init(top: 0, leading: 6, bottom: 16, trailing: 6)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        let solver = solve(phone, (section, 5))
        let width: CGFloat = phone == .small ? 363 : 378
        #expect(solver.frame("header", [0, 0]) == rect(6, 0, width, 65))
        expect(
            solver.frames,
            [
                rect(12, 65, 148, 40), rect(172, 65, 148, 40), rect(332, 65, 148, 40),
                rect(492, 65, 148, 40), rect(652, 65, 148, 40),
            ])
        #expect(solver.frame("footer", [0, 0]) == rect(6, 121, width, 28))
        #expect(solver.contentSize.height == 149)
        let orthogonal = try #require(solver.orthogonalSection(at: 0))
        #expect(orthogonal.viewport == rect(0, 65, phone.size.width, 56))
        #expect(orthogonal.contentSize.width == 812)
        // A keyword comes to rest in the place of the first one.
        #expect(orthogonal.restingOffset(forProposedOffset: 330, from: 0) == 320)
    }

    // MARK: Appliances in pages above articles

    private var appliances: NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(2 / 3)),
                subitem: item(.fractionalWidth(1), .fractionalHeight(2 / 3)), count: 1))
        section.orthogonalScrollingBehavior = .paging
        return section
    }

    @Test func `appliances above articles have their frames at 375 points`() throws {
        let solver = solve(.small, (appliances, 3), (fullAndPair, 6))
        expect(
            solver.frames,
            [
                // An appliance is two thirds of two thirds of the screen high, which are 296.44 points.
                pixels(.small, 0, 0, 750, 593), pixels(.small, 750, 0, 1500, 593),
                pixels(.small, 1500, 0, 2250, 593),
                // The rows of articles begin at 444.67 points and end at 611.42, 778.17, 944.92 and 1111.67.
                pixels(.small, 0, 889, 750, 1223), pixels(.small, 0, 1223, 375, 1556),
                pixels(.small, 375, 1223, 750, 1556), pixels(.small, 0, 1556, 750, 1890),
                pixels(.small, 0, 1890, 375, 2223), pixels(.small, 375, 1890, 750, 2223),
            ])
        let orthogonal = try #require(solver.orthogonalSection(at: 0))
        #expect(orthogonal.viewport == rect(0, 0, 375, 444.5))
        #expect(orthogonal.restingOffset(forProposedOffset: 1000, velocity: 2, from: 0) == 375)
        #expect(solver.itemIndexPaths(in: rect(0, 0, 375, 667)).count == 4)
    }

    @Test func `appliances above articles have their frames at 390 points`() throws {
        let solver = solve(.large, (appliances, 2), (fullAndPair, 3))
        expect(
            solver.frames,
            [
                // An appliance is 375.11 points high.
                rect(0, 0, 390, 375), rect(390, 0, 390, 375),
                // The rows of articles begin at 562.67 points, which are 1688 pixels, and are 211 points high, which
                // are 633 pixels.
                pixels(.large, 0, 1688, 1170, 2321), pixels(.large, 0, 2321, 585, 2954),
                pixels(.large, 585, 2321, 1170, 2954),
            ])
        let orthogonal = try #require(solver.orthogonalSection(at: 0))
        #expect(orthogonal.contentSize.width == 780)
        #expect(orthogonal.restingOffset(forProposedOffset: 100, velocity: 1, from: 0) == 390)
    }

    // MARK: One article over the whole width, then a pair

    /// A group is as high as the screen and has four rows: an article, a pair, an article, and a pair.
    private var fullAndPair: NSCollectionLayoutSection {
        let pair = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1 / 4)),
            subitem: item(.fractionalWidth(1 / 2), .fractionalHeight(1)), count: 2)
        return NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1 / 4)), pair]))
    }

    @Test func `full and pair articles have their frames at 375 points`() {
        // The rows end at 166.75, 333.5, 500.25 and 667 points. In half points these are 167, 333.5, 500.5 and 667.
        let solver = solve(.small, (fullAndPair, 8))
        expect(
            solver.frames,
            [
                rect(0, 0, 375, 167), rect(0, 167, 187.5, 166.5), rect(187.5, 167, 187.5, 166.5),
                rect(0, 333.5, 375, 167), rect(0, 500.5, 187.5, 166.5), rect(187.5, 500.5, 187.5, 166.5),
                rect(0, 667, 375, 167), rect(0, 834, 187.5, 166.5),
            ])
        #expect(solver.contentSize.height == 1334)
    }

    @Test func `full and pair articles have their frames at 390 points`() {
        let solver = solve(.large, (fullAndPair, 7))
        expect(
            solver.frames,
            [
                rect(0, 0, 390, 211), rect(0, 211, 195, 211), rect(195, 211, 195, 211),
                rect(0, 422, 390, 211), rect(0, 633, 195, 211), rect(195, 633, 195, 211),
                rect(0, 844, 390, 211),
            ])
        #expect(solver.contentSize.height == 1688)
    }

    // MARK: A waterfall of two columns

    @Test(arguments: Phone.allCases)
    func `a waterfall consists of groups of columns`(phone: Phone) {
        func column(_ heights: [CGFloat]) -> NSCollectionLayoutGroup {
            .vertical(
                layoutSize: size(.fractionalWidth(0.5), .absolute(heights.reduce(0, +))),
                subitems: heights.map { item(.fractionalWidth(1), .absolute($0)) })
        }
        let section = NSCollectionLayoutSection(
            group: row(height: 450, column([200, 150, 100]), column([250, 120])))
        let solver = solve(phone, (section, 5))
        let half: CGFloat = phone == .small ? 187.5 : 195
        expect(
            solver.frames,
            [
                rect(0, 0, half, 200), rect(0, 200, half, 150), rect(0, 350, half, 100),
                rect(half, 0, half, 250), rect(half, 250, half, 120),
            ])
        #expect(solver.contentSize == CGSize(width: phone.size.width, height: 450))
    }

    // MARK: A feed of posts that are as high as their text

    /// Returns a section of banners, and one of posts whose height is estimated as the screen's width and 180 points.
    private func feed(_ phone: Phone) -> [NSCollectionLayoutSection] {
        let banners = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .absolute(phone.size.width * (3 / 8))),
                subitem: item(.fractionalWidth(1), .fractionalWidth(1)), count: 1))
        banners.contentInsets = .init(top: 0, leading: 0, bottom: 16, trailing: 0)

        let estimate = phone.size.width + 180
        let posts = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .estimated(estimate)),
                subitems: [item(.fractionalWidth(1), .estimated(estimate))]))
        posts.contentInsets = .init(top: 0, leading: 0, bottom: 16, trailing: 0)
        return [banners, posts]
    }

    @Test func `feed is measured at 375 points`() {
        // A banner is 140.625 points high, so posts start at 156.625. They are estimated as 555. Edges are rounded to
        // half points.
        let sections = feed(.small)
        let solver = solve(.small, (sections[0], 1), (sections[1], 3))
        expect(
            solver.frames,
            [
                pixels(.small, 0, 0, 750, 281), pixels(.small, 0, 313, 750, 1423),
                pixels(.small, 0, 1423, 750, 2533), pixels(.small, 0, 2533, 750, 3643),
            ])
        #expect(solver.contentSize.height == 1837.5)
        // 610.2 points are 1220.4 pixels, which are rounded up to 1221.
        solver.setPreferredSize(CGSize(width: 375, height: 610.2), forItemAt: [1, 0])
        solver.setPreferredSize(CGSize(width: 375, height: 498), forItemAt: [1, 1])
        expect(
            solver.frames,
            [
                pixels(.small, 0, 0, 750, 281), pixels(.small, 0, 313, 750, 1534),
                pixels(.small, 0, 1534, 750, 2530), pixels(.small, 0, 2530, 750, 3640),
            ])
        #expect(solver.contentSize.height == 1836)
    }

    @Test func `feed is measured at 390 points`() {
        // A banner is 146.25 points high, so posts start at 162.25. They are estimated as 570. Edges are rounded to
        // thirds of points.
        let sections = feed(.large)
        let solver = solve(.large, (sections[0], 1), (sections[1], 3))
        expect(
            solver.frames,
            [
                pixels(.large, 0, 0, 1170, 439), pixels(.large, 0, 487, 1170, 2197),
                pixels(.large, 0, 2197, 1170, 3907), pixels(.large, 0, 3907, 1170, 5617),
            ])
        // 610.2 points are 1830.6 pixels, which are rounded up to 1831.
        solver.setPreferredSize(CGSize(width: 390, height: 610.2), forItemAt: [1, 0])
        solver.setPreferredSize(CGSize(width: 390, height: 498), forItemAt: [1, 1])
        expect(
            solver.frames,
            [
                pixels(.large, 0, 0, 1170, 439), pixels(.large, 0, 487, 1170, 2318),
                pixels(.large, 0, 2318, 1170, 3812), pixels(.large, 0, 3812, 1170, 5522),
            ])
    }

    // MARK: Headers that are as high as their text

    @Test(arguments: Phone.allCases)
    func `keywords and a mosaic lie below estimated headers`(phone: Phone) {
        func header(_ estimate: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
            .init(
                layoutSize: size(.fractionalWidth(1), .estimated(estimate)), elementKind: "header",
                alignment: .top)
        }
        let keyword = item(.fractionalWidth(1), .fractionalHeight(1))
        keyword.contentInsets = .init(top: 0, leading: 6, bottom: 0, trailing: 6)
        let keywords = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.absolute(160), .absolute(40)), subitem: keyword, count: 1))
        keywords.boundarySupplementaryItems = [header(65), supplementary("footer", .bottom, height: 28)]
        keywords.contentInsets = .init(top: 0, leading: 6, bottom: 16, trailing: 6)
        keywords.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        let photos = mosaic
        photos.boundarySupplementaryItems = [header(44)]

        let solver = solve(phone, (keywords, 3), (photos, 3))
        let width = phone.size.width
        #expect(solver.frame("header", [0, 0]) == rect(6, 0, width - 12, 65))
        expect(
            (0..<3).compactMap { solver.frame(forItemAt: [0, $0]) },
            [rect(12, 65, 148, 40), rect(172, 65, 148, 40), rect(332, 65, 148, 40)])
        #expect(solver.frame("footer", [0, 0]) == rect(6, 121, width - 12, 28))
        #expect(solver.frame("header", [1, 0]) == rect(0, 149, width, 44))
        let first = solver.frame(forItemAt: [1, 0])

        // One header has a title of one line and a description of three. The other one has a title of two lines.
        solver.setPreferredSize(
            CGSize(width: width - 12, height: 92), forSupplementaryViewOfKind: "header", at: [0, 0])
        solver.setPreferredSize(
            CGSize(width: width, height: 60), forSupplementaryViewOfKind: "header", at: [1, 0])
        #expect(solver.frame("header", [0, 0]) == rect(6, 0, width - 12, 92))
        expect(
            (0..<3).compactMap { solver.frame(forItemAt: [0, $0]) },
            [rect(12, 92, 148, 40), rect(172, 92, 148, 40), rect(332, 92, 148, 40)])
        #expect(solver.frame("footer", [0, 0]) == rect(6, 148, width - 12, 28))
        #expect(solver.frame("header", [1, 0]) == rect(0, 176, width, 60))
        // The headers are 27 and 16 points taller than their estimates.
        #expect(solver.frame(forItemAt: [1, 0]) == first?.offsetBy(dx: 0, dy: 43))
    }
}
