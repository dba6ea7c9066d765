import Foundation

/// An accessory that contains a view of the app.
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
        // The app may have moved the view to another cell that has not been laid out yet.
        if customView.superview !== self { addSubview(customView) }
        if let color = accessory.style.tintColor { customView.tintColor = color }
    }

    override func layOutContent() {
        guard customView.superview === self else { return }
        customView.bounds.size = contentSize
        customView.center = contentCenter
    }

    /// Describes a control again, because the text of the row, after which it is named, may be another one.
    func rowDidLayOut() {
        if customView is any ValueControl { customView.setNeedsCommit() }
    }
}
