import Testing

@testable import TesseraLayout

@Suite @MainActor struct DecorationItemTests {
    private func section(
        _ decorations: NSCollectionLayoutDecorationItem...
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: row(height: 100, item(.fractionalWidth(1), .fractionalHeight(1))))
        section.decorationItems = decorations
        return section
    }

    private func header(extends: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
        header.extendsBoundary = extends
        return header
    }

    @Test func `background lies behind whole section`() throws {
        let section = section(.background(elementKind: "card"))
        section.contentInsets = .init(top: 5, leading: 10, bottom: 6, trailing: 20)
        let plain = solve(.small, (section, 2))
        #expect(plain.decoration("card", [0, 0]) == rect(0, 0, 375, 211))
        section.boundarySupplementaryItems = [header(extends: true)]
        let solver = solve(.small, (section, 2), (section, 1))
        #expect(solver.decoration("card", [0, 0]) == rect(0, 0, 375, 251))
        #expect(solver.decoration("card", [1, 0]) == rect(0, 251, 375, 151))
        #expect(solver.decoration("card", [2, 0]) == nil)
        #expect(solver.decoration("card", [0, 1]) == nil)

        let attributes = try #require(
            solver.layoutAttributesForDecorationView(ofKind: "card", at: [1, 0]))
        #expect(attributes.zIndex == 0)
        #expect(attributes.representedElementCategory == .decorationView)
        #expect(attributes.representedElementKind == "card")
        #expect(attributes.indexPath == [1, 0])
    }

    @Test func `insets of background shrink or enlarge it`() {
        let (card, glow) = (
            NSCollectionLayoutDecorationItem.background(elementKind: "card"),
            NSCollectionLayoutDecorationItem.background(elementKind: "card")
        )
        card.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        glow.contentInsets = .init(top: -5, leading: -5, bottom: -5, trailing: -5)
        glow.zIndex = -2
        let solver = solve(.small, (section(card, glow), 1))
        #expect(solver.decoration("card", [0, 0]) == rect(2, 1, 369, 96))
        #expect(solver.decoration("card", [0, 1]) == rect(-5, -5, 385, 110))
        #expect(
            solver.layoutAttributesForDecorationView(ofKind: "card", at: [0, 1])?.zIndex == -2)
        #expect(solver.contentSize.height == 105)
    }

    @Test func `backgrounds are mirrored and lie in horizontal layouts`() {
        let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        card.contentInsets = .init(top: 0, leading: 25, bottom: 0, trailing: 0)
        #expect(
            solve(.small, direction: .rightToLeft, (section(card), 1)).decoration("card", [0, 0])
                == rect(0, 0, 350, 100))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.absolute(100), .fractionalHeight(1)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.decorationItems = [card]
        #expect(
            solve(.small, configuration: configuration, (section, 3)).decoration("card", [0, 0])
                == rect(25, 0, 275, 667))
    }

    @Test func `a query returns backgrounds after all other elements`() {
        let section = section(.background(elementKind: "card"))
        section.boundarySupplementaryItems = [header(extends: false)]
        let solver = solve(.small, (section, 2), (section, 2))
        #expect(
            solver.layoutAttributesForElements(in: rect(0, 210, 10, 10)).map(\.representedElementKind)
                == [nil, "header", "card"])
        #expect(
            solver.layoutAttributesForElements(in: rect(0, 150, 10, 10)).map(\.representedElementKind)
                == [nil, "card"])
    }

    @Test func `section without extent has no background`() {
        let solver = solve(.small, (section(.background(elementKind: "card")), 0))
        #expect(solver.decoration("card", [0, 0])?.height == 0)
        #expect(solver.layoutAttributesForElements(in: rect(-10, -10, 500, 500)).isEmpty)
    }

    @Test func `copies of section have their own backgrounds`() throws {
        let section = section(.background(elementKind: "card"))
        let copy = try #require(section.copy() as? NSCollectionLayoutSection)
        section.decorationItems[0].zIndex = 5
        #expect(copy.decorationItems[0].zIndex == 0)
    }
}
