import Testing

@testable import TesseraPorting

@Suite struct ObservingFormTests {
    private func expectProperty(
        _ property: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let text = rewritten("class M: NSObject {\n@objc dynamic \(property)\n}").text
        let will = #"TesseraSelectors.willChangeValue(of: self, forKey: "x")"#
        let did = #"TesseraSelectors.didChangeValue(of: self, forKey: "x")"#
        let line = text.split(separator: "\n")[1].replacing(will, with: "WILL").replacing(did, with: "DID")
        #expect(line == "              " + expected, sourceLocation: sourceLocation)
        #expect(text.contains("import TesseraSelectors\n"), sourceLocation: sourceLocation)
    }

    @Test func `a property informs its observers`() {
        expectProperty("var x = 1", "var x = 1 { willSet { WILL } didSet { DID } }")
        expectProperty("var x: Int?", "var x: Int? { willSet { WILL } didSet { DID } }")
        expectProperty(
            "var x = 1 { didSet { print(x) } }",
            "var x = 1 { willSet { WILL } didSet { defer { DID }; print(x) } }")
        expectProperty(
            "var x = 1 { willSet(new) { print(new) } }",
            "var x = 1 { didSet { DID } willSet(new) { WILL; print(new) } }")
        expectProperty(
            "var x: Int { get { 1 } set { print(1) } }",
            "var x: Int { get { 1 } set { WILL; defer { DID }; print(1) } }")
        expectProperty("var x: Int { 1 }", "var x: Int { 1 }")
        expectProperty("let x = 1", "let x = 1")
    }

    @Test func `dependencies of properties are registered`() {
        let text = rewritten(
            "class M: NSObject { @objc class func keyPathsForValuesAffectingFullName() -> Set<String> { [] } }"
        ).text
        #expect(text.contains(#"members.dependencies("fullName", M.keyPathsForValuesAffectingFullName)"#))
    }

    @Test func `overrides of members that Linux's NSObject lacks are rewritten`() {
        let method = "override func value(forKey key: String) -> Any? { 1 }"
        let rest = method.dropFirst(8)
        expectRewriting("class M: NSObject { \(method) }", "class M: NSObject {         \(rest) }")
        expectRewriting("class M: UIView { \(method) }", "class M: UIView { \(method) }")
        expectRewriting(
            "class M: B { \(method) }", "class M: B { \(method) }",
            beside: ["class B: NSObject { \(method) }"])
        #expect(
            rewritten("class M: NSObject { \(method) }").text
                .contains(#"members.method("valueForKey:", M.value(forKey:))"#))
    }

    @Test func `overrides of methods that nibs call become methods in objects that are no responders`() {
        let method = "override func awakeFromNib() { super.awakeFromNib() }"
        let rest = method.dropFirst(8)
        expectRewriting("class M: NSObject { \(method) }", "class M: NSObject {         \(rest) }")
        expectRewriting("class M: UIView { \(method) }", "class M: UIView { \(method) }")
        expectRewriting(
            "class M: B { \(method) }", "class M: B { \(method) }",
            beside: ["class B: NSObject { \(method) }"])
        #expect(
            rewritten("class M: NSObject { \(method) }").text.contains(
                #"members.method("awakeFromNib", calling: { (object: M) in object.awakeFromNib() })"#))
        #expect(
            rewritten("class M: NSObject { override func prepareForInterfaceBuilder() {} }").text
                .contains(#"members.method("prepareForInterfaceBuilder", "#))
    }

    @Test func `a property of the settings can be observed by its key path`() {
        expectGenerated(
            """
            extension UserDefaults {
                @objc dynamic var theme: String { string(forKey: "theme") ?? "" }
            }
            """,
            #"""
            import TesseraSelectors
            extension UserDefaults {
                @MainActor fileprivate static func tesseraMembers_HASH(_ members: inout TesseraSelectors.ClassMembers<UserDefaults>) {
                    members.property("theme", \.theme)
                }
            }
            @MainActor func tesseraRegister_A_HASH() {
                TesseraSelectors.registerMembers(of: UserDefaults.self, named: "UserDefaults", UserDefaults.tesseraMembers_HASH)
            }
            """#)
    }
}
