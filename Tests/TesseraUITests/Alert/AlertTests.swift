import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct AlertTests {
    private let root = UIViewController()
    private let window: UIWindow

    init() { window = phoneWindow(root) }

    private func buttons(in view: UIView) -> [AlertButton] {
        view.subviews.flatMap { ($0 as? AlertButton).map { [$0] } ?? buttons(in: $0) }
    }

    private func color(_ title: String, in window: UIWindow) -> UIColor? {
        let button = buttons(in: window).first { $0.accessibilityLabel == title }
        return button?.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `buttons have the tint colour unless they destroy or are disabled`(style: UIAlertController.Style) {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Keep", style: .default))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        let never = UIAlertAction(title: "Never", style: .default)
        never.isEnabled = false
        alert.addAction(never)
        window.tintColor = .systemGreen
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        #expect(color("Keep", in: window) == .systemGreen)
        alert.view.tintColor = .systemPurple
        #expect(color("Keep", in: window) == .systemPurple)
        #expect(color("Delete", in: window) == .systemRed && color("Never", in: window) == .tertiaryLabel)
    }

    @Test func `buttons that do not fit scroll below the text`() throws {
        let alert = UIAlertController(title: "Country", message: nil, preferredStyle: .alert)
        for number in 1...30 { alert.addAction(UIAlertAction(title: "\(number)", style: .default)) }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        let found = buttons(in: window)
        #expect(found.map(\.accessibilityLabel) == (1...30).map { "\($0)" } + ["Cancel"])
        let scrollView = try #require(found.first?.superview as? UIScrollView)
        #expect(scrollView.contentSize == CGSize(width: 270, height: 31 * 44))
        let shown = scrollView.convert(scrollView.bounds, to: window)
        #expect(shown.height > 500 && shown.minY > 24 && shown.maxY <= 820)
        let box = try #require((alert.view as? AlertView)?.box)
        #expect(box.frame.maxY == shown.maxY && found[0].frame.minY == 0)
    }

    // MARK: Escape and touches beside

    private func question(_ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)])
        -> (UIAlertController, Calls)
    {
        let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: style)
        let calls = Calls()
        for (title, style) in actions {
            alert.addAction(UIAlertAction(title: title, style: style) { _ in calls.titles.append(title) })
        }
        return (alert, calls)
    }

    private final class Calls { var titles: [String] = [] }

    @Test func `a sheet at the bottom without Cancel stays when the user touches beside it`() async {
        let (sheet, calls) = question(.actionSheet, [("Delete", .destructive)])
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(!sheet.accessibilityPerformEscape() && !window.performEscape())
        for _ in 0..<20 { await turn() }
        #expect(root.presentedViewController === sheet && calls.titles == [])
    }

    @Test(arguments: [1, 2])
    func `a popover without Cancel closes when the user touches beside it, and runs no action`(count: Int)
        async throws
    {
        let root = UIViewController()
        let wide = phoneWindow(root, width: 1000, height: 700)
        let source = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 40))
        root.view.addSubview(source)
        let actions: [(String, UIAlertAction.Style)] = [("Delete", .destructive), ("Share", .default)]
        let (sheet, calls) = question(.actionSheet, Array(actions.prefix(count)))
        sheet.popoverPresentationController?.sourceView = source
        root.present(sheet, animated: false)
        wide.layoutIfNeeded()
        let beside = try #require(
            wide.hitTest(CGPoint(x: 20, y: 600), with: nil) as? PresentationDimmingView)
        beside.action?()
        await wait(until: { root.presentedViewController == nil })
        #expect(calls.titles == [])
    }

    @Test(
        arguments: [
            ([("OK", .default)], nil, ["OK"]), ([("Cancel", .cancel), ("Send", .default)], nil, ["Send"]),
            ([("Cancel", .cancel), ("Delete", .destructive)], nil, []),
            ([("Cancel", .cancel), ("Delete", .destructive)], 1, ["Delete"]),
            ([("Send", .default), ("Save", .default)], nil, []),
        ] as [([(String, UIAlertAction.Style)], Int?, [String])])
    func `Return chooses the preferred button, or the only one that does something usual`(
        actions: [(String, UIAlertAction.Style)], preferred: Int?, chosen: [String]
    ) async {
        let (alert, calls) = question(.alert, actions)
        alert.preferredAction = preferred.map { alert.actions[$0] }
        root.present(alert, animated: false)
        // The button of this action takes the focus when the alert comes.
        let buttons = alert.view.subviews.flatMap(\.subviews).flatMap(\.subviews).compactMap {
            $0 as? AlertButton
        }
        #expect(buttons.filter(\.isForReturn).map(\.accessibilityLabel) == chosen)
        // The page reports the key while none of the buttons has the focus.
        #expect(alert.view.accessibilityActivate())
        if !chosen.isEmpty { await wait(until: { !calls.titles.isEmpty }) }
        #expect(calls.titles == chosen)
    }

    @Test func `Escape chooses the only button of an alert unless that destroys something`() async {
        let (deletion, _) = question(.alert, [("Delete", .destructive)])
        root.present(deletion, animated: false)
        #expect(!window.performEscape())
        root.dismiss(animated: false)
        let (notice, calls) = question(.alert, [("OK", .default)])
        root.present(notice, animated: false)
        #expect(window.performEscape())
        await wait(until: { !calls.titles.isEmpty })
        #expect(calls.titles == ["OK"])
    }
}
