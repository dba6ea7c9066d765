extension NibVocabulary {
    static let controls = """
        control < view | contentHorizontalAlignment contentVerticalAlignment enabled highlighted selected showsMenuAsPrimaryAction |
        button < control | adjustsImageWhenDisabled adjustsImageWhenHighlighted buttonType lineBreakMode reversesTitleShadowWhenHighlighted role changesSelectionAsPrimaryAction | buttonConfiguration.configuration fontDescription.fontDescription
        button | | inset.contentEdgeInsets inset.imageEdgeInsets inset.titleEdgeInsets size.titleShadowOffset state.disabled state.highlighted state.normal state.selected state.focused
        button | adjustsFontForContentSizeCategory | menu.menu
        state | backgroundImage catalog image title key | *.titleColor *.titleShadowColor attributedString.attributedTitle imageReference.image imageReference.backgroundImage preferredSymbolConfiguration.preferredSymbolConfiguration *.title
        buttonConfiguration | automaticallyUpdateForSelection key style buttonSize cornerStyle image catalog imagePadding imagePlacement showsActivityIndicator subtitle title titleAlignment titlePadding | attributedString.attributedTitle attributedString.attributedSubtitle
        buttonConfiguration | | backgroundConfiguration.background color.baseBackgroundColor color.baseForegroundColor directionalEdgeInsets.contentInsets fontDescription.titleFontDescription
        buttonConfiguration | | imageReference.image preferredSymbolConfiguration.preferredSymbolConfigurationForImage *.title *.subtitle
        backgroundConfiguration | key cornerRadius strokeWidth strokeOutset image | color.backgroundColor color.strokeColor imageReference.image
        menu | key title | menuElements
        menuElements | | command action menu
        action | title image catalog attributes state selector destination eventType id | imageReference.image connections
        textField < control | adjustsFontForContentSizeCategory adjustsFontSizeToFit background borderStyle catalog clearButtonMode clearsOnBeginEditing disabledBackground minimumFontSize | attributedString.attributedText attributedString.attributedPlaceholder
        textField | placeholder text textAlignment | *.textColor fontDescription.fontDescription textInputTraits.textInputTraits *.text *.placeholder imageReference.background
        textInputTraits | key autocapitalizationType autocorrectionType enablesReturnKeyAutomatically keyboardAppearance keyboardType returnKeyType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType textContentType |
        switch < control | on | color.onTintColor color.thumbTintColor
        slider < control | continuous maxValue maximumValueImage minValue minimumValueImage value catalog | color.maximumTrackTintColor color.minimumTrackTintColor color.thumbTintColor imageReference.maximumValueImage imageReference.minimumValueImage
        stepper < control | autorepeat continuous maximumValue minimumValue stepValue value wraps |
        segmentedControl < control | apportionsSegmentWidthsByContent momentary selectedSegmentIndex | segments color.selectedSegmentTintColor
        segments | | segment
        segment | enabled image catalog title width | size.contentOffset imageReference.image
        pageControl < control | backgroundStyle currentPage hidesForSinglePage numberOfPages | color.currentPageIndicatorTintColor color.pageIndicatorTintColor
        datePicker < control | countDownDuration datePickerMode minuteInterval style useCurrentDate | date.date date.maximumDate date.minimumDate locale.locale timeZone.timeZone
        pickerView < view | |
        refreshControl < control | | attributedString.attributedTitle
        """
}
