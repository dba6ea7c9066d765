import Foundation
import TesseraLayout

/// The space of a collection view for a compositional layout.
///
/// Across the direction of scrolling, it excludes the view's adjusted content insets, so that nothing scrolls
/// there, and the boundaries of sections are measured from its edges. Along that direction, the scroll view
/// adds the insets itself.
@MainActor
struct LayoutRoom: Equatable {
    let size: CGSize
    let insets: ReferenceInsets

    init(of view: UICollectionView, isHorizontal: Bool) {
        let adjusted = view.adjustedContentInset
        var size = view.bounds.size
        if isHorizontal {
            size.height = max(size.height - adjusted.top - adjusted.bottom, 0)
        } else {
            size.width = max(size.width - adjusted.left - adjusted.right, 0)
        }
        self.size = size

        // Insets that the scroll view already applies for the safe area must not be applied twice.
        let kept = adjusted.remainder(after: view.contentInset)
        let isMirrored = view.isRightToLeft && !view.isFlipped
        func inside(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
            var insets = view.mirroredInsets(insets).remainder(after: kept)
            if isHorizontal {
                (insets.left, insets.right) = (0, 0)
            } else {
                (insets.top, insets.bottom) = (0, 0)
            }
            return insets.directional(isMirrored: isMirrored)
        }
        self.insets = ReferenceInsets(
            safeArea: inside(view.safeAreaInsets), layoutMargins: inside(view.layoutMargins),
            readableContent: inside(view.readableContentInsets))
    }
}
