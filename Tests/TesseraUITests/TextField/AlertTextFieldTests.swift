import Foundation
import Testing

@testable import TesseraUI

@MainActor struct AlertTextFieldTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let alert = UIAlertController(title: "Log in", message: "To go on", preferredStyle: .alert)
    private let presenter = UIViewController()

    init() {
        window.rootViewController = presenter
        window.isHidden = false
        for name in ["Name", "Password"] { alert.addTextField { $0.placeholder = name } }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    }

    private func field(_ index: Int) throws -> UITextField { try #require(alert.textFields)[index] }

    @Test func `the fields lie one below the other between the message and the buttons`() throws {
        presenter.present(alert, animated: false)
        window.layoutIfNeeded()
        func place(_ index: Int) throws -> CGRect {
            try field(index).convert(try field(index).bounds, to: nil)
        }
        let (first, second) = (try place(0), try place(1))
        #expect(first.width == 270 - 32 - 16 && first.height >= 32 && second.minY == first.maxY)
        #expect(first.minX == second.minX && first.minY > 300 && second.maxY < 500)
    }

    @Test func `the first field has the focus, and Return leads to the next and to the button`() async throws
    {
        var chosen = 0
        let action = UIAlertAction(title: "Log in", style: .default) { _ in chosen += 1 }
        alert.addAction(action)
        presenter.present(alert, animated: false)
        #expect(try field(0).isFirstResponder)
        try field(0).input.displaySubmitted()
        #expect(try field(1).isFirstResponder)
        action.isEnabled = false
        try field(1).input.displaySubmitted()
        #expect(chosen == 0 && presenter.presentedViewController === alert)
        action.isEnabled = true
        try field(1).input.displaySubmitted()
        // The handler of the action runs after the alert has disappeared.
        await wait(until: { chosen == 1 })
        #expect(chosen == 1)
    }

    @Test func `an alert without fields has none`() {
        #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).textFields == nil)
    }
}
