import Foundation

/// A template of the SF Symbols app: a drawing that contains a symbol in several weights and scales, each in a group with a
/// name such as `Regular-M`, and lines that tell where its text stands.
///
/// Only the shapes of the groups are taken, with the attributes that determine their look. Therefore neither the guides and notes
/// of the template nor scripts, references and the styles of tools get into the picture.
struct SymbolTemplate {
    /// The size of the symbol for text of 100 points, at the medium scale.
    let size: CGSize
    /// The symbol alone, as a drawing.
    let data: Data

    /// The size in points of the text for which templates are drawn.
    static let pointSize: CGFloat = 100
    /// The size of the largest template that is read: 8 MB. Templates of the SF Symbols app are smaller than 1 MB.
    static let limit = 8 << 20

    /// Reads the group of the regular weight: that of the medium scale, or else that of the small one, which is enlarged.
    /// Returns nil if there is neither, or if it contains no shape.
    init?(_ template: Data) {
        let reader = SymbolTemplateReader(template)
        let scales: [(name: String, factor: CGFloat)] = [
            ("M", 1), ("S", 1 / UIImage.SymbolScale.small.factor),
        ]
        for (name, factor) in scales {
            guard let group = reader.groups["Regular-\(name)"], let box = reader.box(of: group, scale: name)
            else { continue }
            size = CGSize(width: box.width * factor, height: box.height * factor)
            // A drawing that is decoded has enough pixels for symbols of some hundred points.
            data = Data(
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box.minX) \(box.minY) \(box.width) \(box.height)" \
                width="\(box.width * 2)" height="\(box.height * 2)">\(group.text)</svg>
                """.utf8)
            return
        }
        return nil
    }
}

/// Finds the groups of a template that are drawn, and its guides.
private struct SymbolTemplateReader {
    /// A group with its shapes.
    struct Group {
        var text = ""
        /// The points that enclose the shapes.
        var points: [CGPoint] = []
    }

    private(set) var groups: [String: Group] = [:]
    /// The starts of the lines by their names.
    private var lines: [String: CGPoint] = [:]

    private static let wanted: Set<String> = ["Regular-M", "Regular-S"]
    /// The greatest depth of elements within elements.
    private static let maximumDepth = 64

    /// An element around the tag that is being read.
    private struct Parent {
        var transform: CGAffineTransform
        /// True if the element is a group whose start was taken, so that its end is taken too.
        var isTaken = false
        /// True if nothing in the element is drawn.
        var isHidden = false
    }

    init(_ template: Data) {
        var open: [Parent] = []
        var group: (name: String, depth: Int, content: Group)?
        for tag in DrawingTagReader(template) {
            if tag.kind == .end {
                guard let last = open.popLast() else { return }
                if last.isTaken { group?.content.text += "</g>" }
                if let found = group, found.depth == open.count {
                    groups[found.name] = found.content
                    group = nil
                }
                continue
            }
            let outer = open.last?.transform ?? .identity
            let transform = CGAffineTransform(drawing: tag.attributes["transform"]).concatenating(outer)
            var parent = Parent(transform: transform)
            let id = tag.attributes["id"] ?? ""
            if tag.name == "line", let x = tag.number("x1"), let y = tag.number("y1") {
                lines[id] = CGPoint(x: x, y: y).applying(transform)
            }
            if group == nil, tag.name == "g", tag.kind == .start, Self.wanted.contains(id), groups[id] == nil
            {
                // The transforms of the elements around the group belong to it.
                group = (id, open.count, Group(text: DrawingTag.group(transform)))
                parent.isTaken = true
            } else if group != nil {
                parent.isHidden = open.last?.isHidden == true || Self.isHidden(tag)
                if !parent.isHidden {
                    parent.isTaken = tag.name == "g"
                    group?.content.text += tag.text
                    group?.content.points += tag.points.map { $0.applying(transform) }
                }
            }
            if tag.kind == .start { open.append(parent) }
            guard open.count < Self.maximumDepth else { return }
        }
    }

    /// Returns true for an element that is not drawn and whose content is not drawn either.
    private static func isHidden(_ tag: DrawingTag) -> Bool {
        ["defs", "clipPath", "mask", "symbol", "pattern", "marker", "filter"].contains(tag.name)
            || tag.attributes["display"] == "none"
    }

    /// Returns the part of the drawing that a group takes: as wide as its margins, and as high as symbols of the system
    /// are, with the capital letters of the text at half its height. It is larger if the shapes are.
    func box(of group: Group, scale: String) -> CGRect? {
        guard let first = group.points.first else { return nil }
        let shapes = group.points.reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
        let base = lines["Baseline-\(scale)"]?.y
        let cap = lines["Capline-\(scale)"]?.y
        let middle = base.map { ($0 + (cap ?? $0 - 70)) / 2 } ?? shapes.midY
        let half = max(60, shapes.maxY - middle, middle - shapes.minY)
        let left = lines["left-margin-Regular-\(scale)"]?.x ?? (shapes.minX - 8)
        let right = lines["right-margin-Regular-\(scale)"]?.x ?? (shapes.maxX + 8)
        let (start, end) = (min(left, shapes.minX), max(right, shapes.maxX))
        let box = CGRect(x: start, y: middle - half, width: end - start, height: 2 * half)
        let sides = [box.width, box.height]
        return sides.allSatisfy { (1...10_000).contains($0) } && abs(box.midX) < 1e6 && abs(box.midY) < 1e6
            ? box : nil
    }
}

extension DrawingTag {
    /// The attributes of shapes that are taken.
    private static let taken = [
        "d", "points", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2",
        "fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
        "stroke-miterlimit", "stroke-opacity", "opacity", "style", "transform",
    ]
    private static let shapes: Set<String> = [
        "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    ]

    /// Returns the start of a group with a transform.
    fileprivate static func group(_ transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "<g transform=\"matrix(\(numbers.map { "\($0)" }.joined(separator: " ")))\">"
    }

    /// The tag with those attributes that are taken, or nothing if the tag is neither a shape nor a group.
    fileprivate var text: String {
        guard name == "g" || Self.shapes.contains(name) else { return "" }
        var text = "<\(name)"
        for key in Self.taken {
            guard let value = attributes[key], !value.contains(where: { "<&\"".contains($0) }),
                !value.contains("url(")
            else { continue }
            text += " \(key)=\"\(value)\""
        }
        // The end of a shape's tag is not taken, since a shape contains nothing that is drawn.
        return text + (name == "g" && kind == .start ? ">" : "/>")
    }

    fileprivate func number(_ name: String) -> CGFloat? {
        var numbers = attributes[name].map { DrawingNumbers($0) }
        return numbers?.number().map { CGFloat($0) }
    }

    /// The points that enclose the shape, without its line.
    fileprivate var points: [CGPoint] {
        func value(_ name: String) -> CGFloat { number(name) ?? 0 }
        func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [CGPoint] {
            [(0, 0), (1, 0), (0, 1), (1, 1)].map { CGPoint(x: x + $0 * width, y: y + $1 * height) }
        }
        switch name {
        case "path": return DrawingPath(attributes["d"] ?? "").points
        case "rect": return box(value("x"), value("y"), value("width"), value("height"))
        case "circle", "ellipse":
            let (width, height) = name == "circle" ? (value("r"), value("r")) : (value("rx"), value("ry"))
            return box(value("cx") - width, value("cy") - height, 2 * width, 2 * height)
        case "line":
            return [CGPoint(x: value("x1"), y: value("y1")), CGPoint(x: value("x2"), y: value("y2"))]
        case "polyline", "polygon":
            let numbers = DrawingNumbers.all(attributes["points"] ?? "")
            return stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
        default: return []
        }
    }
}

extension CGAffineTransform {
    /// Reads the attribute `transform` of a drawing. Unknown parts of the attribute change nothing.
    fileprivate init(drawing text: String?) {
        self = .identity
        for part in (text ?? "").split(separator: ")") {
            let pieces = part.split(separator: "(", maxSplits: 1)
            guard pieces.count == 2 else { continue }
            let numbers = DrawingNumbers.all(String(pieces[1])).map { CGFloat($0) }
            let name = pieces[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\t\r\n"))
            let step: CGAffineTransform? =
                switch (name, numbers.count) {
                case ("matrix", 6):
                    CGAffineTransform(
                        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
                        ty: numbers[5])
                case ("translate", 1), ("translate", 2):
                    CGAffineTransform(translationX: numbers[0], y: numbers.count == 2 ? numbers[1] : 0)
                case ("scale", 1), ("scale", 2):
                    CGAffineTransform(scaleX: numbers[0], y: numbers.count == 2 ? numbers[1] : numbers[0])
                case ("rotate", 1): CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
                case ("rotate", 3):
                    CGAffineTransform(translationX: -numbers[1], y: -numbers[2])
                        .concatenating(CGAffineTransform(rotationAngle: numbers[0] * .pi / 180))
                        .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
                default: nil
                }
            if let step { self = step.concatenating(self) }
        }
    }
}
