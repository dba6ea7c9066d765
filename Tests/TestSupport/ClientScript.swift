import Foundation

/// A script of the browser's page as it stands in the sources, whose constants tests compare with those of Swift.
public struct ClientScript {
    private let name: String
    private let text: String

    /// Reads a script of the folder `Client`.
    public init(_ name: String) throws {
        var root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        for _ in 0..<3 { root.deleteLastPathComponent() }
        self.name = name
        text = try String(
            contentsOf: root.appendingPathComponent("Sources/TesseraWeb/Client/\(name)"), encoding: .utf8)
    }

    /// Returns the number that follows some text for the first time.
    public func number(after start: String) throws -> Double {
        guard let range = text.range(of: start) else { throw Missing(text: start, script: name) }
        let digits = text[range.upperBound...].drop { $0 == " " }
            .prefix { $0.isASCII && ($0.isNumber || "-._e".contains($0)) }
        guard let number = Double(digits.filter { $0 != "_" }) else {
            throw Missing(text: start, script: name)
        }
        return number
    }

    /// Returns the number that a constant has.
    public func constant(_ name: String) throws -> Double { try number(after: "const \(name) =") }

    /// Returns what the members of an object are that a constant has: a text for each name.
    public func members(of name: String) throws -> [String: String] {
        let start = "const \(name) = {"
        guard let range = text.range(of: start), let end = text[range.upperBound...].firstIndex(of: "}")
        else {
            throw Missing(text: start, script: self.name)
        }
        var members: [String: String] = [:]
        for member in text[range.upperBound..<end].split(separator: ",") {
            let parts = member.split(separator: ":").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " \n'"))
            }
            if parts.count == 2 { members[parts[0]] = parts[1] }
        }
        return members
    }

    /// A script does not have what a test looks for: it may have another name now.
    public struct Missing: Error, CustomStringConvertible {
        let text: String
        let script: String
        /// A sentence for whoever reads the failure.
        public var description: String { "“\(text)” with a value after it does not stand in \(script)." }
    }
}
