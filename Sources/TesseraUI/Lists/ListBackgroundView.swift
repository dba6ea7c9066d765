import Foundation

/// The background of a list section that has sections of other kinds, or on other backgrounds, beside it.
///
/// The background of a collection view that consists of lists on one background is the collection view's own.
@MainActor
final class ListBackgroundView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}
