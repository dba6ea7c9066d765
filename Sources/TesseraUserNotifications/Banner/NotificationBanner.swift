import Foundation
import TesseraUI

/// The banner of a notification at the upper edge of the page, while the app is in front.
///
/// It goes away by itself unless the pointer is in it, and when the user pushes it up. A touch opens the notification. When the
/// user holds the banner or pulls it down, it displays the actions of the notification, and stays until the user chooses one,
/// touches something else or presses Escape.
@MainActor
final class NotificationBanner {
    private static var current: NotificationBanner?

    /// The seconds for which a banner stays.
    static let patience = 5.0

    private let window: OverlayWindow
    private let card: NotificationCard
    /// The window behind an expanded card, which receives the touches elsewhere.
    private var backdrop: OverlayWindow?
    private var timer: Timer?
    private var isAnswered = false
    private let respond: @MainActor (String) -> Void

    /// Displays a notification, in place of the one before.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - actions: The actions that the user can choose.
    ///   - respond: A closure that runs with the identifier of the action if the user opens the notification or chooses an
    ///     action.
    static func display(
        _ notification: UNNotification, actions: [UNNotificationAction],
        respond: @escaping @MainActor (String) -> Void
    ) {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let scene = scenes.first else { return }
        current?.remove()
        current = NotificationBanner(notification, actions, in: scene, respond: respond)
    }

    private init(
        _ notification: UNNotification, _ actions: [UNNotificationAction], in scene: UIWindowScene,
        respond: @escaping @MainActor (String) -> Void
    ) {
        self.respond = respond
        window = OverlayWindow(windowScene: scene)
        card = NotificationCard(notification.request.content, actions)
        window.windowLevel = .alert + 1
        window.backgroundColor = .clear
        let controller = UIViewController()
        controller.view = card
        window.rootViewController = controller
        place()
        window.isHidden = false
        card.open = { [weak self] in self?.choose(UNNotificationDefaultActionIdentifier) }
        card.choose = { [weak self] in self?.choose($0) }
        card.expand = { [weak self] in self?.expand() }
        card.pan = { [weak self] in self?.pan($0) }
        card.hover = { [weak self] in self?.hover($0) }
        window.escape = { [weak self] in self?.escape() ?? false }
        window.adapt = { [weak self] in self?.place() }
        hideCard()
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: []
        ) { [card] in (card.transform, card.alpha) = (.identity, 1) }
        UIAccessibility.post(notification: .announcement, argument: card.spokenText)
        startTimer()
    }

    /// Gives the window the place and the height of the card.
    private func place() {
        let screen = UIScreen.main.bounds
        let margin = 8.0
        let width = min(screen.width - 2 * margin, 400)
        let fitting = card.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let top = max(safeTop, margin)
        let height = min(fitting.height, max(screen.height - top - margin, 0))
        window.frame = CGRect(x: (screen.width - width) / 2, y: top, width: width, height: height)
        // A frame must not be set while a transform moves the view, and one may move the card.
        card.bounds = window.bounds
        card.center = CGPoint(x: width / 2, y: height / 2)
    }

    private var safeTop: CGFloat {
        window.windowScene?.windows.map(\.safeAreaInsets.top).max() ?? 0
    }

    private func startTimer() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: Self.patience, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.leave() }
        }
    }

    private func expand() {
        guard !card.isExpanded, card.hasActions else { return }
        timer?.invalidate()
        card.isExpanded = true
        addBackdrop()
        UIView.animate(withDuration: 0.3) {
            self.place()
            self.card.layoutIfNeeded()
        }
    }

    private func addBackdrop() {
        guard let scene = window.windowScene else { return }
        let backdrop = OverlayWindow(windowScene: scene)
        backdrop.windowLevel = window.windowLevel - 0.5
        backdrop.backgroundColor = .clear
        backdrop.frame = UIScreen.main.bounds
        backdrop.adapt = { [weak backdrop] in backdrop?.frame = UIScreen.main.bounds }
        backdrop.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self,
                action: Selector("touchedElsewhere") { (banner: NotificationBanner) in banner.leave() }))
        backdrop.isHidden = false
        self.backdrop = backdrop
    }

    private func escape() -> Bool {
        guard card.isExpanded else { return false }
        leave()
        return true
    }

    private func hover(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began: timer?.invalidate()
        case .ended, .cancelled: if !card.isExpanded { startTimer() }
        default: break
        }
    }

    private func pan(_ recognizer: UIPanGestureRecognizer) {
        let distance = recognizer.translation(in: window).y
        switch recognizer.state {
        case .began: timer?.invalidate()
        case .changed:
            // Pulled down, the card follows less and less.
            let offset = distance < 0 ? distance : distance / (1 + distance / 40)
            card.transform = CGAffineTransform(translationX: 0, y: offset)
        case .ended, .cancelled:
            if recognizer.state == .ended, distance < -12 { return leave() }
            if recognizer.state == .ended, distance > 24 { expand() }
            UIView.animate(withDuration: 0.25) { self.card.transform = .identity }
            if !card.isExpanded { startTimer() }
        default: break
        }
    }

    private func choose(_ action: String) {
        // The user may touch it again while it goes away.
        guard !isAnswered else { return }
        isAnswered = true
        leave()
        respond(action)
    }

    private func leave() {
        timer?.invalidate()
        UIView.animate(
            withDuration: 0.25,
            animations: { [self] in hideCard() }, completion: { [self] _ in remove() })
    }

    /// Puts the card above the page. It fades where it is if the user wants less motion.
    private func hideCard() {
        if UIAccessibility.isReduceMotionEnabled {
            card.alpha = 0
        } else {
            card.transform = CGAffineTransform(translationX: 0, y: -window.frame.maxY)
        }
    }

    private func remove() {
        timer?.invalidate()
        window.isHidden = true
        backdrop?.isHidden = true
        if Self.current === self { Self.current = nil }
    }
}
