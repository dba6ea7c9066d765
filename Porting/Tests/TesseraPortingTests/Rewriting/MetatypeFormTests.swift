import Testing

@testable import TesseraPorting

@Suite struct MetatypeFormTests {
    @Test func `a call on a class that is a value is rewritten`() {
        let item = "struct Item { let controllerClass: UIViewController.Type; var codable: Codable.Type }"
        expectRewriting(
            "let c = item.controllerClass.init()", "let c = item.controllerClass.tesseraInit()",
            beside: [item])
        expectRewriting("let c = item.codable.init()", "let c = item.codable.init()", beside: [item])
        expectRewriting(
            "let c = Item.init(), d = UIView.init(frame: .zero)",
            "let c = Item.init(), d = UIView.init(frame: .zero)")
        expectRewriting(
            "if let t = NSClassFromString(n) as? UIView.Type { t.init(frame: .zero) }",
            "if let t = NSClassFromString(n) as? UIView.Type { t.tesseraInit(frame: .zero) }")
        expectRewriting(
            "(NSClassFromString(n) as! UIViewController.Type).init(nibName: nil, bundle: nil)",
            "(NSClassFromString(n) as! UIViewController.Type).tesseraInit(nibName: nil, bundle: nil)")
    }

    @Test func `a call on a generic parameter is rewritten`() {
        expectRewriting(
            "func f<T: UIView>(_ t: T.Type) -> T { T(frame: .zero) }",
            "func f<T: UIView>(_ t: T.Type) -> T { T.tesseraInit(frame: .zero) }")
        expectRewriting(
            "func f<T: UIView>(_ t: T.Type) -> T { t.init() }",
            "func f<T: UIView>(_ t: T.Type) -> T { t.tesseraInit() }",
            beside: ["class P { var t: Int }"])
        expectRewriting(
            "func f<T>() -> T where T: UIViewController & P { T.init() }",
            "func f<T>() -> T where T: UIViewController & P { T.tesseraInit() }")
        expectRewriting(
            "func f<T: P>() -> T { T() }", "func f<T: P>() -> T { T() }", beside: ["protocol P { init() }"])
        expectRewriting(
            "class G<T: UIView> { let v = T() }", "class G<T: UIView> { let v = T.tesseraInit() }")
    }

    @Test func `a call on self in a static method is rewritten, and one in an initializer is not`() {
        expectRewriting(
            "extension UIViewController { static func make() -> Self { self.init(nibName: nil, bundle: nil) } }",
            "extension UIViewController { static func make() -> Self { self.tesseraInit(nibName: nil, bundle: nil) } }"
        )
        expectRewriting(
            "extension UIView { class func make() -> Self { Self() } }",
            "extension UIView { class func make() -> Self { Self.tesseraInit() } }")
        expectRewriting(
            "class V: UIView { convenience init(x: Int) { self.init(frame: .zero) } }",
            "class V: UIView { convenience init(x: Int) { self.init(frame: .zero) } }")
    }

    @Test func `a required initializer stays`() {
        let base = "class Base: UIView { required init() { super.init(frame: .zero) } }"
        expectRewriting("func f<T: Base>() -> T { T() }", "func f<T: Base>() -> T { T() }", beside: [base])
    }
}
