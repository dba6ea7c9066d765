import Foundation
import Synchronization

@testable import TesseraUI

/// The notifications of the keyboard in the order in which they were posted.
@MainActor
final class KeyboardLog {
    private(set) var names: [String] = []
    private(set) var ends: [CGRect] = []
    private(set) var infos: [[AnyHashable: Any]] = []
    private var observers: [any NSObjectProtocol] = []

    init() {
        let all: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
            (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
        ]
        for (name, word) in all {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] note in
                    MainActor.assumeIsolated { self?.hear(word, note) }
                })
        }
    }

    private func hear(_ word: String, _ note: Notification) {
        names.append(word)
        infos.append(note.userInfo ?? [:])
        if let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect { ends.append(end) }
    }

    func stop() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}

/// A view that can become the first responder, with views for the keyboard.
final class Typist: UIView {
    var accessory: UIView?
    var keys: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { accessory }
    override var inputView: UIView? { keys }
}

/// A controller with a bar at the lower edge of the screen, as that of a conversation.
final class ConversationController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}
