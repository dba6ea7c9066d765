extension NibVocabulary {
    static let controllers = """
        viewController < object | automaticallyAdjustsScrollViewInsets definesPresentationContext extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle nibName modalInPresentation | extendedEdge.edgesForExtendedLayout layoutGuides navigationItem.navigationItem
        viewController | providesPresentationContextTransitionStyle storyboardIdentifier storyboardName title viewRespectsSystemMinimumLayoutMargins | size.preferredContentSize tabBarItem.tabBarItem toolbarItems keyCommands *.view *.title value.contentSizeForViewInPopover
        layoutGuides | | viewControllerLayoutGuide
        viewControllerLayoutGuide | id type |
        toolbarItems | | barButtonItem
        keyCommands | | keyCommand
        keyCommand | input modifiers title selector | keyModifierFlags
        tableViewController < viewController | clearsSelectionOnViewWillAppear | refreshControl.refreshControl
        collectionViewController < viewController | clearsSelectionOnViewWillAppear |
        navigationController < viewController | hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact navigationBarHidden toolbarHidden | navigationBar.navigationBar toolbar.toolbar nil.viewControllers
        tabBarController < viewController | | tabBar.tabBar nil.viewControllers
        splitViewController < viewController | allowDoubleColumnStyle behavior displayMode presentsWithGesture primaryEdge showsSecondaryOnlyButton maximumPrimaryColumnWidth minimumPrimaryColumnWidth preferredPrimaryColumnWidthFraction | nil.viewControllers
        pageViewController < viewController | navigationOrientation pageSpacing transitionStyle | nil.viewControllers
        viewControllerPlaceholder < object | bundleIdentifier referencedIdentifier storyboardIdentifier storyboardName | navigationItem.navigationItem tabBarItem.tabBarItem
        placeholder < object | placeholderIdentifier |
        exit < object | |
        scene | | objects
        scenes | | scene
        objects | | *
        document | initialViewController type | objects scenes resources
        resources | | image namedColor systemColor
        image | catalog height name width |
        namedColor | name | color
        systemColor | name | color
        connections | | action outlet outletCollection segue
        outlet | destination id property |
        outletCollection | appends collectionClass destination id property |
        segue | action animates customClass customModule destination destinationCreationSelector id identifier kind modalPresentationStyle modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView relationship trigger unwindAction | popoverArrowDirection.popoverArrowDirection popoverArrowDirection.popoverPermittedArrowDirections
        """

    static let gestures = """
        gestureRecognizer < object | cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled |
        tapGestureRecognizer < gestureRecognizer | numberOfTapsRequired numberOfTouchesRequired |
        pongPressGestureRecognizer < gestureRecognizer | allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired |
        panGestureRecognizer < gestureRecognizer | maximumNumberOfTouches minimumNumberOfTouches |
        pinchGestureRecognizer < gestureRecognizer | scale |
        rotationGestureRecognizer < gestureRecognizer | rotation |
        swipeGestureRecognizer < gestureRecognizer | direction numberOfTouchesRequired |
        screenEdgePanGestureRecognizer < gestureRecognizer | | rectEdge.edges
        """

    static let values = """
        rect | height key width x y |
        size | height key width |
        point | key x y |
        inset | key maxX maxY minX minY |
        edgeInsets | bottom key left right top |
        directionalEdgeInsets | bottom key leading top trailing |
        offsetWrapper | horizontal key vertical |
        autoresizingMask | flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY heightSizable key widthSizable |
        color | alpha blue cocoaTouchSystemColor colorSpace customColorSpace green key name red systemColor white |
        fontDescription | family key name pointSize style type weight width |
        imageReference | catalog image key renderingMode symbolScale | preferredSymbolConfiguration.preferredSymbolConfiguration hierarchicalColors paletteColors
        hierarchicalColors | | color
        paletteColors | | color
        preferredSymbolConfiguration | configurationType key pointSize scale style weight | fontDescription.fontDescription
        blurEffect | style key |
        vibrancyEffect | style key | blurEffect
        attributedString | key | fragment
        fragment | content | attributes *.content
        attributes | | color.NSColor color.NSBackgroundColor color.NSUnderlineColor color.NSStrikethroughColor color.NSStrokeColor font.NSFont fontDescription.NSFont paragraphStyle.NSParagraphStyle integer.NSUnderline integer.NSStrikethrough real.NSKern real.NSStrokeWidth real.NSBaselineOffset url.NSLink string.NSLink
        font | key metaFont name size |
        integer | key value |
        real | key value |
        url | key string |
        paragraphStyle | alignment allowsDefaultTighteningForTruncation firstLineHeadIndent headIndent key lineBreakMode lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing paragraphSpacingBefore tailIndent |
        string | key localizable base64-UTF8 |
        mutableString | key base64-UTF8 |
        nil | key |
        date | key timeIntervalSinceReferenceDate |
        locale | key localeIdentifier |
        timeZone | key name |
        dataDetectorType | key link phoneNumber |
        rectEdge | bottom key left right top |
        extendedEdge | bottom key left right top |
        popoverArrowDirection | down key left right up |
        keyModifierFlags | alphaShift alternate command control numericPad shift |
        accessibility | hint identifier key label value | accessibilityTraits.traits bool.isElement *.hint *.label *.value
        accessibilityTraits | adjustable button header image key link notEnabled selected staticText |
        bool | key value |
        value | key type | size.value
        viewLayoutGuide | id key |
        constraints | | constraint
        constraint | constant firstAttribute firstItem id identifier multiplier placeholder priority relation secondAttribute secondItem shouldBeArchived symbolic symbolType | connections variation
        subviews | | *
        scopeButtonTitles | | string
        variation | key | *
        mask | key | exclude include
        exclude | reference |
        include | reference |
        userDefinedRuntimeAttributes | | userDefinedRuntimeAttribute
        userDefinedRuntimeAttribute | keyPath type value | *.value
        """
}
