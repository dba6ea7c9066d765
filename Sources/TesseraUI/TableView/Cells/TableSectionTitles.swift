import Foundation

/// The labels of a section's header or footer that has no content configuration, and where they lie.
@MainActor
final class TableSectionTitles {
    private unowned let view: UITableViewHeaderFooterView
    private var madeText: UILabel?
    private var madeDetail: UILabel?

    init(of view: UITableViewHeaderFooterView) { self.view = view }

    /// How a title looks by the kind and the style of its table view.
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

    /// The style of the table view that the title is made for.
    private var tableStyle = UITableView.Style.plain
    private var isHeader = true

    /// Takes the look of a table view's headers or footers.
    func adopt(_ style: UITableView.Style, isHeader: Bool) {
        (tableStyle, self.isHeader) = (style, isHeader)
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

    /// Gives the view a title, in the look of its table view.
    func set(_ title: String?) {
        let look = look
        text.text = look.text.transform == .uppercase ? title?.localizedUppercase : title
        text.font = look.text.font
        text.textColor = look.text.color
        view.contentSizeDidChange()
    }

    /// Removes the labels, for a view that gets a content configuration.
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

    /// The height that the titles take in a width; without any, none.
    func height(width: CGFloat) -> CGFloat {
        let (text, detail, insets) = heights(width: width)
        return text + detail > 0 ? text + detail + insets.top + insets.bottom : 0
    }

    /// Gives the labels their places: those of a header lie at its bottom, those of a footer at its top.
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
