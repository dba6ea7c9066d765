import Foundation
import Testing

@testable import TesseraPorting

/// Tests the rewriting of whole files.
@Suite struct WholeFileTests {
    /// The test takes a different part of the repository's files each time, since all of them take minutes without
    /// optimization. To repeat a failure, set TESSERA_SEED to its number.
    @Test func `the sources of this repository stay byte for byte, but for the attribute of an entry`() {
        let folders = ["Sources", "Examples", "Tests"]
        // The sample project is left out, since it contains code that is rewritten.
        let all = folders.flatMap { Repository.sources(in: $0) }.filter {
            !$0.path.contains("/Examples/Bakery/")
        }
        #expect(all.count > 1_000)
        let seed =
            ProcessInfo.processInfo.environment["TESSERA_SEED"].flatMap(UInt64.init)
            ?? .random(in: 1...1_000_000)
        var random = Numbers(state: seed)
        // A project gets these members of Foundation from UIKit, and registers the method that edits rows. The libraries
        // declare them.
        let members = [
            "commit editingStyle:",
            "inlinePresentationIntent", "presentationIntent", "localizedStandard", "isLowPowerModeEnabled",
            "thermalState", "unarchivedArrayOfObjects", "documentsDirectory", "extension NSPredicate",
        ]
        let files = Array(
            all.shuffled(using: &random).lazy.filter { file in
                !members.contains { file.text.contains($0) }
            }.prefix(40))
        func module(of path: String) -> String {
            let parts = path.dropFirst(Repository.folder.path(percentEncoded: false).count).split(
                separator: "/")
            return parts.dropFirst().first.map(String.init) ?? ""
        }
        // These modules declare names that other files would have to import from UIKit.
        let declaring = [
            "/TesseraGeometry/", "/CoreGraphics/", "/AnimationClock.swift", "/Resources/",
            "/TesseraSelectors/", "/TesseraMarkdown/",
        ]
        var index = ProjectIndex()
        // One file of each module shows that there is such a module. An example has the name of a framework.
        let firsts = Dictionary(grouping: all) { module(of: $0.path) }.values.compactMap(\.first)
        let declarations = all.filter { file in declaring.contains { file.path.contains($0) } }
        // Most types stand in a file of their name. Some classes and protocols of UIKit stand in those of others.
        let words = Set(files.flatMap { $0.text.split { !$0.isLetter && !$0.isNumber } })
        func fileName(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
        let fileNames = Set(all.map { fileName($0.path) })
        let besideOthers = words.filter { $0.hasPrefix("UI") && !fileNames.contains("\($0).swift") }
            .flatMap { ["class \($0):", "protocol \($0):"] }
        let named = all.filter { file in
            words.contains(fileName(file.path).prefix { $0.isLetter || $0.isNumber })
                || besideOthers.contains { file.text.contains($0) }
        }
        for (path, text) in [files, declarations, firsts, named].joined() {
            index.update(SourceFile(path: path, text: text), in: module(of: path))
        }
        for (path, text) in files {
            let result = rewrite(SourceFile(path: path, text: text), in: module(of: path), index: index)
            let expected = result.entry == nil ? text : text.replacing("@main", with: "     ")
            #expect(
                result.text.utf8.elementsEqual(expected.utf8),
                "\(path), seed \(seed)\n\(difference(text, result.text))")
            #expect(result.findings == [], "\(path), seed \(seed)")
        }
    }

    /// Pseudo-random numbers by the method Xorshift, which depend only on their seed.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    private func difference(_ old: String, _ new: String) -> String {
        let lines = (old.split(separator: "\n"), new.split(separator: "\n"))
        return zip(lines.0, lines.1).filter { $0 != $1 }.prefix(5).map { "- \($0)\n+ \($1)" }.joined(
            separator: "\n")
    }

    @Test func `line ends, tabs, marks of byte order and Japanese stay`() {
        expectRewriting(
            "\u{FEFF}// 日本語\r\nclass 画面: UIView {\r\n\t@objc func タップ() {} // 👩‍👩‍👧\r\n}\r\n",
            "\u{FEFF}// 日本語\r\nclass 画面: UIView {\r\n\t      func タップ() {} // 👩‍👩‍👧\r\n}\r\n",
            generatedWithin: false)
    }

    @Test(arguments: [
        "class C { @objc func f( {}", "class C: UIView { @objc func f() {}", "let s = \"@objc", "}",
    ])
    func `a file that does not parse stays`(text: String) {
        #expect(rewritten(text) == RewrittenFile(text: text))
    }

    @Test func `a main file of the project registers all members first`() {
        let text = """
            import UIKit
            // The delegate.
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
            """
        let expected = text.replacing(
            "UIApplicationMain", with: "tesseraRegisterMembers(); UIApplicationMain")
        #expect(rewritten(text, path: "App/main.swift").text == expected)
        #expect(rewritten("import UIKit\n", path: "main.swift").text == "import UIKit\n")
    }

    @Test func `an empty file, and one of deep nesting`() {
        #expect(rewritten("").text == "")
        let deep = String(repeating: "(", count: 100_000)
        #expect(rewritten("let x = " + deep).text == "let x = " + deep)
    }

    @Test func `a change within a body concerns its file alone`() {
        var index = ProjectIndex()
        func update(_ path: String, _ text: String) -> Bool {
            index.update(SourceFile(path: path, text: text), in: "App")
        }
        let results = [
            update("A.swift", "class A { func f() {} }"),
            update("A.swift", "class A { func f() { print(1) } }"),
            update("A.swift", "class A { func g() {} }"), update("B.swift", "// empty"),
            index.remove(path: "A.swift", from: "App"), index.remove(path: "B.swift", from: "App"),
        ]
        #expect(results == [true, false, true, false, true, false])
    }

    @Test func `an index is the same after it was written and read`() throws {
        var index = ProjectIndex()
        index.update(SourceFile(path: "A.swift", text: "class A: B { @objc func f() {} }"), in: "App")
        index.update(SourceFile(path: "B.swift", text: "class B: UIView { override func g() {} }"), in: "Kit")
        let copy = try JSONDecoder().decode(ProjectIndex.self, from: JSONEncoder().encode(index))
        #expect(copy.files == index.files)
        #expect(copy.entries == index.entries)
        #expect(copy.overrides == index.overrides)
    }

    @Test func `classes that derive from each other in a circle end`() {
        let text =
            "class A: B { @objc func f() {}; let s = #selector(g) }\nclass B: A { override func f() {} }"
        #expect(rewritten(text).text.contains(#"Selector("g", A.g)"#))
    }
}
