// Each line describes a kind of element: its name, then “<” and the kind from which it inherits, then its attributes,
// and then its children. Several lines may describe the same kind.

extension NibVocabulary {
    static let views = """
        object | id key customClass customModule | connections userDefinedRuntimeAttributes
        customObject < object | |
        view < object | alpha autoresizesSubviews clearsContextBeforeDrawing clipsSubviews contentMode exclusiveTouch hidden | accessibility.accessibilityConfiguration
        view | horizontalCompressionResistancePriority horizontalHuggingPriority insetsLayoutMarginsFromSafeArea | autoresizingMask.autoresizingMask color.backgroundColor color.tintColor
        view | multipleTouchEnabled opaque placeholderIntrinsicHeight placeholderIntrinsicWidth | constraints directionalEdgeInsets.directionalLayoutMargins
        view | preservesSuperviewLayoutMargins semanticContentAttribute tag translatesAutoresizingMaskIntoConstraints | edgeInsets.layoutMargins rect.bounds rect.frame
        view | userInteractionEnabled verticalCompressionResistancePriority verticalHuggingPriority | subviews variation viewLayoutGuide.safeArea viewLayoutGuide.keyboard
        view | | viewLayoutGuide.layoutMargins viewLayoutGuide.readableContent viewLayoutGuide.frameLayoutGuide viewLayoutGuide.contentLayoutGuide
        containerView < view | |
        window < view | |
        label < view | adjustsFontForContentSizeCategory adjustsFontSizeToFit allowsDefaultTighteningForTruncation baselineAdjustment | attributedString.attributedText fontDescription.fontDescription
        label | enabled highlighted lineBreakMode minimumFontSize minimumScaleFactor numberOfLines preferredMaxLayoutWidth text textAlignment | *.textColor *.highlightedColor *.shadowColor size.shadowOffset *.text
        imageView < view | adjustsImageSizeForAccessibilityContentSizeCategory animationDuration animationRepeatCount highlighted highlightedImage image catalog | imageReference.image imageReference.highlightedImage
        imageView | | preferredSymbolConfiguration.preferredSymbolConfiguration
        progressView < view | catalog progress progressViewStyle progressImage trackImage | color.progressTintColor color.trackTintColor
        activityIndicatorView < view | animating hidesWhenStopped style | color.color
        visualEffectView < view | | view.contentView blurEffect vibrancyEffect
        scrollView < view | alwaysBounceHorizontal alwaysBounceVertical bounces | inset.contentInset size.contentSize
        scrollView | contentInsetAdjustmentBehavior decelerationRate directionalLockEnabled keyboardDismissMode | point.contentOffset color.tintColor
        scrollView | pagingEnabled scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator | refreshControl.refreshControl
        scrollView | bouncesZoom canCancelContentTouches delaysContentTouches indicatorStyle maximumZoomScale minimumZoomScale | inset.scrollIndicatorInsets
        stackView < view | alignment axis baselineRelativeArrangement distribution layoutMarginsRelativeArrangement spacing spacingType |
        textView < scrollView | adjustsFontForContentSizeCategory editable selectable text textAlignment | attributedString.attributedText *.textColor fontDescription.fontDescription *.text
        textView | clearsOnInsertion | textInputTraits.textInputTraits dataDetectorType.dataDetectorTypes
        searchBar < view | barStyle placeholder searchBarStyle showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton text translucent selectedScopeButtonIndex | color.barTintColor scopeButtonTitles textInputTraits.textInputTraits
        """
}
