import Foundation
import Testing

@testable import TesseraUI

private final class Key: UIView {
    var canResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { canResign }
}

private final class KeyController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}

/// A page whose text field is to be the first responder when the page is about to appear.
private final class FormController: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    /// The number of times that the delegate was asked whether the editing may begin.
    var questions = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = self
        view.addSubview(field)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        field.becomeFirstResponder()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        questions += 1
        return true
    }
}

@MainActor struct FirstResponderTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let one = Key()
    private let two = Key()

    init() {
        window.addSubview(one)
        window.addSubview(two)
    }

    @Test func `a view can become the first responder only if its class allows it`() {
        let view = UIView()
        window.addSubview(view)
        #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder() && !view.isFirstResponder)
    }

    @Test func `there is one first responder in a window`() {
        #expect(one.becomeFirstResponder())
        #expect(two.becomeFirstResponder())
        #expect(!one.isFirstResponder && two.isFirstResponder)
    }

    @Test func `a view that does not resign stays the first responder`() {
        one.becomeFirstResponder()
        one.canResign = false
        #expect(!two.becomeFirstResponder())
        #expect(one.isFirstResponder)
        #expect(!one.resignFirstResponder())
    }

    @Test func `a view outside of windows cannot become the first responder`() {
        #expect(!Key().becomeFirstResponder())
    }

    @Test func `a view that waits for a window becomes the first responder when it moves into one`() {
        let box = UIView()
        let (later, resigned) = (Key(), Key())
        box.addSubview(later)
        box.addSubview(resigned)
        #expect(!later.becomeFirstResponder())
        window.addSubview(box)
        #expect(later.isFirstResponder)
        box.removeFromSuperview()
        window.addSubview(box)
        #expect(!later.isFirstResponder)
        box.removeFromSuperview()
        resigned.becomeFirstResponder()
        resigned.resignFirstResponder()
        window.addSubview(box)
        #expect(!resigned.isFirstResponder)
    }

    @Test func `a view that waits for a window takes nothing from an object that became it later`() {
        let later = Key()
        later.becomeFirstResponder()
        #expect(one.becomeFirstResponder())
        window.addSubview(later)
        #expect(one.isFirstResponder && !later.isFirstResponder)
    }

    @Test func `a controller does not wait for a window`() {
        let controller = KeyController()
        #expect(!controller.becomeFirstResponder())
        window.addSubview(controller.view)
        #expect(!controller.isFirstResponder)
        #expect(controller.becomeFirstResponder())
    }

    @Test func `a text field becomes the first responder if it asks before its page is in the window`() {
        let page = FormController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.isHidden = false
        navigation.pushViewController(page, animated: false)
        navigation.view.layoutIfNeeded()
        #expect(page.field.isFirstResponder)
        #expect(page.questions == 1)
    }

    @Test func `a view that leaves its window resigns, even if its class refuses`() {
        let box = UIView()
        window.addSubview(box)
        box.addSubview(one)
        one.becomeFirstResponder()
        one.canResign = false
        box.removeFromSuperview()
        #expect(window.firstResponder == nil)
        #expect(!one.isFirstResponder)
    }

    @Test func `controllers can be the first responder`() {
        let controller = KeyController()
        window.addSubview(controller.view)
        #expect(controller.becomeFirstResponder())
        #expect(controller.isFirstResponder)
        #expect(controller.view.endEditing(false))
        #expect(!controller.isFirstResponder)
    }

    @Test func `editing ends within a view, and where it is forced against the responder's will`() {
        let box = UIView()
        window.addSubview(box)
        box.addSubview(one)
        one.becomeFirstResponder()
        #expect(!two.endEditing(true))
        one.canResign = false
        #expect(!box.endEditing(false))
        #expect(one.isFirstResponder)
        #expect(box.endEditing(true))
        #expect(!one.isFirstResponder)
    }

    @Test func `an object that is not the first responder can resign`() {
        #expect(one.resignFirstResponder())
    }
}
