import Foundation
import TesseraSelectors
import TesseraUI

/// The texts of a notification in a banner, and its actions once the banner is expanded.
@MainActor
final class NotificationCard: UIView {
    var open: @MainActor () -> Void = {}
    var choose: @MainActor (String) -> Void = { _ in }
    var expand: @MainActor () -> Void = {}
    var pan: @MainActor (UIPanGestureRecognizer) -> Void = { _ in }
    var hover: @MainActor (UIHoverGestureRecognizer) -> Void = { _ in }

    private let content: UNNotificationContent
    private let actions: [UNNotificationAction]
    private let texts = UIStackView()
    private let buttons = UIStackView()
    /// The buttons, which scroll on a screen that is too low for them.
    private let choices = UIScrollView()
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

    var hasActions: Bool { !actions.isEmpty }
    /// True if the actions are displayed.
    var isExpanded = false { didSet { choices.isHidden = !isExpanded } }

    /// The text for assistive technology.
    var spokenText: String {
        [content.title, content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    init(_ content: UNNotificationContent, _ actions: [UNNotificationAction]) {
        (self.content, self.actions) = (content, actions)
        super.init(frame: .zero)
        background.layer.cornerRadius = 22
        background.clipsToBounds = true
        layer.shadowColor = UIColor.black.cgColor
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (
            0.15, 12, CGSize(width: 0, height: 4)
        )
        addTexts()
        addButtons()
        let column = UIStackView(arrangedSubviews: [texts, choices])
        column.axis = .vertical
        column.spacing = 12
        for view in [background, column] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(background)
        addSubview(column)
        NSLayoutConstraint.activate([
            background.topAnchor.constraint(equalTo: topAnchor),
            background.bottomAnchor.constraint(equalTo: bottomAnchor),
            background.leadingAnchor.constraint(equalTo: leadingAnchor),
            background.trailingAnchor.constraint(equalTo: trailingAnchor),
            column.topAnchor.constraint(equalTo: topAnchor, constant: 14),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 18),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -18),
        ])
        addGestures()
    }

    required init?(coder: NSCoder) { nil }

    private func addTexts() {
        texts.axis = .vertical
        texts.spacing = 2
        for (text, style, lines) in [
            (content.title, UIFont.TextStyle.headline, 1), (content.subtitle, .subheadline, 1),
            (content.body, .subheadline, 4),
        ] where !text.isEmpty {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = lines
            texts.addArrangedSubview(label)
        }
        texts.isAccessibilityElement = true
        texts.accessibilityTraits = .button
        texts.accessibilityLabel = spokenText
        texts.accessibilityIdentifier = "notification"
        texts.accessibilityCustomActions = actions.map { action in
            UIAccessibilityCustomAction(name: action.title) { [weak self] _ in
                self?.choose(action.identifier)
                return true
            }
        }
    }

    private func addButtons() {
        buttons.axis = .vertical
        buttons.spacing = 8
        choices.isHidden = true
        choices.addSubview(buttons)
        buttons.translatesAutoresizingMaskIntoConstraints = false
        let (content, height) = (
            choices.contentLayoutGuide, choices.heightAnchor.constraint(equalTo: buttons.heightAnchor)
        )
        // The texts keep their height.
        height.priority = UILayoutPriority(700)
        NSLayoutConstraint.activate([
            buttons.topAnchor.constraint(equalTo: content.topAnchor),
            buttons.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            buttons.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            buttons.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            buttons.widthAnchor.constraint(equalTo: choices.frameLayoutGuide.widthAnchor), height,
        ])
        for action in actions {
            var configuration = UIButton.Configuration.gray()
            configuration.title = action.title
            configuration.buttonSize = .large
            if action.options.contains(.destructive) { configuration.baseForegroundColor = .systemRed }
            let identifier = action.identifier
            buttons.addArrangedSubview(
                UIButton(
                    configuration: configuration,
                    primaryAction: UIAction { [weak self] _ in self?.choose(identifier) }))
        }
    }

    private func addGestures() {
        // The margins around the texts belong to the background.
        for view in [texts, background] {
            view.addGestureRecognizer(
                UITapGestureRecognizer(
                    target: self, action: Selector("tapped") { (card: NotificationCard) in card.open() }))
        }
        addGestureRecognizer(
            UILongPressGestureRecognizer(
                target: self,
                action: Selector("held:") {
                    (card: NotificationCard, recognizer: UILongPressGestureRecognizer) in
                    if recognizer.state == .began { card.expand() }
                }))
        addGestureRecognizer(
            UIPanGestureRecognizer(
                target: self,
                action: Selector("panned:") { (card: NotificationCard, recognizer: UIPanGestureRecognizer) in
                    card.pan(recognizer)
                }))
        addGestureRecognizer(
            UIHoverGestureRecognizer(
                target: self,
                action: Selector("hovered:") {
                    (card: NotificationCard, recognizer: UIHoverGestureRecognizer) in
                    card.hover(recognizer)
                }))
    }

    override func accessibilityActivate() -> Bool {
        open()
        return true
    }
}
