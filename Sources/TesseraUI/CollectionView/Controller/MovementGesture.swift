import Foundation

/// The long press with which the user moves items of a controller's collection view.
@MainActor
final class MovementGesture: UILongPressGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        addAction(UIAction { [weak self] _ in self?.move() })
    }

    private var collectionView: UICollectionView? { view as? UICollectionView }

    /// Returns false if the collection view supports drags, because these move items too.
    override func shouldReceive(_ event: UIEvent) -> Bool { collectionView?.startsDrags != true }

    private func move() {
        guard let collectionView else { return }
        let place = location(in: collectionView)
        switch state {
        case .began:
            guard let indexPath = collectionView.indexPathForItem(at: place),
                collectionView.beginInteractiveMovementForItem(at: indexPath)
            else { return }
        case .changed: collectionView.updateInteractiveMovementTargetPosition(place)
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }
}
