import Testing

@testable import TesseraPorting

@Suite struct MemberFormTests {
    @Test func `members of a class are registered behind its file`() {
        expectGenerated(
            """
            final class Cell: UITableViewCell {
                @IBOutlet private weak var label: UILabel!
                @IBOutlet var labels: [UILabel]!
                @IBInspectable var radius: CGFloat = 0
                @objc private(set) lazy var name = ""
                @IBAction func tapped(_ sender: UIButton) {}
                @objc func select(item: Any, at place: Int) {}
                @IBSegueAction func detail(_ coder: NSCoder, sender: Any?, id: String?) -> UIViewController? { nil }
                @objc(run) func go() {}
                func plain() {}
            }
            """,
            #"""
            import TesseraSelectors
            extension Cell {
                @MainActor fileprivate static func tesseraMembers_HASH(_ members: inout TesseraSelectors.ClassMembers<Cell>) {
                    members.outlet("label", \.label)
                    members.outlet("labels", \.labels)
                    members.property("radius", \.radius)
                    members.property("name", \.name)
                    members.method("tapped:", Cell.tapped(_:))
                    members.method("selectWithItem:at:", Cell.select(item:at:))
                    members.segueAction("detail:sender:id:", Cell.detail(_:sender:id:))
                    members.method("run", calling: { @MainActor [] (object: Cell) in object.go() })
                }
            }
            @MainActor func tesseraRegister_A_HASH() {
                TesseraSelectors.registerMembers(of: Cell.self, named: "App.Cell", Cell.tesseraMembers_HASH)
            }
            """#)
    }

    @Test func `the method that deletes rows is registered, since table views ask for it`() {
        expectGenerated(
            """
            final class Names: UITableViewController {
                override func tableView(
                    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
                ) {}
                override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
            }
            """,
            #"""
            import TesseraSelectors
            extension Names {
                @MainActor fileprivate static func tesseraMembers_HASH(_ members: inout TesseraSelectors.ClassMembers<Names>) {
                    members.method("tableView:commitEditingStyle:forRowAtIndexPath:", Names.tableView(_:commit:forRowAt:))
                }
            }
            @MainActor func tesseraRegister_A_HASH() {
                TesseraSelectors.registerMembers(of: Names.self, named: "App.Names", Names.tesseraMembers_HASH)
            }
            """#)
    }

    @Test func `a class without members needs nothing`() {
        let text = "class C: UIView { override func layoutSubviews() {} }\n"
        #expect(rewritten(text) == RewrittenFile(text: text))
    }

    @Test func `all members of a class with objcMembers are registered, except private ones and overrides`() {
        expectGenerated(
            """
            @objcMembers class Model: NSObject {
                var name = ""
                private var secret = 1
                static var shared = Model()
                @nonobjc var hidden = 1
                override func copy() -> Any { self }
                func load() {}
                func fetch<T>(_ t: T) {}
                func wait() async {}
                func each(_ body: (Int) -> Void) {}
                func four(_ a: Int, b: Int, c: Int, d: Int) {}
            }
            extension Model { func more(_ x: Int) {} }
            """,
            #"""
            import TesseraSelectors
            extension Model {
                @MainActor fileprivate static func tesseraMembers_HASH(_ members: inout TesseraSelectors.ClassMembers<Model>) {
                    members.property("name", \.name)
                    members.method("load", calling: { (object: Model) in object.load() })
                    members.method("more:", Model.more(_:))
                }
            }
            @MainActor func tesseraRegister_A_HASH() {
                TesseraSelectors.registerMembers(of: Model.self, named: "App.Model", Model.tesseraMembers_HASH)
            }
            """#)
    }

    @Test func `overloads and other isolations are called by closures`() {
        expectGenerated(
            """
            class Model: NSObject {
                @objc(a:) func set(_ x: Int) {}
                @objc(b:) func set(_ x: String) {}
                @MainActor @objc func show(_ x: Any) {}
                @objc func hide(_ x: Any) {}
            }
            """,
            #"""
            import TesseraSelectors
            extension Model {
                @MainActor fileprivate static func tesseraMembers_HASH(_ members: inout TesseraSelectors.ClassMembers<Model>) {
                    members.method("a:", calling: { (object: Model, a0: Int) in object.set(a0) })
                    members.method("b:", calling: { (object: Model, a0: String) in object.set(a0) })
                    members.method("show:", calling: { @MainActor [] (object: Model, a0: Any) in object.show(a0) })
                    members.method("hide:", Model.hide(_:))
                }
            }
            @MainActor func tesseraRegister_A_HASH() {
                TesseraSelectors.registerMembers(of: Model.self, named: "App.Model", Model.tesseraMembers_HASH)
            }
            """#)
    }

    @Test func `conditions stay around members and classes`() {
        expectGenerated(
            """
            #if DEBUG
            class C: NSObject {
                @objc var a = 1
                #if os(iOS)
                @objc var b = 1
                #else
                @objc var c = 1
                #endif
            }
            #endif
            """,
            #"""
            import TesseraSelectors
            #if (DEBUG)
            extension C {
                @MainActor fileprivate static func tesseraMembers_HASH(_ members: inout TesseraSelectors.ClassMembers<C>) {
                    members.property("a", \.a)
                    #if (true)
                    members.property("b", \.b)
                    #endif
                    #if !(true)
                    members.property("c", \.c)
                    #endif
                }
            }
            #endif
            @MainActor func tesseraRegister_A_HASH() {
                #if (DEBUG)
                TesseraSelectors.registerMembers(of: C.self, named: "App.C", C.tesseraMembers_HASH)
                #endif
            }
            """#)
    }

    @Test func `a class that is private to another one registers itself in its body`() {
        let text = """
            class Outer: UIView {
                private class Inner: UIView {
                    @IBOutlet private var a: UIView!
                }
            }
            """
        let result = rewritten(text).text.replacing("App/A.swift".stableHash, with: "HASH")
        let lines = result.split(separator: "\n")
        #expect(
            lines[3]
                == #"     @MainActor fileprivate static func tesseraMembers_HASH(_ members: inout TesseraSelectors.ClassMembers<Outer.Inner>) { members.outlet("a", \.a) } }"#
        )
        expectGenerated(
            text,
            #"""
            import TesseraSelectors
            extension Outer {
                @MainActor fileprivate static func tesseraRegister_Inner_HASH() {
                    TesseraSelectors.registerMembers(of: Inner.self, named: "App.Outer.Inner", Inner.tesseraMembers_HASH)
                }
            }
            @MainActor func tesseraRegister_A_HASH() {
                Outer.tesseraRegister_Inner_HASH()
            }
            """#)
    }

    @Test func `generic and local classes are not registered, and extensions of UIKit's classes are`() {
        let generic = rewritten("class Cell<T>: UITableViewCell { @objc func go() {} }")
        #expect(generic.registration == nil)
        let local = rewritten("func f() { class L: NSObject { @objc func go() {} } }")
        #expect(local.registration == nil)
        let structure = rewritten("extension CGRect { @objc func go() {} }")
        #expect(structure.registration == nil)
        let system = rewritten(
            "extension UIViewController { @objc func close(_ x: Any) {} }", path: "X/Close+VC.swift")
        #expect(system.registration == "tesseraRegister_Close_VC_" + "App/X/Close+VC.swift".stableHash)
        #expect(system.text.contains(#"members.method("close:", UIViewController.close(_:))"#))
        #expect(system.text.contains(#"named: "UIViewController""#))
    }

    @Test func `a class with a name of its own in Objective-C has both names`() {
        let result = rewritten("@objc(Legacy) class C: NSObject { @objc var a = 1 }").text
        #expect(result.contains(#"(of: C.self, named: "App.C", "#))
        #expect(result.contains(#"(of: C.self, named: "Legacy", "#))
    }

    @Test func `a condition with comments is written without them`() {
        expectGenerated(
            """
            class C: NSObject {
                #if DEBUG // only here
                @objc var a = 1
                #elseif os(iOS) /* phones */ && X // or pads
                @objc var b = 1
                #endif
            }
            """,
            #"""
            import TesseraSelectors
            extension C {
                @MainActor fileprivate static func tesseraMembers_HASH(_ members: inout TesseraSelectors.ClassMembers<C>) {
                    #if (DEBUG)
                    members.property("a", \.a)
                    #endif
                    #if !(DEBUG) && (true && X)
                    members.property("b", \.b)
                    #endif
                }
            }
            @MainActor func tesseraRegister_A_HASH() {
                TesseraSelectors.registerMembers(of: C.self, named: "App.C", C.tesseraMembers_HASH)
            }
            """#)
    }

    @Test func `members that an iPhone cannot use, or that are private to an extension, are not registered`()
    {
        let result = rewritten(
            """
            @objcMembers class Model: NSObject {
                @available(*, unavailable) func old(_ x: Int) {}
                @available(iOS, introduced: 9, obsoleted: 12) var older: Int { 1 }
                @available(macOS, unavailable) func new(_ x: Int) {}
            }
            fileprivate extension Model { func own(_ x: Int) {} }
            """
        ).text
        #expect(
            result.split(separator: "\n").filter { $0.contains("members.") }.map { $0.drop { $0 == " " } }
                == [#"members.method("new:", Model.new(_:))"#])
    }

    @Test func `a class within an extension of a generic class is not registered`() {
        let text =
            "extension List { class Row: NSObject { @objc func go() {} } }\nextension List.Row { @objc func up() {} }"
        #expect(rewritten(text, beside: ["class List<T>: UIView {}"]).registration == nil)
        #expect(rewritten(text, beside: ["class List: UIView {}"]).registration != nil)
    }
}
