import Testing

@testable import TesseraMock

@Suite struct FileErrorTests {
    @Test(
        arguments: [
            ("", 1, 1, "expected a value, but found the end of the file"),
            ("{\"a\": [1, 2}", 1, 12, "expected ',' or ']' in an array, but found '}'"),
            ("{\n  \"a\": [],\n}", 3, 1, "expected a key in double quotes, but found '}'"),
            ("{\"a\" []}", 1, 6, "expected ':' after the key \"a\", but found '['"),
            ("{\"あ\": nope}", 1, 7, "expected a value, but found 'n'"),
            ("{\"a\": [01]}", 1, 8, "a number must not start with 0"),
            ("{\"a\": [1.]}", 1, 10, "expected a digit, but found ']'"),
            ("{\"a\": [\"x]}", 1, 8, "a string without its closing quote"),
            ("{\"a\": [\"\\ud800\"]}", 1, 9, "half of a surrogate pair"),
            ("{\"a\": []} x", 1, 11, "expected the end of the file, but found 'x'"),
        ])
    func `syntax error has line and column`(json: String, line: Int, column: Int, message: String) {
        #expect(throws: MockFileError(path: "sample.json", line: line, column: column, message: message)) {
            try source(json)
        }
    }

    @Test func `nesting is limited`() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect(
            throws: MockFileError(
                path: "sample.json", line: 1, column: 201, message: "more than 200 levels of nesting")
        ) {
            try source(deep)
        }
        #expect(throws: Never.self) {
            try source(String(repeating: "[", count: 200) + String(repeating: "]", count: 200))
        }
    }

    @Test func `the top level is an object of arrays and objects`() {
        let expectation = #"expected an object of arrays and objects such as {"photos": [{"id": 1}]}"#
        #expect(
            throws: MockFileError(
                path: "sample.json", line: 1, column: 1, message: "\(expectation), but the file is an array")
        ) {
            try MockDatabase(source("[1]"))
        }
        #expect(
            throws: MockFileError(
                path: "sample.json", line: 3, column: 8, message: #"\#(expectation), but "b" is a number"#)
        ) {
            try MockDatabase(source("{\n  \"a\": [],\n  \"b\": 5\n}"))
        }
        #expect(
            throws: MockFileError(
                path: "sample.json", line: 1, column: 16, message: "the key \"a\" stands here a second time")
        ) {
            try MockDatabase(source(#"{"a": [], "a": []}"#))
        }
    }

    @Test func `error text is one clickable line`() {
        let error = MockFileError(path: "photos.json", line: 3, column: 14, message: "expected a value")
        #expect("\(error)" == "photos.json:3:14: expected a value")
    }

    @Test func `strings and numbers come back unchanged`() throws {
        let json = #"{"s":"\"\\/\n\u0001\ud83c\udf63","n":[-0.50,1e3,1E-2],"b":[true,false,null]}"#
        #expect(
            try source(json).value.text
                == #"{"s":"\"\\/\n\u0001🍣","n":[-0.50,1e3,1E-2],"b":[true,false,null]}"#)
    }
}
