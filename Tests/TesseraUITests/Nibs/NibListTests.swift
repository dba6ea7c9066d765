import Foundation
import TesseraGeometry
import Testing

@testable import TesseraUI

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

@MainActor
struct NibListTests {
    private static let cell = """
        <tableViewCell reuseIdentifier="cell" id="c" rowHeight="44" selectionStyle="none" accessoryType="disclosureIndicator">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="cv" tableViewCell="c"><subviews>
            <label text="Title" id="l" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="cv" secondAttribute="leading" constant="16" id="k1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="cv" secondAttribute="top" constant="10" id="k2"/>
            <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="10" id="k3"/>
            </constraints></tableViewCellContentView></tableViewCell>
        """

    @Test
    func `a table makes cells from a nib`() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(try NibSample.nib(Self.cell), forCellReuseIdentifier: "cell")
        let rows = Rows()
        table.dataSource = rows
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(cell.reuseIdentifier == "cell" && cell.accessoryType == .disclosureIndicator)
        #expect(cell.selectionStyle == .none)
        let label = try #require(cell.contentView.subviews.first as? UILabel)
        #expect(label.text == "Title")
        #expect(abs(label.frame.minX - 16) < 0.01 && abs(label.frame.minY - 10) < 0.01)
    }

    @Test
    func `the labels of a cell's style have the nib's properties`() throws {
        let cell = try #require(
            try NibSample.object(
                """
                <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" id="c" reuseIdentifier="x">
                <tableViewCellContentView key="contentView" id="cv"><subviews>
                <label id="t" text="Main"><color key="textColor" systemColor="systemRedColor"/></label>
                <label id="d" text="More"/></subviews></tableViewCellContentView></tableViewCell>
                """, as: UITableViewCell.self))
        #expect(cell.textLabel?.text == "Main" && cell.detailTextLabel?.text == "More")
        #expect(cell.textLabel?.textColor == .systemRed)
    }

    @Test
    func `a collection view makes cells, headers and configured cells from nibs`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let nib = try NibSample.nib(
            """
            <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <autoresizingMask key="autoresizingMask"/><subviews><label text="Cell"/></subviews></view></collectionViewCell>
            """)
        let header = try NibSample.nib(
            "<collectionReusableView reuseIdentifier=\"h\"><subviews><label text=\"Head\"/></subviews></collectionReusableView>"
        )
        view.register(
            header, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "h")
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: nib) {
            cell, _, item in
            (cell.contentView.subviews.first as? UILabel)?.text = "Item \(item)"
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([7, 8])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect((cell.contentView.subviews.first as? UILabel)?.text == "Item 8")
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        let head = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect((head?.subviews.first as? UILabel)?.text == "Head")
    }

    @Test
    func `a layout makes its decoration views from a nib`() throws {
        let nib = try NibSample.nib(
            "<collectionReusableView><subviews><label text=\"Behind\"/></subviews></collectionReusableView>")
        let layout = ColumnLayout()
        (layout.hasBanner, layout.hasBackdrops) = (false, true)
        layout.register(nib, forDecorationViewOfKind: ColumnLayout.backdrop)
        let screen = NumberScreen([[1, 2]], layout: layout)
        let labels = screen.view.subviews.compactMap { $0.subviews.first as? UILabel }
        #expect(labels.filter { $0.text == "Behind" }.count == 2)
    }

    @Test
    func `a flow layout has the nib's sizes`() throws {
        let view = try #require(
            try NibSample.object(
                """
                <collectionView><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3"
                    minimumInteritemSpacing="4" scrollDirection="horizontal"><size key="itemSize" width="60" height="70"/>
                <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout></collectionView>
                """, as: UICollectionView.self))
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 4)
        #expect(layout.scrollDirection == .horizontal && layout.itemSize == CGSize(width: 60, height: 70))
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(layout.collectionView === view)
    }

    @Test
    func `a nib with two objects is no cell`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                if let nib = try? NibSample.nib("<tableViewCell/><view/>") {
                    table.register(nib, forCellReuseIdentifier: "cell")
                    _ = table.dequeueReusableCell(withIdentifier: "cell")
                }
            }
        }
    }
}
