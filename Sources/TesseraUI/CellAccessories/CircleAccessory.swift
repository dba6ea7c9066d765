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

    // MARK: Selecting several rows with a finger

    /// What a finger that went down on the circle of a multiple selection does.
    private enum Drag {
        case none, refused
        case selects
    }

    private var drag = Drag.none
    /// The stage whose items the finger selects, or nil.
    private weak var stage: ElementStage?
    private var start = CGPoint.zero
    /// The distance in points that a finger must move before it selects other rows.
    private static let leastWay: CGFloat = 8

    override var isHandle: Bool { isMultiselect && row?.mayDragSelection == true }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        (drag, start) = (.none, touch.location(in: nil))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: nil)
        if drag == .none, isHandle, abs(place.y - start.y) >= Self.leastWay {
            stage = row?.beginDraggedSelection()
            drag = stage == nil ? .refused : .selects
        }
        if drag == .selects { row?.continueDraggedSelection(at: place) }
        return true
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        // While the drag is known, the end of the touch does not count as a tap.
        super.touchesEnded(touches, with: event)
        endDrag()
    }

    override func cancelTracking(with event: UIEvent?) { endDrag() }

    private func endDrag() {
        // The row may have been replaced meanwhile.
        stage?.endDraggedSelection()
        stage = nil
        drag = .none
    }

    private func act() {
        guard drag == .none else { return }
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
