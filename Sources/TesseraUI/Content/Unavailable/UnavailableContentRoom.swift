import Foundation
import TesseraGeometry

/// The area of a content-unavailable view that lies within its margins. It displays the image, the texts and the buttons.
@MainActor
final class UnavailableContentRoom: UIView {
    /// True if the user can scroll content that needs more height than the view has.
    var allowsScrolling = true { didSet { if allowsScrolling != oldValue { setNeedsLayout() } } }

    /// True if reading starts at the right side.
    var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }

    private var content = UIContentUnavailableConfiguration.empty()
    private let imageView = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let text = UILabel()
    private let secondaryText = UILabel()
    private let button = UnavailableContentButton()
    private let secondaryButton = UnavailableContentButton()
    /// The scroll view that contains the parts while they need more height than this view has, or nil.
    private var scrollView: UIScrollView?

    // MARK: Display

    /// Displays the image, the texts and the buttons of a configuration.
    func display(_ new: UIContentUnavailableConfiguration) {
        content = new
        displayImage()
        display(new.primary.value, new.textProperties, in: text)
        display(new.secondary.value, new.secondaryTextProperties, in: secondaryText)
        button.display(new.button, new.buttonProperties)
        secondaryButton.display(new.secondaryButton, new.secondaryButtonProperties)
        let parent = scrollView ?? self
        // Assistive technology reads the parts in the order of the subviews. Adding a part again moves it behind the others.
        for (view, isPresent) in everyPart {
            if isPresent { parent.addSubview(view) } else { view.removeFromSuperview() }
        }
        setNeedsLayout()
    }

    /// All parts from top to bottom. The Boolean value is true if the configuration has the part.
    private var everyPart: [(view: UIView, isPresent: Bool)] {
        [
            (imageView, content.image != nil),
            (spinner, content.image == nil && content.purpose == .loading),
            (text, !content.primary.value.isEmpty), (secondaryText, !content.secondary.value.isEmpty),
            (button.view, button.hasContent), (secondaryButton.view, secondaryButton.hasContent),
        ]
    }

    private func displayImage() {
        let properties = content.imageProperties
        imageView.contentMode = .scaleAspectFit
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.image = content.image
        imageView.tintColor = properties.tintColor
        imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
        imageView.clipsToBounds = properties.cornerRadius > 0
        spinner.color = properties.tintColor ?? tintColor
        if content.image == nil, content.purpose == .loading {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
    }

    private func display(
        _ text: ContentText, _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
    ) {
        label.display(
            text, properties, color: properties.color,
            alignment: content.alignment == .center ? .center : .natural, adaptsFont: true)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if content.imageProperties.tintColor == nil { spinner.color = tintColor }
    }

    // MARK: Layout

    /// The parts that the configuration has, from top to bottom, and the spaces before them.
    private var parts: [(view: UIView, spacing: CGFloat)] {
        let isSecondText = !content.primary.value.isEmpty
        let afterTexts = content.textToButtonPadding
        let spacings = [
            0, 0, content.imageToTextPadding,
            isSecondText ? content.textToSecondaryTextPadding : content.imageToTextPadding, afterTexts,
            button.hasContent ? content.buttonToSecondaryButtonPadding : afterTexts,
        ]
        return zip(everyPart, spacings).filter(\.0.isPresent).map { ($0.0.view, $0.1) }
    }

    private func arrangement(width: CGFloat, height: CGFloat) -> UnavailableContentArrangement {
        UnavailableContentArrangement(
            parts.map { .init(spacing: $0.spacing, size: size(of: $0.view, width: width)) }, width: width,
            height: height, alignment: content.alignment, isMirrored: isMirrored,
            scale: max(traitCollection.displayScale, 1))
    }

    /// Returns the size of a part in a width, in points.
    private func size(of view: UIView, width: CGFloat) -> CGSize {
        guard view !== imageView else {
            let image = imageView.resolvedImage(for: traitCollection)?.size ?? .zero
            let limit = content.imageProperties.maximumSize
            return image.limited(
                to: CGSize(
                    width: limit.width > 0 ? min(limit.width, width) : width,
                    height: limit.height > 0 ? limit.height : .infinity))
        }
        let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// Returns the size of the content in a width, in points.
    func contentSize(in width: CGFloat) -> CGSize { arrangement(width: width, height: 0).size }

    override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(width: bounds.width, height: bounds.height)
        updateScrollView(for: arrangement.size)
        for (part, frame) in zip(parts, arrangement.frames) { part.view.frame = frame }
        let image = imageView.bounds.size
        imageView.layer.cornerRadius = min(
            content.imageProperties.cornerRadius, min(image.width, image.height) / 2)
    }

    /// Puts the parts into a scroll view if they need more height than this view has, and takes them out again when they fit.
    private func updateScrollView(for size: CGSize) {
        let pixel = 1 / max(traitCollection.displayScale, 1)
        if allowsScrolling, size.height >= bounds.height + pixel {
            let scroll = scrollView ?? UIScrollView()
            if scrollView == nil {
                scrollView = scroll
                addSubview(scroll)
                for part in parts { scroll.addSubview(part.view) }
            }
            scroll.frame = bounds
            scroll.contentSize = CGSize(width: bounds.width, height: size.height)
        } else if let scrollView {
            for part in parts { addSubview(part.view) }
            scrollView.removeFromSuperview()
            self.scrollView = nil
        }
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        setNeedsLayout()
        superview?.subviewContentSizeDidChange(self)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
