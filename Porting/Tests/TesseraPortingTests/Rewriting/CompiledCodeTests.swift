import Testing

@testable import TesseraPorting

/// Compiles rewritten code together with declarations that replace those of Tessera.
@Suite(.timeLimit(.minutes(10))) struct CompiledCodeTests {
    private static let tessera = """
        class NSObject {}
        @MainActor class UIViewController: NSObject {
            func viewDidLoad() {}
            func viewWillAppear(_ animated: Bool) {}
        }
        struct ClassMembers<Object: AnyObject> {
            mutating func method<A, R>(_ name: String, _ method: @escaping (Object) -> (A) -> R) {}
            mutating func method<A, R>(_ name: String, _ method: @escaping (Object) -> @MainActor (A) -> R) {}
            mutating func method<R>(_ name: String, calling: @escaping (Object) -> R) {}
            mutating func method<R>(_ name: String, calling: @escaping @MainActor (Object) -> R) {}
            mutating func method<A, R>(_ name: String, calling: @escaping (Object, A) -> R) {}
            mutating func method<A, R>(_ name: String, calling: @escaping @MainActor (Object, A) -> R) {}
        }
        func registerMembers<Object: AnyObject>(
            of type: Object.Type, named name: String, _ fill: (inout ClassMembers<Object>) -> Void) {}

        """

    @Test(arguments: ["5", "6"]) func `registrations and overrides compile in both language modes`(
        mode: String
    )
        throws
    {
        let text = """
            class Detail: UIViewController { let a = 1 }
            extension Detail {
                override func viewDidLoad() { super.viewDidLoad() }
                override func viewWillAppear(_ animated: Bool) {}
            }
            class Picker: UIViewController {
                @objc(a:) func set(_ x: Int) {}
                @objc(b:) func set(_ x: String) {}
                @objc func go() {}
                #if DEBUG // only here
                @objc func debug(_ x: Any) {}
                #endif
            }
            """
        let code = rewritten(text).text.replacing("import TesseraSelectors\n", with: "")
            .replacing("TesseraSelectors.", with: "")
        #expect(code.contains("{ @MainActor [] (object: Picker, a0: Int) in object.set(a0) }"))
        let folder = TemporaryFolder()
        // Language mode 5 does not distinguish functions on the main actor from others, so Tessera's overloads are one
        // there.
        let tessera = Self.tessera.split(separator: "\n", omittingEmptySubsequences: false)
            .filter {
                mode == "6"
                    || !$0.contains("@escaping (Object) -> @MainActor")
                        && !$0.contains("@escaping @MainActor")
            }
            .joined(separator: "\n")
        let file = try folder.write(tessera + code, to: "App.swift")
        let run = try ToolRun(
            ["swiftc", "-typecheck", "-parse-as-library", "-D", "DEBUG", "-swift-version", mode, file],
            limit: 240)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test(arguments: ["5", "6"]) func `optional methods with one base name compile in both language modes`(
        mode: String
    )
        throws
    {
        let code = rewritten(
            """
            @MainActor @objc protocol PagerDelegate: AnyObject {
                @objc optional func pager(_ pager: Int, shouldSelect index: Int) -> Bool
                @objc optional func pager(_ pager: Int, didSelect index: Int)
                @objc optional func pager(_ pager: Int, then next: @escaping () -> Void) -> String?
            }
            @MainActor func select(_ index: Int, _ delegate: PagerDelegate?) -> Bool {
                guard let function = delegate?.pager(_:shouldSelect:) else { return true }
                if let done = delegate?.pager(_:didSelect:) { done(1, index) }
                let text: String? = delegate?.pager?(1, then: {}) ?? delegate?.pager(_:then:)?(2, {}) ?? nil
                delegate?.pager?(1, didSelect: index)
                return function(1, index) && text != nil && delegate?.pager?(1, shouldSelect: index) ?? false
            }
            """
        ).text
        let folder = TemporaryFolder()
        let file = try folder.write(code, to: "App.swift")
        let run = try ToolRun(
            ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", mode, file], limit: 240)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test(arguments: ["5", "6"])
    func
        `a method of a subclass is called for the protocol of its superclass, and the others keep the default`(
            mode: String
        ) throws
    {
        let code = rewritten(
            """
            class Base: UIViewController, UITableViewDelegate {}
            class Menu: Base {
                func tableView(_ tableView: Int, heightForRowAt indexPath: Int) -> Double { Double(indexPath) }
            }
            class Orders: Base {}
            """
        ).text
        let program = """
            @MainActor protocol UITableViewDelegate: AnyObject {
                func tableView(_ tableView: Int, heightForRowAt indexPath: Int) -> Double
            }
            extension UITableViewDelegate {
                func tableView(_ tableView: Int, heightForRowAt indexPath: Int) -> Double { -1 }
            }
            @MainActor class UIViewController {}
            @main enum Program {
                @MainActor static func main() {
                    for delegate in [Menu(), Orders(), Base()] as [any UITableViewDelegate] {
                        print(delegate.tableView(0, heightForRowAt: 44))
                    }
                }
            }

            """
        let folder = TemporaryFolder()
        let file = try folder.write(program + code, to: "App.swift")
        let build = try ToolRun(
            ["swiftc", "-parse-as-library", "-swift-version", mode, file, "-o", folder.path + "/app"],
            limit: 240)
        #expect(build.status == 0, "\(build.errors)")
        let run = try ToolRun([folder.path + "/app"], limit: 60)
        #expect(run.output == "44.0\n-1.0\n-1.0\n")
    }
}
