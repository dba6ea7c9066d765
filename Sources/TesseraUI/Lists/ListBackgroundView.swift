import Foundation

/// The background of a list section in a collection view with sections of other kinds or on other
/// backgrounds.
///
/// If a collection view consists only of lists on one background, the collection view itself has that
/// background.
@MainActor
final class ListBackgroundView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}
