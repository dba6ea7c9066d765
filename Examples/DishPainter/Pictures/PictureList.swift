import Foundation

/// The pictures whose addresses occur in a JSON file, at any depth.
struct PictureList {
    /// The pictures in the order of their addresses. Each occurs once.
    let pictures: [PictureAddress]

    /// Reads a JSON file.
    init(_ file: URL, recipes: some Collection<String>) throws(PaintingError) {
        guard let data = try? Data(contentsOf: file) else {
            throw PaintingError("\(file.relativePath): the file cannot be read")
        }
        do {
            try self.init(json: data, recipes: recipes)
        } catch {
            throw PaintingError("\(file.relativePath): \(error)")
        }
    }

    /// Finds the pictures in a JSON text.
    /// - Parameter recipes: The names of the recipes that exist.
    /// - Throws: ``PaintingError`` if the text is no JSON, or with a line for each address that cannot be painted.
    init(json: Data, recipes: some Collection<String>) throws(PaintingError) {
        guard let value = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed) else {
            throw PaintingError("this is no JSON")
        }
        var texts: Set<String> = []
        Self.collect(value, into: &texts)
        let known = Set(recipes)
        var found: [PictureAddress] = []
        var failures: [String] = []
        for text in texts.sorted() {
            do {
                let picture = try PictureAddress(text)
                found.append(picture)
                if !known.contains(picture.name) {
                    failures.append("\(text): there is no recipe for “\(picture.name)”")
                }
            } catch {
                failures.append(error.description)
            }
        }
        if !failures.isEmpty {
            let hint = "There are recipes for: \(known.sorted().joined(separator: ", "))"
            throw PaintingError((failures + [hint]).joined(separator: "\n"))
        }
        pictures = found
    }

    private static func collect(_ value: Any, into texts: inout Set<String>) {
        switch value {
        case let text as String:
            if text.hasPrefix(PictureAddress.folder) { texts.insert(text) }
        case let elements as [Any]:
            for element in elements { collect(element, into: &texts) }
        case let members as [String: Any]:
            for member in members.values { collect(member, into: &texts) }
        default:
            break
        }
    }
}
