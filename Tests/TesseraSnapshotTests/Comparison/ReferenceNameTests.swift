import Testing

@testable import TesseraSnapshot

@Suite struct ReferenceNameTests {
    @Test func `the name of a test has no backticks and no parameters`() {
        #expect(ReferenceName.testName(of: "home()") == "home")
        #expect(ReferenceName.testName(of: "`home in dark`()") == "home in dark")
        #expect(ReferenceName.testName(of: "`a (b) c`(width:)") == "a (b) c")
        #expect(ReferenceName.testName(of: "sizes(width:height:)") == "sizes")
        #expect(ReferenceName.testName(of: "`") == "`")
    }

    @Test func `letters of all scripts stay, and what has a meaning in paths does not`() {
        #expect(ReferenceName.sanitized("暗い画面、文字が大きい") == "暗い画面、文字が大きい")
        #expect(ReferenceName.sanitized("../../etc/passwd") == "etc-passwd")
        #expect(ReferenceName.sanitized("a/b\\c:d*e?\"<>|f") == "a-b-c-d-e-f")
        #expect(ReferenceName.sanitized("two  words\nand a line\u{0}") == "two-words-and-a-line")
        #expect(ReferenceName.sanitized("evil\u{202E}gnp") == "evil-gnp")
        #expect(ReferenceName.sanitized("👩‍👩‍👧 family") == "👩‍👩‍👧-family")
        // A letter and its accent are one letter, on every file system.
        #expect(ReferenceName.sanitized("cafe\u{301}")?.unicodeScalars.count == 4)
        for nothing in ["", "...", "/", " \n", "-", "\u{202E}"] {
            #expect(ReferenceName.sanitized(nothing) == nil, "\(nothing.debugDescription)")
        }
    }

    @Test func `names that are too long are cut, and stay different`() throws {
        let long = String(repeating: "長", count: 200)
        let first = try #require(ReferenceName.sanitized(long + "一"))
        let second = try #require(ReferenceName.sanitized(long + "二"))
        #expect(first != second)
        #expect(first.utf8.count <= 200 && second.utf8.count <= 200)
        #expect(first.hasPrefix("長長長"))
        #expect(ReferenceName.sanitized(String(repeating: "x", count: 200))?.count == 200)
    }

    @Test func `names that cannot be used are errors`() {
        #expect(throws: ReferenceError.unusableName("///")) {
            try ReferenceFile(testFile: "/a/B.swift", testName: "c()", name: "///")
        }
        #expect(throws: ReferenceError.unusableName("")) {
            try ReferenceFile(testFile: "/a/B.swift", testName: "()")
        }
    }
}
