import Foundation
import UIKit

// This file has the samples of the article on drag and drop.

final class BasketViewController: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    struct Photo {
        var title: String
    }

    final class Basket: UIView {
        func add(_ titles: [String]) {}
    }

    let imageView = UIImageView()
    let basket = Basket()
    let photo = Photo(title: "Ramen")

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.addInteraction(UIDragInteraction(delegate: self))
        basket.addInteraction(UIDropInteraction(delegate: self))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession)
        -> [UIDragItem]
    {
        [UIDragItem(itemProvider: NSItemProvider(object: photo.title as NSString))]
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession)
        -> UIDropProposal
    {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        session.loadObjects(ofClass: String.self) { titles in self.basket.add(titles) }
    }
}

final class AlbumViewController: UIViewController, UIDropInteractionDelegate {
    var album: [UIImage] = []

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: UIImage.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        session.loadObjects(ofClass: UIImage.self) { images in
            self.album += images.compactMap { $0 as? UIImage }
        }
    }
}

final class DropViewController: UIViewController, UICollectionViewDropDelegate, UICollectionViewDragDelegate {
    var photos: [UIImage?] = []
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: twoColumns())
    var dataSource: UICollectionViewDiffableDataSource<String, String>!

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
    ) {
        let target = coordinator.destinationIndexPath ?? IndexPath(item: photos.count, section: 0)
        for item in coordinator.items {
            // The context is safe to send to the closure, since it is used on the main thread only.
            nonisolated(unsafe) let context = coordinator.drop(
                item.dragItem,
                to: UICollectionViewDropPlaceholder(insertionIndexPath: target, reuseIdentifier: "loading"))
            item.dragItem.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                let image = image as? UIImage
                DispatchQueue.main.async {
                    context.commitInsertion { path in self.photos.insert(image, at: path.item) }
                }
            }
        }
    }

    func allowReordering() {
        collectionView.dragDelegate = self
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { transaction in self.save(transaction.finalSnapshot) }
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    private func save(_ snapshot: NSDiffableDataSourceSnapshot<String, String>) {}
}
