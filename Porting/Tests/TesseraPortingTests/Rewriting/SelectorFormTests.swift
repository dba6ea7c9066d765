import Testing

@testable import TesseraPorting

@Suite struct SelectorFormTests {
    private func expectSelector(
        _ selector: String, _ expected: String, members: String = "", beside others: [String] = [],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let before = "class Cell: UIView { \(members)\n func f() { _ = "
        let result = rewritten(before + selector + " } }", beside: others).text
        let line = result.split(separator: "\n")[1]
        #expect(line == " func f() { _ = \(expected) } }", sourceLocation: sourceLocation)
    }

    @Test func `a selector names a method of the class itself`() {
        expectSelector("#selector(tap)", #"Selector("tap", Cell.tap)"#, members: "@objc func tap() {}")
        expectSelector(
            "#selector(tap)", #"Selector("tap:", Cell.tap)"#, members: "@objc func tap(_ s: Any) {}")
        expectSelector(
            "#selector(tap(_:))", #"Selector("tap:", Cell.tap(_:))"#,
            members: "@objc private func tap(_ s: Any) {}")
        expectSelector(
            "#selector(self.tap(_:for:))", #"Selector("tap:for:", Cell.tap(_:for:))"#,
            members: "@objc func tap(_ s: Any, for e: UIEvent) {}")
        expectSelector("#selector(Self.tap)", #"Selector("tap", Cell.tap)"#, members: "@objc func tap() {}")
        expectSelector("#selector(Cell.tap)", #"Selector("tap", Cell.tap)"#, members: "@objc func tap() {}")
        expectSelector("#selector((tap))", #"Selector("tap", Cell.tap)"#, members: "@objc func tap() {}")
    }

    @Test func `names follow the rules of Objective-C`() {
        let expected = [
            "select(item:)": "selectWithItem:", "move(to:)": "moveTo:", "select(_:with:)": "select:with:",
            "compare(with:)": "compareWith:", "sortBy(name:)": "sortByName:", "load(URL:)": "loadWithURL:",
        ]
        for (name, selector) in expected {
            let parts = name.split(separator: "(")
            let labels = parts[1].dropLast().split(separator: ":").map(String.init)
            #expect(ObjectiveCNames.selector(of: String(parts[0]), labels: labels) == selector)
        }
        expectSelector(
            "#selector(go(item:))", #"Selector("pick:", Cell.go(item:))"#,
            members: "@objc(pick:) func go(item: Any) {}")
    }

    @Test func `a selector chooses an overload by a cast`() {
        let members = "@objc func go() {}; @objc func go(_ x: UIButton) {}"
        expectSelector(
            "#selector(go as () -> Void)",
            #"Selector("go", calling: { @MainActor [] (object: Cell) in object.go() })"#,
            members: members)
        expectSelector(
            "#selector(Cell.go as (Cell) -> (UIButton) -> Void)",
            #"Selector("go:", calling: { @MainActor [] (object: Cell, a0: UIButton) in object.go(a0) })"#,
            members: members)
    }

    @Test func `a selector names a method in parentheses with a cast`() {
        expectSelector(
            "#selector((tap) as (UIButton) -> Void)",
            #"Selector("tap:", calling: { @MainActor [] (object: Cell, a0: UIButton) in object.tap(a0) })"#,
            members: "@objc func tap(_ x: UIButton) {}")
    }

    @Test func `a selector names a method of a generic class`() {
        expectSelector(
            "#selector(Grid<Int>.refresh)", #"Selector("refresh:", Grid<Int>.refresh)"#,
            beside: ["class Grid<T>: UIView { @objc func refresh(_ sender: Any) {} }"])
    }

    @Test func `a selector names a method of a superclass, of an extension and of another class`() {
        let base = "class Base: UIView { @objc func go(_ x: Any) {} }"
        #expect(
            rewritten("class C: Base { lazy var s = #selector(go) }", beside: [base]).text
                == #"class C: Base { lazy var s = Selector("go:", C.go) }"#)
        expectSelector(
            "#selector(hide)", #"Selector("hide:", Cell.hide)"#,
            beside: ["extension UIResponder { @objc func hide(_ x: Any) {} }"])
        expectSelector(
            "#selector(Other.Inner.go)", #"Selector("go:", Other.Inner.go)"#,
            beside: ["class Other { class Inner: NSObject { @objc func go(_ x: Any) {} } }"])
    }

    @Test func `a selector names a method of an object, of a protocol and of UIKit`() {
        expectSelector(
            "#selector(model.reload)", #"Selector("reload:")"#,
            beside: ["class Model: NSObject { @objc func reload(_ x: Any) {} }"])
        expectSelector(
            "#selector(Taps.tap(_:))", #"Selector("tap:")"#,
            beside: ["@objc protocol Taps { func tap(_ x: Any) }"])
        expectSelector(
            "#selector(UIResponder.resignFirstResponder)",
            #"Selector("resignFirstResponder", UIResponder.resignFirstResponder)"#)
        expectSelector("#selector(UIView.endEditing)", #"Selector("endEditing:", UIView.endEditing)"#)
        expectSelector(
            "#selector(UINavigationController.popViewController(animated:))",
            #"Selector("popViewControllerAnimated:", UINavigationController.popViewController(animated:))"#)
    }

    @Test func `a selector names getters and setters`() {
        let members = "@objc var title = 1; @objc(isOn) var on = false"
        expectSelector("#selector(getter: title)", #"Selector("title")"#, members: members)
        expectSelector("#selector(getter: Cell.on)", #"Selector("isOn")"#, members: members)
        expectSelector("#selector(setter: Cell.title)", #"Selector("setTitle:")"#, members: members)
    }

    @Test func `a selector on several lines keeps them`() {
        let text = "class C: UIView {\n@objc func go() {}\nlet s = #selector(\n  C.go\n)\nlet t = 1 }"
        let expected =
            "class C: UIView {\n      func go() {}\nlet s = Selector(\"go\", C.go)\n\n\nlet t = 1 }"
        expectRewriting(text, expected)
    }

    @Test func `a selector names a method in a local class`() {
        let text = "func f() { class L: NSObject { @objc func go() {}; let s = #selector(go) } }"
        #expect(
            rewritten(text).text
                == #"func f() { class L: NSObject {       func go() {}; let s = Selector("go", L.go) } }"#)
    }

    @Test func `key paths of Objective-C become texts`() {
        let members = "@objc var name = 1; @objc(isOn) var on = true; var inner: Cell?"
        expectSelector("#keyPath(name)", #""name""#, members: members)
        expectSelector("#keyPath(Cell.on)", #""isOn""#, members: members)
        expectSelector("#keyPath(Cell.inner.name)", #""inner.name""#, members: members)
        expectSelector("#keyPath(UIView.isHidden)", #""hidden""#)
        expectSelector("#keyPath(CALayer.bounds.size)", #""bounds.size""#)
    }

    @Test func `literals of images and colours stay, and those of files are rewritten`() {
        for literal in [
            #"#imageLiteral(resourceName: "cat")"#, "#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
        ] {
            expectSelector(literal, literal)
        }
        expectSelector(
            #"#fileLiteral(resourceName: "cat.txt")"#,
            #"Bundle.main.url(forResource: "cat.txt", withExtension: nil)!"#)
    }

    @Test func `a method of a class itself is found, and one of its objects is preferred`() {
        let result = rewritten(
            "class A: NSObject { @objc class func shared() {} }\nlet s = #selector(A.shared)")
        #expect(result.findings.map(\.line) == [2])
        #expect(result.findings.map(\.severity) == [.error])
        let both = rewritten(
            "class A: NSObject { @objc class func go() {}; @objc func go() {} }\nlet s = #selector(A.go)")
        #expect(both.findings.isEmpty)
    }

    @Test func `the setter of a property of UIKit has the name of Objective-C`() {
        expectSelector("#selector(setter: UIView.isHidden)", #"Selector("setHidden:")"#)
        expectSelector("#selector(getter: UIView.isHidden)", #"Selector("isHidden")"#)
        expectSelector(
            "#selector(setter: isHidden)", #"Selector("setHidden:")"#,
            members: "override var isHidden: Bool { didSet {} }")
        expectSelector(
            "#selector(setter: isOn)", #"Selector("setIsOn:")"#, members: "@objc var isOn = true")
    }
}
