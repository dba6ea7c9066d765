import Testing

@testable import TesseraPorting

/// Rewrites a file of the module App among other files, and returns the result.
func rewritten(_ text: String, path: String = "A.swift", beside others: [String] = []) -> RewrittenFile {
    var index = ProjectIndex()
    let file = SourceFile(path: path, text: text)
    index.update(file, in: "App")
    for (number, other) in others.enumerated() {
        index.update(SourceFile(path: "Other\(number).swift", text: other), in: "App")
    }
    return rewrite(file, in: "App", index: index)
}

/// Expects the lines of a rewritten file, without the generated ones after them.
func expectRewriting(
    _ text: String, _ expected: String, beside others: [String] = [], generatedWithin: Bool = false,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let result = rewritten(text, beside: others).text
    let count = generatedWithin ? .max : lines(of: text).count
    let isEnded = text.utf8.last == 10
    let rest = lines(of: result).prefix(isEnded ? count - 1 : count) + (isEnded ? [""] : [])
    #expect(rest.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

/// Expects the generated lines after the last line of a file. In the expected text, HASH replaces the part of names
/// that differs for each file.
func expectGenerated(
    _ text: String, _ expected: String, beside others: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let result = rewritten(text, beside: others).text.replacing("App/A.swift".stableHash, with: "HASH")
    let count = lines(of: text).count
    let rest = lines(of: result).dropFirst(
        text.hasSuffix("\n") ? count - 1 : count)
    #expect(rest.joined(separator: "\n") == expected + "\n", sourceLocation: sourceLocation)
}

/// Returns the lines of a text. A carriage return and a line feed together end one line.
private func lines(of text: String) -> [String] {
    text.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
    }
}
