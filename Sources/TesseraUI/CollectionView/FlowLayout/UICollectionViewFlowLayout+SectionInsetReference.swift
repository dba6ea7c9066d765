import Foundation

extension UICollectionViewFlowLayout {
    /// The boundary from which the insets of a flow layout's sections are measured.
    /// See Apple's [UICollectionViewFlowLayout.SectionInsetReference](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum).
    public enum SectionInsetReference: Int, Sendable {
        /// The adjusted content insets of the collection view.
        case fromContentInset = 0
        /// The safe area of the collection view.
        case fromSafeArea = 1
        /// The layout margins of the collection view.
        case fromLayoutMargins = 2

        /// Returns the distances from the adjusted content insets in to the boundary, in points. A distance
        /// is negative if the boundary is outside the insets.
        @MainActor func insets(of view: UICollectionView) -> UIEdgeInsets {
            let boundary: UIEdgeInsets
            switch self {
            case .fromContentInset: return .zero
            case .fromSafeArea: boundary = view.mirroredInsets(view.safeAreaInsets)
            case .fromLayoutMargins: boundary = view.mirroredInsets(view.layoutMargins)
            }
            let content = view.adjustedContentInset
            return UIEdgeInsets(
                top: boundary.top - content.top, left: boundary.left - content.left,
                bottom: boundary.bottom - content.bottom, right: boundary.right - content.right)
        }
    }
}
