import BenchmarkSupport
import UIKit

/// Measures tables of ten million cells relative to tables of a hundred. Both fill their window.
@MainActor func measureSheets() {
    let (large, small) = (Sheet(rowCount: 1000, columnCount: 10_000), Sheet(rowCount: 10, columnCount: 10))
    report(
        "Sheet, first layout with its cells, 10,000 by 1,000 over 10 by 10",
        Comparison(repetitions: 5, rounds: 20) {
            use(SheetScreen(large))
        } over: {
            use(SheetScreen(small))
        }, limit: 1.5)
    // The content scrolls down by one row and up again, which the small table has room for too.
    let (wide, narrow) = (SheetScreen(large), SheetScreen(small))
    report(
        "Sheet, a step of scrolling that reveals a row, 10,000 by 1,000 over 10 by 10",
        Comparison(repetitions: 20) {
            wide.scroll()
        } over: {
            narrow.scroll()
        }, limit: 1.5)
    report(
        "Collection view, a flow layout's first layout, 10,000,000 items over 1,000",
        Comparison(repetitions: 5, rounds: 20) {
            use(SheetScreen(Sheet(rowCount: 1, columnCount: 10_000_000), layout: flow()))
        } over: {
            use(SheetScreen(Sheet(rowCount: 1, columnCount: 1000), layout: flow()))
        }, limit: 2)
    report(
        "Collection view, a compositional layout's first layout, 1,000 sections of 10,000 over of 10",
        Comparison(repetitions: 5, rounds: 20) {
            use(SheetScreen(large, layout: list()))
        } over: {
            use(SheetScreen(Sheet(rowCount: 1000, columnCount: 10), layout: list()))
        }, limit: 1.5)
}

@MainActor private func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 88, height: 44)
    return layout
}

@MainActor private func list() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

/// A window of 320 × 300 points with a collection view that has the cells of a sheet.
@MainActor private final class SheetScreen: NSObject, UICollectionViewDataSource {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    private let view: UICollectionView
    private let sheet: Sheet

    init(_ sheet: Sheet, layout: UICollectionViewLayout = SheetLayout()) {
        self.sheet = sheet
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    func scroll() {
        view.contentOffset.y = view.contentOffset.y == 0 ? 44 : 0
        window.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sheet.rowCount }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sheet.columnCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
