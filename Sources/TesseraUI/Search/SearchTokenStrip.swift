import Foundation

/// The tokens of a search field, side by side. If there is too little room, the last ones are visible.
@MainActor
final class SearchTokenStrip: UIView {
    private(set) var views: [SearchTokenView] = []
    /// The indexes of the selected tokens.
    var selection = 0..<0

    /// True if the first token is at the right.
    var isReversed = false {
        didSet {
            guard isReversed != oldValue else { return }
            for view in views { view.isReversed = isReversed }
            setNeedsLayout()
        }
    }

    /// The space between tokens, in points.
    static let gap: CGFloat = 4

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// Displays other tokens. Those that stay keep their views.
    func replace(_ tokens: [UISearchToken], select: @escaping (SearchTokenView) -> Void) {
        var old = views
        views = tokens.map { token in
            // A token that the field has twice has two views.
            guard let index = old.firstIndex(where: { $0.token === token }) else {
                return SearchTokenView(token, select: select)
            }
            return old.remove(at: index)
        }
        for view in old { view.removeFromSuperview() }
        for view in views {
            view.isReversed = isReversed
            addSubview(view)
        }
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
        // The text of a token that is wider than the strip ends with an ellipsis.
        let sizes = views.map { view in
            let size = view.sizeThatFits(.zero)
            return CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        }
        let gaps = Self.gap * CGFloat(max(views.count - 1, 0))
        var x = min(bounds.width - sizes.reduce(gaps) { $0 + $1.width }, 0)
        for (view, size) in zip(views, sizes) {
            view.frame = CGRect(
                x: isReversed ? bounds.width - x - size.width : x, y: bounds.midY - size.height / 2,
                width: size.width, height: size.height)
            x += size.width + Self.gap
        }
    }
}
