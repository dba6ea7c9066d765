import Foundation

/// The lines of smaller text below the title and the large title.
extension UINavigationBar {
    // MARK: Texts

    /// Returns the title of the top item in a look.
    func titleText(_ look: UINavigationBarAppearance) -> AttributedRuns? {
        text(topItem?.attributedTitle, topItem?.title) { look.attributedTitle($0) }
    }

    /// Returns the large title of the top item in a look.
    func largeTitleText(_ look: UINavigationBarAppearance) -> AttributedRuns? {
        let item = topItem
        return text(
            item?.largeAttributedTitle ?? (item?.largeTitle == nil ? item?.attributedTitle : nil),
            item?.largeTitle ?? item?.title
        ) { look.attributedLargeTitle($0, traits: traitCollection) }
    }

    private func subtitleText(_ look: UINavigationBarAppearance) -> AttributedRuns? {
        text(topItem?.attributedSubtitle, topItem?.subtitle) {
            look.attributedSubtitle($0, font: .systemFont(ofSize: 12), alignment: .center)
        }
    }

    private func largeSubtitleText(_ look: UINavigationBarAppearance) -> AttributedRuns? {
        guard let item = topItem else { return nil }
        let (styled, plain) = item.shownLargeSubtitle
        let font = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
        return text(styled, plain) { look.attributedSubtitle($0, font: font, alignment: .natural) }
    }

    /// Returns a text with the attributes of a look, or with its own, which come first.
    private func text(
        _ styled: AttributedString?, _ plain: String?, by look: (String) -> AttributedRuns
    ) -> AttributedRuns? {
        guard let styled else { return plain.map(look) }
        let base = AttributeContainer(look(" ").runs.first?.attributes ?? [:])
        var whole = AttributedRuns("")
        for run in styled.runs {
            whole.append(
                String(styled.characters[run.range]), attributes: .init(base.with(run.attributes)))
        }
        return whole
    }

    // MARK: Update

    /// Adds, updates or removes the subtitles.
    ///
    /// - Parameters:
    ///   - look: The look of the small title.
    ///   - large: The look of the large title, or nil if there is none.
    func updateSubtitles(_ look: UINavigationBarAppearance, large: UINavigationBarAppearance?) {
        updateSubtitleViews(isLarge: large != nil)
        subtitleLabel = updated(subtitleLabel, subtitleSlot == nil ? subtitleText(look) : nil)
        if let subtitleLabel, subtitleLabel.superview == nil { insert(subtitleLabel, at: nil) }
        subtitleLabel?.isHidden = titleLabel.isHidden
        subtitleLabel?.accessibilityElementsHidden = titleLabel.accessibilityElementsHidden
        largeSubtitle = updated(
            largeSubtitle, largeSubtitleSlot == nil ? large.flatMap(largeSubtitleText) : nil)
        if let largeSubtitle, largeSubtitle.superview == nil { largeTitleClip.addSubview(largeSubtitle) }
    }

    /// Adds, exchanges or removes the views of the app in the places of subtitles.
    private func updateSubtitleViews(isLarge: Bool) {
        guard topItem?.subtitleView != nil || topItem?.largeSubtitleView != nil || hasSubtitleViews else {
            return
        }
        subtitleSlot = updated(subtitleSlot, topItem?.subtitleView)
        if let subtitleSlot, subtitleSlot.superview == nil { insert(subtitleSlot, at: nil) }
        subtitleSlot?.isHidden = titleLabel.isHidden
        subtitleSlot?.accessibilityElementsHidden = titleLabel.accessibilityElementsHidden
        largeSubtitleSlot = updated(largeSubtitleSlot, isLarge ? topItem?.largeSubtitleView : nil)
        if let largeSubtitleSlot, largeSubtitleSlot.superview == nil {
            largeTitleClip.addSubview(largeSubtitleSlot)
        }
        largeTitleClip.isUserInteractionEnabled = largeSubtitleSlot != nil
    }

    private var hasSubtitleViews: Bool { subtitleSlot != nil || largeSubtitleSlot != nil }

    /// Returns the slot for a view, or nil if there is none.
    private func updated(_ slot: BarSubtitleSlot?, _ view: UIView?) -> BarSubtitleSlot? {
        if let slot, view.map(slot.holds) == true {
            slot.take()
            return slot
        }
        slot?.leave()
        return view.map { BarSubtitleSlot($0) { [weak self] in self?.update() } }
    }

    /// Returns the label for a text, or nil if there is none.
    private func updated(_ label: BarTitle?, _ text: AttributedRuns?) -> BarTitle? {
        guard let text, !text.string.isEmpty else {
            label?.removeFromSuperview()
            return nil
        }
        let shown = label ?? BarTitle()
        shown.setAttributedText(text)
        return shown
    }

    /// The number of points that the large title of an item adds to the bar.
    func largeTitleHeight(of item: UINavigationItem?) -> CGFloat {
        let title = LargeTitleMetrics.height(for: traitCollection)
        if let view = item?.largeSubtitleView {
            let width = max(widthOfRow - 2 * BarMargin.ofContent(in: bounds.width), 0)
            let slot = largeSubtitleSlot?.holds(view) == true ? largeSubtitleSlot : nil
            let wanted =
                slot?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
                ?? BarSubtitleSlot.height(of: view, in: width)
            return title + wanted.rounded(.up)
        }
        guard let item, item.hasLargeSubtitle else { return title }
        return title + LargeTitleMetrics.subtitleHeight(for: traitCollection)
    }

    // MARK: Layout

    /// The width that the subtitle would like to have, in points.
    var subtitleWidth: CGFloat {
        if let subtitleSlot {
            return subtitleSlot.sizeThatFits(CGSize(width: widthOfRow, height: Self.contentHeight)).width
        }
        return subtitleLabel?.sizeThatFits(CGSize(width: 0, height: 0)).width ?? 0
    }

    /// Places the subtitle below the title, and both together in the middle of the title's height.
    ///
    /// - Parameter isLeading: True if both begin at the leading edge of the title's frame instead of lying in its middle.
    func layOutSubtitle(isLeading: Bool) {
        guard let below: UIView = subtitleSlot ?? subtitleLabel else { return }
        let room = titleLabel.frame
        let upper = titleLabel.sizeThatFits(CGSize(width: room.width, height: 0)).height
        let wanted = below.sizeThatFits(CGSize(width: room.width, height: Self.contentHeight))
        let lower = min(wanted.height, max(room.height - upper, 0))
        let top = room.midY - (upper + lower) / 2
        func place(_ part: UIView, y: CGFloat, width: CGFloat, height: CGFloat) {
            let row = CGRect(x: room.minX, y: y, width: room.width, height: height)
            let width = isLeading ? min(width, room.width) : room.width
            part.frame = row.atLeadingEdge(width: width, isMirrored: isRightToLeft)
        }
        place(titleLabel, y: top, width: titleLabel.sizeThatFits(.zero).width, height: upper)
        let width = subtitleSlot == nil ? below.sizeThatFits(.zero).width : wanted.width
        place(below, y: top + upper, width: width, height: lower)
    }

    /// Places the large subtitle at the bottom of the large title's area, and returns the height that it takes.
    func layOutLargeSubtitle(margin: CGFloat, width: CGFloat, bottom: CGFloat) -> CGFloat {
        if let largeSubtitleSlot {
            let size = largeSubtitleSlot.sizeThatFits(
                CGSize(width: width, height: .greatestFiniteMagnitude))
            let row = CGRect(x: margin, y: bottom - size.height, width: width, height: size.height)
            largeSubtitleSlot.frame = row.atLeadingEdge(
                width: min(size.width, width), isMirrored: isRightToLeft)
            return size.height
        }
        guard let largeSubtitle else { return 0 }
        let height = largeSubtitle.sizeThatFits(CGSize(width: width, height: 0)).height
        largeSubtitle.frame = CGRect(x: margin, y: bottom - height, width: width, height: height)
        return height
    }
}

extension UINavigationItem {
    /// The line below the large title: with attributes of its own, or plain.
    fileprivate var shownLargeSubtitle: (AttributedString?, String?) {
        if let largeAttributedSubtitle { return (largeAttributedSubtitle, nil) }
        if let largeSubtitle { return (nil, largeSubtitle) }
        return (attributedSubtitle, subtitle)
    }

    /// True if there is a line below the large title.
    fileprivate var hasLargeSubtitle: Bool {
        let (styled, plain) = shownLargeSubtitle
        return styled.map { !$0.characters.isEmpty } ?? (plain?.isEmpty == false)
    }
}
