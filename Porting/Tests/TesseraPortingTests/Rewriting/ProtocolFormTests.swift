import Testing

@testable import TesseraPorting

@Suite struct ProtocolFormTests {
    @Test func `a protocol is bound to classes`() {
        expectRewriting("@objc protocol P { func a() }", "      protocol P: AnyObject { func a() }")
        expectRewriting("@objc protocol P: Q, R {}", "      protocol P: Q, R, AnyObject {}")
        expectRewriting("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}")
        expectRewriting("protocol P {}", "protocol P {}")
    }

    @Test func `an optional method becomes a protocol of its own and a value that is nil without it`() {
        let text = """
            @objc public protocol Taps {
                func need()
                @objc optional func tapped(_ x: String, at place: Int) -> Bool
            }
            """
        expectRewriting(
            text,
            "      public protocol Taps: AnyObject {\n    func need()\n" + "    "
                + String(repeating: " ", count: 62)
                + "\n}")
        expectGenerated(
            text,
            """
            public protocol TesseraOptional_Taps_tapped__at: AnyObject { func tapped(_ x: String, at place: Int) -> Bool }
            public struct TesseraCall_Taps_tapped {
                fileprivate let object: any TesseraOptional_Taps_tapped__at
                @discardableResult public func callAsFunction(_ x: String, at place: Int) -> Bool { object.tapped(x, at: place) }
                @discardableResult public func callAsFunction(_ x: String, _ place: Int) -> Bool { object.tapped(x, at: place) }
            }
            extension Taps {
                public var tapped: TesseraCall_Taps_tapped? { (self as? any TesseraOptional_Taps_tapped__at).map { TesseraCall_Taps_tapped(object: $0) } }
            }
            """)
    }

    @Test func `methods with one base name are asked for one by one`() {
        expectGenerated(
            """
            @objc protocol Grid {
                @objc optional func grid(_ g: Int, title i: Int) -> String?
                @objc optional func grid(_ g: Int, moved i: Int)
            }
            """,
            """
            protocol TesseraOptional_Grid_grid__title: AnyObject { func grid(_ g: Int, title i: Int) -> String? }
            protocol TesseraOptional_Grid_grid__moved: AnyObject { func grid(_ g: Int, moved i: Int) }
            struct TesseraCall_Grid_grid {
                fileprivate let object: any Grid
                @discardableResult func callAsFunction(_ g: Int, title i: Int) -> String? { (object as? any TesseraOptional_Grid_grid__title)?.grid(g, title: i) }
                var tessera__title: ((Int, Int) -> String?)? { (object as? any TesseraOptional_Grid_grid__title).map { tesseraObject in { g, i in tesseraObject.grid(g, title: i) } } }
                @discardableResult func callAsFunction(_ g: Int, moved i: Int) -> Void? { (object as? any TesseraOptional_Grid_grid__moved)?.grid(g, moved: i) }
                var tessera__moved: ((Int, Int) -> Void)? { (object as? any TesseraOptional_Grid_grid__moved).map { tesseraObject in { g, i in tesseraObject.grid(g, moved: i) } } }
            }
            extension Grid {
                var grid: TesseraCall_Grid_grid? { self is any TesseraOptional_Grid_grid__title || self is any TesseraOptional_Grid_grid__moved ? TesseraCall_Grid_grid(object: self) : nil }
            }
            """)
    }

    @Test func `optional methods can be under conditions`() {
        expectGenerated(
            "@objc protocol P {\n#if DEBUG\n@objc optional func a()\n#endif\n@objc optional func b(); @objc optional func b(_ x: Int)\n}",
            """
            #if (DEBUG)
            protocol TesseraOptional_P_a: AnyObject { func a() }
            #endif
            protocol TesseraOptional_P_b: AnyObject { func b() }
            protocol TesseraOptional_P_b_: AnyObject { func b(_ x: Int) }
            #if (DEBUG)
            struct TesseraCall_P_a {
                fileprivate let object: any TesseraOptional_P_a
                func callAsFunction() -> Void { object.a() }
            }
            #endif
            struct TesseraCall_P_b {
                fileprivate let object: any P
                @discardableResult func callAsFunction() -> Void? { (object as? any TesseraOptional_P_b)?.b() }
                var tessera: (() -> Void)? { (object as? any TesseraOptional_P_b).map { tesseraObject in { tesseraObject.b() } } }
                @discardableResult func callAsFunction(_ x: Int) -> Void? { (object as? any TesseraOptional_P_b_)?.b(x) }
                var tessera_: ((Int) -> Void)? { (object as? any TesseraOptional_P_b_).map { tesseraObject in { x in tesseraObject.b(x) } } }
            }
            extension P {
            #if (DEBUG)
                var a: TesseraCall_P_a? { (self as? any TesseraOptional_P_a).map { TesseraCall_P_a(object: $0) } }
            #endif
                var b: TesseraCall_P_b? { self is any TesseraOptional_P_b || self is any TesseraOptional_P_b_ ? TesseraCall_P_b(object: self) : nil }
            }
            """)
        let mixed = rewritten(
            "@objc protocol P {\n#if DEBUG\n@objc optional func b()\n#endif\n@objc optional func b(_ x: Int)\n}"
        ).text
        #expect(
            mixed.contains(
                "#if (DEBUG)\nif self is any TesseraOptional_P_b { return TesseraCall_P_b(object: self) }\n#endif\n"
            ))
    }

    @Test func `optional properties are rewritten`() {
        expectGenerated(
            "class Outer { @objc protocol Titled { @objc optional var title: String? { get } } }",
            """
            extension Outer {
            protocol TesseraOptional_Titled_title: AnyObject { var title: String? { get } }
            }
            extension Outer.Titled {
                var title: (String?)? { (self as? any Outer.TesseraOptional_Titled_title)?.title }
            }
            """)
    }

    private let taps = """
        @objc protocol Taps { @objc optional func tapped(_ x: Int); @objc optional var name: Int { get } }
        protocol More: Taps {}
        """

    private func expectConformances(
        _ text: String, _ expected: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let lines = rewritten(text, beside: [taps]).text.split(separator: "\n")
        #expect(
            lines.filter { $0.contains("TesseraOptional") }.map(String.init) == expected,
            sourceLocation: sourceLocation)
    }

    @Test func `a class that has the method conforms, wherever the method stands`() {
        expectConformances(
            "class C: NSObject, Taps { func tapped(_ x: Int) {}; var name = 1 }",
            ["extension C: TesseraOptional_Taps_tapped_ {}", "extension C: TesseraOptional_Taps_name {}"])
        expectConformances(
            "class C: NSObject {}\nextension C: @preconcurrency More { func tapped(_ x: Int) {} }",
            ["extension C: @preconcurrency TesseraOptional_Taps_tapped_ {}"])
        expectConformances(
            "class B: NSObject, Taps {}\nclass C: B { func tapped(_ x: Int) {} }",
            ["extension C: TesseraOptional_Taps_tapped_ {}"])
        expectConformances(
            "class B: NSObject, Taps { func tapped(_ x: Int) {} }\nclass C: B { override func tapped(_ x: Int) {} }",
            ["extension B: TesseraOptional_Taps_tapped_ {}"])
        expectConformances("class C: NSObject, Taps { private func tapped(_ x: Int) {} }", [])
        expectConformances("class C: NSObject { func tapped(_ x: Int) {} }", [])
    }

    @Test func `an object responds to the optional methods that it has`() {
        let text = rewritten("class C: NSObject, Taps { func tapped(_ x: Int) {} }", beside: [taps]).text
        #expect(text.contains(#"members.method("tapped:", C.tapped(_:))"#))
        let named = "@objc protocol N { @objc(did:) optional func tapped(_ x: Int) }"
        #expect(
            rewritten("class C: NSObject, N { func tapped(_ x: Int) {} }", beside: [named]).text
                .contains(#"members.method("did:", C.tapped(_:))"#))
    }

    @Test func `calls stay, and full names lose their labels`() {
        let calls = """
            func f(_ d: Taps?) { d?.tapped?(1); if d?.tapped != nil {}; _ = d?.name ?? 1 }
            """
        expectRewriting(calls, calls, beside: [taps])
        expectRewriting(
            "let x = d?.tapped(_:) != nil", "let x = d?.tapped     != nil", beside: [taps])
        expectRewriting(
            "let x = d?.grid(_:moved:) != nil", "let x = d?.grid?.tessera__moved != nil",
            beside: [
                "@objc protocol G { @objc optional func grid(_ a: Int, moved: Int); @objc optional func grid() }"
            ])
    }

    @Test func `calls of UIKit's delegates lose the mark and keep their type`() {
        expectRewriting("d?.scrollViewDidScroll?(s)", "d?.scrollViewDidScroll (s)")
        expectRewriting(
            "let h = d.tableView?(t, heightForRowAt: p) ?? 44",
            "let h = (d.tableView (t, heightForRowAt: p) as Optional) ?? 44")
        expectRewriting("model.onTap?(s)", "model.onTap?(s)")
        expectRewriting(
            "x.scrollViewDidScroll?(s)", "x.scrollViewDidScroll?(s)",
            beside: ["class X { var scrollViewDidScroll: ((Int) -> Void)? }"])
    }

    @Test func `the window of a delegate is unwrapped once`() {
        expectRewriting("_ = app.delegate?.window??.frame", "_ = app.delegate?.window?.frame")
        expectRewriting("_ = app.delegate!.window!!.frame", "_ = app.delegate!.window!.frame")
        expectRewriting("_ = app.delegate?.window?!.frame", "_ = app.delegate?.window?.frame")
        expectRewriting("_ = view.window?.frame", "_ = view.window?.frame")
    }

    @Test func `a static optional requirement is a finding`() {
        let result = rewritten("@objc protocol P {\n@objc optional static func f() }")
        #expect(result.findings.map(\.line) == [2])
    }

    @Test func `a view with the name of an optional method does not hide it, and a closure does`() {
        let text = "func f() { d.tableView?(t, didSelectRowAt: p) }"
        expectRewriting(
            text, "func f() { d.tableView (t, didSelectRowAt: p) }",
            beside: ["class C { var tableView = UITableView(); weak var t: UITableView? }"])
        expectRewriting(
            text, text, beside: ["class C { var tableView: ((UITableView, IndexPath) -> Void)? }"])
    }

    @Test func `a closure whose type is an alias keeps its question mark`() {
        let text = "func f() { d.tableView?(t, didSelectRowAt: p) }"
        let property = "class C { var tableView: Types.Handler? }"
        expectRewriting(
            text, text,
            beside: [property, "enum Types { typealias Handler = (UITableView, IndexPath) -> Void }"])
        expectRewriting(
            text, "func f() { d.tableView (t, didSelectRowAt: p) }",
            beside: [property, "enum Types { typealias Handler = UITableView }"])
    }

    @Test func `only one overload conforms, and no private extension does`() {
        expectConformances(
            "class C: NSObject, Taps { func tapped(_ x: String) {}; func tapped(_ x: Int) {} }",
            ["extension C: TesseraOptional_Taps_tapped_ {}"])
        expectConformances(
            "class C: NSObject, Taps {}\nprivate extension C { func tapped(_ x: Int) {} }", [])
        expectConformances(
            "class C: NSObject, Taps { @available(*, unavailable) func tapped(_ x: Int) {} }", [])
    }
}
