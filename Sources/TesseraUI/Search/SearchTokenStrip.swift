import Foundation

/// The tokens of a search field, side by side. If there is too little room, the last ones are visible.
@MainActor
final class SearchTokenStrip: UIView {
    private(set) var views: [SearchTokenView] = []
    /// The indexes of the selected tokens.
    var selection = 0..<0

    /// The space between tokens, in points.
    static let gap: CGFloat = 4

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// Displays other tokens. Those that stay keep their views.
    func replace(_ tokens: [UISearchToken], select: @escaping (UISearchToken) -> Void) {
        let old = views
        views = tokens.map { token in
            old.first { $0.token === token } ?? SearchTokenView(token) { select(token) }
        }
        for view in old where !views.contains(view) { view.removeFromSuperview() }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    func update(font: UIFont, color: UIColor) {
        for (index, view) in views.enumerated() {
            view.isSelected = selection.contains(index)
            view.update(font: font, color: color)
        }
        setNeedsLayout()
    }

    /// The width of all tokens with the space between them, in points.
    var totalWidth: CGFloat {
        let widths = views.map { $0.sizeThatFits(.zero).width }
        return widths.reduce(0, +) + Self.gap * CGFloat(max(views.count - 1, 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x = min(bounds.width - totalWidth, 0)
        for view in views {
            let size = view.sizeThatFits(.zero)
            let height = min(size.height, bounds.height)
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - size.width : x, y: bounds.midY - height / 2,
                width: size.width, height: height)
            x += size.width + Self.gap
        }
    }
}
