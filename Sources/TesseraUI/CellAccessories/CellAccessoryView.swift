import Foundation

/// The view of one accessory of a row.
///
/// The view has the whole height of the row and includes the margin beside the accessory, so that it is easy
/// to touch. The visible part is around ``contentCenter``.
@MainActor
class CellAccessoryView: UIControl {
    private(set) var accessory: UICellAccessory
    weak var row: (any CellAccessoryRow)?

    /// The centre of the visible part, in points of the view.
    var contentCenter = CGPoint.zero { didSet { if contentCenter != oldValue { setNeedsLayout() } } }
    /// True if the layout direction of the row's content is from right to left.
    var isMirrored = false { didSet { if isMirrored != oldValue { stateChanged() } } }
    /// True if the item of the row is expanded in its outline.
    var isExpanded = false { didSet { if isExpanded != oldValue { stateChanged() } } }
    /// True if another accessory precedes the view at the same edge.
    var isAfterAnother = false { didSet { if isAfterAnother != oldValue { setNeedsLayout() } } }

    init(_ accessory: UICellAccessory, in row: any CellAccessoryRow) {
        self.accessory = accessory
        self.row = row
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var triggersPrimaryActionByTouch: Bool { true }

    /// Updates the view to another accessory of the same type.
    final func update(_ accessory: UICellAccessory) {
        self.accessory = accessory
        isHidden = accessory.style.isHidden
        isAccessibilityElement = isInteractive
        accessibilityTraits = isInteractive ? .button : .none
        accessoryChanged()
        stateChanged()
        setNeedsLayout()
    }

    /// True if touches have an effect on the accessory. If not, they go to the row.
    var isInteractive: Bool { false }

    override var takesTouches: Bool { isInteractive && super.takesTouches }

    /// True if taps anywhere in the row go to the accessory, except for those on other controls.
    var takesWholeRow: Bool { false }

    /// The size of the visible part, in points.
    var contentSize: CGSize { .zero }

    /// The width that is reserved for the accessory, in points.
    final var reservedWidth: CGFloat {
        accessory.style.reservedLayoutWidth.width(actual: contentSize.width)
    }

    /// The name of the row, which tells users of assistive technology what the button deletes, moves or opens.
    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isInteractive ? row.flatMap { RowNames.name(of: $0) } : nil) }
        set { super.accessibilityValue = newValue }
    }

    /// Updates the visible part to the accessory. Subclasses override it.
    func accessoryChanged() {}

    /// Updates the visible part to the state of the row. Subclasses override it.
    func stateChanged() {}

    /// Places the visible part around ``contentCenter``. Subclasses override it.
    func layOutContent() {}

    final override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && !isInteractive ? nil : hit
    }

    /// Creates the view of an accessory.
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
    /// Returns the symbol of an accessory, whose size depends on the user's text size.
    static func accessorySymbol(_ name: String, scale: SymbolScale = .medium) -> UIImage? {
        UIImage(
            systemName: name,
            withConfiguration: SymbolConfiguration(textStyle: .body, scale: scale))
    }
}
