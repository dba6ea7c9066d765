import Foundation
import TesseraDisplay

/// The box with the elements of an open menu.
@MainActor
final class MenuPanel: UIView {
    private let scrollView = UIScrollView()
    private var parts: [Part] = []

    /// The parts of the menu, from top to bottom.
    private enum Part {
        case title(UILabel)
        case item(MenuItemView)
        case group([MenuItemView])
        case spinner(UIView)
        /// A hairline, or a thick line between two sections.
        case line(UIView, isThick: Bool)
    }

    /// The space above and below a section's title, in points.
    private static let titleInset: CGFloat = 8
    private static let bandHeight: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        apply(Material(.systemMaterial))
        layer.cornerRadius = 13
        clipsToBounds = true
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(scrollView)
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityRole: AccessibilityContent.Role? { .menu }

    /// Fills the panel with a menu.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - isInner: True if the menu is a submenu, which has a head that closes it.
    ///   - selection: The outermost menu around a submenu with the single-selection option, or nil.
    ///   - choose: A closure that runs when the user chooses an element. Its argument is nil for the head.
    func display(
        _ menu: UIMenu, isInner: Bool, selection: UIMenu?, choose: @escaping (MenuItem?) -> Void
    ) {
        let sections = MenuSection.sections(of: menu, selection: selection)
        for view in scrollView.subviews { view.removeFromSuperview() }
        parts = []
        accessibilityLabel = menu.title.isEmpty ? nil : menu.title
        if isInner {
            append(MenuItem(element: menu), style: .head) { choose(nil) }
        } else if !menu.title.isEmpty {
            appendTitle(menu.title)
        }
        for (index, section) in sections.enumerated() {
            if !parts.isEmpty { appendLine(isThick: index > 0) }
            if !section.title.isEmpty {
                appendTitle(section.title)
                appendLine(isThick: false)
            }
            append(section.rows, choose: choose)
        }
        setNeedsLayout()
    }

    private func append(_ rows: [MenuRow], choose: @escaping (MenuItem?) -> Void) {
        let hasMarks = rows.contains { row in
            guard case .item(let item) = row else { return false }
            return item.state != .off || item.submenu != nil
        }
        for (index, row) in rows.enumerated() {
            if index > 0 { appendLine(isThick: false) }
            switch row {
            case .item(let item): append(item, style: .row(hasMarks: hasMarks)) { choose(item) }
            case .group(let items, let size):
                let views = items.map { item in
                    make(item, style: size == .small ? .small : .medium) { choose(item) }
                }
                parts.append(.group(views))
            case .loading: appendSpinner()
            }
        }
    }

    private func make(_ item: MenuItem, style: MenuItemView.Style, action: @escaping () -> Void)
        -> MenuItemView
    {
        let view = MenuItemView(item: item, style: style)
        view.addAction(UIAction { _ in action() }, for: .touchUpInside)
        scrollView.addSubview(view)
        return view
    }

    private func append(_ item: MenuItem, style: MenuItemView.Style, action: @escaping () -> Void) {
        parts.append(.item(make(item, style: style, action: action)))
    }

    private func appendTitle(_ title: String) {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        scrollView.addSubview(label)
        parts.append(.title(label))
    }

    private func appendLine(isThick: Bool) {
        let line = UIView()
        line.backgroundColor = isThick ? UIColor(light: 0x0000_0014, dark: 0x0000_0029) : .separator
        line.isUserInteractionEnabled = false
        scrollView.addSubview(line)
        parts.append(.line(line, isThick: isThick))
    }

    private func appendSpinner() {
        let row = UIView()
        let spinner = MenuSpinner()
        spinner.frame = row.bounds
        spinner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        row.addSubview(spinner)
        scrollView.addSubview(row)
        parts.append(.spinner(row))
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: place(width: size.width, moves: false))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        scrollView.contentSize = CGSize(width: bounds.width, height: place(width: bounds.width, moves: true))
    }

    /// Returns the height of all parts in points, and places them if `moves` is true.
    private func place(width: CGFloat, moves: Bool) -> CGFloat {
        var y: CGFloat = 0
        func put(_ view: UIView, x: CGFloat = 0, width: CGFloat, height: CGFloat) {
            if moves { view.frame = CGRect(x: x, y: y, width: width, height: height) }
        }
        func fitting(_ view: UIView, _ width: CGFloat) -> CGFloat {
            view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        for part in parts {
            let height: CGFloat
            switch part {
            case .title(let label):
                height = fitting(label, width - 32) + 2 * Self.titleInset
                put(label, x: 16, width: width - 32, height: height)
            case .item(let view):
                height = fitting(view, width)
                put(view, width: width, height: height)
            case .group(let views):
                let share = width / CGFloat(max(views.count, 1))
                height = views.map { fitting($0, share) }.max() ?? 0
                for (index, view) in views.enumerated() {
                    let place = isRightToLeft ? views.count - 1 - index : index
                    put(view, x: CGFloat(place) * share, width: share, height: height)
                }
            case .spinner(let view):
                height = 44
                put(view, width: width, height: height)
            case .line(let view, let isThick):
                height = isThick ? Self.bandHeight : 1 / traitCollection.displayScale
                put(view, width: width, height: height)
            }
            y += height
        }
        return y
    }
}

/// A spinner that turns until the elements of a menu are loaded. The display draws it like a refresh control.
@MainActor
private final class MenuSpinner: UIView {
    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        let color = UIColor.systemGray.displayColor(for: context.traits)
        properties.refresh = RefreshContent(isRefreshing: true, color: color, threshold: 1)
    }
}
