import Foundation

/// Holds an app's own view as an accessory.
@MainActor
final class CustomAccessory: CellAccessoryView {
    private let customView: UIView

    override init(_ accessory: UICellAccessory, in row: any CellAccessoryRow) {
        guard case .customView(let view) = accessory.accessoryType else {
            fatalError("CustomAccessory: \(accessory.accessoryType) is no custom view.")
        }
        customView = view
        super.init(accessory, in: row)
        addSubview(view)
    }

    required init?(coder: NSCoder) { nil }

    override var contentSize: CGSize {
        if case .custom(_, maintainsFixedSize: true) = accessory.details { return customView.bounds.size }
        let own = customView.intrinsicContentSize
        if own.width >= 0, own.height >= 0 { return own }
        return customView.hasConstraintsWithin
            ? customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            : customView.sizeThatFits(customView.bounds.size)
    }

    override func accessoryChanged() {
        // An app may have taken the view to another cell, which has not been laid out yet.
        if customView.superview !== self { addSubview(customView) }
        if let color = accessory.style.tintColor { customView.tintColor = color }
    }

    override func layOutContent() {
        guard customView.superview === self else { return }
        customView.bounds.size = contentSize
        customView.center = contentCenter
    }
}
