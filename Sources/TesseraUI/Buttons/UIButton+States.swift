import Foundation

/// The content of buttons without a configuration: titles, images and backgrounds for their states.
extension UIButton {
    private static let leastWidth: CGFloat = 30
    /// The default space above and below the title, in points.
    private static let usualPadding: CGFloat = 6

    /// Returns the label of the title, which is created even without a title so that the app can change it.
    func madeTitleLabel() -> UILabel {
        if let label = parts.title { return label }
        let label = UILabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
        label.lineBreakMode = .byTruncatingMiddle
        parts.title = label
        addSubview(label)
        return label
    }

    /// Returns the label of the title with the present title, for apps that measure its text before the button is laid out.
    ///
    /// The title is displayed once after each change, so that the label keeps what the app changes in it until the next layout.
    func presentTitleLabel() -> UILabel {
        if needsTitle, needsConfigurationUpdate, !isUpdating, configuration == nil {
            needsTitle = false
            displayTitle()
        }
        return madeTitleLabel()
    }

    func madeImageView() -> UIImageView {
        if let view = parts.image { return view }
        let view = UIImageView()
        parts.image = view
        addSubview(view)
        return view
    }

    /// Returns the colour of a title for which the app has set none.
    func usualTitleColor(for state: State) -> UIColor {
        if buttonType == .custom { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }

    /// Updates the views to the content for the present state.
    func displayStates() {
        drop(&parts.background)
        drop(&parts.subtitle)
        drop(&parts.spinner)
        drop(&parts.indicator)
        displayBackgroundImage()
        displayTitle()
        displayImage()
    }

    private func displayBackgroundImage() {
        guard let image = currentBackgroundImage else { return drop(&parts.backgroundImage) }
        let view = parts.backgroundImage ?? UIImageView()
        view.image = image
        if parts.backgroundImage == nil { insertSubview(view, at: 0) }
        parts.backgroundImage = view
    }

    private func displayTitle() {
        let attributed = chosenTitle == nil ? currentAttributedTitle : nil
        guard attributed != nil || currentTitle != nil else {
            // The label remains, because the app may have changed it.
            parts.title?.text = nil
            return
        }
        let label = madeTitleLabel()
        if label.content.isAttributed { label.setContent(.none) }
        label.textColor = currentTitleColor
        label.shadowColor = currentTitleShadowColor
        if let attributed { label.attributedText = attributed } else { label.text = currentTitle }
        let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
        let offset = label.shadowOffset
        if currentTitleShadowColor != nil, isReversed != isShadowReversed {
            isShadowReversed = isReversed
            label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
        }
    }

    private func displayImage() {
        guard let image = currentImage else {
            parts.image?.image = nil
            return
        }
        let view = madeImageView()
        view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        view.image = buttonType == .custom ? image : image.asTemplate
        let fades = !isEnabled && adjustsImageWhenDisabled && states.images[.disabled] == nil
        view.tintColor = fades && buttonType != .custom ? .tertiaryLabel : nil
        view.alpha = fades && buttonType == .custom ? 0.5 : 1
    }

    // MARK: Size

    private var imageSize: CGSize { parts.image?.resolvedImage(for: traitCollection)?.size ?? .zero }

    private func titleSize(in width: CGFloat) -> CGSize {
        guard let label = parts.title, label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude))
    }

    /// Returns the size of the content with its insets in a width.
    func statesSize(in width: CGFloat) -> CGSize {
        let insets = contentEdgeInsets
        let image = imageSize
        let title = titleSize(in: width - insets.left - insets.right - image.width)
        if title == .zero, image == .zero {
            if let background = currentBackgroundImage { return background.size }
            let height = (parts.title?.font ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15))
                .lineHeight
            return CGSize(width: Self.leastWidth, height: height.rounded(.up) + 2 * Self.usualPadding)
        }
        var size = CGSize(
            width: title.width + image.width + insets.left + insets.right,
            height: max(title.height, image.height) + insets.top + insets.bottom)
        if insets == .zero, title != .zero {
            size.width = max(size.width, Self.leastWidth)
            size.height = max(title.height + 2 * Self.usualPadding, image.height)
        }
        return size
    }

    // MARK: Places

    /// Returns the starting point of image and title in a rectangle, and the size of each.
    private func row(in rect: CGRect) -> (start: CGFloat, image: CGSize, title: CGSize) {
        let image = CGSize(
            width: min(imageSize.width, rect.width), height: min(imageSize.height, rect.height))
        var title = titleSize(in: rect.width - image.width)
        title.width = min(title.width, max(rect.width - image.width, 0))
        title.height = min(title.height, rect.height)
        let remainder = rect.width - image.width - title.width
        let start: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .right: remainder
            case .center: remainder / 2
            case .left, .leading, .trailing, .fill: 0
            }
        return (rect.minX + start, image, title)
    }

    private func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: rect.minY
        case .bottom: rect.maxY - height
        case .center: rect.minY + (rect.height - height) / 2
        }
    }

    func placedImage(in contentRect: CGRect) -> CGRect {
        let rect = contentRect.inset(by: imageEdgeInsets)
        let (start, image, title) = row(in: rect)
        var size = image
        if contentHorizontalAlignment == .fill, title == .zero { size.width = rect.width }
        if contentVerticalAlignment == .fill { size.height = rect.height }
        return CGRect(
            x: onPixel(isRightToLeft ? start + title.width : start),
            y: onPixel(top(of: size.height, in: rect)),
            width: size.width, height: size.height)
    }

    func placedTitle(in contentRect: CGRect) -> CGRect {
        let rect = contentRect.inset(by: titleEdgeInsets)
        let (start, image, title) = row(in: rect)
        return CGRect(
            x: onPixel(isRightToLeft ? start : start + image.width),
            y: onPixel(top(of: title.height, in: rect)),
            width: title.width, height: title.height)
    }

    private func onPixel(_ value: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (value * scale).rounded() / scale
    }

    func layOutStates() {
        parts.backgroundImage?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        parts.image?.frame = imageRect(forContentRect: content)
        parts.title?.frame = titleRect(forContentRect: content)
    }
}
