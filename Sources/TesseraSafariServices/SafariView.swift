import Foundation
import TesseraUI

/// The view in the app while a page is open in another tab.
@MainActor
final class SafariView: UIView {
    private let bar = UINavigationBar()
    private let item: UINavigationItem
    private let label = UILabel()
    private let button: LinkButton
    private let close: () -> Void

    /// True if the browser has opened the page.
    var isOpened = false { didSet { updateText() } }
    var barColor: UIColor? { didSet { bar.barTintColor = barColor } }

    init(host: String, close: @escaping () -> Void, open: @escaping () -> Void) {
        item = UINavigationItem(title: host)
        button = LinkButton(title: SafariWord.open(host), action: open)
        self.close = close
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        bar.setItems([item], animated: false)
        for view in [bar, label, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: centerYAnchor, constant: -8),
            button.topAnchor.constraint(equalTo: centerYAnchor, constant: 8),
            button.centerXAnchor.constraint(equalTo: centerXAnchor),
            button.widthAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.widthAnchor),
        ])
        updateText()
    }

    required init?(coder: NSCoder) { nil }

    func setCloseItem(_ system: UIBarButtonItem.SystemItem) {
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: system, primaryAction: UIAction { [close] _ in close() })
    }

    private func updateText() {
        label.text = isOpened ? SafariWord.opened : SafariWord.opening
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        button.textColor = tintColor
    }
}

/// A text that opens the page when it is touched.
@MainActor
private final class LinkButton: UIControl {
    private let label = UILabel()

    var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue }
    }

    init(title: String, action: @escaping () -> Void) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = title
        label.text = title
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        label.isUserInteractionEnabled = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.4 : 1 } }
}

/// The texts of the screen, in Japanese if that is the user's first language, and in English otherwise.
@MainActor
private enum SafariWord {
    private static var isJapanese: Bool {
        UIDevice.current.preferredLanguages.first?.lowercased().hasPrefix("ja") == true
    }

    static var opened: String { isJapanese ? "ページを新しいタブで開きました。" : "The page is open in another tab." }
    static var opening: String { isJapanese ? "ページを開いています…" : "Opening the page…" }
    static func open(_ host: String) -> String { isJapanese ? "\(host) を開く" : "Open \(host)" }
}
