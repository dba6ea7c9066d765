import Foundation

@testable import MockParsers

extension Harness {
    /// A file of mock data. A file that is read has the same value after it is written and read, and each name has an answer.
    static func mock(_ data: Data) {
        guard let file = try? JSONFile(path: "data.json", bytes: Array(data)) else { return }
        let again = try? JSONParser.parse(Array(file.value.text.utf8))
        require(again == file.value, "The value is another after it was written as \(file.value.text).")
        guard let database = try? MockDatabase(file) else { return }
        for name in database.names {
            guard let json = database.json(of: name, filters: [QueryItem(name: "a.b", value: "1")]) else {
                fatalError("There is no answer for \(name).")
            }
            require((try? JSONParser.parse(Array(json.utf8))) != nil, "The answer \(json) is not JSON.")
        }
    }

    /// A file of rewrite rules, and after a line of its own with `---` the target of a request.
    static func routes(_ data: Data) {
        let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "\n---\n")
        guard let file = try? JSONFile(path: "routes.json", bytes: Array(parts[0].utf8)),
            let rules = try? RewriteRules(file)
        else { return }
        let target = RequestTarget(parts.count > 1 ? parts[1] : "")
        let result = rules.rewrite(target)
        require(result.path.utf8.first == UInt8(ascii: "/"), "\(target) becomes \(result).")
        _ = (result.decodedPath, result.queryItems)
    }
}
