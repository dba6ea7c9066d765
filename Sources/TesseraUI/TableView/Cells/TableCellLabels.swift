import Foundation

/// The image view and the labels of a cell without a content configuration, and their layout in the cell's
/// style.
@MainActor
final class TableCellLabels {
    private unowned let cell: UITableViewCell
    private var image: UIImageView?
    private var text: TableCellLabel?
    private var detail: TableCellLabel?

    init(of cell: UITableViewCell) { self.cell = cell }

    /// The distance between an image and the text beside it, in points.
    private static let imageSpacing: CGFloat = 16
    /// The distance between two labels side by side, in points.
    private static let labelSpacing: CGFloat = 6
    /// The minimum height of a row, in points.
    static let leastHeight: CGFloat = 44

    var imageView: UIImageView? {
        guard cell.style != .value2 else { return nil }
        return made(&image) {
            let view = TableCellImageView()
            view.cell = cell
            view.contentMode = .scaleAspectFit
            return view
        }
    }

    var textLabel: UILabel? {
        let style: UIFont.TextStyle = cell.style == .value2 ? .footnote : .body
        return made(&text) {
            let label = label(style)
            if cell.style == .value2 {
                label.textColor = cell.tintColor
                label.textAlignment = isLarge ? .natural : .right
            }
            return label
        }
    }

    var detailTextLabel: UILabel? {
        guard cell.style != .default else { return nil }
        let style: UIFont.TextStyle =
            switch cell.style {
            case .subtitle: .caption1
            case .value2: .footnote
            default: .body
            }
        return made(&detail) {
            let label = label(style)
            if cell.style == .value1 { label.textColor = .secondaryLabel }
            return label
        }
    }

    private func made<View: UIView>(_ view: inout View?, _ make: () -> View) -> View {
        if let view { return view }
        let new = make()
        view = new
        cell.contentView.addSubview(new)
        cell.contentSizeDidChange()
        return new
    }

    private func label(_ style: UIFont.TextStyle) -> TableCellLabel {
        let label = TableCellLabel()
        label.cell = cell
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.wraps = isLarge
        return label
    }

    /// True at the accessibility sizes of text, at which labels stand below each other and have as many lines as they need.
    private var isLarge: Bool { cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// Updates the lines of the labels, and the alignment of a title, to the user's text size.
    func textSizeDidChange() {
        let isLarge = isLarge
        detail?.wraps = isLarge
        guard let text, text.wraps != isLarge else { return }
        text.wraps = isLarge
        // An alignment of the app's own stays.
        guard cell.style == .value2, text.textAlignment == (isLarge ? .right : .natural) else { return }
        text.textAlignment = isLarge ? .natural : .right
    }

    /// True if the cell looks selected.
    var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            text?.isHighlighted = isHighlighted
            detail?.isHighlighted = isHighlighted
            image?.isHighlighted = isHighlighted
        }
    }

    /// Applies the cell's tint colour to the label that is drawn in it.
    func tintColorDidChange() {
        if cell.style == .value2 { text?.textColor = cell.tintColor }
    }

    /// Removes the image view and the labels, because the cell gets a content configuration.
    func remove() {
        image?.removeFromSuperview()
        text?.removeFromSuperview()
        detail?.removeFromSuperview()
        (image, text, detail) = (nil, nil, nil)
    }

    // MARK: Places

    /// The frames of image and labels in a content view, before mirroring, and the height that they need.
    struct Places {
        var image = CGRect.zero
        var text = CGRect.zero
        var detail = CGRect.zero
        var height: CGFloat = 0
    }

    /// Lays out image and labels in the content view.
    func layOut() {
        let bounds = cell.contentView.bounds
        let places = places(in: bounds.size)
        func frame(_ rect: CGRect) -> CGRect {
            guard cell.isRightToLeft else { return rect }
            return CGRect(
                x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        image?.frame = frame(places.image)
        text?.frame = frame(places.text)
        detail?.frame = frame(places.detail)
    }

    /// The distance from the leading edge of the content view to the text, in points. The separator begins
    /// there too.
    var textStart: CGFloat { places(in: cell.contentView.bounds.size).text.minX }

    /// Returns the frames in a content view of a size. An unlimited height gives the frames at the height
    /// that the content needs.
    func places(in size: CGSize) -> Places {
        let margins = cell.contentView.directionalLayoutMargins
        let indentation = CGFloat(cell.indentationLevel) * cell.indentationWidth
        var (start, end) = (margins.leading + indentation, size.width - margins.trailing)
        var places = Places()
        let height = size.height.isFinite && size.height < 1e7 ? size.height : nil
        func centered(_ length: CGFloat, _ total: CGFloat) -> CGFloat { ((total - length) / 2).rounded() }
        let imageSize = fittedImage(height.map { max($0 - 2, 0) })
        if imageSize.width > 0 {
            places.image = CGRect(x: start, y: 0, width: imageSize.width, height: imageSize.height)
            start += imageSize.width + Self.imageSpacing
        }
        end = max(start, end)
        let room = CGSize(width: end - start, height: .greatestFiniteMagnitude)
        let textSize = Self.size(of: text, in: room)
        let detailSize = Self.size(of: detail, in: room)
        let isStacked =
            cell.style == .subtitle || isLarge && cell.style != .default
            || cell.style == .value1 && textSize.width + detailSize.width + Self.labelSpacing > room.width
        let labels = isStacked ? textSize.height + detailSize.height : max(textSize.height, detailSize.height)
        places.height = max(
            (labels + margins.top + margins.bottom).rounded(.up), imageSize.height, Self.leastHeight)
        let total = height ?? places.height
        places.image.origin.y = centered(imageSize.height, total)
        if isStacked {
            let top = centered(labels, total)
            places.text = CGRect(x: start, y: top, width: room.width, height: textSize.height)
            places.detail = CGRect(
                x: start, y: top + textSize.height, width: room.width, height: detailSize.height)
        } else if cell.style == .value2 {
            let width = min(max(0, room.width / 4), 100).rounded()
            places.text = CGRect(x: start, y: 0, width: width, height: total)
            places.detail = CGRect(
                x: start + width + Self.labelSpacing, y: 0,
                width: max(0, room.width - width - Self.labelSpacing), height: total)
        } else {
            places.detail = CGRect(
                x: end - detailSize.width, y: 0, width: detailSize.width, height: total)
            let width = detailSize.width > 0 ? detailSize.width + Self.labelSpacing : 0
            places.text = CGRect(x: start, y: 0, width: max(0, room.width - width), height: total)
        }
        return places
    }

    /// Returns the size of the image, reduced if it is higher than `height`.
    private func fittedImage(_ height: CGFloat?) -> CGSize {
        guard let size = image?.image?.size, size.width > 0, size.height > 0 else { return .zero }
        guard let height, size.height > height else { return size }
        return CGSize(width: (size.width * height / size.height).rounded(), height: height)
    }

    private static func size(of label: UILabel?, in room: CGSize) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(room)
        return CGSize(width: min(size.width.rounded(.up), room.width), height: size.height.rounded(.up))
    }
}

/// A label that causes a layout and a measurement of its cell when its text changes.
private final class TableCellLabel: UILabel {
    weak var cell: UITableViewCell?

    /// True if the text has as many lines as it needs, and not one, unless the app has set a count of lines.
    var wraps = false {
        didSet {
            guard wraps != oldValue, !hasLinesOfApp else { return }
            numberOfLines = wraps ? 0 : 1
            hasLinesOfApp = false
        }
    }
    private var hasLinesOfApp = false

    override var numberOfLines: Int { didSet { hasLinesOfApp = true } }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.contentSizeDidChange()
    }
}

/// An image view that causes a layout and a measurement of its cell when its image changes.
private final class TableCellImageView: UIImageView {
    weak var cell: UITableViewCell?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.contentSizeDidChange()
    }
}
