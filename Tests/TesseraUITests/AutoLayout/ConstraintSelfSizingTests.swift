import Foundation
import Testing

@testable import TesseraUI

/// A cell whose content is a box, with 5 points of room above and below it and 10 points at its sides.
private final class BoxCell: UICollectionViewCell {
    let box = ContentView(UIView.noIntrinsicMetric, 10)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell with a text of several lines, and a gap of at least 4 points below it.
private final class TextCell: UICollectionViewCell {
    let label = UILabel()
    let gap = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        for view in [label, gap] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            label.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            gap.topAnchor.constraint(equalTo: label.bottomAnchor),
            gap.heightAnchor.constraint(greaterThanOrEqualToConstant: 4),
            gap.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the height of a cell with this text, in points. The layout margins are 8 points on each side.
    static func height(_ text: String, width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        // The label must be in a window, since it rounds its size to the pixels that windows have at the moment.
        let window = UIWindow()
        window.addSubview(label)
        return 8 + label.sizeThatFits(CGSize(width: width - 16, height: 0)).height + 4
    }
}

/// A header or footer with a box 33 points high and 1 point of room around it.
private final class BoxHeader: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let box = ContentView(10, 33)
        addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 1),
            box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1),
            box.topAnchor.constraint(equalTo: topAnchor, constant: 1),
            box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -1),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A window with a list 200 points wide and 350 high.
@MainActor
private final class SizedList {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
    let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>

    init<Cell: UICollectionViewCell>(
        _ items: Range<Int>, layout: UICollectionViewLayout = SizedList.layout(), kinds: [String] = [],
        configure: @escaping (Cell, Int) -> Void
    ) {
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let cell = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in configure(cell, item) }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        for kind in kinds {
            view.register(BoxHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "box")
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "box", for: path)
        }
        window.isHidden = false
        window.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(items))
        source.apply(snapshot, animatingDifferences: false)
        window.layoutIfNeeded()
    }

    static func layout(hasHeaderAndFooter: Bool = false) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        if hasHeaderAndFooter {
            let edge = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
            section.boundarySupplementaryItems = [
                .init(layoutSize: edge, elementKind: "header", alignment: .top),
                .init(layoutSize: edge, elementKind: "footer", alignment: .bottom),
            ]
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    /// Returns the frames of the first items.
    func frames(_ count: Int) -> [CGRect?] {
        (0..<count).map { view.layoutAttributesForItem(at: [0, $0])?.frame }
    }

    /// The first and the last point of each visible item, measured from the top of the view.
    var onScreen: [Int: ClosedRange<CGFloat>] {
        var found: [Int: ClosedRange<CGFloat>] = [:]
        for path in view.indexPathsForVisibleItems {
            guard let frame = view.cellForItem(at: path)?.frame else { continue }
            found[path.item] = frame.minY - view.contentOffset.y...frame.maxY - view.contentOffset.y
        }
        return found
    }
}

/// Tests cells, headers and footers whose size comes from their constraints.
@Suite @MainActor struct ConstraintSelfSizingTests {
    private let text = "one two three four five six seven eight nine ten eleven twelve"

    @Test func `cells are as high as their constraints say`() throws {
        let list = SizedList(0..<3) { (cell: BoxCell, item) in
            cell.box.contentSize.height = CGFloat(20 * (item + 1))
        }
        #expect(list.onScreen == [0: 0...30, 1: 30...80, 2: 80...150])
        let cell = try #require(list.view.cellForItem(at: [0, 2]) as? BoxCell)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 70))
        #expect(cell.box.frame == CGRect(x: 10, y: 5, width: 180, height: 60))
    }

    @Test func `text in cells wraps, and cells used again have the height of their new text`() throws {
        let list = SizedList(0..<300) { [text] (cell: TextCell, item) in
            cell.label.text = item % 3 == 0 ? text : "one"
        }
        let (long, short) = (TextCell.height(text, width: 200), TextCell.height("one", width: 200))
        #expect(long > short + 20)
        for offset: CGFloat in [0, 1000, 5000, 3000, 0] {
            list.view.contentOffset.y = offset
            list.window.layoutIfNeeded()
            for path in list.view.indexPathsForVisibleItems {
                let cell = try #require(list.view.cellForItem(at: path) as? TextCell)
                #expect(abs(cell.frame.height - (path.item % 3 == 0 ? long : short)) < 0.001)
                #expect(abs(cell.label.frame.height - cell.frame.height + 12) < 0.001)
                #expect(abs(cell.gap.frame.height - 4) < 0.001)
            }
        }
    }

    @Test func `what is visible does not jump while heights above it become known`() throws {
        let list = SizedList(0..<1000) { (cell: BoxCell, item) in
            cell.box.contentSize.height = CGFloat(20 + item * 37 % 90)
        }
        list.view.contentOffset.y = 20_000
        list.window.layoutIfNeeded()
        for _ in 0..<60 {
            let before = list.onScreen
            list.view.contentOffset.y -= 40
            list.window.layoutIfNeeded()
            let after = list.onScreen
            let common = Set(before.keys).intersection(after.keys)
            try #require(!common.isEmpty)
            for item in common {
                #expect(abs((after[item]?.lowerBound ?? 0) - (before[item]?.lowerBound ?? 0) - 40) < 0.001)
            }
        }
    }

    @Test func `headers and footers are as high as their constraints say`() throws {
        let list = SizedList(
            0..<1, layout: SizedList.layout(hasHeaderAndFooter: true), kinds: ["header", "footer"]
        ) { (cell: BoxCell, _) in cell.box.contentSize.height = 60 }
        let header = try #require(list.view.supplementaryView(forElementKind: "header", at: [0, 0]))
        let footer = try #require(list.view.supplementaryView(forElementKind: "footer", at: [0, 0]))
        #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 35))
        #expect(list.onScreen == [0: 35...105])
        #expect(footer.frame == CGRect(x: 0, y: 105, width: 200, height: 35))
    }

    @Test func `a cell that says its content has another size is measured again`() throws {
        let list = SizedList(0..<3) { (cell: BoxCell, _) in cell.box.contentSize.height = 20 }
        #expect(list.onScreen == [0: 0...30, 1: 30...60, 2: 60...90])
        let cell = try #require(list.view.cellForItem(at: [0, 1]) as? BoxCell)
        cell.box.contentSize.height = 50
        cell.invalidateIntrinsicContentSize()
        list.window.layoutIfNeeded()
        #expect(list.onScreen == [0: 0...30, 1: 30...90, 2: 90...120])
        #expect(cell.box.frame.height == 50)
    }

    @Test func `another width has text wrapped again`() throws {
        let list = SizedList(0..<2) { [text] (cell: TextCell, _) in cell.label.text = text }
        list.window.frame.size.width = 300
        list.window.layoutIfNeeded()
        let height = TextCell.height(text, width: 300)
        for frame in list.frames(2) {
            #expect(frame?.width == 300 && abs((frame?.height ?? 0) - height) < 0.001)
        }
        #expect(height < TextCell.height(text, width: 200))
    }

    @Test func `a flow layout takes both lengths from constraints`() {
        final class TagCell: UICollectionViewCell {
            let tag1 = ContentView(10, 10)
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(tag1)
                NSLayoutConstraint.activate([
                    tag1.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 2),
                    tag1.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -2),
                    tag1.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 1),
                    tag1.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -1),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let list = SizedList(0..<3, layout: layout) { (cell: TagCell, item) in
            cell.tag1.contentSize =
                [
                    CGSize(width: 56, height: 18), CGSize(width: 76, height: 28),
                    CGSize(width: 96, height: 18),
                ][item]
        }
        // The cells of 60 and 80 points are in the first line, with the remaining 60 points between them. The cell of
        // 100 points is in the middle of the second line.
        #expect(
            list.frames(3) == [
                CGRect(x: 0, y: 5, width: 60, height: 20), CGRect(x: 120, y: 0, width: 80, height: 30),
                CGRect(x: 50, y: 40, width: 100, height: 20),
            ])
    }

    @Test func `a custom layout takes those preferred sizes that it wants`() {
        let list = SizedList(0..<3, layout: PreferredHeightsLayout()) { (cell: BoxCell, item) in
            cell.box.contentSize.height = CGFloat(20 * item + 10)
        }
        #expect(list.onScreen == [0: 0...20, 1: 20...60, 2: 60...120])
    }

    @Test func `a cell's fitting size is that of its content and of what it prefers`() {
        let cell = BoxCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        cell.box.contentSize = CGSize(width: 70, height: 20)
        #expect(
            cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 30))
        #expect(
            cell.contentView.systemLayoutSizeFitting(
                CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 150, height: 30))
    }

    @Test func `cells that start with an estimate contradict nothing`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = SizedList(0..<200) { (cell: BoxCell, item) in
                    cell.box.contentSize.height = CGFloat(100 + item)
                    cell.box.setContentCompressionResistancePriority(.required, for: .vertical)
                    cell.box.setContentHuggingPriority(.required, for: .vertical)
                }
                for offset: CGFloat in [1000, 300, 8000, 0] {
                    list.view.contentOffset.y = offset
                    list.window.layoutIfNeeded()
                }
                #expect(list.onScreen[0] == 0...110)
                list.window.frame.size.width = 120
                list.window.layoutIfNeeded()
            }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(!output.contains("contradict"), "\(output)")
    }
}
