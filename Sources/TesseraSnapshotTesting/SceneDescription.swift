import Foundation
import TesseraDisplay

/// The description of a scene as a text: a line for each element, which is indented below the element that
/// contains it.
///
///     UIWindow (0, 0, 390, 844)
///       UIView (0, 0, 390, 844)
///         UILabel (16, 59, 66, 20.5) "Oyster" #title
enum SceneDescription {
    /// Returns the lines of all elements of a scene but its root, from back to front.
    static func text(of tree: SceneTree) -> String {
        guard let root = tree.root, let element = tree.elements[root] else { return "" }
        var lines: [String] = []
        var waiting = element.children.reversed().map { (id: $0, depth: 0) }
        while let (id, depth) = waiting.popLast() {
            guard let element = tree.elements[id] else { continue }
            lines.append(String(repeating: "  ", count: depth) + line(of: element))
            waiting += element.children.reversed().map { ($0, depth + 1) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func line(of element: SceneTree.Element) -> String {
        let properties = element.properties
        var parts = [element.viewClass]
        if let frame = properties.frame?.rect {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number(Double($0)) }
            parts.append("(\(numbers.joined(separator: ", ")))")
        }
        if properties.isHidden == true { parts.append("hidden") }
        if let alpha = properties.alpha { parts.append("alpha \(number(alpha))") }
        if let offset = properties.scroll?.offset, offset != [0, 0] {
            parts.append("scrolled to (\(offset.map(number).joined(separator: ", ")))")
        }
        if let text = properties.text {
            parts.append(quoted(text.lines.map(\.text.string).joined(separator: "\n")))
        }
        if let input = properties.input { parts.append(quoted(input.text)) }
        if let image = properties.image { parts.append(image.symbol == nil ? "image" : "symbol") }
        if let label = properties.accessibility?.label { parts.append("labelled \(quoted(label))") }
        if let path = properties.indexPath {
            parts.append("[\(path.map(String.init).joined(separator: "-"))]")
        }
        if let identifier = properties.identifier { parts.append("#\(identifier)") }
        return parts.joined(separator: " ")
    }

    /// Returns a number with at most two decimals, which differ less than machines do.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        // Minus zero has another text than zero.
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
            of: "\"", with: "\\\""
        )
        .replacingOccurrences(of: "\n", with: "\\n")
        return "\"\(escaped)\""
    }
}
