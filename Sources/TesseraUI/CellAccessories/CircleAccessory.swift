import Foundation

/// A coloured circle with a symbol in it: delete, insert, or the circle of a multiple selection.
@MainActor
final class CircleAccessory: CellAccessoryView {
    private let circle = UIView()
    private let sign = UIImageView()
    /// The ring for an item that is not selected.
    private let ring = UIImageView(image: .accessorySymbol("circle", scale: .large))

    /// The diameter of the circle in points at the default text size.
    private static let diameter: CGFloat = 22

    override init(_ accessory: UICellAccessory, in row: any CellAccessoryRow) {
        super.init(accessory, in: row)
        sign.contentMode = .center
        ring.contentMode = .center
        ring.tintColor = .tertiaryLabel
        for view in [ring, circle, sign] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        let tap = UIAction { [weak self] _ in self?.act() }
        addAction(tap, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    /// True if the accessory is the circle of a multiple selection.
    private var isMultiselect: Bool { accessory.accessoryType == .multiselect }

    override var isInteractive: Bool {
        accessory.accessoryType != .insert || accessory.actionHandler != nil
    }

    override var contentSize: CGSize {
        let diameter = UIFontMetrics(forTextStyle: .body)
            .scaledValue(for: Self.diameter, compatibleWith: traitCollection).rounded()
        return CGSize(width: diameter, height: diameter)
    }

    private func act() {
        switch accessory.accessoryType {
        case .multiselect: row?.toggleSelection()
        case .delete where accessory.actionHandler == nil: row?.revealDeletion()
        default: accessory.actionHandler?()
        }
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted && !isMultiselect ? 0.5 : 1 } }
    override var isSelected: Bool { didSet { if isSelected != oldValue { stateChanged() } } }

    override var accessibilityIsChecked: Bool? { isMultiselect ? isSelected : nil }

    override func accessoryChanged() {
        let name: String
        let color: UIColor?
        switch accessory.accessoryType {
        case .delete: (name, color, accessibilityLabel) = ("minus", .systemRed, SystemWord.delete.text)
        case .insert: (name, color, accessibilityLabel) = ("plus", .systemGreen, SystemWord.insert.text)
        default: (name, color, accessibilityLabel) = ("checkmark", nil, SystemWord.select.text)
        }
        sign.image = .accessorySymbol(name, scale: .small)
        sign.tintColor = accessory.style.tintColor ?? .white
        var own: UIColor?
        if case .circle(let stated) = accessory.details { own = stated }
        circle.backgroundColor = own ?? color ?? tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        accessoryChanged()
    }

    override func stateChanged() {
        let isFilled = !isMultiselect || isSelected
        circle.isHidden = !isFilled
        sign.isHidden = !isFilled
        ring.isHidden = isFilled
        setNeedsCommit()
    }

    override func layOutContent() {
        let size = contentSize
        circle.bounds = CGRect(origin: .zero, size: size)
        circle.layer.cornerRadius = size.width / 2
        for image in [sign, ring] { image.bounds = CGRect(origin: .zero, size: image.sizeThatFits(.zero)) }
        for view in [circle, sign, ring] { view.center = contentCenter }
    }
}
