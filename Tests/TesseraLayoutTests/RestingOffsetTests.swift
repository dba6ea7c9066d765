import Testing

@testable import TesseraLayout

@Suite @MainActor struct RestingOffsetTests {
    private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// Returns a section of groups of equal width. Its viewport has 375 points with 2 pixels each, or 390 with 3.
    private func section(
        _ behavior: Behavior, width: NSCollectionLayoutDimension, spacing: CGFloat = 0, count: Int,
        _ phone: Phone = .small, direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) throws -> OrthogonalSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(width, .absolute(80)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = behavior
        return try #require(
            solve(phone, direction: direction, (section, count)).orthogonalSection(at: 0))
    }

    /// Returns a section of five groups of 100 points, 10 points apart. Groups start at 0, 110, 220, 330 and 440 and
    /// end at 540, so that the last offset is 165.
    private func cards(
        _ behavior: Behavior, direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) throws -> OrthogonalSection {
        try section(behavior, width: .absolute(100), spacing: 10, count: 5, direction: direction)
    }

    @Test func `continuous scrolling comes to rest at any pixel`() throws {
        let section = try cards(.continuous)
        #expect(section.restingOffset(forProposedOffset: 123.4, velocity: 2, from: 0) == 123.5)
        #expect(section.restingOffset(forProposedOffset: 300, from: 0) == 165)
        #expect(section.restingOffset(forProposedOffset: -20, from: 0) == 0)
        #expect(section.restingOffsets(around: 0) == .anywhere)
    }

    @Test(
        arguments: [(50, 0), (60, 110), (137, 110), (138, 165), (400, 165), (-9, 0)] as [(CGFloat, CGFloat)])
    func `leading boundary scrolling comes to rest at nearest group`(proposed: CGFloat, rest: CGFloat) throws
    {
        let section = try cards(.continuousGroupLeadingBoundary)
        #expect(section.restingOffset(forProposedOffset: proposed, velocity: 1, from: 0) == rest)
        #expect(section.restingOffset(forProposedOffset: proposed, velocity: -1, from: 165) == rest)
    }

    @Test func `group paging comes to rest at next group in direction of swipe`() throws {
        let section = try cards(.groupPaging)
        #expect(section.restingOffset(forProposedOffset: 1000, velocity: 5, from: 0) == 110)
        #expect(section.restingOffset(forProposedOffset: 120, velocity: 0.1, from: 110) == 165)
        #expect(section.restingOffset(forProposedOffset: -500, velocity: -3, from: 110) == 0)
        #expect(section.restingOffset(forProposedOffset: 160, velocity: -1, from: 165) == 110)
        #expect(section.restingOffset(forProposedOffset: 170, velocity: 1, from: 165) == 165)
    }

    @Test func `group paging without speed comes to rest at nearest group`() throws {
        let section = try cards(.groupPaging)
        #expect(section.restingOffset(forProposedOffset: 54, from: 0) == 0)
        #expect(section.restingOffset(forProposedOffset: 56, from: 0) == 110)
        #expect(section.restingOffset(forProposedOffset: 160, from: 0) == 110)
    }

    @Test func `a section stays in place if the finger turns round`() throws {
        let section = try cards(.groupPaging)
        #expect(section.restingOffset(forProposedOffset: 80, velocity: 1, from: 110) == 110)
        #expect(section.restingOffset(forProposedOffset: 130, velocity: -1, from: 110) == 110)
    }

    @Test func `paging comes to rest at multiples of viewport`() throws {
        let section = try section(.paging, width: .absolute(100), count: 10)
        #expect(section.restingOffset(forProposedOffset: 2000, velocity: 4, from: 0) == 375)
        #expect(section.restingOffset(forProposedOffset: 400, velocity: 1, from: 375) == 625)
        #expect(section.restingOffset(forProposedOffset: 600, velocity: -1, from: 625) == 375)
        #expect(section.restingOffset(forProposedOffset: 187, from: 0) == 0)
        #expect(section.restingOffset(forProposedOffset: 188, from: 0) == 375)
        #expect(section.restingOffsets(around: 0) == .regular(first: 0, pitch: 375, count: 3))
    }

    @Test func `centered group paging starts at first and ends at last group`() throws {
        let section = try section(.groupPagingCentered, width: .absolute(250), spacing: 25, count: 3)
        #expect(section.startOffset == 0)
        #expect(section.restingOffset(forProposedOffset: 900, velocity: 4, from: 0) == 275)
        #expect(section.restingOffset(forProposedOffset: 900, velocity: 4, from: 275) == 550)
        #expect(section.restingOffset(forProposedOffset: 137, from: 0) == 0)
        #expect(section.restingOffset(forProposedOffset: 138, from: 0) == 275)
        #expect(section.restingOffsets(around: 0) == .regular(first: 0, pitch: 275, count: 3))
    }

    @Test func `mirrored section comes to rest at mirrored places`() throws {
        let section = try cards(.groupPaging, direction: .rightToLeft)
        #expect(section.startOffset == 165)
        #expect(section.restingOffset(forProposedOffset: -500, velocity: -3, from: 165) == 55)
        #expect(section.restingOffset(forProposedOffset: 60, velocity: 1, from: 55) == 165)
        #expect(section.restingOffset(forProposedOffset: 100, from: 165) == 55)
        #expect(section.restingOffset(forProposedOffset: 0, velocity: -1, from: 55) == 0)
        // The offsets are -275, -165, -55, 55 and 165. The negative ones lie before the start of the content.
        #expect(section.restingOffsets(around: 0) == .regular(first: -275, pitch: 110, count: 5))
    }

    @Test func `section that fits comes to rest at its start`() throws {
        for behavior in [Behavior.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging] {
            let section = try section(behavior, width: .absolute(100), count: 3)
            #expect(section.maximumOffset == 0)
            #expect(section.restingOffset(forProposedOffset: 80, velocity: 1, from: 0) == 0)
        }
    }

    // MARK: Other sizes

    @Test(
        arguments: [
            // Pages are 375 and 390 points wide.
            (Behavior.groupPaging, 750, 780), (.paging, 750, 780), (.groupPagingCentered, 750, 780),
            (.continuousGroupLeadingBoundary, 750, 780), (.continuous, 750, 780),
            // The offset is half a group further on: 937.5 is 2.5 groups of 375.
            (.continuous, 937.5, 975),
        ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat)])
    func `the same group is visible after a change of the width`(
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, before: CGFloat, after: CGFloat
    ) throws {
        let old = try section(behavior, width: .fractionalWidth(1), count: 5)
        let new = try section(behavior, width: .fractionalWidth(1), count: 5, .large)
        #expect(new.offset(showing: before, of: old) == after)
    }

    @Test func `page with first group is visible after change of width`() throws {
        let old = try section(.paging, width: .absolute(100), count: 20)
        let new = try section(.paging, width: .absolute(100), count: 20, .large)
        // The second page begins within group 3. Group 4 is the first one that is whole there. It starts at 400, on
        // the page that begins at 390.
        #expect(new.offset(showing: 375, of: old) == 390)
    }

    @Test func `distance from leading end stays when groups are added`() throws {
        let (old, new) = (try cards(.continuous), try section(.continuous, width: .absolute(100), count: 8))
        #expect(new.offset(showing: 165, of: old) == 165)
        #expect(old.offset(showing: 400, of: new) == 165)
        let mirroredOld = try cards(.continuous, direction: .rightToLeft)
        let mirroredNew = try section(
            .continuous, width: .absolute(100), spacing: 10, count: 6, direction: .rightToLeft)
        #expect(mirroredNew.offset(showing: 145, of: mirroredOld) == 255)
    }
}
