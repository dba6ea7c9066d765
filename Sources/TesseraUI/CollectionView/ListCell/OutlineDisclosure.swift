import Foundation

/// The chevron of an outline, and what of a cell expands and collapses its item.
@MainActor
final class OutlineDisclosure: UIControl {
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
    let options: UICellAccessory.OutlineDisclosureOptions

    /// Where the chevron's middle is, in points of the control.
    var chevronCenter = CGPoint.zero { didSet { if chevronCenter != oldValue { setNeedsLayout() } } }

    var isExpanded = false { didSet { if isExpanded != oldValue { update() } } }

    init(_ options: UICellAccessory.OutlineDisclosureOptions, tapped: @escaping () -> Void) {
        self.options = options
        super.init(frame: .zero)
        isHidden = options.isHidden
        isAccessibilityElement = true
        accessibilityTraits = .button
        if let color = options.tintColor { tintColor = color }
        chevron.contentMode = .center
        addSubview(chevron)
        addAction(UIAction { _ in tapped() }, for: .primaryActionTriggered)
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// The width to keep for the chevron.
    var reservedWidth: CGFloat {
        options.reservedLayoutWidth.width(actual: chevron.sizeThatFits(.zero).width)
    }

    /// Whether the content of the cell flows from right to left.
    var isMirrored = false { didSet { if isMirrored != oldValue { update() } } }

    override var isHighlighted: Bool { didSet { chevron.alpha = isHighlighted ? 0.3 : 1 } }

    override var accessibilityIsExpanded: Bool? { isExpanded }

    private func update() {
        accessibilityLabel = isExpanded ? "Collapse" : "Expand"
        // Closed, the chevron points to where the text goes; open, downwards.
        chevron.transform = CGAffineTransform(
            rotationAngle: isExpanded ? .pi / 2 : isMirrored ? .pi : 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = chevron.sizeThatFits(.zero)
        chevron.bounds = CGRect(origin: .zero, size: size)
        chevron.center = chevronCenter
    }
}
