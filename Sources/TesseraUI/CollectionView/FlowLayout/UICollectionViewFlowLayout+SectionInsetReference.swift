import Foundation

extension UICollectionViewFlowLayout {
    /// The boundary that the insets of a flow layout's sections are measured from.
    /// See Apple's [UICollectionViewFlowLayout.SectionInsetReference](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum).
    public enum SectionInsetReference: Int, Sendable {
        /// The adjusted content insets of the collection view.
        case fromContentInset = 0
        /// The safe area of the collection view.
        case fromSafeArea = 1
        /// The layout margins of the collection view.
        case fromLayoutMargins = 2

        /// How far the boundary lies inside of the adjusted content insets; less than 0 where it lies outside.
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
