import Foundation

extension FakeDisplay {
    /// The windows that the display has, as text with a line for each element.
    ///
    /// A line contains the element's class and frame, and if it has them, its opacity, its background colour, whether it
    /// is hidden, its text, the text of its input, the size of its image and the offset of its content that the app has
    /// set. Plain views that only fill a window or a cell have no line.
    var outline: String {
        (elements[0]?.children ?? []).map { outline(of: $0) }.joined(separator: "\n")
    }

    /// Returns the lines of an element and of those in it.
    func outline(of id: Int) -> String { lines(of: id, in: nil).joined(separator: "\n") }

    private func lines(of id: Int, in parent: Element?) -> [String] {
        guard let element = elements[id] else { return ["no element \(id)"] }
        let words = words(of: element)
        let children = element.children.flatMap { lines(of: $0, in: element) }
        if let parent, parent.viewClass == "UIWindow" || parent.viewClass.hasSuffix("Cell"),
            words == ["UIView", "0", "0"]
                + (parent.properties["f"]?.array?.dropFirst(2).map(\.outlined) ?? [])
        {
            return children
        }
        return [words.joined(separator: " ")] + children.map { "  " + $0 }
    }

    private func words(of element: Element) -> [String] {
        let properties = element.properties
        var words = [element.viewClass] + (properties["f"]?.array?.map(\.outlined) ?? [])
        if let alpha = properties["o"] { words.append("opacity \(alpha.outlined)") }
        if let color = properties["bg"]?.string { words.append(color) }
        if properties["h"] == .bool(true) { words.append("hidden") }
        let lines = properties["tx"]?["l"]?.array?.compactMap { $0.array?.first?.string } ?? []
        if !lines.isEmpty { words.append("“\(lines.joined(separator: " "))”") }
        if let text = properties["in"]?["t"]?.string { words.append("input “\(text)”") }
        if let image = properties["im"], image["r"] != nil, let width = image["w"], let height = image["h"] {
            words.append("image \(width.outlined) \(height.outlined)")
        }
        if let offset = properties["sc"]?["at"]?.array {
            words.append("at \(offset.map(\.outlined).joined(separator: " "))")
        }
        return words
    }
}

extension JSON {
    /// A number with at most two digits after the point.
    fileprivate var outlined: String {
        guard case .number(let number) = self else { return "?" }
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
