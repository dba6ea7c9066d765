import Testing

@testable import TesseraLayout

@Suite @MainActor struct GroupLayoutTests {
    @Test func `fractions are relative to the group`() {
        let section = NSCollectionLayoutSection(
            group: row(height: 100, item(.fractionalWidth(1 / 3), .fractionalHeight(0.5))))
        expect(
            solve(.small, (section, 4)).frames,
            [rect(0, 0, 125, 50), rect(125, 0, 125, 50), rect(250, 0, 125, 50), rect(0, 100, 125, 50)])
        expect(
            solve(.large, (section, 3)).frames,
            [rect(0, 0, 130, 50), rect(130, 0, 130, 50), rect(260, 0, 130, 50)])
    }

    @Test func `fractions are relative to the group without its insets`() {
        let group = row(height: 100, item(.fractionalWidth(0.5), .fractionalHeight(1)))
        group.contentInsets = .init(top: 10, leading: 20, bottom: 30, trailing: 40)
        let section = NSCollectionLayoutSection(group: group)
        // The width is 390 - 20 - 40 = 330, half of which is 165. The height is 100 - 10 - 30 = 60.
        expect(solve(.large, (section, 2)).frames, [rect(20, 10, 165, 60), rect(185, 10, 165, 60)])
        // The width is 375 - 60 = 315, half of which is 157.5.
        expect(solve(.small, (section, 2)).frames, [rect(20, 10, 157.5, 60), rect(177.5, 10, 157.5, 60)])
    }

    @Test func `item insets shrink item within its slot`() {
        let inset = item(.fractionalWidth(0.5), .fractionalHeight(1))
        inset.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        let section = NSCollectionLayoutSection(
            group: row(height: 100, inset, item(.fractionalWidth(0.5), .fractionalHeight(1))))
        expect(solve(.large, (section, 2)).frames, [rect(2, 1, 189, 96), rect(195, 0, 195, 100)])
    }

    @Test func `subitems repeat until the next one does not fit`() {
        // 150 + 75 + 150 = 375 points are full. At 390 points 15 remain, which are too few for the next item.
        let section = NSCollectionLayoutSection(
            group: row(height: 50, item(.absolute(150), .absolute(50)), item(.absolute(75), .absolute(40))))
        for phone in Phone.allCases {
            expect(
                solve(phone, (section, 4)).frames,
                [rect(0, 0, 150, 50), rect(150, 0, 75, 40), rect(225, 0, 150, 50), rect(0, 50, 150, 50)])
        }
    }

    @Test func `first subitem is placed even if too large`() {
        let section = NSCollectionLayoutSection(group: row(height: 50, item(.absolute(500), .absolute(50))))
        expect(solve(.small, (section, 2)).frames, [rect(0, 0, 500, 50), rect(0, 50, 500, 50)])
    }

    @Test func `spacing between items takes room`() {
        let halves = row(height: 50, item(.fractionalWidth(0.5), .absolute(50)))
        halves.interItemSpacing = .fixed(1)
        expect(
            solve(.small, (NSCollectionLayoutSection(group: halves), 2)).frames,
            [rect(0, 0, 187.5, 50), rect(0, 50, 187.5, 50)])
        let hundreds = row(height: 50, item(.absolute(100), .absolute(50)))
        hundreds.interItemSpacing = .fixed(10)
        expect(
            solve(.small, (NSCollectionLayoutSection(group: hundreds), 4)).frames,
            [rect(0, 0, 100, 50), rect(110, 0, 100, 50), rect(220, 0, 100, 50), rect(0, 50, 100, 50)])
    }

    @Test func `flexible spacing shares remaining room`() {
        let group = row(height: 50, item(.absolute(100), .absolute(50)))
        group.interItemSpacing = .flexible(10)
        let section = NSCollectionLayoutSection(group: group)
        // Three items leave 375 - 300 = 75 points for two spaces, so each gets 37.5.
        expect(
            solve(.small, (section, 3)).frames,
            [rect(0, 0, 100, 50), rect(137.5, 0, 100, 50), rect(275, 0, 100, 50)])
        // Two spaces share 390 - 300 = 90 points, so each gets 45.
        expect(
            solve(.large, (section, 3)).frames,
            [rect(0, 0, 100, 50), rect(145, 0, 100, 50), rect(290, 0, 100, 50)])
    }

    @Test func `count divides room evenly`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitem: item(.absolute(7), .fractionalHeight(1)), count: 2)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        expect(solve(.small, (section, 2)).frames, [rect(0, 0, 182.5, 50), rect(192.5, 0, 182.5, 50)])
        expect(
            solve(.large, (section, 3)).frames,
            [rect(0, 0, 190, 50), rect(200, 0, 190, 50), rect(0, 50, 190, 50)])
    }

    @Test func `repeating subitem keeps its size and stops at count`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            repeatingSubitem: item(.absolute(100), .fractionalHeight(1)), count: 2)
        expect(
            solve(.small, (NSCollectionLayoutSection(group: group), 3)).frames,
            [rect(0, 0, 100, 50), rect(100, 0, 100, 50), rect(0, 50, 100, 50)])
    }

    @Test func `large item lies beside two small ones`() {
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        let section = NSCollectionLayoutSection(
            group: row(height: 200, item(.fractionalWidth(2 / 3), .fractionalHeight(1)), pair))
        expect(
            solve(.small, (section, 5)).frames,
            [
                rect(0, 0, 250, 200), rect(250, 0, 125, 100), rect(250, 100, 125, 100),
                rect(0, 200, 250, 200), rect(250, 200, 125, 100),
            ])
        expect(
            solve(.large, (section, 3)).frames,
            [rect(0, 0, 260, 200), rect(260, 0, 130, 100), rect(260, 100, 130, 100)])
    }

    @Test func `edge spacing adds to slot`() {
        let spaced = item(.absolute(100), .absolute(20))
        spaced.edgeSpacing = .init(leading: .fixed(10), top: .fixed(3), trailing: .fixed(5), bottom: nil)
        expect(
            solve(.small, (NSCollectionLayoutSection(group: row(height: 50, spaced)), 4)).frames,
            // An item takes 115 points with its edges, so three fit into 375.
            [rect(10, 3, 100, 20), rect(125, 3, 100, 20), rect(240, 3, 100, 20), rect(10, 53, 100, 20)])

        let centered = item(.absolute(300), .absolute(20))
        centered.edgeSpacing = .init(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
        expect(
            solve(.small, (NSCollectionLayoutSection(group: row(height: 50, centered)), 1)).frames,
            [rect(37.5, 15, 300, 20)])
    }

    @Test func `vertical group fills downwards`() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .absolute(100)),
            subitems: [item(.fractionalWidth(1), .absolute(30))])
        column.interItemSpacing = .fixed(5)
        // Three items take 30 + 35 + 35 = 100 points.
        expect(
            solve(.large, (NSCollectionLayoutSection(group: column), 4)).frames,
            [rect(0, 0, 195, 30), rect(0, 35, 195, 30), rect(0, 70, 195, 30), rect(0, 100, 195, 30)])
    }

    @Test(arguments: Phone.allCases)
    func `neighbours meet on pixel boundary`(phone: Phone) {
        let section = NSCollectionLayoutSection(
            group: row(height: 33.4, item(.fractionalWidth(1 / 7), .fractionalHeight(1))))
        let frames = solve(phone, (section, 70)).frames
        for (index, frame) in frames.enumerated() {
            for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
                #expect(abs((edge * phone.scale).rounded() - edge * phone.scale) < 1e-6)
            }
            if index % 7 < 6 { #expect(abs(frame.maxX - frames[index + 1].minX) < 1e-9) }
            if index + 7 < frames.count { #expect(abs(frame.maxY - frames[index + 7].minY) < 1e-9) }
        }
    }
}
