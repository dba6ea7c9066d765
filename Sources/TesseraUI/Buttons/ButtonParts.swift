import Foundation
import TesseraDisplay

/// The views that a button has made for its content.
struct ButtonParts {
    var background: BackgroundView?
    var backgroundImage: UIImageView?
    var title: UILabel?
    var subtitle: UILabel?
    var image: UIImageView?
    var spinner: ButtonSpinner?
    var indicator: UIImageView?
}

/// Turns while the button is busy. What the display draws is the control that refreshes a list.
@MainActor
final class ButtonSpinner: UIView {
    /// The colour of the spinner.
    var color = UIColor.systemGray { didSet { if color != oldValue { setNeedsCommit() } } }

    /// The size of the spinner in points, and the size in which a display draws it.
    static let size = CGSize(width: 20, height: 20)
    private static let drawnSize: CGFloat = 28

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        let scale = Self.size.width / Self.drawnSize
        transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    required init?(coder: NSCoder) { nil }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        properties.refresh = RefreshContent(
            isRefreshing: true, color: color.displayColor(for: context.traits), threshold: 1)
    }
}
