import Foundation
import TesseraGeometry

extension UIButton {
    /// Updates the views to a configuration.
    func display(_ shown: Configuration) {
        displayBackground(shown)
        drop(&parts.backgroundImage)
        let color = shown.look.foreground ?? tintColor ?? .tintColorFallback
        let title = title(of: shown)
        parts.title = label(
            parts.title, title, shown.titleTextAttributesTransformer, shown.buttonSize.titleStyle, color,
            shown.titleLineBreakMode, shown)
        parts.subtitle = label(
            parts.subtitle, shown.attributedSubtitle, shown.subtitleTextAttributesTransformer,
            shown.buttonSize.subtitleStyle, color, shown.subtitleLineBreakMode, shown)
        displayImage(shown, color)
        displayIndicator(shown, color)
    }

    private func displayBackground(_ shown: Configuration) {
        var background = shown.background
        guard !background.isInvisible(for: tintColor) else { return drop(&parts.background) }
        background.cornerRadius = shown.cornerStyle.radius(background.cornerRadius, traits: traitCollection)
        if let view = parts.background {
            view.configuration = background
        } else {
            let view = BackgroundView(background)
            parts.background = view
            insertSubview(view, at: 0)
        }
        setNeedsLayout()
    }

    /// Returns the title: the selected element of the menu, the title for the state, or that of the
    /// configuration.
    private func title(of shown: Configuration) -> AttributedString? {
        if let choice = chosenTitle { return AttributedString(choice) }
        if state != .normal {
            if let own = states.attributedTitles[state] { return AttributedString(own) }
            if let own = states.titles[state] { return AttributedString(own) }
        }
        return shown.attributedTitle
    }

    /// Returns the label for a text with all its attributes, or nil if there is no text.
    private func label(
        _ present: UILabel?, _ text: AttributedString?,
        _ transformer: UIConfigurationTextAttributesTransformer?, _ style: UIFont.TextStyle, _ color: UIColor,
        _ lineBreakMode: NSLineBreakMode, _ shown: Configuration
    ) -> UILabel? {
        guard let text, !text.characters.isEmpty else {
            present?.removeFromSuperview()
            return nil
        }
        let label = present ?? UILabel()
        var base = AttributeContainer()
        base.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        base.foregroundColor = color
        var whole = AttributedRuns("")
        for run in text.runs {
            let merged = base.with(run.attributes)
            whole.append(
                String(text.characters[run.range]), attributes: .init(transformer?(merged) ?? merged))
        }
        // Properties that are set later replace the attributes of attributed text. Therefore it is removed
        // first.
        if label.content.isAttributed { label.setContent(.none) }
        let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
        label.numberOfLines = wraps ? 0 : 1
        label.lineBreakMode = lineBreakMode
        label.textAlignment = textAlignment(shown)
        label.setAttributedText(whole)
        if present == nil { addSubview(label) }
        return label
    }

    private func textAlignment(_ shown: Configuration) -> NSTextAlignment {
        switch content(of: shown).textAlignment {
        case .automatic, .leading: isRightToLeft ? .right : .left
        case .center: .center
        case .trailing: isRightToLeft ? .left : .right
        }
    }

    private func displayImage(_ shown: Configuration, _ color: UIColor) {
        if shown.showsActivityIndicator {
            drop(&parts.image)
            let spinner = parts.spinner ?? UIActivityIndicatorView(style: .medium)
            spinner.color = shown.activityIndicatorColorTransformer?(color) ?? color
            if parts.spinner == nil {
                // Assistive technology reads the label of the button instead.
                spinner.isAccessibilityElement = false
                spinner.startAnimating()
                addSubview(spinner)
            }
            parts.spinner = spinner
            return
        }
        drop(&parts.spinner)
        let own = state == .normal ? nil : states.images[state]
        guard let image = own ?? shown.image else { return drop(&parts.image) }
        let view = parts.image ?? UIImageView()
        view.contentMode = .scaleAspectFit
        view.alpha = 1
        view.preferredSymbolConfiguration =
            shown.preferredSymbolConfigurationForImage
            ?? UIImage.SymbolConfiguration(textStyle: shown.buttonSize.titleStyle)
        let template = image.asTemplate
        if let transition = shown.symbolContentTransition, let old = view.image, old.isSymbolImage,
            old != template
        {
            view.setSymbolImage(
                template, contentTransition: transition.contentTransition, options: transition.options)
        } else {
            view.image = template
        }
        view.tintColor = shown.imageColorTransformer?(color) ?? color
        if parts.image == nil { addSubview(view) }
        parts.image = view
    }

    private func displayIndicator(_ shown: Configuration, _ color: UIColor) {
        let isThere = shown.indicator == .popup || shown.indicator == .automatic && isPopUp
        guard isThere else { return drop(&parts.indicator) }
        let view = parts.indicator ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            textStyle: shown.buttonSize.titleStyle, scale: .small)
        view.tintColor = shown.indicatorColorTransformer?(color) ?? color
        if parts.indicator == nil { addSubview(view) }
        parts.indicator = view
    }

    /// Removes a view from the button, if there is one, and sets the variable to nil.
    func drop<View: UIView>(_ view: inout View?) {
        view?.removeFromSuperview()
        view = nil
    }

    // MARK: Arrangement

    /// Returns the content of a configuration for the arrangement.
    private func content(of shown: Configuration) -> ButtonArrangement.Content {
        let traits = traitCollection
        let spinner = parts.spinner?.intrinsicContentSize
        return ButtonArrangement.Content(
            insets: shown.contentInsets, image: spinner ?? parts.image?.resolvedImage(for: traits)?.size,
            imageReservation: shown.imageReservation, imagePlacement: shown.imagePlacement,
            imagePadding: shown.imagePadding, title: parts.title.map(measure),
            subtitle: parts.subtitle.map(measure), titlePadding: shown.titlePadding,
            titleAlignment: shown.titleAlignment,
            indicator: parts.indicator?.resolvedImage(for: traits)?.size,
            horizontal: horizontalAlignment, vertical: contentVerticalAlignment,
            scale: max(traits.displayScale, 1))
    }

    /// The alignment, relative to the side where reading starts.
    private var horizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .left: isRightToLeft ? .trailing : .leading
        case .right: isRightToLeft ? .leading : .trailing
        case let alignment: alignment
        }
    }

    private func measure(_ label: UILabel) -> (CGFloat) -> CGSize {
        { width in label.sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)) }
    }

    func arrangement(
        of shown: Configuration, width: CGFloat, height: CGFloat?
    ) -> ButtonArrangement {
        ButtonArrangement(content(of: shown), width: width, height: height)
    }

    func layOut(_ shown: Configuration) {
        parts.background?.frame = BackgroundView.frame(shown.background, in: self)
        var places = arrangement(of: shown, width: bounds.width, height: bounds.height)
        if isRightToLeft { places = places.mirrored(in: bounds.width) }
        put(parts.title, places.title)
        put(parts.subtitle, places.subtitle)
        put(parts.image, places.image)
        put(parts.indicator, places.indicator)
        put(parts.spinner, places.image)
    }

    func put(_ view: UIView?, _ frame: CGRect?) {
        guard let view, let frame else { return }
        view.frame = frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
    }
}

extension UIColor {
    /// The tint colour of a button in no window.
    fileprivate static let tintColorFallback = UIColor.systemBlue
}

extension UIImage {
    /// The image in the form that buttons draw: in the tint colour, unless its rendering mode is set.
    var asTemplate: UIImage {
        renderingMode == .automatic && !isSymbolImage ? withRenderingMode(.alwaysTemplate) : self
    }

    /// The name that assistive technology reads for a symbol without a label, or nil for other images.
    @MainActor
    var spokenSymbolName: String? {
        guard let name = variant.symbol?.name else { return nil }
        let word: SystemWord? =
            switch name.split(separator: ".").first.map(String.init) {
            case "plus": .add
            case "xmark": .close
            case "trash": .delete
            case "ellipsis": .more
            case "magnifyingglass": .search
            case "checkmark": .done
            case "pencil": .edit
            case "info": .moreInfo
            case "square" where name.hasPrefix("square.and.arrow.up"): .action
            case "play": .play
            case "pause": .pause
            default: nil
            }
        return word?.text ?? name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
    }
}
