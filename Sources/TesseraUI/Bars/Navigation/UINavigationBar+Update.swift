import Foundation

extension UINavigationBar {
    /// True if the screen has a small height.
    var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
    var metrics: UIBarMetrics {
        guard promptHeight(of: topItem) > 0 else { return isCompact ? .compact : .default }
        return isCompact ? .compactPrompt : .defaultPrompt
    }

    /// The look while content is below the bar.
    private var standardLook: UINavigationBarAppearance {
        topItem?.looks.standard(isCompact: isCompact) ?? looks.standard(isCompact: isCompact)
            ?? standardAppearance
    }
    /// The look while content is at the top, or nil for the standard look without a background.
    private var edgeLook: UINavigationBarAppearance? {
        topItem?.looks.scrollEdge(isCompact: isCompact) ?? looks.scrollEdge(isCompact: isCompact)
    }

    /// Updates all parts to the top item and the look.
    func update() {
        let isWide = traitCollection.horizontalSizeClass == .regular
        for item in stack { item.isInWideBar = isWide }
        let (standard, edge) = (standardLook, edgeLook)
        let present = isContentBelow ? standard : edge ?? standard
        updateBackgrounds(standard, edge)
        let isLarge = hasLargeTitle
        // With a large title, the small one is only visible while content is below the bar.
        let titleLook = isLarge && drivingScrollView != nil ? standard : present
        titleLabel.setAttributedText(titleText(titleLook))
        largeTitle.setAttributedText(isLarge ? largeTitleText(edge ?? standard) : nil)
        largeTitleClip.isHidden = !isLarge
        updateTitleView()
        let isReplaced = titleSlot != nil || renaming != nil
        titleLabel.isHidden = isReplaced || isLarge && drivingScrollView == nil
        titleLabel.accessibilityElementsHidden = isLarge && titleSlot == nil
        updateSubtitles(titleLook, large: isLarge ? edge ?? standard : nil)
        titleSlot?.isHidden = renaming != nil
        updateTitleMenu(isLarge: isLarge)
        updatePrompt(present)
        updateBackButton(present)
        let look = BarButtonLook(
            plain: present.buttonAppearance, done: present.doneButtonAppearance,
            metrics: metrics.withoutPrompt)
        updateItems(look)
        updateAccessory()
        updateEffects()
        setNeedsLayout()
        noteHeight()
    }

    private func updateBackgrounds(_ standard: UINavigationBarAppearance, _ edge: UINavigationBarAppearance?)
    {
        var look = standard.background
        look.take(
            barTint: barTintColor, isTranslucent: isTranslucent,
            image: images.image(at: barPosition, metrics: metrics), shadow: shadowImage)
        background.look = look
        edgeBackground.look = edge?.background == look ? nil : edge?.background
        let isSame = edge?.background == look
        // If there is content to depend on, the display decides which of the two is visible.
        let isDriven = drivingScrollView != nil && !fadesBackground
        background.isHidden = !isDriven && !isContentBelow && !isSame
        edgeBackground.isHidden = !isDriven && isContentBelow
    }

    /// The background that is visible, for the present place of the content.
    var visibleBackground: BarBackground {
        isContentBelow || isBackgroundConstant ? background : edgeBackground
    }

    /// True while the background of another item vanishes and that of the present one appears. Scrolling does not change it then.
    var fadesBackground: Bool { passage?.leavingBackground != nil }

    private func updateTitleView() {
        guard let view = topItem?.titleView else {
            removeTitleSlot()
            return
        }
        if titleSlot?.holds(view) != true {
            removeTitleSlot()
            let slot = BarItemSlot(view)
            titleSlot = slot
            addSubview(slot)
        }
        titleSlot?.take()
    }

    private func removeTitleSlot() {
        titleSlot?.giveBackWidth()
        titleSlot?.removeFromSuperview()
        titleSlot = nil
    }

    private func updatePrompt(_ look: UINavigationBarAppearance) {
        promptLabel.text = topItem?.prompt
        promptLabel.textColor = look.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
        if promptHeight(of: topItem) == 0 {
            promptLabel.removeFromSuperview()
        } else if promptLabel.superview == nil {
            insert(promptLabel, at: nil)
            // In an animation it moves from its place above the present title.
            UIView.performWithoutAnimation { layOutPrompt() }
        }
    }

    private func updateBackButton(_ look: UINavigationBarAppearance) {
        backButton.isHidden = !showsBackButton
        let item = backItem?.backBarButtonItem
        let lookItem = item ?? backButton.usualItem
        lookItem.applyAppearance(in: self)
        backButton.update(look.backButtonAppearance, item: lookItem, metrics: metrics)
        backButton.titles = backTitles
        backButton.image = item?.image
        backButton.indicator =
            backIndicatorTransitionMaskImage == nil
            ? look.backIndicatorImage : backIndicatorImage ?? look.backIndicatorImage
        backButton.accessibilityLabel = spokenBackTitle
        backButton.accessibilityIdentifier = item?.accessibilityIdentifier
    }

    private func updateAccessory() {
        let view = topItem?.barAccessory?.view
        for other in accessoryClip.subviews where other !== view { other.removeFromSuperview() }
        if let view, view.superview !== accessoryClip { accessoryClip.addSubview(view) }
        accessoryClip.isHidden = view == nil
    }

    private func noteHeight() {
        let (height, stops) = (wholeHeight, collapseStops(of: topItem, in: stack))
        guard height != knownHeight || stops != knownStops else { return }
        (knownHeight, knownStops) = (height, stops)
        invalidateIntrinsicContentSize()
        heightChanged?()
        // In an animation, title and buttons move together with the content below the bar.
        if AnimationContext.driver != nil { layoutIfNeeded() }
    }
}
