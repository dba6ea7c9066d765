import Foundation

/// The large content of an item, in the middle of the screen.
final class LargeContentView: UIView {
    private static let side: CGFloat = 240
    private static let imageSide: CGFloat = 90
    private static let margin: CGFloat = 20

    let label = UILabel()
    let picture = UIImageView(image: nil)
    private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let imageInsets: UIEdgeInsets

    init(_ item: any UILargeContentViewerItem) {
        imageInsets = item.largeContentImageInsets
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.cornerRadius = 24
        clipsToBounds = true
        label.text = item.largeContentTitle
        label.font = .preferredFont(forTextStyle: .title3)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        let image = item.largeContentImage
        picture.image =
            image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        picture.tintColor = .label
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 64)
        picture.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
        for view in [backdrop, picture, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the view its size, and puts it into the middle of an area of its superview.
    func place(in area: CGRect) {
        let width = min(Self.side, max(area.width - 2 * Self.margin, 0))
        let room = max(width - 2 * Self.margin, 0)
        let hasText = label.text?.isEmpty == false
        let labelHeight = hasText ? label.sizeThatFits(CGSize(width: room, height: 0)).height : 0
        let imageHeight = picture.image == nil ? 0 : Self.imageSide
        let gap: CGFloat = hasText && imageHeight > 0 ? 12 : 0
        let height = min(
            max(labelHeight + imageHeight + gap + 2 * Self.margin, width * 0.6),
            max(area.height - 2 * Self.margin, 0))
        bounds.size = CGSize(width: width, height: height)
        center = CGPoint(x: area.midX, y: area.midY)
        backdrop.frame = bounds
        let top = max((height - labelHeight - imageHeight - gap) / 2, 0)
        let place = CGRect(x: Self.margin, y: top, width: room, height: imageHeight)
        picture.frame = place.inset(by: imageInsets)
        label.frame = CGRect(
            x: Self.margin, y: top + imageHeight + gap, width: room,
            height: min(labelHeight, max(height - top - imageHeight - gap, 0)))
    }
}

/// The interaction of a bar of the system, whose items keep their size at all sizes of text.
final class BarContentViewer: UILargeContentViewerInteraction {}

extension UIView {
    /// Gives a bar its large content viewer while the user has chosen an accessibility size, and takes it away otherwise.
    func updateBarContentViewer() {
        let isWanted =
            window != nil && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let present = interactions.first { $0 is BarContentViewer }
        if isWanted, present == nil {
            addInteraction(BarContentViewer(delegate: nil))
        } else if !isWanted, let present {
            removeInteraction(present)
        }
    }
}
