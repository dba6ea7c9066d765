import Foundation
import TesseraGeometry

extension UIListContentView {
    /// Updates the views to the configuration. Only parts that differ from the previous configuration change.
    func display(from old: UIListContentConfiguration?) {
        isDisplaying = true
        displayMargins()
        if old?.primary != list.primary || old?.textProperties != list.textProperties {
            textLabel = label(textLabel, list.primary, list.textProperties)
        }
        if old?.secondary != list.secondary || old?.secondaryTextProperties != list.secondaryTextProperties {
            secondaryTextLabel = label(secondaryTextLabel, list.secondary, list.secondaryTextProperties)
        }
        if old?.image !== list.image || old?.imageProperties != list.imageProperties { displayImage() }
        alpha = list.alpha
        removeUnusedGuides()
        isDisplaying = false
        if let old, old.hasSameMeasures(as: list) {
            // Rounded corners are set during the layout.
            if old.imageProperties.cornerRadius != list.imageProperties.cornerRadius { setNeedsLayout() }
        } else {
            measuresChanged()
        }
    }

    private func displayMargins() {
        let preserves = !list.axesPreservingSuperviewLayoutMargins.isEmpty
        guard
            storedLayoutMargins.own != list.directionalLayoutMargins
                || preserves != preservesSuperviewLayoutMargins
        else { return }
        storedLayoutMargins.own = list.directionalLayoutMargins
        preservesSuperviewLayoutMargins = preserves
    }

    /// Returns the label for a text with its properties, or nil if there is no text.
    private func label(
        _ present: UILabel?, _ text: ContentText, _ properties: UIListContentConfiguration.TextProperties
    ) -> UILabel? {
        guard !text.isEmpty else {
            present?.removeFromSuperview()
            return nil
        }
        let label = present ?? UILabel()
        label.display(
            text.transformed(by: properties.transform), properties, color: properties.resolvedColor(),
            alignment: NSTextAlignment(properties.alignment),
            adaptsFont: properties.adjustsFontForContentSizeCategory)
        if present == nil { addSubview(label) }
        return label
    }

    private func displayImage() {
        guard let image = list.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView()
        view.contentMode = .scaleAspectFit
        view.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
        view.image = image
        view.accessibilityIgnoresInvertColors = list.imageProperties.accessibilityIgnoresInvertColors
        let isRound = list.imageProperties.cornerRadius > 0
        view.clipsToBounds = isRound
        if !isRound { view.layer.cornerRadius = 0 }
        if imageView == nil { addSubview(view) }
        imageView = view
        updateImageTint()
    }

    /// Sets the colour of symbols and templates. An image without its own colour inherits the view's.
    func updateImageTint() {
        guard let imageView else { return }
        let properties = list.imageProperties
        let color = properties.statesTint ? properties.resolvedTintColor(for: tintColor) : nil
        if imageView.storedTintColor != color { imageView.tintColor = color }
    }

    // MARK: Arrangement

    /// Returns the arrangement of the content in a width. The content is placed only if a height is given.
    ///
    /// - Parameter traits: The view's traits.
    func arrangement(
        width: CGFloat, height: CGFloat?, _ traits: UITraitCollection
    ) -> ListContentArrangement {
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        let content = ListContentArrangement.Content(
            margins: presentMargins(traits), minimumHeight: list.presentStyle.minimumHeight,
            image: arrangedImage(traits), text: textLabel.map { arranged($0, list.textProperties) },
            secondaryText: secondaryTextLabel.map { arranged($0, list.secondaryTextProperties) },
            isSideBySide: list.prefersSideBySideTextAndSecondaryText && !isLarge,
            imageMayStandAbove: isLarge,
            imageToTextPadding: list.imageToTextPadding,
            horizontalPadding: list.textToSecondaryTextHorizontalPadding,
            verticalPadding: list.textToSecondaryTextVerticalPadding,
            scale: max(traits.displayScale, 1))
        return ListContentArrangement(content, width: width, height: height)
    }

    /// The margins of the configuration. Along the axes that preserve them, they are at least those of the
    /// superview.
    private func presentMargins(_ traits: UITraitCollection) -> NSDirectionalEdgeInsets {
        var margins = list.directionalLayoutMargins
        let axes = list.axesPreservingSuperviewLayoutMargins
        guard !axes.isEmpty else { return margins }
        let inherited = directionalLayoutMargins(with: traits)
        if axes.contains(.horizontal) {
            margins.leading = inherited.leading
            margins.trailing = inherited.trailing
        }
        if axes.contains(.vertical) {
            margins.top = inherited.top
            margins.bottom = inherited.bottom
        }
        return margins
    }

    private func arranged(
        _ label: UILabel, _ properties: UIListContentConfiguration.TextProperties
    ) -> ListContentArrangement.Text {
        ListContentArrangement.Text(
            alignment: properties.alignment,
            size: { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) },
            tearsWords: { !label.adjustsFontSizeToFitWidth && label.tearsWords(in: $0) })
    }

    private func arrangedImage(_ traits: UITraitCollection) -> ListContentArrangement.Image? {
        guard let image = imageView?.resolvedImage(for: traits) else { return nil }
        let properties = list.imageProperties
        let limit = properties.maximumSize
        let size = image.size.limited(
            to: CGSize(
                width: limit.width > 0 ? limit.width : .infinity,
                height: limit.height > 0 ? limit.height : .infinity))
        let textSize = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        let isLargeSymbol = image.symbol.map { $0.pointSize > textSize } ?? false
        func room(_ reserved: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
            let isStandard =
                reserved == UIListContentConfiguration.ImageProperties.standardDimension
                || reserved == 0 && image.symbol != nil
            guard isStandard else { return reserved > 0 ? reserved : own }
            let usual = UIFontMetrics.default.scaledValue(for: standard, compatibleWith: traits)
            // A symbol that the app has made larger than text needs more room, or it would lie over the text.
            return reserved == 0 && isLargeSymbol ? max(usual, own) : usual
        }
        let reserved = properties.reservedLayoutSize
        return ListContentArrangement.Image(
            size: size,
            room: CGSize(
                width: room(reserved.width, size.width, 28), height: room(reserved.height, size.height, 22)))
    }
}
