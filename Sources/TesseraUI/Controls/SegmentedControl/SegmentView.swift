import Foundation

/// What stands in one segment: a title or an image, and what the app has set for the segment.
@MainActor
final class SegmentView: UIView {
    var title: String?
    var image: UIImage?
    /// The action that choosing the segment performs.
    var action: UIAction?
    /// The width that the app has set, in points. 0: the control decides.
    var ownWidth: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true

    private let background = UIImageView()
    private let label = UILabel()
    private let picture = UIImageView()

    /// The points on either side of the content.
    private static let padding: CGFloat = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        // The display has an element of its own for each segment.
        accessibilityElementsHidden = true
        label.textAlignment = .center
        picture.contentMode = .center
        for view in [background, label, picture] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// What assistive technology reads for the segment.
    var spokenTitle: String {
        accessibilityLabel ?? action?.discoverabilityTitle ?? title ?? ""
    }

    /// Returns the width in points that the content takes at most, whether it is selected or not.
    func contentWidth(_ widest: (String) -> CGFloat) -> CGFloat {
        (image?.size.width ?? title.map(widest) ?? 0) + 2 * Self.padding
    }

    /// Shows the content in a look.
    func show(_ attributes: [NSAttributedString.Key: Any], background image: UIImage?) {
        label.attributedText =
            self.image == nil ? title.map { NSAttributedString(string: $0, attributes: attributes) } : nil
        label.isHidden = self.image != nil
        picture.image = self.image
        picture.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
        background.image = image
    }

    /// Places the content, moved by an adjustment in points.
    func place(adjustment: UIOffset) {
        let offset = CGPoint(
            x: contentOffset.width + adjustment.horizontal, y: contentOffset.height + adjustment.vertical)
        background.frame = bounds
        label.frame = bounds.insetBy(dx: 4, dy: 0).offsetBy(dx: offset.x, dy: offset.y)
        picture.frame = bounds.offsetBy(dx: offset.x, dy: offset.y)
    }
}
