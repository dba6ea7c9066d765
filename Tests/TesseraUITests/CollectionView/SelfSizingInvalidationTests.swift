import Foundation
import Testing

@testable import TesseraUI

/// A collection view cell whose height a constraint decides.
private final class ConstrainedCell: UICollectionViewCell {
    private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 50)

    override init(frame: CGRect) {
        super.init(frame: frame)
        height.priority = UILayoutPriority(999)
        height.isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

/// A table cell whose height a constraint decides.
private final class ConstrainedRow: UITableViewCell {
    private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 50)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        height.priority = UILayoutPriority(999)
        height.isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor struct SelfSizingInvalidationTests {
    private let screen: CollectionScreen
    private let feed = Feed(count: 3)

    init() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        screen = CollectionScreen(
            layout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                )))
        screen.view.register(ConstrainedCell.self, forCellWithReuseIdentifier: "cell")
        screen.view.dataSource = feed
    }

    private func cell(_ item: Int) throws -> ConstrainedCell {
        screen.window.layoutIfNeeded()
        return try #require(screen.view.cellForItem(at: [0, item]) as? ConstrainedCell)
    }

    /// The top of the second cell, which the height of the first decides.
    private func secondTop() throws -> CGFloat { try cell(1).frame.minY }

    @Test func `by default a changed constraint alone does not measure the cell again`() throws {
        #expect(screen.view.selfSizingInvalidation == .enabled)
        try cell(0).height.constant = 90
        #expect(try secondTop() == 50)
        try cell(0).invalidateIntrinsicContentSize()
        #expect(try secondTop() == 90)
    }

    @Test func `the content view can ask for the measurement as well`() throws {
        try cell(0).height.constant = 90
        try cell(0).contentView.invalidateIntrinsicContentSize()
        #expect(try secondTop() == 90)
    }

    @Test func `without invalidation only a reconfigured cell is measured again`() throws {
        screen.view.selfSizingInvalidation = .disabled
        try cell(0).height.constant = 90
        try cell(0).invalidateIntrinsicContentSize()
        #expect(try secondTop() == 50)
        screen.view.reconfigureItems(at: [[0, 0]])
        #expect(try secondTop() == 90)
    }

    @Test func `a changed constraint measures the cell again if the mode includes constraints`() throws {
        _ = try cell(0)
        // Cells that exist already take part.
        screen.view.selfSizingInvalidation = .enabledIncludingConstraints
        try cell(0).height.constant = 90
        #expect(try secondTop() == 90)
        // So do those that the collection view makes from now on.
        screen.view.reloadData()
        try cell(0).height.constant = 70
        #expect(try secondTop() == 70)
    }

    @Test func `a new constraint and another text measure the cell again too`() throws {
        screen.view.selfSizingInvalidation = .enabledIncludingConstraints
        let cell = try cell(0)
        let label = UILabel()
        label.text = "One line"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        cell.height.isActive = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        ])
        let oneLine = try secondTop()
        #expect(oneLine < 30)
        label.text = "One line\nand another"
        #expect(try secondTop() > oneLine * 1.5)
    }

    @Test func `another mode stops the measurements again`() throws {
        screen.view.selfSizingInvalidation = .enabledIncludingConstraints
        _ = try cell(0)
        screen.view.selfSizingInvalidation = .enabled
        try cell(0).height.constant = 90
        #expect(try secondTop() == 50)
    }

    @Test func `constraints that change while the cell is measured ask for no other measurement`() throws {
        final class Toggling: UICollectionViewCell {
            private lazy var height = contentView.heightAnchor.constraint(equalToConstant: 50)
            private(set) var measurements = 0

            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                measurements += 1
                height.priority = UILayoutPriority(999)
                height.isActive = true
                height.constant = 70
                defer { height.isActive = false }
                return super.preferredLayoutAttributesFitting(layoutAttributes)
            }
        }
        screen.view.selfSizingInvalidation = .enabledIncludingConstraints
        screen.view.register(Toggling.self, forCellWithReuseIdentifier: "cell")
        screen.window.layoutIfNeeded()
        let cell = try #require(screen.view.cellForItem(at: [0, 0]) as? Toggling)
        #expect(cell.frame.height == 70 && cell.measurements == 1)
        screen.window.layoutIfNeeded()
        #expect(cell.measurements == 1)
    }

    @Test func `constraints of another content view count as well`() throws {
        final class Content: UIView, UIContentView {
            var configuration: any UIContentConfiguration
            private(set) lazy var height = heightAnchor.constraint(equalToConstant: 60)
            init(_ configuration: any UIContentConfiguration) {
                self.configuration = configuration
                super.init(frame: .zero)
                height.priority = UILayoutPriority(999)
                height.isActive = true
            }
            required init?(coder: NSCoder) { nil }
        }
        struct Configuration: UIContentConfiguration {
            func makeContentView() -> any UIView & UIContentView { Content(self) }
            func updated(for state: any UIConfigurationState) -> Configuration { self }
        }
        screen.view.selfSizingInvalidation = .enabledIncludingConstraints
        let cell = try cell(0)
        cell.contentConfiguration = Configuration()
        #expect(try secondTop() == 60)
        try #require(cell.contentView as? Content).height.constant = 90
        #expect(try secondTop() == 90)
    }

    @Test func `table views measure rows again after changes of constraints`() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }
        let rows = Rows()
        let table = UITableView(frame: screen.window.bounds)
        table.register(ConstrainedRow.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.selfSizingInvalidation = .enabledIncludingConstraints
        screen.window.addSubview(table)
        screen.window.layoutIfNeeded()
        let row = try #require(table.cellForRow(at: [0, 0]) as? ConstrainedRow)
        let separator = row.frame.height - 50
        row.height.constant = 90
        screen.window.layoutIfNeeded()
        #expect(table.rectForRow(at: [0, 1]).minY == 90 + separator)
    }

    @Test(arguments: [false, true])
    func `applying the data that is displayed measures the cells again`(animated: Bool) throws {
        let source = NumberSource(collectionView: screen.view) { view, indexPath, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        var snapshot = NumberSource.Snapshot()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        try cell(0).height.constant = 90
        #expect(try secondTop() == 50)
        source.apply(source.snapshot(), animatingDifferences: animated)
        #expect(screen.view.cellForItem(at: [0, 1])?.targetState.center.y == 115)
        #expect(try secondTop() == 90)
    }

    @Test func `applying the data that is displayed measures rows of tables again`() throws {
        let table = UITableView(frame: screen.window.bounds)
        table.register(ConstrainedRow.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, indexPath, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        screen.window.addSubview(table)
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        screen.window.layoutIfNeeded()
        let row = try #require(table.cellForRow(at: [0, 0]) as? ConstrainedRow)
        let separator = row.frame.height - 50
        row.height.constant = 90
        screen.window.layoutIfNeeded()
        #expect(table.rectForRow(at: [0, 1]).minY == 50 + separator)
        source.apply(source.snapshot(), animatingDifferences: false)
        #expect(table.rectForRow(at: [0, 1]).minY == 90 + separator)
    }
}
