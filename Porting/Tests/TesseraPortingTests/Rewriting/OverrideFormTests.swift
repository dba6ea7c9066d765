import Testing

@testable import TesseraPorting

@Suite struct OverrideFormTests {
    @Test func `an override in an extension stays, and the class calls it`() {
        expectRewriting(
            """
            class C: UIViewController {
            }
            extension C {
                override func viewDidLoad() { super.viewDidLoad() }
                public override func viewWillAppear(_ animated: Bool) {}
            }
            """,
            """
            class C: UIViewController {
             override func viewDidLoad() { tesseraOverride_C_viewDidLoad() }; public override func viewWillAppear(_ animated: Bool) { tesseraOverride_C_viewWillAppear(animated) } }
            extension C {
                         func tesseraOverride_C_viewDidLoad() { super.viewDidLoad() }
                public          func tesseraOverride_C_viewWillAppear(_ animated: Bool) {}
            }
            """)
    }

    @Test func `overridden properties in extensions and effects of methods are kept`() {
        expectRewriting(
            "class C: B {}\nextension C {\n override var a: Int { 1 }\n override var b: Int { get { 1 } set {} }\n override class func c(_ x: inout Int, y: Int = 1) async throws -> Int { 1 }\n}",
            "class C: B { override var a: Int { tesseraOverride_C_a }; override var b: Int { get { tesseraOverride_C_b } set { tesseraOverride_C_b = newValue } }; override class func c(_ x: inout Int, y: Int = 1) async throws -> Int { try await tesseraOverride_C_c(&x, y: y) } }\nextension C {\n          var tesseraOverride_C_a: Int { 1 }\n          var tesseraOverride_C_b: Int { get { 1 } set {} }\n          class func tesseraOverride_C_c(_ x: inout Int, y: Int = 1) async throws -> Int { 1 }\n}"
        )
    }

    @Test func `an override in another file is called`() {
        expectRewriting(
            "class C: UIViewController {}",
            "class C: UIViewController { override func viewDidLoad() { tesseraOverride_C_viewDidLoad() } }",
            beside: ["extension C { override func viewDidLoad() {} }"])
        expectRewriting(
            "extension C { override func viewDidLoad() {} }",
            "extension C {          func tesseraOverride_C_viewDidLoad() {} }",
            beside: ["class C: UIViewController {}"])
    }

    @Test func `members in the line of the brace are separated`() {
        expectRewriting(
            "class C: UIView { let a = 1 }",
            "class C: UIView { let a = 1 ; override func layoutSubviews() { tesseraOverride_C_layoutSubviews() } }",
            beside: ["extension C { override func layoutSubviews() {} }"])
    }

    @Test func `an override under a condition keeps the lines of the file`() {
        expectRewriting(
            "class C: UIViewController {\n}\nlet x = 1",
            "class C: UIViewController {\n\n#if (DEBUG)\noverride func viewDidLoad() { tesseraOverride_C_viewDidLoad() }\n#endif\n#sourceLocation(file: \"A.swift\", line: 2)\n}\nlet x = 1",
            beside: ["extension C {\n#if DEBUG\n override func viewDidLoad() {}\n#endif\n}"],
            generatedWithin: true)
    }

    @Test func `a member of an extension that a subclass overrides is moved`() {
        let sub = "class D: C { override func setUp() {} }"
        expectRewriting(
            "class C: UIViewController {}\nextension C { @objc func setUp() {}; @objc func other() {} }",
            "class C: UIViewController { func setUp() { tesseraOverride_C_setUp() } }\nextension C {       func tesseraOverride_C_setUp() {};       func other() {} }",
            beside: [sub])
    }

    @Test func `an override of a member in an extension of UIKit's class is a finding`() {
        let result = rewritten(
            "extension UIViewController {\n @objc func setUp() {}\n}",
            beside: ["class D: UIViewController { override func setUp() {} }"])
        #expect(result.findings.map(\.line) == [2])
        #expect(result.findings.map(\.severity) == [.error])
    }

    @Test func `attributes and conditions before the extension apply to its members`() {
        let outer = "@available(iOS 15, *) @MainActor public extension C"
        expectRewriting(
            "public class C: B {}",
            "public class C: B { @available(iOS 15, *) @MainActor public override func a() { tesseraOverride_C_a() }; @available(iOS 15, *) @MainActor internal override var b: Int { tesseraOverride_C_b } }",
            beside: ["\(outer) { override func a() {}; internal override var b: Int { 1 } }"])
    }
}
