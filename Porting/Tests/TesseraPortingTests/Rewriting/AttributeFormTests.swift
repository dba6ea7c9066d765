import Testing

@testable import TesseraPorting

@Suite struct AttributeFormTests {
    @Test func `white space takes the place of attributes, and columns stay`() {
        expectRewriting(
            "class C: UIViewController { @objc func go() {} }",
            "class C: UIViewController {       func go() {} }")
        expectRewriting(
            "class C: UIViewController { @objc(goNow:) func go(_ x: Any) {} }",
            "class C: UIViewController {               func go(_ x: Any) {} }")
        expectRewriting("@objcMembers class C: NSObject {}", "             class C: NSObject {}")
        expectRewriting("@objc(CLegacy) class C: NSObject {}", "               class C: NSObject {}")
        expectRewriting(
            "class C: UIView { @IBOutlet private weak var label: UILabel! }",
            "class C: UIView {           private weak var label: UILabel! }")
        expectRewriting(
            "class C: UIView { @IBOutlet var labels: [UILabel]! }",
            "class C: UIView {           var labels: [UILabel]! }")
        expectRewriting(
            "class C: UIViewController { @IBAction func go(_ s: UIButton) {} }",
            "class C: UIViewController {           func go(_ s: UIButton) {} }")
        expectRewriting(
            "@IBDesignable class C: UIView { @IBInspectable var x = 1 }",
            "              class C: UIView {                var x = 1 }")
        expectRewriting(
            "class C: NSObject { @nonobjc func f() {}; @NSCopying var s: NSString? }",
            "class C: NSObject { @nonobjc func f() {}; @NSCopying var s: NSString? }")
        expectRewriting("@objc enum Kind: Int { case a }", "      enum Kind: Int { case a }")
        expectRewriting("@objc extension UIView { func f() {} }", "      extension UIView { func f() {} }")
    }

    @Test func `an attribute on lines of its own leaves empty lines`() {
        expectRewriting(
            "class C: NSObject {\n\t@objc\n\tfunc f() {}\n\t@objc(\n\tname\n\t)\n\tfunc g() {}\n}",
            "class C: NSObject {\n\t     \n\tfunc f() {}\n\t      \n\t    \n\t \n\tfunc g() {}\n}")
    }

    @Test func `a name in Japanese becomes a space for each byte`() {
        expectRewriting(
            "class C: NSObject { @objc(名) func f() {} }", "class C: NSObject {            func f() {} }")
    }

    @Test func `comments, strings and other attributes stay`() {
        let text = """
            // @objc swiftlint:disable:next force_cast
            @available(iOS 15, *)
            final class C: NSObject {
                /* #selector(x) */ unowned(unsafe) var o: C
                let s = "@objc #selector(x) \\(1)"; let b: @convention(block) () -> Void
                @discardableResult func f() -> Int { if #available(iOS 15, *) { 1 } else { 2 } }
            }
            """
        expectRewriting(text, text)
    }

    @Test func `dynamic disappears with the attribute, and stays alone`() {
        expectRewriting(
            "class C: NSObject { @objc dynamic func f() {}; dynamic func g() {} }",
            "class C: NSObject {               func f() {}; dynamic func g() {} }")
        expectRewriting(
            "@objcMembers class C: NSObject { dynamic func g() {} }",
            "             class C: NSObject {         func g() {} }")
    }

    @Test(arguments: ["@main", "@UIApplicationMain", "@NSApplicationMain"])
    func `the attribute of the entry disappears, and the entry is reported`(attribute: String) {
        let result = rewritten("\(attribute) class AppDelegate: UIResponder, UIApplicationDelegate {}")
        let spaces = String(repeating: " ", count: attribute.count)
        #expect(result.text == "\(spaces) class AppDelegate: UIResponder, UIApplicationDelegate {}")
        #expect(result.entry == "AppDelegate")
        #expect(result.findings.isEmpty)
    }

    @Test func `an app of SwiftUI and Core Data are found`() {
        let app = rewritten("import UIKit\n@main\nstruct Shop: App {}")
        #expect(app.findings.map(\.line) == [2])
        #expect(app.findings.map(\.message) == ["Shop is an app of SwiftUI, which has no counterpart."])
        let model = rewritten("class Note: NSManagedObject {\n  @NSManaged var text: String\n}")
        #expect(model.findings.map(\.line) == [2])
        #expect(model.findings.map(\.severity) == [.error])
    }

    @Test func `a managed property of a layer is a value of the layer`() {
        expectRewriting(
            "class Ring: CAShapeLayer { @NSManaged var progress: CGFloat }",
            "class Ring: CAShapeLayer {            var progress: CGFloat "
                + "{ get { _managedValue(\"progress\") } set { setValue(newValue, forKey: \"progress\") } } }"
        )
    }

    @Test func `an entry for another system is none, and one under a condition keeps it`() {
        let systems = rewritten(
            "#if os(iOS)\n@main class A: UIResponder {}\n#else\n@main struct MacApp {}\n#endif")
        #expect(systems.entries == [RewrittenFile.Entry("A")])
        let flags = rewritten("#if DEBUG\n@main class A {}\n#else\n@main class B {}\n#endif")
        #expect(
            flags.entries == [
                RewrittenFile.Entry("A", conditions: ["(DEBUG)"]),
                RewrittenFile.Entry("B", conditions: ["!(DEBUG)"]),
            ])
    }
}
