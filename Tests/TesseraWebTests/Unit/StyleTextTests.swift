import Testing

@testable import TesseraWeb

@Suite struct StyleTextTests {
    @Test func `comments and empty lines are left out`() {
        let text = """
            /* The first comment. */

            .a { color: red; } /* Behind a rule. */
            /* Of two
               lines, with a / and a *. */
            .b {
              /* Within a rule. */
              width: calc(1px * 2);
            }

            """
        #expect(
            StyleText.withoutComments(text) == """
                .a { color: red; }\u{20}
                .b {
                  width: calc(1px * 2);
                }

                """)
    }

    @Test func `sheet without comments stays as it is`() {
        #expect(StyleText.withoutComments(".a { color: red; }\n") == ".a { color: red; }\n")
        #expect(StyleText.withoutComments("") == "")
    }

    @Test func `comment without an end reaches to the end of the sheet`() {
        #expect(StyleText.withoutComments(".a {}\n/* and so on\n.b {}\n") == ".a {}\n")
    }

    @Test func `page contains the rules of the client without comments`() throws {
        let style = try AssetLibrary().clientStyle
        #expect(style.contains(".screen {"))
        #expect(!style.contains("/*"))
        #expect(style.count { $0 == "{" } == style.count { $0 == "}" })
    }
}
