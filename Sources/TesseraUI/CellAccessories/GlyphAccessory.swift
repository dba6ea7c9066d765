import Foundation

/// An accessory with one symbol: a disclosure indicator, a checkmark or a detail button.
@MainActor
final class GlyphAccessory: CellAccessoryView {
    private let glyph = UIImageView()

    override init(_ accessory: UICellAccessory, in row: any CellAccessoryRow) {
        super.init(accessory, in: row)
        switch accessory.accessoryType {
        case .disclosureIndicator: glyph.image = .accessorySymbol("chevron.forward")
        case .checkmark: glyph.image = .accessorySymbol("checkmark")
        default: glyph.image = .accessorySymbol("info.circle", scale: .large)
        }
        glyph.contentMode = .center
        addSubview(glyph)
        guard isInteractive else { return }
        accessibilityLabel = SystemWord.moreInfo.text
        let tap = UIAction { [weak self] _ in self?.accessory.actionHandler?() }
        addAction(tap, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override var isInteractive: Bool {
        // Without a handler the row receives the tap, as on an iPhone.
        accessory.accessoryType == .detail && accessory.actionHandler != nil
    }

    /// The chevron fills only the middle of its symbol. The empty space beside it counts as margin.
    override var contentSize: CGSize {
        let size = glyph.sizeThatFits(.zero)
        guard accessory.accessoryType == .disclosureIndicator else { return size }
        return CGSize(width: (size.width / 2).rounded(), height: size.height)
    }

    override var isHighlighted: Bool { didSet { glyph.alpha = isHighlighted ? 0.3 : 1 } }

    override func accessoryChanged() {
        let isChevron = accessory.accessoryType == .disclosureIndicator
        tintColor = accessory.style.tintColor ?? (isChevron ? .tertiaryLabel : nil)
        if accessory.accessoryType == .checkmark {
            glyph.isAccessibilityElement = true
            glyph.accessibilityTraits = .image
            glyph.accessibilityLabel = SystemWord.checkmark.text
        }
    }

    override func layOutContent() {
        glyph.bounds = CGRect(origin: .zero, size: glyph.sizeThatFits(.zero))
        glyph.center = contentCenter
    }
}
