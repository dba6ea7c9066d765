import ExampleSupport
import TesseraImages
import UIKit

/// A view with a picture, a title and a summary. The texts lie below the picture, or beside it in a view that is wide
/// and low.
final class PictureTextView: UIView {
    private let pictureArea = UIView()
    private let pictureView = UIImageView()
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()

    /// The ratio of width to height above which the texts lie beside the picture.
    private let wideRatio: CGFloat
    /// The space around the texts in points.
    private let padding: CGFloat
    /// The maximum number of lines of a title, unless the text is large.
    private let titleLines: Int

    private static let failureSymbol = UIImage(
        systemName: "photo", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32))

    init(
        titleStyle: UIFont.TextStyle, titleLines: Int, summaryStyle: UIFont.TextStyle, wideRatio: CGFloat,
        padding: CGFloat
    ) {
        self.wideRatio = wideRatio
        self.padding = padding
        self.titleLines = titleLines
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        pictureArea.backgroundColor = .secondarySystemBackground
        pictureArea.clipsToBounds = true
        pictureView.tintColor = .tertiaryLabel
        titleLabel.font = Self.boldFont(titleStyle)
        titleLabel.accessibilityIdentifier = "title"
        summaryLabel.font = .preferredFont(forTextStyle: summaryStyle)
        summaryLabel.textColor = .secondaryLabel
        summaryLabel.accessibilityIdentifier = "summary"
        for label in [titleLabel, summaryLabel] {
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
        addSubview(pictureArea)
        pictureArea.addSubview(pictureView)
        showTextSize()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: Self, _) in
            view.showTextSize()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("The view is made in code.")
    }

    /// Returns the bold font of a text style, which grows with the user's text size.
    private static func boldFont(_ style: UIFont.TextStyle) -> UIFont {
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: usual).pointSize
        return UIFontMetrics(forTextStyle: style).scaledFont(
            for: .systemFont(ofSize: size, weight: .semibold))
    }

    /// Sets the numbers of lines. Large texts have as many as they need.
    private func showTextSize() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        titleLabel.numberOfLines = isLarge ? 0 : titleLines
        summaryLabel.numberOfLines = isLarge ? 0 : 3
        setNeedsLayout()
    }

    // MARK: Content

    func configure(with appliance: Applince, imageLoader: ImageLoader) {
        titleLabel.text = appliance.title
        summaryLabel.text = appliance.summary
        pictureView.setPicture(from: appliance.imageURL, failure: Self.failureSymbol, loader: imageLoader)
        setNeedsLayout()
    }

    /// Cancels the loading and removes the picture before the cell is reused.
    func prepareForReuse() {
        pictureView.cancelImageLoad()
        pictureView.image = nil
    }

    // MARK: Layout

    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    /// Returns the height in points that the picture and the texts need at a width.
    func naturalHeight(width: CGFloat) -> CGFloat {
        let textWidth = width - 2 * padding
        return (width / 2).rounded() + 2 * padding + height(of: titleLabel, width: textWidth) + 4
            + height(of: summaryLabel, width: textWidth)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isWide = bounds.width > wideRatio * bounds.height
        let pictureWidth = isWide ? min((bounds.height * 1.5).rounded(), bounds.width / 2) : bounds.width
        let textWidth = max((isWide ? bounds.width - pictureWidth : bounds.width) - 2 * padding, 0)

        let titleHeight = height(of: titleLabel, width: textWidth)
        let summaryHeight = height(of: summaryLabel, width: textWidth)
        // The summary is hidden if it would not fit or would leave no room for the picture. Assistive technology
        // still reads it, and it is on the entry's own screen.
        let room = isWide ? bounds.height : max(bounds.height / 2, bounds.height - bounds.width / 2 + 1)
        let hasSummary = 2 * padding + titleHeight + 4 + summaryHeight <= room
        summaryLabel.isHidden = !hasSummary
        let textHeight = titleHeight + (hasSummary ? 4 + summaryHeight : 0)

        let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pictureX = isWide && isFromRight ? bounds.width - pictureWidth : 0
        let textX = padding + (isWide && !isFromRight ? pictureWidth : 0)
        let textY =
            isWide ? (bounds.height - textHeight) / 2 : max(bounds.height - padding - textHeight, padding)
        pictureArea.frame = CGRect(
            x: pictureX, y: 0, width: pictureWidth,
            height: isWide ? bounds.height : max(textY - padding, 0))
        pictureView.frame = pictureArea.bounds
        titleLabel.frame = CGRect(x: textX, y: textY, width: textWidth, height: titleHeight)
        summaryLabel.frame = CGRect(
            x: textX, y: textY + titleHeight + 4, width: textWidth, height: summaryHeight)
    }
}
