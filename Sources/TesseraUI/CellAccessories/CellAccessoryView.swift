import Foundation

/// The view of one accessory of a row.
///
/// The view takes the whole height of the row, with the margin beside the accessory, so that a finger finds it easily. What
/// is seen of it lies around ``contentCenter``.
@MainActor
class CellAccessoryView: UIControl {
    private(set) var accessory: UICellAccessory
    weak var row: (any CellAccessoryRow)?

    /// Where the middle of what is seen is, in points of the view.
    var contentCenter = CGPoint.zero { didSet { if contentCenter != oldValue { setNeedsLayout() } } }
    /// Whether the content of the row flows from right to left.
    var isMirrored = false { didSet { if isMirrored != oldValue { stateChanged() } } }
    /// Whether the item of the row is expanded in its outline.
    var isExpanded = false { didSet { if isExpanded != oldValue { stateChanged() } } }
    /// Whether another accessory stands before the view at the same edge.
    var isAfterAnother = false { didSet { if isAfterAnother != oldValue { setNeedsLayout() } } }

    init(_ accessory: UICellAccessory, in row: any CellAccessoryRow) {
        self.accessory = accessory
        self.row = row
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes another accessory of the same type.
    final func update(_ accessory: UICellAccessory) {
        self.accessory = accessory
        isHidden = accessory.style.isHidden
        isAccessibilityElement = isInteractive
        accessibilityTraits = isInteractive ? .button : .none
        accessoryChanged()
        stateChanged()
        setNeedsLayout()
    }

    /// Whether the accessory does something when it is touched. Touches of one that does not go to the row.
    var isInteractive: Bool { false }

    /// Whether a tap anywhere in the row, but for controls in it, goes to the accessory.
    var takesWholeRow: Bool { false }

    /// The size of what is seen.
    var contentSize: CGSize { .zero }

    /// The width to keep for the accessory.
    final var reservedWidth: CGFloat {
        accessory.style.reservedLayoutWidth.width(actual: contentSize.width)
    }

    /// Brings what is seen in line with the accessory. Subclasses override it.
    func accessoryChanged() {}

    /// Brings what is seen in line with the state of the row. Subclasses override it.
    func stateChanged() {}

    /// Gives what is seen its place around ``contentCenter``. Subclasses override it.
    func layOutContent() {}

    final override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && !isInteractive ? nil : hit
    }

    /// Makes the view of an accessory.
    static func make(_ accessory: UICellAccessory, in row: any CellAccessoryRow) -> CellAccessoryView {
        let view: CellAccessoryView =
            switch accessory.accessoryType {
            case .disclosureIndicator, .checkmark, .detail: GlyphAccessory(accessory, in: row)
            case .outlineDisclosure: OutlineDisclosure(accessory, in: row)
            case .popUpMenu: PopUpMenuAccessory(accessory, in: row)
            case .delete, .insert, .multiselect: CircleAccessory(accessory, in: row)
            case .reorder: ReorderAccessory(accessory, in: row)
            case .label: LabelAccessory(accessory, in: row)
            case .customView: CustomAccessory(accessory, in: row)
            }
        view.update(accessory)
        return view
    }
}

extension UIImage {
    /// A symbol of an accessory, which grows with the user's text size.
    static func accessorySymbol(_ name: String, scale: SymbolScale = .medium) -> UIImage? {
        UIImage(
            systemName: name,
            withConfiguration: SymbolConfiguration(textStyle: .body, scale: scale))
    }
}
