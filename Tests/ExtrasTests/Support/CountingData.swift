import UIKit

/// A data source of rows with equally many cells, which counts how often it is asked. The collection view must have a
/// class or a nib registered under the identifier “cell”.
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
