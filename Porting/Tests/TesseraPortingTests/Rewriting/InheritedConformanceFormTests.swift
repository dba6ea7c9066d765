import Testing

@testable import TesseraPorting

@Suite struct InheritedConformanceFormTests {
    private let base = "class Base: UIViewController, UITableViewDelegate {}"
    private let menu =
        "class Menu: Base { func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {} }"

    @Test func `a method of a subclass overrides one that the class with the conformance gets`() {
        expectRewriting(
            menu,
            "class Menu: Base { override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {} }",
            beside: [base])
        expectRewriting(
            base,
            "class Base: UIViewController, UITableViewDelegate { @_disfavoredOverload func tableView(_ value0: UITableView, didSelectRowAt value1: IndexPath) { tableView(value0, didSelectRowAt: value1) } }",
            beside: [menu])
    }

    @Test func `two subclasses with the method share it`() {
        expectRewriting(
            base,
            "class Base: UIViewController, UITableViewDelegate { @_disfavoredOverload func tableView(_ value0: UITableView, didSelectRowAt value1: IndexPath) { tableView(value0, didSelectRowAt: value1) } }",
            beside: [menu, menu.replacing("Menu", with: "Orders")])
    }

    @Test func `a method in an extension of a subclass is called by an override in its body`() {
        let part = "extension Menu { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }"
        expectRewriting(
            part,
            "extension Menu { func tesseraOverride_Menu_scrollViewDidScroll(_ scrollView: UIScrollView) {} }",
            beside: [base, "class Menu: Base {}"])
        expectRewriting(
            "class Menu: Base {}",
            "class Menu: Base { override func scrollViewDidScroll(_ scrollView: UIScrollView) { tesseraOverride_Menu_scrollViewDidScroll(scrollView) } }",
            beside: [base, part])
        // UITableViewDelegate refines UIScrollViewDelegate, which has the method.
        expectRewriting(
            base,
            "class Base: UIViewController, UITableViewDelegate { @_disfavoredOverload func scrollViewDidScroll(_ value0: UIScrollView) { scrollViewDidScroll(value0) } }",
            beside: [part, "class Menu: Base {}"])
    }

    @Test func `a conformance in an extension and by a protocol of the project counts`() {
        expectRewriting(
            "public class Base: UIViewController {}",
            "public class Base: UIViewController { @_disfavoredOverload public func tableView(_ value0: UITableView, didSelectRowAt value1: IndexPath) { tableView(value0, didSelectRowAt: value1) } }",
            beside: [
                menu, "extension Base: ListDelegate {}", "protocol ListDelegate: UITableViewDelegate {}",
            ])
    }

    @Test func `the added method returns nil if the requirement may`() {
        expectRewriting(
            base,
            "class Base: UIViewController, UITableViewDelegate { @_disfavoredOverload func tableView(_ value0: UITableView, viewForHeaderInSection value1: Int) -> UIView? { tableView(value0, viewForHeaderInSection: value1) } }",
            beside: [
                "class Menu: Base { func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView { UIView() } }"
            ])
    }

    @Test func `methods that Swift calls by itself stay as they are`() {
        // The class conforms itself, the superclass has the method, or the superclass conforms to another protocol.
        for other in [
            "class Base: UIViewController {}; extension Menu: UITableViewDelegate {}",
            "class Base: UITableViewController {}",
            "class Base: UIViewController, UITextFieldDelegate {}",
            "class Base: UIViewController, UITableViewDelegate { func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {} }",
        ] {
            expectRewriting(menu, menu, beside: [other])
        }
        expectRewriting(base, base, beside: [menu.replacing(": Base", with: ": UIViewController")])
        expectRewriting(base, base, beside: [menu.replacing("func", with: "private func")])
        let part = "private extension Menu { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }"
        expectRewriting(part, part, beside: [base, "class Menu: Base {}"])
    }
}
