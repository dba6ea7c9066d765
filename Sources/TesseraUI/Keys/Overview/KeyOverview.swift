import Foundation

/// A panel with the commands of all keys that work now, which the user sees while holding the Command key.
///
/// It takes no touches and no focus. If there is no room for all commands, the panel omits the last ones.
@MainActor
final class KeyOverview: UIView {
    private static let spacing: CGFloat = 6
    private static let margin: CGFloat = 20
    /// The least width of a column, in points.
    private static let columnWidth: CGFloat = 260

    /// The panel on the screen, or nil.
    private static weak var current: KeyOverview?

    private let content: KeyOverviewContent
    private let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let columns = UIStackView()
    private var arrangedSize: CGSize?

    /// Displays the commands that are available in a window while the Command key is held, and removes them afterwards.
    ///
    /// - Parameters:
    ///   - isHeld: True if the key is held.
    ///   - isApple: True if the keys have the names that they have on keyboards of Apple.
    ///   - window: The window, or nil to display nothing.
    static func update(isHeld: Bool, isApple: Bool, in window: UIWindow?) {
        if let current {
            self.current = nil
            current.disappear()
        }
        guard isHeld, let window else { return }
        let content = window.keyOverview(isApple: isApple)
        guard !content.groups.isEmpty else { return }
        let overview = KeyOverview(content, in: window)
        current = overview
        window.addSubview(overview)
        overview.alpha = 0
        UIView.animate(withDuration: 0.2) { overview.alpha = 1 }
    }

    private init(_ content: KeyOverviewContent, in window: UIWindow) {
        self.content = content
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        panel.clipsToBounds = true
        panel.layer.cornerRadius = 16
        columns.alignment = .top
        columns.distribution = .fillEqually
        columns.spacing = 2 * Self.margin
        addSubview(panel)
        panel.contentView.addSubview(columns)
    }

    required init?(coder: NSCoder) { nil }

    private func disappear() {
        UIView.animate(withDuration: 0.2) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    // MARK: Layout

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrangedSize = nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let inner = room.insetBy(dx: Self.margin, dy: Self.margin).size
        if arrangedSize != inner {
            arrangedSize = inner
            arrange(in: inner)
        }
        let count = CGFloat(columns.arrangedSubviews.count)
        let fitting = columns.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let least = count * Self.columnWidth + (count - 1) * columns.spacing
        let size = CGSize(
            width: min(max(fitting.width, least), inner.width), height: min(fitting.height, inner.height))
        columns.frame = CGRect(
            origin: CGPoint(x: Self.margin, y: Self.margin),
            size: CGSize(width: size.width, height: fitting.height))
        panel.bounds.size = CGSize(
            width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
        panel.center = CGPoint(x: room.midX, y: room.midY)
    }

    /// Distributes the commands among as few columns as have room for them.
    private func arrange(in size: CGSize) {
        for column in columns.arrangedSubviews { column.removeFromSuperview() }
        let height = UIFont.preferredFont(forTextStyle: .body).lineHeight + Self.spacing
        let capacity = max(1, Int((size.height + Self.spacing) / height))
        let mostColumns = max(1, Int((size.width + columns.spacing) / (Self.columnWidth + columns.spacing)))
        for lines in content.columns(of: capacity).prefix(mostColumns) {
            let column = UIStackView(arrangedSubviews: lines.map(view))
            column.axis = .vertical
            column.spacing = Self.spacing
            columns.addArrangedSubview(column)
        }
    }

    private func view(_ line: KeyOverviewContent.Line) -> UIView {
        switch line {
        case .title(let title): titleView(title)
        case .entry(let entry): view(entry)
        }
    }

    private func titleView(_ title: String) -> UIView {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .headline)
        label.accessibilityTraits = .header
        return label
    }

    private func view(_ entry: KeyOverviewContent.Entry) -> UIView {
        let (title, key) = (UILabel(), UILabel())
        title.text = entry.title
        title.font = .preferredFont(forTextStyle: .body)
        key.text = entry.key
        key.font = .preferredFont(forTextStyle: .body)
        key.textColor = .secondaryLabel
        key.setContentHuggingPriority(.required, for: .horizontal)
        key.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [title, key])
        row.spacing = Self.margin
        return row
    }
}
