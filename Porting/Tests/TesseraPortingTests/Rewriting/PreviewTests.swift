import Testing

@testable import TesseraPorting

@Suite struct PreviewTests {
    @Test func `previews become white space, and lines keep their numbers`() {
        let preview = "#Preview(\"Name\", traits: .landscapeLeft) {\n    Detail()\n};"
        let blanks = FileRewriter.blanks(for: preview)
        expectRewriting("let a = 1\n\(preview)\nlet b = 2\n", "let a = 1\n\(blanks)\nlet b = 2\n")
        expectRewriting("#if DEBUG\n#Preview { A() }\n#endif\n", "#if DEBUG\n                \n#endif\n")
    }

    @Test func `a preview with an attribute goes away with it`() {
        let preview = "@available(iOS 17.0, *)\n#Preview {\n    let view = Detail()\n    return view\n}"
        expectRewriting("class A {}\n\(preview)", "class A {}\n\(FileRewriter.blanks(for: preview))")
    }

    @Test func `the content of a preview is no finding, and other macros stay`() {
        let result = rewritten("#Preview { NSPointerArray.weakObjects() }\n#warning(\"Later\")\n")
        #expect(result.findings == [])
        #expect(result.text.hasSuffix("\n#warning(\"Later\")\n"))
    }

    @Test func `a main file that begins with a preview registers its members`() {
        let result = rewritten("#Preview { A() }\nprint(1)\n", path: "main.swift")
        #expect(result.text == "tesseraRegisterMembers();                 \nprint(1)\n")
    }
}
