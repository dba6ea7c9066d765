import Foundation
import UIKit

// This file has the samples of the article on the focus of the keyboard.

final class DaysViewController: UICollectionViewController {
    struct Day {
        var isOpen: Bool
    }

    var days: [Day] = []

    override func collectionView(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool {
        days[indexPath.item].isOpen
    }
}

final class SeatView: UIView {
    override var canBecomeFocused: Bool { true }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        coordinator.addCoordinatedAnimations {
            self.transform = self.isFocused ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
        }
    }
}
