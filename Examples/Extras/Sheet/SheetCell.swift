import UIKit

/// A cell of the table with one line of text.
final class SheetCell: UICollectionViewCell {
    /// The kinds of cells: those with names of rows and columns, and those with values.
    enum Kind { case name, value }

    private let label = UILabel()
    private var kind = Kind.value

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.baselineAdjustment = .alignCenters
        contentView.addSubview(label)
        isAccessibilityElement = true
        updateLook()
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool { didSet { updateLook() } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        label.frame =
            switch kind {
            // The remaining point is a line to the right of the cell and below it.
            case .name: CGRect(x: 0, y: 0, width: bounds.width - 1, height: bounds.height - 1)
            case .value: bounds.insetBy(dx: 8, dy: 2)
            }
    }

    func fill(_ place: Sheet.Place) {
        label.text = Sheet.text(at: place)
        accessibilityLabel = Sheet.label(at: place)
        kind = place.row == 0 || place.column == 0 ? .name : .value
        updateLook()
        setNeedsLayout()
    }

    private func updateLook() {
        let tint = tintColor ?? .systemBlue
        switch kind {
        case .name:
            label.font = SheetText.nameFont
            label.textAlignment = .center
            label.textColor = .secondaryLabel
            label.backgroundColor = .secondarySystemBackground
            backgroundColor = .opaqueSeparator
        case .value:
            label.font = SheetText.font
            label.textAlignment = .right
            label.textColor = .label
            label.backgroundColor = nil
            backgroundColor = .systemBackground
        }
        contentView.backgroundColor = isSelected ? tint.withAlphaComponent(0.15) : nil
        contentView.layer.borderWidth = isSelected ? 2 : 0
        contentView.layer.borderColor = tint.cgColor
    }
}

/// The fonts of the table, and sizes for cells with the largest numbers in these fonts. Text grows up to twice its
/// usual size.
@MainActor
enum SheetText {
    private static let largest: CGFloat = 30

    private static let metrics = UIFontMetrics(forTextStyle: .subheadline)

    static let font = metrics.scaledFont(
        for: .monospacedDigitSystemFont(ofSize: 15, weight: .regular), maximumPointSize: largest)
    static let nameFont = metrics.scaledFont(
        for: .monospacedDigitSystemFont(ofSize: 15, weight: .medium), maximumPointSize: largest)

    static func sizes(for traits: UITraitCollection) -> SheetLayout.Metrics {
        let size = metrics.scaledFont(
            for: .systemFont(ofSize: 15), maximumPointSize: largest, compatibleWith: traits
        )
        .pointSize
        let scale = max(size / 15, 1)
        var sizes = SheetLayout.Metrics()
        sizes.cell = CGSize(width: (88 * scale).rounded(), height: (44 * scale).rounded())
        sizes.first = CGSize(width: (56 * scale).rounded(), height: (44 * scale).rounded())
        return sizes
    }
}
