import Foundation

@testable import TesseraUI

/// The contents of a notification about the keyboard, read in the way apps read them.
struct KeyboardNews: Equatable, Sendable {
    var begin: CGRect?
    var end: CGRect?
    var endAsRectangle: CGRect?
    var duration: Double?
    var curve: UInt?
    var isLocal: Bool?

    init(_ info: [AnyHashable: Any]?) {
        begin = (info?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
        end = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        endAsRectangle = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        isLocal = info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
    }
}

/// Records the notifications about the keyboard in the order in which they are posted.
@MainActor
final class KeyboardLog {
    private(set) var names: [String] = []
    private(set) var news: [KeyboardNews] = []
    private var observers: [any NSObjectProtocol] = []

    var ends: [CGRect?] { news.map(\.end) }

    init() {
        let all: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
            (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
        ]
        let center = NotificationCenter.default
        for (name, word) in all {
            let observer = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let news = KeyboardNews(note.userInfo)
                MainActor.assumeIsolated {
                    self?.names.append(word)
                    self?.news.append(news)
                }
            }
            observers.append(observer)
        }
    }

    func stop() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}

/// A view that can become the first responder, and has an input view and an accessory view of its own.
final class Typist: UIView {
    var accessory: UIView?
    var keys: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { accessory }
    override var inputView: UIView? { keys }
}

/// A view whose layout places its content below an empty strip.
final class PaddedView: UIView {
    let content = UIView()
    /// The height of the strip, in points.
    var padding: CGFloat = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview == nil { addSubview(content) }
        content.frame = CGRect(x: 0, y: padding, width: bounds.width, height: bounds.height - padding)
    }
}

/// A controller with a bar at the lower edge of the screen, like one for a conversation.
final class ConversationController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}

/// A bar that lets the constraints within it determine its height, as many apps write it.
final class SelfSizingBar: UIView {
    let content = UIView()
    private(set) lazy var height = content.heightAnchor.constraint(equalToConstant: 40)
    override var intrinsicContentSize: CGSize { .zero }

    init() {
        super.init(frame: .zero)
        autoresizingMask = .flexibleHeight
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            height, content.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            content.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
