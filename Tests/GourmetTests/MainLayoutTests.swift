import Testing
import UIKit

@testable import Gourmet

/// Tests that compare the frames of empty cells with numbers worked out by hand from the measures of the layouts.
/// Sections lie on whole pixels, each a third of a point, so that a frame may differ by a pixel.
@MainActor
struct MainLayoutTests {
    /// A collection view with one section.
    private final class Screen: NSObject, UICollectionViewDataSource {
        let view: UICollectionView
        let count: Int

        init(
            _ section: MainSection, count: Int, width: CGFloat, height: CGFloat,
            state: MainContent.State = .items
        ) {
            let layout = UICollectionViewCompositionalLayout { _, environment in
                MainLayout(environment).section(section, state)
            }
            view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
            self.count = count
            super.init()
            // All tests of a process share its screen, whose scale is that of the display that some test has opened
            // last.
            view.traitOverrides.displayScale = 3
            view.registerCustomCell(UICollectionViewCell.self)
            view.registerCustomReusableHeaderView(UICollectionReusableView.self)
            view.registerCustomReusableFooterView(UICollectionReusableView.self)
            view.dataSource = self
            view.layoutIfNeeded()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCustomCell(with: UICollectionViewCell.self, indexPath: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            kind == UICollectionView.elementKindSectionHeader
                ? collectionView.dequeueReusableCustomHeaderView(
                    with: UICollectionReusableView.self, indexPath: indexPath)
                : collectionView.dequeueReusableCustomFooterView(
                    with: UICollectionReusableView.self, indexPath: indexPath)
        }

        func item(_ index: Int) -> CGRect? {
            view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame
        }

        func supplementary(_ kind: String) -> CGRect? {
            view.collectionViewLayout.layoutAttributesForSupplementaryView(
                ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame
        }
    }

    private func expect(
        _ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        at location: SourceLocation = #_sourceLocation
    ) {
        let wanted = [x, y, width, height]
        let found = frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
        let isEqual = found.count == 4 && zip(found, wanted).allSatisfy { abs($0 - $1) < 0.34 }
        #expect(isEqual, "\(found) is not \(wanted)", sourceLocation: location)
    }

    // MARK: Banners: 3/8 of the width

    @Test func `banners have their places at 375 points`() {
        let screen = Screen(.featuredBanners, count: 3, width: 375, height: 812)
        expect(screen.item(0), 0, 0, 375, 140.625)
        expect(screen.item(2), 750, 0, 375, 140.625)
        expect(CGRect(origin: .zero, size: screen.view.contentSize), 0, 0, 375, 156.625)
    }

    @Test func `banners have their places at 430 points`() {
        let screen = Screen(.featuredBanners, count: 3, width: 430, height: 932)
        expect(screen.item(1), 430, 0, 430, 161.25)
        expect(CGRect(origin: .zero, size: screen.view.contentSize), 0, 0, 430, 177.25)
    }

    // MARK: Interviews: estimated at the width and 180 points

    @Test func `interviews have their places at 375 and 430 points`() {
        expect(Screen(.featuredInterviews, count: 2, width: 375, height: 812).item(1), 0, 555, 375, 555)
        expect(Screen(.featuredInterviews, count: 2, width: 430, height: 932).item(1), 0, 610, 430, 610)
    }

    @Test func `interviews lie beside each other in a wide window`() {
        let screen = Screen(.featuredInterviews, count: 2, width: 1024, height: 768)
        expect(screen.item(0), 0, 0, 512, 692)
        expect(screen.item(1), 512, 0, 512, 692)
    }

    // MARK: Keywords: 160 by 40 with 6 points beside each

    @Test func `keywords have their places at 375 points`() {
        let screen = Screen(.recentKeywords, count: 12, width: 375, height: 812)
        expect(screen.supplementary(UICollectionView.elementKindSectionHeader), 6, 0, 363, 65)
        expect(screen.item(0), 12, 65, 148, 40)
        expect(screen.item(11), 1772, 65, 148, 40)
        expect(screen.supplementary(UICollectionView.elementKindSectionFooter), 6, 121, 363, 28)
        expect(CGRect(origin: .zero, size: screen.view.contentSize), 0, 0, 375, 149)
    }

    @Test func `keywords have their places at 430 points`() {
        let screen = Screen(.recentKeywords, count: 12, width: 430, height: 932)
        expect(screen.supplementary(UICollectionView.elementKindSectionHeader), 6, 0, 418, 65)
        expect(screen.item(1), 172, 65, 148, 40)
    }

    // MARK: New arrivals: 0.67 and 0.33 of the width, 0.33 of the height

    @Test func `the mosaic has its places at 375 by 812 points`() {
        let screen = Screen(.newArrivalArticles, count: 6, width: 375, height: 812)
        expect(screen.supplementary(UICollectionView.elementKindSectionHeader), 0, 0, 375, 44)
        // The height of a group is a fraction of 796 points, since its room ends 16 points above the end of the
        // window: 0.33 · 796 = 262.68 points. The large dish is 251.25 points wide, and the small ones are 123.75 by
        // 131.34.
        expect(screen.item(0), 0.5, 44.5, 250.25, 261.68)
        expect(screen.item(1), 251.75, 44.5, 122.75, 130.34)
        expect(screen.item(2), 251.75, 175.84, 122.75, 130.34)
        expect(screen.item(3), 0.5, 307.18, 250.25, 261.68)
    }

    @Test func `the mosaic has its places at 430 by 932 points`() {
        let screen = Screen(.newArrivalArticles, count: 6, width: 430, height: 932)
        // A group is 0.33 · 916 = 302.28 points high. The large dish is 288.1 wide, and the small ones are 141.9 by
        // 151.14.
        expect(screen.item(0), 0.5, 44.5, 287.1, 301.28)
        expect(screen.item(2), 288.6, 195.64, 140.9, 150.14)
    }

    @Test func `the mosaic of a window that is wider than high has a third of its width as height`() {
        let screen = Screen(.newArrivalArticles, count: 3, width: 800, height: 400)
        expect(screen.item(0), 0.5, 44.5, 535, 263)
    }

    // MARK: Articles: half the width, and 90 points for texts

    @Test func `articles have their places at 375 points`() {
        let screen = Screen(.regularArticles, count: 10, width: 375, height: 812)
        expect(screen.item(0), 0.5, 44.5, 186.5, 276.5)
        expect(screen.item(1), 188, 44.5, 186.5, 276.5)
        expect(screen.item(2), 0.5, 322, 186.5, 276.5)
        expect(CGRect(origin: .zero, size: screen.view.contentSize), 0, 0, 375, 44 + 5 * 277.5 + 16)
    }

    @Test func `articles have their places at 430 points`() {
        let screen = Screen(.regularArticles, count: 10, width: 430, height: 932)
        expect(screen.item(3), 215.5, 349.5, 214, 304)
    }

    @Test func `wide windows have more columns of articles`() {
        expect(
            Screen(.regularArticles, count: 10, width: 600, height: 800).item(2), 400.5, 44.5, 199, 289)
        expect(
            Screen(.regularArticles, count: 10, width: 1024, height: 768).item(3), 768.5, 44.5, 255, 345)
    }

    // MARK: Other states

    @Test func `a notice takes the whole width below the header`() {
        let screen = Screen(.regularArticles, count: 1, width: 375, height: 812, state: .failure(.timedOut))
        expect(screen.supplementary(UICollectionView.elementKindSectionHeader), 0, 0, 375, 44)
        expect(screen.item(0), 0, 44, 375, 120)
        expect(
            Screen(.featuredBanners, count: 1, width: 375, height: 812, state: .empty).item(0), 0, 0, 375, 120
        )
    }

    @Test func `boxes lie where the items will be`() {
        expect(
            Screen(.featuredBanners, count: 1, width: 375, height: 812, state: .loading).item(0), 0, 0, 375,
            140.625)
    }
}
