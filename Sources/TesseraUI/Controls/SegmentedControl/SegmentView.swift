import Foundation

/// The content of one segment, a title or an image, with the properties that the app has set for the segment.
@MainActor
final class SegmentView: UIView {
    var title: String?
    var image: UIImage?
    /// The action that runs when the user chooses the segment, or nil.
    var action: UIAction?
    /// The width that the app has set, in points, or 0 if the control decides the width.
    var ownWidth: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true

    private let background = UIImageView()
    private let label = UILabel()
    private let picture = UIImageView()

    /// The padding in points on either side of the content.
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

    /// The text that assistive technology reads for the segment.
    var spokenTitle: String {
        [accessibilityLabel, action?.discoverabilityTitle, title].firstNonEmpty ?? image?.spokenSymbolName
            ?? ""
    }

    /// Returns the greatest width in points of the content in any state, with its padding.
    func contentWidth(_ widest: (String) -> CGFloat) -> CGFloat {
        (image?.size.width ?? title.map(widest) ?? 0) + 2 * Self.padding
    }

    /// Displays the content with the attributes of a title and a background image.
    func update(_ attributes: [NSAttributedString.Key: Any], background image: UIImage?) {
        label.setAttributedText(
            self.image == nil ? title.map { AttributedRuns($0, attributes: attributes) } : nil)
        label.isHidden = self.image != nil
        picture.image = self.image
        picture.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
        background.image = image
    }

    /// Places the content with an offset in points.
    func place(adjustment: UIOffset) {
        let offset = CGPoint(
            x: contentOffset.width + adjustment.horizontal, y: contentOffset.height + adjustment.vertical)
        background.frame = bounds
        label.frame = bounds.insetBy(dx: 4, dy: 0).offsetBy(dx: offset.x, dy: offset.y)
        picture.frame = bounds.offsetBy(dx: offset.x, dy: offset.y)
    }
}
