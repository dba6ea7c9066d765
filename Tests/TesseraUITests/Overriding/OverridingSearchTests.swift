import Foundation
import TesseraUI
import TestSupport
import Testing

/// Overrides the members of search bars, menus and responders that apps may override. Code that compiles here compiles
/// for iOS.
private final class Bar: UISearchBar {
    private(set) var calls: [String] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var text: String? { didSet { calls.append("text") } }
    override var placeholder: String? { didSet { calls.append("placeholder") } }
    override var showsCancelButton: Bool { didSet { calls.append("showsCancelButton") } }
    override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        super.setShowsCancelButton(showsCancelButton, animated: animated)
        calls.append("setShowsCancelButton")
    }
    override func setShowsScope(_ show: Bool, animated animate: Bool) {
        super.setShowsScope(show, animated: animate)
        calls.append("setShowsScope")
    }
    override var scopeButtonTitles: [String]? { didSet { calls.append("scopeButtonTitles") } }
    override var barTintColor: UIColor? { didSet { calls.append("barTintColor") } }
    override func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        super.setImage(iconImage, for: icon, state: state)
        calls.append("setImage")
    }
    override var canBecomeFirstResponder: Bool { false }
    override func becomeFirstResponder() -> Bool {
        calls.append("becomeFirstResponder")
        return super.becomeFirstResponder()
    }
}

private final class Controller: UISearchController {
    private let own = Bar()
    override var searchBar: UISearchBar { own }
    override var isActive: Bool { didSet { changes += 1 } }
    private(set) var changes = 0
}

private final class Action: UIAction {
    override var title: String {
        get { "«\(super.title)»" }
        set { super.title = newValue }
    }
    override func performWithSender(_ sender: Any?, target: Any?) {
        performed += 1
        super.performWithSender(sender, target: target)
    }
    private(set) var performed = 0
}

private final class Menu: UIMenu {
    override var children: [UIMenuElement] { super.children.reversed() }
}

private final class Item: UINavigationItem {
    override var searchController: UISearchController? { didSet { changes += 1 } }
    override var preferredSearchBarPlacement: SearchBarPlacement { didSet { changes += 1 } }
    override var searchBarPlacement: SearchBarPlacement { .stacked }
    override var hidesSearchBarWhenScrolling: Bool { didSet { changes += 1 } }
    private(set) var changes = 0
}

private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { false }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override func endEditing(_ force: Bool) -> Bool { !super.endEditing(force) }
}

@MainActor struct OverridingSearchTests {
    @Test func `overrides of search bars are called`() {
        let bar = Bar()
        bar.text = "a"
        bar.placeholder = "b"
        bar.showsCancelButton = true
        bar.showsScopeBar = true
        bar.scopeButtonTitles = ["c"]
        bar.barTintColor = .red
        bar.setImage(nil, for: .clear, state: .normal)
        #expect(!bar.becomeFirstResponder())
        #expect(
            bar.calls == [
                "text", "placeholder", "setShowsCancelButton", "showsCancelButton", "setShowsScope",
                "scopeButtonTitles", "barTintColor", "setImage", "becomeFirstResponder",
            ])
    }

    @Test func `overrides of search controllers are called`() {
        let controller = Controller(searchResultsController: nil)
        #expect(controller.searchBar is Bar)
        controller.isActive = true
        #expect(controller.changes == 1)
        let item = Item(title: "")
        item.searchController = controller
        item.hidesSearchBarWhenScrolling = false
        #expect(item.changes == 2)
        item.preferredSearchBarPlacement = .inline
        #expect(item.changes == 3 && controller.searchBarPlacement == .stacked)
    }

    @Test func `overrides of menus and actions are called`() {
        let action = Action(title: "a") { _ in }
        #expect(action.title == "«a»")
        action.performWithSender(nil, target: nil)
        #expect(action.performed == 1)
        let other = UIAction { _ in }
        #expect(Menu(children: [action, other]).children == [other, action])
    }

    @Test func `overrides of responders are called`() {
        let (window, field) = (UIWindow(frame: .zero), Field())
        window.addSubview(field)
        #expect(field.becomeFirstResponder())
        #expect(!field.resignFirstResponder())
        #expect(field.endEditing(false))
    }
}
