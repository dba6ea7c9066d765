import Foundation

extension UIImageView {
    func takeImage(_ nib: NibContent) {
        nib.with(nib.symbolConfiguration("preferredSymbolConfiguration")) {
            preferredSymbolConfiguration = $0
        }
        nib.with(nib.bool("adjustsImageSizeForAccessibilityContentSizeCategory")) {
            adjustsImageSizeForAccessibilityContentSizeCategory = $0
        }
        nib.with(nib.image("image")) { image = $0 }
        nib.with(nib.image("highlightedImage")) { highlightedImage = $0 }
        nib.with(nib.bool("highlighted")) { isHighlighted = $0 }
        nib.with(nib.number("animationDuration")) { animationDuration = $0 }
        nib.with(nib.integer("animationRepeatCount")) { animationRepeatCount = $0 }
    }
}

extension UIProgressView {
    func takeProgress(_ nib: NibContent) {
        nib.with(nib.choice("progressViewStyle", ["default": Style.default, "bar": .bar])) {
            progressViewStyle = $0
        }
        nib.with(nib.number("progress")) { progress = Float($0) }
        nib.with(nib.color("progressTintColor")) { progressTintColor = $0 }
        nib.with(nib.color("trackTintColor")) { trackTintColor = $0 }
        nib.with(nib.image("progressImage")) { progressImage = $0 }
        nib.with(nib.image("trackImage")) { trackImage = $0 }
    }
}

extension UIActivityIndicatorView {
    func takeIndicator(_ nib: NibContent) {
        let styles: KeyValuePairs<String, Style> = [
            "medium": .medium, "large": .large, "white": .white, "gray": .gray,
            "whiteLarge": .whiteLarge,
        ]
        nib.with(nib.choice("style", styles)) { style = $0 }
        nib.with(nib.color("color")) { color = $0 }
        nib.with(nib.bool("hidesWhenStopped")) { hidesWhenStopped = $0 }
        if nib.bool("animating") == true { startAnimating() }
    }
}

extension UIVisualEffectView {
    func takeEffect(_ nib: NibContent) {
        if let blur = nib.child("blurEffect")?.ownBlurEffect {
            effect = blur
        }
        if let vibrancy = nib.child("vibrancyEffect"), let blur = vibrancy.child("blurEffect")?.ownBlurEffect
        {
            let style = vibrancy.choice(
                "style",
                [
                    "label": UIVibrancyEffectStyle.label, "secondaryLabel": .secondaryLabel,
                    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "fill": .fill,
                    "secondaryFill": .secondaryFill, "tertiaryFill": .tertiaryFill, "separator": .separator,
                ])
            effect = UIVibrancyEffect(blurEffect: blur, style: style ?? .label)
        }
        if let content = nib.value("contentView") {
            contentView.takeView(content)
            nib.loading.take(contentView, for: content.element)
        }
    }
}

extension NibContent {
    /// The blur effect that the element describes, or nil.
    var ownBlurEffect: UIBlurEffect? {
        choice(
            "style",
            [
                "extraLight": UIBlurEffect.Style.extraLight, "light": .light, "dark": .dark,
                "regular": .regular,
                "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
                "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
                "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
                "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
                "systemThinMaterialLight": .systemThinMaterialLight,
                "systemMaterialLight": .systemMaterialLight,
                "systemThickMaterialLight": .systemThickMaterialLight,
                "systemChromeMaterialLight": .systemChromeMaterialLight,
                "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
                "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
                "systemThickMaterialDark": .systemThickMaterialDark,
                "systemChromeMaterialDark": .systemChromeMaterialDark,
            ]
        ).map { UIBlurEffect(style: $0) }
    }
}

extension UIStackView {
    func takeStack(_ nib: NibContent) {
        nib.with(
            nib.choice("axis", ["vertical": NSLayoutConstraint.Axis.vertical, "horizontal": .horizontal])
        ) {
            axis = $0
        }
        let alignments: KeyValuePairs<String, Alignment> = [
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
            "center": .center,
            "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
        ]
        nib.with(nib.choice("alignment", alignments)) { alignment = $0 }
        let distributions: KeyValuePairs<String, Distribution> = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        nib.with(nib.choice("distribution", distributions)) { distribution = $0 }
        if nib.string("spacingType") == "standard" { spacing = UIStackView.spacingUseSystem }
        nib.with(nib.number("spacing")) { spacing = $0 }
        nib.with(nib.bool("baselineRelativeArrangement")) { isBaselineRelativeArrangement = $0 }
        nib.with(nib.bool("layoutMarginsRelativeArrangement")) { isLayoutMarginsRelativeArrangement = $0 }
    }
}

extension UIScrollView {
    func takeScroll(_ nib: NibContent) {
        clipsToBounds = nib.bool("clipsSubviews") ?? false
        nib.with(nib.bool("bounces")) { bounces = $0 }
        nib.with(nib.bool("alwaysBounceHorizontal")) { alwaysBounceHorizontal = $0 }
        nib.with(nib.bool("alwaysBounceVertical")) { alwaysBounceVertical = $0 }
        nib.with(nib.bool("scrollEnabled")) { isScrollEnabled = $0 }
        nib.with(nib.bool("pagingEnabled")) { isPagingEnabled = $0 }
        nib.with(nib.bool("delaysContentTouches")) { delaysContentTouches = $0 }
        nib.with(nib.bool("canCancelContentTouches")) { canCancelContentTouches = $0 }
        nib.with(nib.bool("directionalLockEnabled")) { isDirectionalLockEnabled = $0 }
        nib.with(nib.bool("showsHorizontalScrollIndicator")) { showsHorizontalScrollIndicator = $0 }
        nib.with(nib.bool("showsVerticalScrollIndicator")) { showsVerticalScrollIndicator = $0 }
        nib.with(
            nib.choice(
                "indicatorStyle", ["default": IndicatorStyle.default, "black": .black, "white": .white])
        ) {
            indicatorStyle = $0
        }
        nib.with(nib.number("minimumZoomScale")) { minimumZoomScale = $0 }
        nib.with(nib.number("maximumZoomScale")) { maximumZoomScale = $0 }
        nib.with(nib.bool("bouncesZoom")) { bouncesZoom = $0 }
        nib.with(nib.insets("scrollIndicatorInsets")) { scrollIndicatorInsets = $0 }
        nib.with(nib.choice("decelerationRate", ["normal": DecelerationRate.normal, "fast": .fast])) {
            decelerationRate = $0
        }
        let dismissals: KeyValuePairs<String, KeyboardDismissMode> = [
            "none": .none, "onDrag": .onDrag, "interactive": .interactive,
            "onDragWithAccessory": .onDragWithAccessory,
            "interactiveWithAccessory": .interactiveWithAccessory,
        ]
        nib.with(nib.choice("keyboardDismissMode", dismissals)) { keyboardDismissMode = $0 }
        let adjustments: KeyValuePairs<String, ContentInsetAdjustmentBehavior> = [
            "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
        ]
        nib.with(nib.choice("contentInsetAdjustmentBehavior", adjustments)) {
            contentInsetAdjustmentBehavior = $0
        }
        nib.with(nib.insets("contentInset")) { contentInset = $0 }
        nib.with(nib.size("contentSize")) { contentSize = $0 }
        nib.with(nib.point("contentOffset")) { contentOffset = $0 }
        nib.with(nib.object("refreshControl", as: UIRefreshControl.self)) { refreshControl = $0 }
    }
}
