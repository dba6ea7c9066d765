import UIKit

/// Rows of as many cells each, which count what is asked of them. The collection view must know the identifier “cell”.
@MainActor
final class CountingData: NSObject, UICollectionViewDataSource {
    var rows: Int
    var columns: Int
    private(set) var cellRequests = 0
    private(set) var countRequests = 0

    init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        countRequests += 1
        return columns
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cellRequests += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
