import Foundation

/// A short text beside the content of a row.
@MainActor
final class LabelAccessory: CellAccessoryView {
    private let label = UILabel()

    override init(_ accessory: UICellAccessory, in row: any CellAccessoryRow) {
        super.init(accessory, in: row)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var contentSize: CGSize {
        label.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    override func accessoryChanged() {
        guard case .label(let text, let font, let adjustsFont) = accessory.details else { return }
        label.text = text
        label.font = font
        label.adjustsFontForContentSizeCategory = adjustsFont
        label.textColor = accessory.style.tintColor ?? .secondaryLabel
    }

    override func layOutContent() {
        label.bounds = CGRect(origin: .zero, size: contentSize)
        label.center = contentCenter
    }
}
