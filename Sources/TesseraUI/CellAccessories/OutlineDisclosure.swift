import Foundation

/// The chevron of an outline, with the area of the cell that expands and collapses the item.
@MainActor
final class OutlineDisclosure: CellAccessoryView {
    private let chevron = UIImageView(image: .accessorySymbol("chevron.right"))

    override init(_ accessory: UICellAccessory, in row: any CellAccessoryRow) {
        super.init(accessory, in: row)
        chevron.contentMode = .center
        addSubview(chevron)
        let tap = UIAction { [weak self] _ in
            guard let self else { return }
            if let handler = self.accessory.actionHandler { handler() } else { self.row?.toggleOutline() }
        }
        addAction(tap, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override var isInteractive: Bool { true }
    override var contentSize: CGSize { chevron.sizeThatFits(.zero) }

    override var takesWholeRow: Bool {
        guard case .outline(let style) = accessory.details else { return false }
        return style == .header || style == .automatic && row?.isSectionHeader == true
    }

    override var isHighlighted: Bool { didSet { chevron.alpha = isHighlighted ? 0.3 : 1 } }

    override var accessibilityIsExpanded: Bool? { isExpanded }

    override func accessoryChanged() { tintColor = accessory.style.tintColor }

    override func stateChanged() {
        accessibilityLabel = (isExpanded ? SystemWord.collapse : .expand).text
        // The chevron of a collapsed item points in the reading direction, that of an expanded item
        // downwards.
        chevron.transform = CGAffineTransform(
            rotationAngle: isExpanded ? .pi / 2 : isMirrored ? .pi : 0)
    }

    override func layOutContent() {
        chevron.bounds = CGRect(origin: .zero, size: contentSize)
        chevron.center = contentCenter
    }
}
