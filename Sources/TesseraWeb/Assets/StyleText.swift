import Foundation

/// The text of a style sheet as a page contains it.
///
/// A page is loaded anew with each visit. A server may send some 14 kilobytes before it hears from the browser, and on a slow
/// network the rest comes a round trip later. With the comments of its styles, a page was larger than that.
enum StyleText {
    /// Returns a style sheet without its comments and without empty lines. No text within its rules looks like a comment.
    static func withoutComments(_ text: String) -> String {
        let parts = text.components(separatedBy: "/*")
        let code = parts.dropFirst().reduce(into: parts[0]) { code, part in
            // What comes after the end of a comment is code. A comment without an end reaches to the end of the sheet.
            if let end = part.range(of: "*/") { code += part[end.upperBound...] }
        }
        return code.split(separator: "\n").filter { line in line.utf8.contains { $0 != UInt8(ascii: " ") } }
            .map { $0 + "\n" }.joined()
    }
}
