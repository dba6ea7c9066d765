import Foundation
import TesseraGeometry

extension NibContent {
    func rect(_ key: String) -> CGRect? {
        guard let value = value(key), let point = value.ownPoint, let size = value.ownSize else { return nil }
        return CGRect(origin: point, size: size)
    }

    func size(_ key: String) -> CGSize? { value(key)?.ownSize }
    func point(_ key: String) -> CGPoint? { value(key)?.ownPoint }

    private var ownPoint: CGPoint? {
        guard let x = length("x"), let y = length("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    private var ownSize: CGSize? {
        guard let width = length("width"), let height = length("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Returns a number of points, or nil. The number is limited so that no view is larger than a display can place.
    private func length(_ name: String) -> CGFloat? { number(name).map { min(max($0, -1e6), 1e6) } }

    /// Returns the insets of a property, or nil. Some elements name them after the edges, others after the sides of a
    /// rectangle, such as `minX`.
    func insets(_ key: String) -> UIEdgeInsets? {
        guard let value = value(key) else { return nil }
        if value.element.name == "inset" {
            return UIEdgeInsets(
                top: value.number("minY") ?? 0, left: value.number("minX") ?? 0,
                bottom: value.number("maxY") ?? 0,
                right: value.number("maxX") ?? 0)
        }
        return UIEdgeInsets(
            top: value.number("top") ?? 0, left: value.number("left") ?? 0,
            bottom: value.number("bottom") ?? 0,
            right: value.number("right") ?? 0)
    }

    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        guard let value = value(key) else { return nil }
        return NSDirectionalEdgeInsets(
            top: value.number("top") ?? 0, leading: value.number("leading") ?? 0,
            bottom: value.number("bottom") ?? 0, trailing: value.number("trailing") ?? 0)
    }

    func offset(_ key: String) -> UIOffset? {
        guard let value = value(key) else { return nil }
        return UIOffset(horizontal: value.number("horizontal") ?? 0, vertical: value.number("vertical") ?? 0)
    }

    /// Returns the union of the options whose attributes are YES.
    func options<Options: OptionSet>(_ values: KeyValuePairs<String, Options>) -> Options {
        var sum = Options()
        for (name, option) in values where bool(name) == true { sum.formUnion(option) }
        return sum
    }

    func edges(_ key: String) -> UIRectEdge? {
        value(key)?.options(["top": .top, "left": .left, "bottom": .bottom, "right": .right])
    }
}
