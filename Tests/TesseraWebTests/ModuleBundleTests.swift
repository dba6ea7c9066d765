import Foundation
import Testing

@testable import TesseraWeb

@Suite struct ModuleBundleTests {
    @Test func `module becomes a constant with its exports`() throws {
        let bundle = try ModuleBundle(
            ["main.js": "export const one = 1;\nexport class Two {\n}\nlet three = 3;"], entries: ["main.js"])
        #expect(
            bundle.scripts["main.js"] == """
                'use strict';
                // main.js
                const $main = (() => {
                const one = 1;
                class Two {
                }
                let three = 3;
                return { one, Two };
                })();

                """)
    }

    @Test func `imported modules stand first and once, and hand out the names that are imported`() throws {
        let bundle = try ModuleBundle(
            [
                "main.js": "import { a as b } from './x/a-b.js';\nimport './c.js';\nb();",
                "x/a-b.js": "import {\n  c,\n} from '../c.js';\nexport function a() {}",
                "c.js": "const d = 1;\nexport { d };",
            ], entries: ["main.js"])
        #expect(
            bundle.scripts["main.js"] == """
                'use strict';
                // c.js
                const $c = (() => {
                const d = 1;
                return { d };
                })();
                // x/a-b.js
                const $x_a_b = (() => {
                const {   c, } = $c;
                function a() {}
                return { a };
                })();
                // main.js
                const $main = (() => {
                const { a: b } = $x_a_b;
                b();
                return {  };
                })();

                """)
    }

    @Test func `later script uses the constants of an earlier one for what both need`() throws {
        let bundle = try ModuleBundle(
            [
                "first.js": "import { a } from './a.js';", "a.js": "export const a = 1;",
                "b.js": "export const b = 1;",
                "main.js": "import { a } from './a.js';\nimport { b } from './b.js';",
            ], entries: ["first.js", "main.js"])
        #expect(bundle.scripts["first.js"]?.hasPrefix("'use strict';\n// a.js\n") == true)
        let main = try #require(bundle.scripts["main.js"])
        #expect(main.hasPrefix("'use strict';\n// b.js\n"))
        #expect(main.contains("const { a } = $a;"))
        #expect(!main.contains("// a.js"))
    }

    @Test func `module that no entry imports is in no script`() throws {
        let bundle = try ModuleBundle(
            ["main.js": "", "other.js": "export const a = 1;"], entries: ["main.js"])
        #expect(bundle.scripts["main.js"]?.contains("other") == false)
    }

    @Test func `a circle of imports is an error that names its modules`() {
        let sources = ["main.js": "import './a.js';", "a.js": "import './b.js';", "b.js": "import './a.js';"]
        #expect(throws: ModuleBundleError.circle(["main.js", "a.js", "b.js", "a.js"])) {
            try ModuleBundle(sources, entries: ["main.js"])
        }
    }

    @Test func `a missing module is an error that names it and its importer`() {
        #expect(throws: ModuleBundleError.missing("a.js", importer: "main.js")) {
            try ModuleBundle(["main.js": "import './a.js';"], entries: ["main.js"])
        }
        #expect(throws: ModuleBundleError.missing("main.js", importer: nil)) {
            try ModuleBundle([:], entries: ["main.js"])
        }
    }

    @Test(
        arguments: [
            "import a from './a.js';", "import * as a from './a.js';", "import { a } from 'a';",
            "import { a } from './a.js'", "const a = await import('./a.js');", "export default 1;",
            "export let a = 1;", "export { a as b };", "export * from './a.js';", "export const { a } = b;",
            "export const a = () => import('./a.js');",
        ])
    func `form that cannot be joined is an error that quotes the line`(line: String) {
        #expect(throws: ModuleBundleError.unreadable("main.js", line: line)) {
            try ModuleBundle(["main.js": line, "a.js": "export const a = 1;"], entries: ["main.js"])
        }
    }

    @Test(
        arguments: [
            "text = '</script>';", "text = '</SCRIPT ';", "text = '<!--';", "export const a = '</script>';",
        ])
    func `line that would end the page's script is an error that quotes it`(line: String) {
        #expect(throws: ModuleBundleError.endsPage("main.js", line: line)) {
            try ModuleBundle(["main.js": line], entries: ["main.js"])
        }
    }

    @Test func `lines that are empty or comments are left out`() throws {
        let text = """
            // A comment.
            /** A comment that ends in its line. */
            const one = 1; // Behind code.

              /**
               * A comment of several lines,
            // in which this is no other one

            // */
            const two = /** @type {number} */ (2);
            /** @type {number} */ (three).toFixed();
            /* One. */ four(); /* Another one. */
            /*/ This has only begun.
            */
            const mark = '`';
            """
        let bundle = try ModuleBundle(["main.js": text], entries: ["main.js"])
        #expect(
            bundle.scripts["main.js"] == """
                'use strict';
                // main.js
                const $main = (() => {
                const one = 1; // Behind code.
                const two = /** @type {number} */ (2);
                /** @type {number} */ (three).toFixed();
                /* One. */ four(); /* Another one. */
                const mark = '`';
                return {  };
                })();

                """)
    }

    @Test func `lines of a literal stay, whatever they look like`() throws {
        let text = "const a = `\n// one\n\n/* two */\n`;\n// three\nconst b = `four`;"
        let bundle = try ModuleBundle(["main.js": text], entries: ["main.js"])
        let main = try #require(bundle.scripts["main.js"])
        #expect(main.contains("const a = `\n// one\n\n/* two */\n`;\nconst b = `four`;\n"))
    }

    @Test func `characters beyond ASCII are numbers`() throws {
        let bundle = try ModuleBundle(["main.js": "const a = 'é 海 😀';"], entries: ["main.js"])
        #expect(bundle.scripts["main.js"]?.contains(#"const a = '\u00e9 \u6d77 \ud83d\ude00';"#) == true)
    }

    @Test(
        arguments: [
            // What has marks of literals that are none, or literals within literals.
            "a.match(/`/);", "const a = 1; // A `mark`, and one more: `", "const a = '\\`';",
            "const a = `\\``;", "const a = `${b.map((c) => `", "const a = `b` + `c` + `",
            // Texts in which the number of a character would be another text.
            "const a = '\\é';", "const a = String.raw`é`;",
        ])
    func `line that may mean something else when it is joined is an error that quotes it`(line: String) {
        #expect(throws: ModuleBundleError.unreadable("main.js", line: line)) {
            try ModuleBundle(["main.js": line], entries: ["main.js"])
        }
    }

    @Test(arguments: ["${b ? `", "`.length + `", "${b}`;", #"\`"#])
    func `literal of several lines contains no other one`(line: String) {
        #expect(throws: ModuleBundleError.unreadable("main.js", line: line)) {
            try ModuleBundle(["main.js": "const a = `\n\(line)\n`;"], entries: ["main.js"])
        }
    }

    @Test(arguments: ["/* a\nb */ c();", "/* a\nb */ c(); /* d */", "const a = `", "/* a"])
    func `comment or literal that cannot be told from code is an error that quotes its first line`(
        text: String
    ) {
        let line = String(text.prefix { $0 != "\n" })
        #expect(throws: ModuleBundleError.unreadable("main.js", line: line)) {
            try ModuleBundle(["main.js": text], entries: ["main.js"])
        }
    }

    @Test func `client's own modules are joined`() throws {
        let assets = try AssetLibrary()
        let main = String(decoding: try #require(assets.assets[assets.mainScript]?.bytes), as: UTF8.self)
        for text in [assets.firstScript, main] {
            #expect(text.hasPrefix("'use strict';\n// "))
            #expect(!text.contains(/(?m)^(export|import)[ ]/))
            #expect(text.utf8.allSatisfy { $0 < 0x80 })
            #expect(!text.contains(/(?m)^ *\/\*\*?$/))
        }
    }
}
