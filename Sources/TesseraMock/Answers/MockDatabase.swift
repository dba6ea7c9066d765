/// The arrays and objects of a data file by name, prepared for filtering.
struct MockDatabase: Sendable {
    /// One element of an array, and its JSON text.
    private struct Row {
        let value: JSONValue
        let text: String
    }

    /// The names in the order of the file.
    let names: [String]
    private let rows: [String: [Row]]
    /// The JSON texts of the objects, by name.
    private let objects: [String: String]

    /// Creates a database from a file whose top level is an object of arrays and objects.
    init(_ file: JSONFile) throws(MockFileError) {
        let expectation = #"an object of arrays and objects such as {"photos": [{"id": 1}]}"#
        var names: [String] = []
        var rows: [String: [Row]] = [:]
        var objects: [String: String] = [:]
        for member in try file.members(expectation: expectation) {
            switch member.value {
            case .array(let elements):
                rows[member.key] = elements.map { Row(value: $0, text: $0.text) }
            case .object:
                objects[member.key] = member.value.text
            default:
                throw file.error(
                    at: member.offset,
                    "expected \(expectation), but \"\(member.key)\" is \(member.value.kind)")
            }
            names.append(member.key)
        }
        self.names = names
        self.rows = rows
        self.objects = objects
    }

    /// Returns the JSON text of an object, or of the elements of an array that match the filters; `nil` if
    /// there is no such name.
    ///
    /// As in json-server, a repeated key has alternative values (`id=1&id=2`), and an element must match all
    /// keys. A key that no element has is ignored, so that clients may send parameters that only the real
    /// service uses. Keys may be dotted paths. Values are compared as JSON text, strings without their
    /// quotes.
    func json(of name: String, filters: [QueryItem]) -> String? {
        guard let rows = rows[name] else { return objects[name] }
        let accepted = Dictionary(grouping: filters, by: \.name).mapValues { Set($0.map(\.value)) }
            .filter { key, _ in rows.contains { $0.value.value(at: key) != nil } }
        let matching = rows.filter { row in
            accepted.allSatisfy { key, values in
                row.value.value(at: key).map { values.contains($0.filterText) } ?? false
            }
        }
        return "[" + matching.map(\.text).joined(separator: ",") + "]"
    }
}
