import Foundation

/// The button of a swipe action, as high as the row: an image above a title, in white on the action's colour.
final class SwipeActionButton: UIControl {
    let action: UIContextualAction
    private let imageView = UIImageView()
    private let label = UILabel()

    private static let leastWidth: CGFloat = 74
    /// The space at both sides of the content, in points.
    private static let margin: CGFloat = 14
    /// The space above and below the content, in points.
    private static let verticalMargin: CGFloat = 6
    /// The space between image and title, in points.
    private static let gap: CGFloat = 4

    init(_ action: UIContextualAction, perform: @escaping @MainActor (UIContextualAction) -> Void) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        accessibilityTraits = .button
        accessibilityLabel = action.title
        imageView.image = action.image.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        imageView.tintColor = .white
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title3)
        imageView.contentMode = .scaleAspectFit
        label.text = action.title
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(imageView)
        addSubview(label)
        addAction(
            UIAction { [weak self] _ in if let self { perform(self.action) } }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        fatalError("Buttons of swipe actions are made in code.")
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? action.backgroundColor.dimmed : action.backgroundColor }
    }

    /// True if the title is displayed even if there is an image.
    var showsTitleBelowImage = true { didSet { if showsTitleBelowImage != oldValue { setNeedsLayout() } } }

    /// Returns true if image and title fit into a button of a size, without breaking words.
    func fitsAll(in size: CGSize) -> Bool {
        guard imageView.image != nil, let title = action.title, !title.isEmpty else { return true }
        let room = CGSize(width: max(size.width - 2 * Self.margin, 0), height: .greatestFiniteMagnitude)
        let widestWord =
            title.split(separator: " ").map {
                NSString(string: String($0)).size(withAttributes: [.font: label.font as Any]).width
            }.max() ?? 0
        let height = imageView.sizeThatFits(room).height + Self.gap + label.sizeThatFits(room).height
        return widestWord <= room.width && height <= size.height - 2 * Self.verticalMargin
    }

    /// Returns the width that the content needs if the button may be `most` points wide.
    func naturalWidth(at most: CGFloat) -> CGFloat {
        let sizes = contentSizes(atWidth: most)
        return max(Self.leastWidth, max(sizes.image.width, sizes.title.width) + 2 * Self.margin)
    }

    /// Returns the sizes of image and title in a button. The size of a hidden part is zero.
    private func contentSizes(atWidth width: CGFloat) -> (image: CGSize, title: CGSize) {
        let room = CGSize(width: max(width - 2 * Self.margin, 0), height: .greatestFiniteMagnitude)
        let image = imageView.image == nil ? .zero : imageView.sizeThatFits(room)
        let isTitled = action.title?.isEmpty == false && (imageView.image == nil || showsTitleBelowImage)
        var title = isTitled ? label.sizeThatFits(room) : .zero
        title.width = min(title.width, room.width)
        return (image, title)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (image, title) = contentSizes(atWidth: bounds.width)
        let gap = image.height > 0 && title.height > 0 ? Self.gap : 0
        let height = min(image.height + gap + title.height, bounds.height)
        let top = (bounds.height - height) / 2
        imageView.frame = CGRect(
            x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: (bounds.width - title.width) / 2, y: top + image.height + gap, width: title.width,
            height: min(title.height, bounds.height))
        label.isHidden = title == .zero
    }
}

extension UIColor {
    /// The darker colour of a button under a finger.
    fileprivate var dimmed: UIColor {
        UIColor { traits in
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(red: red * 0.8, green: green * 0.8, blue: blue * 0.8, alpha: alpha)
        }
    }
}
