import Testing

@testable import TesseraLayout

@Suite @MainActor struct LayoutPinTests {
    /// Returns a section of lines of 100 points with headers or footers.
    private func section(_ items: NSCollectionLayoutBoundarySupplementaryItem...) -> NSCollectionLayoutSection
    {
        let section = NSCollectionLayoutSection(
            group: row(height: 100, item(.fractionalWidth(1), .fractionalHeight(1))))
        section.boundarySupplementaryItems = items
        return section
    }

    private func pinned(
        _ alignment: NSRectAlignment, _ kind: String = "header"
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = true
        return item
    }

    private func attributes(
        _ solver: CompositionalLayoutSolver, _ kind: String, _ indexPath: IndexPath,
        visible: CGRect? = rect(0, 150, 375, 667)
    ) throws -> UICollectionViewLayoutAttributes {
        try #require(
            solver.layoutAttributesForSupplementaryView(
                ofKind: kind, at: indexPath, visibleBounds: visible))
    }

    @Test func `header moves within its section`() throws {
        let solver = solve(.small, (section(), 1), (section(pinned(.top)), 10))
        let pin = LayoutPin(
            unpinnedFrame: rect(0, 100, 375, 40), isHorizontal: false, start: 0, end: nil, lower: 100,
            upper: 1140)
        for top: CGFloat in [-30, 0, 333.3, 5000] {
            let header = try attributes(solver, "header", [1, 0], visible: rect(0, top, 375, 667))
            #expect(header.pin == pin)
            #expect(header.frame.size == CGSize(width: 375, height: 40))
        }
        #expect(try attributes(solver, "header", [1, 0], visible: nil).pin == nil)
        #expect(solver.layoutAttributesForElements(in: rect(0, 0, 375, 667)).allSatisfy { $0.pin == nil })
    }

    @Test func `section headers keep distance from those of layout`() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [pinned(.top, "title"), pinned(.bottom, "end")]
        let solver = solve(
            .small, configuration: configuration, (section(pinned(.top), pinned(.bottom, "footer")), 10))
        // The content has 40 points of title, 40 of header, 1000 of items, 40 of footer, and 40 of the view at its end.
        #expect(
            try attributes(solver, "header", [0, 0]).pin
                == LayoutPin(
                    unpinnedFrame: rect(0, 40, 375, 40), isHorizontal: false, start: 40, end: nil, lower: 40,
                    upper: 1120))
        #expect(
            try attributes(solver, "footer", [0, 0]).pin
                == LayoutPin(
                    unpinnedFrame: rect(0, 1080, 375, 40), isHorizontal: false, start: nil, end: 40,
                    lower: 40,
                    upper: 1120))
        #expect(
            try attributes(solver, "title", IndexPath(index: 0)).pin
                == LayoutPin(
                    unpinnedFrame: rect(0, 0, 375, 40), isHorizontal: false, start: 0, end: nil, lower: 0,
                    upper: 1160))
    }

    @Test func `header of section rests below header of layout`() throws {
        let title = pinned(.top, "title")
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [title]
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top,
            absoluteOffset: CGPoint(x: 0, y: -15))
        header.pinToVisibleBounds = true
        header.extendsBoundary = false
        let solver = solve(.small, configuration: configuration, (section(header), 10))
        // The offset puts the header at 40 - 15 = 25 points, where the pinned title would cover it.
        #expect(try attributes(solver, "header", [0, 0]).pin?.unpinnedFrame.minY == 40)
        #expect(try attributes(solver, "header", [0, 0], visible: nil).frame.minY == 25)
    }

    @Test func `leading is right in mirrored layout`() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.absolute(100), .fractionalHeight(1)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        let side = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(50), .fractionalHeight(1)), elementKind: "side", alignment: .leading)
        side.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [side]
        let solver = solve(
            .small, direction: .rightToLeft, configuration: configuration, (section, 20), (section, 5))
        // The sections are 2050 and 550 points wide, and begin on the right.
        #expect(
            try attributes(solver, "side", [0, 0]).pin
                == LayoutPin(
                    unpinnedFrame: rect(2550, 0, 50, 667), isHorizontal: true, start: nil, end: 0, lower: 550,
                    upper: 2600))
    }

    @Test func `attributes whose frame has changed are no longer pinned`() throws {
        let solver = solve(.small, (section(pinned(.top)), 10))
        let header = try attributes(solver, "header", [0, 0])
        let copy = try #require(header.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy.pin == header.pin)
        copy.alpha = 0.5
        copy.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(copy.pin != nil)
        for change: (UICollectionViewLayoutAttributes) -> Void in [
            { $0.frame.origin.y += 1 }, { $0.center.x = 3 }, { $0.size.height = 20 },
            { $0.bounds.size.width = 1 },
        ] {
            let copy = try #require(header.copy() as? UICollectionViewLayoutAttributes)
            change(copy)
            #expect(copy.pin == nil)
        }
    }

    @Test(arguments: 0..<1000)
    func `a display that applies the pins agrees with the layout`(seed: UInt64) {
        var random = RandomLayout(seed: seed, isTidy: false)
        let (sections, phone, isMirrored) = (random.sections(), random.one(of: Phone.allCases), random.flag())
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = random.layoutBoundary().map { $0.makeItem() }
        configuration.scrollDirection = random.flag() ? .vertical : .horizontal
        let solver = CompositionalLayoutSolver(
            containerSize: phone.size, displayScale: phone.scale,
            layoutDirection: isMirrored ? .rightToLeft : .leftToRight, configuration: configuration,
            itemCounts: sections.map(\.itemCount)
        ) { index, _ in sections[index].makeSection() }
        for _ in 0..<10 {
            let visible = CGRect(origin: random.rect(in: solver.contentSize).origin, size: phone.size)
            for attributes in solver.layoutAttributesForElements(
                in: visible.insetBy(dx: -300, dy: -300), visibleBounds: visible)
            {
                guard let pin = attributes.pin else { continue }
                // If there is no room to keep to both ends, a display keeps to the left one, and a mirrored layout to
                // the right one.
                if isMirrored, pin.isHorizontal, pin.start != nil, pin.end != nil { continue }
                let shown = shown(pin, visible: visible)
                let distance = max(
                    abs(attributes.frame.minX - shown.minX), abs(attributes.frame.minY - shown.minY))
                #expect(
                    distance < 1 / phone.scale + 1e-4 && attributes.frame.size == shown.size,
                    "seed \(seed), \(visible): \(attributes.frame) is shown at \(shown), \(pin)")
            }
        }
    }

    /// Returns the frame in which a display draws a pinned element. The display keeps the distance from the end
    /// first, and then that from the start.
    private func shown(_ pin: LayoutPin, visible: CGRect) -> CGRect {
        let unpinned = pin.isHorizontal ? pin.unpinnedFrame.minX : pin.unpinnedFrame.minY
        let length = pin.isHorizontal ? pin.unpinnedFrame.width : pin.unpinnedFrame.height
        let (from, to) =
            pin.isHorizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
        var place = unpinned
        if let end = pin.end, place > to - end - length {
            place = max(to - end - length, min(unpinned, pin.lower))
        }
        if let start = pin.start, place < from + start {
            place = min(from + start, max(unpinned, pin.upper - length))
        }
        return pin.unpinnedFrame.offsetBy(
            dx: pin.isHorizontal ? place - unpinned : 0, dy: pin.isHorizontal ? 0 : place - unpinned)
    }
}
