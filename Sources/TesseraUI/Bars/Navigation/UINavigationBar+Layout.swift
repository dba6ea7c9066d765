import Foundation

extension UINavigationBar {
    /// The distance between the edges of the bar and its title, and between the title and buttons, in points.
    private static let titleMargin: CGFloat = 16
    private static let buttonMargin = BarMargin.ofButtons

    /// The rectangle of the row with title and buttons, while the bar is whole.
    private var row: CGRect {
        let below = largeTitleHeight(in: wholeBounds.height) + (topItem?.barAccessory?.height ?? 0)
        let height = titleHeight(of: topItem)
        let y = max(wholeBounds.height - below - height, 0)
        return CGRect(
            x: safeAreaInsets.left, y: y,
            width: widthOfRow, height: height)
    }

    /// Returns the height for the large title in a bar of a height. It is 0 if the bar has been made too low
    /// for it.
    private func largeTitleHeight(in height: CGFloat) -> CGFloat {
        guard hasLargeTitle else { return 0 }
        let others =
            titleHeight(of: topItem) + promptHeight(of: topItem) + (topItem?.barAccessory?.height ?? 0)
        let room = height - others
        return min(max(room, 0), largeTitleHeight(of: topItem))
    }

    func layOutParts() {
        if let arrangedWidth, arrangedWidth != widthOfRow { update() }
        var whole = CGRect(origin: .zero, size: wholeBounds.size)
        if barPosition == .topAttached, goBack == nil, let superview,
            abs(frame.minY - superview.safeAreaInsets.top) < 0.5
        {
            // The background fills the area above the bar that hardware covers.
            whole.origin.y -= frame.minY
            whole.size.height += frame.minY
        }
        edgeBackground.frame = whole
        background.frame = whole
        passage?.leavingBackground?.frame = whole
        placeContent()
        hideTitles(topItem?.hidesTitles == true)
        updateEffects()
    }

    /// Gives the titles, the buttons and the accessory below them their places.
    func placeContent() {
        placeRow()
        layOutPrompt()
        layOutLargeTitle(below: row)
    }

    /// Gives the title and the buttons their places in the row.
    private func placeRow() {
        let row = row
        let sides = layOutButtons(in: row)
        layOutTitle(in: row, sides: sides)
    }

    /// Hides title and buttons during a search, or makes them visible again.
    private func hideTitles(_ isHidden: Bool) {
        guard isHidden || hasHiddenTitles else { return }
        hasHiddenTitles = isHidden
        let others: [UIView?] = [
            edgeBackground, background, passage?.leavingBackground, largeTitleClip, accessoryClip,
            passage?.pictures,
        ]
        for view in subviews where !others.contains(view) {
            guard (view.alpha == 0) != isHidden else { continue }
            view.alpha = isHidden ? 0 : 1
            view.isUserInteractionEnabled = !isHidden && !(view is UILabel)
            view.accessibilityElementsHidden = isHidden
        }
    }

    // MARK: Buttons

    /// Places the buttons. Returns the widths that they occupy at the left and at the right.
    private func layOutButtons(in row: CGRect) -> (left: CGFloat, right: CGFloat) {
        let isMirrored = isRightToLeft
        let room = CGSize(width: row.width / 2, height: row.height)
        var leading = Self.buttonMargin
        if !backButton.isHidden {
            let size = backButton.sizeThatFits(CGSize(width: row.width / 3, height: row.height))
            backButton.frame = place(leading, min(size.width, row.width / 3), in: row, isMirrored)
            backButton.isMirrored = isMirrored
            leading += min(size.width, row.width / 3) + Self.buttonMargin
        }
        if backButton.isHidden { leading += leadingViews.visible.marginAtEdge(of: bounds.width) }
        let beforeItems = leading
        for (entry, width) in zip(leadingViews.visible, leadingViews.widths(in: room)) {
            entry.view?.frame = place(leading, width, in: row, isMirrored)
            leading += width
        }
        var trailing =
            inlineAccessoryWidth + Self.buttonMargin + trailingViews.visible.marginAtEdge(of: bounds.width)
        for (entry, width) in zip(trailingViews.visible, trailingViews.widths(in: room)) {
            entry.view?.frame = place(trailing, width, in: row, !isMirrored)
            trailing += width
        }
        // Without any button, the title can be nearer to the edge than beside a button.
        let hasLeading = !backButton.isHidden || leading > beforeItems
        let start =
            hasLeading ? (leading > beforeItems ? leading + Self.buttonMargin : leading) : Self.titleMargin
        let end = trailing > Self.buttonMargin ? trailing + Self.buttonMargin : Self.titleMargin
        return isMirrored ? (end, start) : (start, end)
    }

    /// Returns the frame of a button at a distance from the left edge or, if `isFromRight` is true, from the
    /// right edge.
    private func place(_ distance: CGFloat, _ width: CGFloat, in row: CGRect, _ isFromRight: Bool) -> CGRect {
        CGRect(
            x: isFromRight ? row.maxX - distance - width : row.minX + distance, y: row.minY, width: width,
            height: row.height)
    }

    // MARK: Titles

    /// Places the prompt above the title and the buttons. A bar that the app has made too low for it does not display it.
    func layOutPrompt() {
        let (row, height) = (row, promptHeight(of: topItem))
        promptLabel.frame = CGRect(x: row.minX, y: row.minY - height, width: row.width, height: height)
            .insetBy(dx: Self.titleMargin, dy: 0)
        promptLabel.isHidden = row.minY + 0.5 < height
    }

    private func layOutTitle(in row: CGRect, sides: (left: CGFloat, right: CGFloat)) {
        let side = min(max(sides.left, sides.right), row.width / 2)
        let middle = row.insetBy(dx: side, dy: 0)
        let free = CGRect(
            x: row.minX + sides.left, y: row.minY, width: max(row.width - sides.left - sides.right, 0),
            height: row.height)
        let adjustment = presentTitleAdjustment
        let look = isContentBelow ? standardAppearance : scrollEdgeAppearance ?? standardAppearance
        let stated = (topItem?.standardAppearance ?? look).titlePositionAdjustment
        // The title is centred if it fits there.
        let width = max(titleLabel.sizeThatFits(CGSize(width: 0, height: 0)).width, subtitleWidth)
        let isLeading = topItem.map { $0.style != .navigator } ?? false
        var room = width <= middle.width || free.width <= middle.width ? middle : free
        if isLeading {
            let chevron = titleMenuButton == nil ? 0 : TitleMenuButton.chevronWidth
            room = free.atLeadingEdge(
                width: min(width, max(free.width - chevron, 0)), isMirrored: isRightToLeft)
        }
        titleLabel.frame = room.offset(by: stated).offsetBy(dx: 0, dy: adjustment)
        layOutTitleMenu(textWidth: width)
        layOutSubtitle(isLeading: isLeading)
        layOutRenaming(in: free)
        var titleWidth = titleLabel.isHidden ? 0 : width
        if titleMenuButton != nil { titleWidth += TitleMenuButton.chevronWidth }
        if let titleSlot {
            let size = titleSlot.sizeThatFits(CGSize(width: free.width, height: row.height))
            let x = min(max(row.midX - size.width / 2, free.minX), max(free.maxX - size.width, free.minX))
            var place = CGRect(x: x, y: row.minY, width: size.width, height: row.height)
            if isLeading { place = free.atLeadingEdge(width: size.width, isMirrored: isRightToLeft) }
            titleSlot.frame = CGRect(
                x: place.minX, y: row.midY - size.height / 2 + adjustment, width: size.width,
                height: size.height)
            titleWidth = size.width
        }
        guard !centerViews.visible.isEmpty else { return }
        let (start, end) = isRightToLeft ? (sides.right, sides.left) : sides
        let gap = titleWidth > 0 ? titleWidth + Self.buttonMargin : 0
        layOutCenter(in: row, from: start + gap, end: end)
    }

    /// The number of points by which the title is lower than usual. If a bar with a prompt has no such number of its own, that
    /// for bars without a prompt applies.
    private var presentTitleAdjustment: CGFloat {
        let own = titleVerticalPositionAdjustment(for: metrics)
        return own != 0 ? own : titleVerticalPositionAdjustment(for: metrics.withoutPrompt)
    }

    private func layOutLargeTitle(below row: CGRect) {
        let height = largeTitleHeight(in: wholeBounds.height)
        let margin = BarMargin.ofContent(in: bounds.width)
        let clip = CGRect(x: row.minX, y: row.maxY, width: row.width, height: height)
        largeTitleClip.wholeFrame = clip
        largeTitleClip.frame = clip
        let width = max(row.width - 2 * margin, 0)
        let textHeight = largeTitle.sizeThatFits(CGSize(width: width, height: 0)).height
        let bottom = height - 8 - layOutLargeSubtitle(margin: margin, width: width, bottom: height - 8)
        largeTitle.frame = CGRect(x: margin, y: bottom - textHeight, width: width, height: textHeight)
        guard let accessory = topItem?.barAccessory else { return }
        if accessory.isInline { return layOutInlineAccessory(accessory.view, in: row) }
        let whole = CGRect(x: row.minX, y: clip.maxY, width: row.width, height: accessory.height)
        accessoryClip.wholeFrame = whole
        // The present frame determines which touches reach the view.
        let part = collapsedParts
        accessoryClip.frame = CGRect(
            x: whole.minX, y: whole.minY - part.title, width: whole.width,
            height: max(whole.height - part.accessory, 0))
        accessory.view.frame = CGRect(origin: .zero, size: whole.size)
    }

    /// The width in points of a search bar beside the title, with its margins, or 0 if there is none.
    var inlineAccessoryWidth: CGFloat {
        guard topItem?.barAccessory?.isInline == true else { return 0 }
        return min((widthOfRow * 0.4).rounded(), 360)
    }

    private func layOutInlineAccessory(_ view: UIView, in row: CGRect) {
        let frame = place(0, inlineAccessoryWidth, in: row, !isRightToLeft)
        accessoryClip.wholeFrame = frame
        accessoryClip.frame = frame
        view.frame = CGRect(origin: .zero, size: frame.size)
    }
}

extension CGRect {
    /// Returns the part of the rectangle that begins at its leading edge and has a width.
    func atLeadingEdge(width: CGFloat, isMirrored: Bool) -> CGRect {
        CGRect(x: isMirrored ? maxX - width : minX, y: minY, width: width, height: height)
    }
}
