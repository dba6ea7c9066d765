import Testing

@testable import TesseraLayout

@Suite @MainActor struct VisualDescriptionTests {
    @Test func `mosaic is drawn with numbered items and outline`() {
        let large = item(.fractionalWidth(0.75), .fractionalHeight(1))
        let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let mosaic = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(240), .absolute(32)), subitems: [large, pair])
        // A character stands for 4 × 8 points.
        #expect(
            mosaic.visualDescription() == """
                240 × 32 points, items: 3
                +--------------------------------------------+--------------+
                |                                            |       1      |
                |                      0                     +--------------+
                |                                            |       2      |
                +--------------------------------------------+--------------+
                horizontal group absolute(240.0) × absolute(32.0)
                  item fractionalWidth(0.75) × fractionalHeight(1.0)
                  vertical group of 2 fractionalWidth(0.25) × fractionalHeight(1.0)
                    item fractionalWidth(1.0) × fractionalHeight(0.5)
                """)
    }

    @Test func `free room is dotted and spacing is named`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(8), .absolute(8)), elementKind: "badge",
            containerAnchor: .init(edges: .top))
        let subitem = NSCollectionLayoutItem(
            layoutSize: size(.absolute(1), .fractionalHeight(1)), supplementaryItems: [badge])
        subitem.contentInsets = .init(top: 16, leading: 4, bottom: 0, trailing: 0)
        subitem.edgeSpacing = .init(leading: nil, top: nil, trailing: .fixed(20), bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(40)), subitem: subitem, count: 2)
        group.interItemSpacing = .fixed(0.5)
        // A character stands for 2 × 4 points. Each share is 39.75 points wide, so that the items lie from 4 to 39.75
        // and from 64.25 to 100.
        #expect(
            group.visualDescription() == """
                120 × 40 points, items: 2
                .............................................................
                .                                                           .
                .                                                           .
                .                                                           .
                . +-----------------+           +-----------------+         .
                . |                 |           |                 |         .
                . |                 |           |                 |         .
                . |        0        |           |        1        |         .
                . |                 |           |                 |         .
                . |                 |           |                 |         .
                ..+-----------------+...........+-----------------+..........
                horizontal group of 2 even shares absolute(120.0) × absolute(40.0), interItemSpacing fixed(0.5)
                  item absolute(1.0) × fractionalHeight(1.0), contentInsets 16 4 0 0, edgeSpacing 0 0 0 fixed(20)
                    supplementary “badge” absolute(8.0) × absolute(8.0)
                """)
    }

    @Test func `frames of custom group are cut off at its edges`() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(60), .absolute(8))) { _ in
            [.init(frame: rect(-10, -10, 20, 30)), .init(frame: rect(1e9, 0, 1e9, 4))]
        }
        #expect(
            group.visualDescription() == """
                60 × 8 points, items: 2
                +---------+..................................................
                |         |                                                 .
                |    0    |                                                 .
                |         |                                                 .
                +---------+..................................................
                custom group absolute(60.0) × absolute(8.0)
                """)
    }
}
