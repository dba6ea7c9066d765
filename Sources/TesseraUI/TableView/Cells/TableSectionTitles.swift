import Foundation

/// The labels of a section's header or footer without a content configuration, and their layout.
@MainActor
final class TableSectionTitles {
    private unowned let view: UITableViewHeaderFooterView
    private var madeText: UILabel?
    private var madeDetail: UILabel?

    init(of view: UITableViewHeaderFooterView) { self.view = view }

    /// The fonts, colours and margins for the style of the table view.
    private var look: ListContentDefaults {
        let style: ListContentStyle =
            switch (isHeader, tableStyle) {
            case (true, .plain): .plainHeader
            case (true, _): .groupedHeader
            case (false, .plain): .plainFooter
            case (false, _): .groupedFooter
            }
        return ListContentDefaults(.init(style: style))
    }

    /// The style of the table view in which the title is displayed.
    private var tableStyle = UITableView.Style.plain
    private var isHeader = true
    private var leavesGap = false

    /// Sets the kind and the style that decide the look of the titles.
    ///
    /// - Parameter leavesGap: True if the space that separates groups takes the place of titles that are absent.
    func adopt(_ style: UITableView.Style, isHeader: Bool, leavesGap: Bool = false) {
        (tableStyle, self.isHeader, self.leavesGap) = (style, isHeader, leavesGap)
    }

    /// The height without titles, in points.
    private var gap: CGFloat {
        guard leavesGap else { return 0 }
        return TableViewLayout.gap(tableStyle, isHeader: isHeader, view.element?.indexPath.section ?? 0)
    }

    var text: UILabel {
        if let madeText { return madeText }
        let label = label(look.text.font, look.text.color)
        madeText = label
        return label
    }

    var detail: UILabel {
        if let madeDetail { return madeDetail }
        let label = label(look.secondaryText.font, look.secondaryText.color)
        madeDetail = label
        return label
    }

    private func label(_ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textColor = color
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        view.contentView.addSubview(label)
        view.contentSizeDidChange()
        return label
    }

    /// Sets the title, in the look of the table view.
    func set(_ title: String?) {
        let look = look
        text.text = look.text.transform == .uppercase ? title?.localizedUppercase : title
        text.font = look.text.font
        text.textColor = look.text.color
        view.contentSizeDidChange()
    }

    /// Removes the labels, because the view gets a content configuration.
    func remove() {
        madeText?.removeFromSuperview()
        madeDetail?.removeFromSuperview()
        (madeText, madeDetail) = (nil, nil)
    }

    // MARK: Places

    private func heights(width: CGFloat) -> (text: CGFloat, detail: CGFloat, insets: UIEdgeInsets) {
        let (margins, look) = (view.contentView.layoutMargins, look.margins)
        let insets = UIEdgeInsets(
            top: look.top, left: margins.left, bottom: look.bottom, right: margins.right)
        let room = CGSize(
            width: max(0, width - insets.left - insets.right), height: .greatestFiniteMagnitude)
        func height(_ label: UILabel?) -> CGFloat {
            guard let label, label.text?.isEmpty == false else { return 0 }
            return label.sizeThatFits(room).height.rounded(.up)
        }
        return (height(madeText), height(madeDetail), insets)
    }

    /// Returns the height that the titles need in a width, in points.
    func height(width: CGFloat) -> CGFloat {
        let (text, detail, insets) = heights(width: width)
        return text + detail > 0 ? text + detail + insets.top + insets.bottom : gap
    }

    /// Lays out the labels: at the bottom of a header, or at the top of a footer.
    func layOut() {
        let bounds = view.contentView.bounds
        let (text, detail, insets) = heights(width: bounds.width)
        let top =
            isHeader ? max(0, bounds.height - insets.bottom - text - detail) : insets.top
        let width = max(0, bounds.width - insets.left - insets.right)
        madeText?.frame = CGRect(x: insets.left, y: top, width: width, height: text)
        madeDetail?.frame = CGRect(x: insets.left, y: top + text, width: width, height: detail)
    }
}
