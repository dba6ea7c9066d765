import Foundation
import TesseraLayout

/// The room that a collection view has for a compositional layout.
///
/// Across the direction of scrolling that is what the view's adjusted content insets leave, so that nothing scrolls
/// there; the boundaries that sections keep to are counted from its edges. Along it the insets are the scroll view's
/// affair.
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

        // Where the scroll view keeps clear of the safe area by itself, that part is not kept clear of twice.
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
