import Foundation
import TesseraBasics
import TesseraDisplay
import TesseraSelectors

/// A change of a property by an effect: a number or a point.
enum MotionValue: Equatable {
    case number(CGFloat)
    case point(CGPoint)

    /// Reads a value of the app. Nil is the number 0; other values than numbers and points cannot be read.
    init?(_ value: Any?) {
        switch value {
        case nil: self = .number(0)
        case let point as CGPoint: self = .point(point)
        case let size as CGSize: self = .point(CGPoint(x: size.width, y: size.height))
        case let offset as UIOffset: self = .point(CGPoint(x: offset.horizontal, y: offset.vertical))
        case let number as CGFloat: self = .number(number)
        case let number as Double: self = .number(CGFloat(number))
        case let number as Float: self = .number(CGFloat(number))
        case let number as Int: self = .number(CGFloat(number))
        case let number as NSNumber: self = .number(CGFloat(number.doubleValue))
        default: return nil
        }
    }

    /// The value for the app.
    var value: Any {
        switch self {
        case .number(let number): number
        case .point(let point): point
        }
    }

    /// The value as a point. A number counts in both directions.
    var point: CGPoint {
        switch self {
        case .number(let number): CGPoint(x: number, y: number)
        case .point(let point): point
        }
    }

    /// Returns the value between this one and another one.
    func mixed(with other: MotionValue, share: CGFloat) -> MotionValue {
        combined(with: other) { $0 + ($1 - $0) * share }
    }

    /// Returns the sum of two values.
    func adding(_ other: MotionValue) -> MotionValue { combined(with: other, by: +) }

    private func combined(with other: MotionValue, by operation: (CGFloat, CGFloat) -> CGFloat) -> MotionValue
    {
        if case .number(let one) = self, case .number(let two) = other { return .number(operation(one, two)) }
        let (one, two) = (point, other.point)
        return .point(CGPoint(x: operation(one.x, two.x), y: operation(one.y, two.y)))
    }
}

/// The effects of views, and what a display needs to know of them.
@MainActor
enum MotionEffects {
    /// True if a view has got an effect. Most apps have none, and need not look for them.
    static var areUsed = false

    /// Returns the changes of properties by effects, by their key paths, for a place of the viewer.
    static func values(of effects: [UIMotionEffect], at offset: UIOffset) -> [String: MotionValue] {
        var values: [String: MotionValue] = [:]
        for effect in effects {
            for (path, value) in effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:] {
                guard let value = MotionValue(value) else { continue }
                values[path] = values[path]?.adding(value) ?? value
            }
        }
        return values
    }

    /// Returns the distance by which effects move a view for a place of the viewer.
    private static func distance(_ effects: [UIMotionEffect], _ horizontal: CGFloat, _ vertical: CGFloat)
        -> CGPoint
    {
        var distance = CGPoint.zero
        for (path, value) in values(of: effects, at: UIOffset(horizontal: horizontal, vertical: vertical)) {
            let (x, y) = (value.point.x, value.point.y)
            switch path {
            case "center", "layer.position": (distance.x, distance.y) = (distance.x + x, distance.y + y)
            case "center.x", "layer.position.x": distance.x += x
            case "center.y", "layer.position.y": distance.y += y
            default: complainOnce("UIView.addMotionEffect: the key path “\(path)” does not move a view.")
            }
        }
        return distance
    }

    /// Returns the description of effects for a display, or nil if they move nothing.
    static func content(of effects: [UIMotionEffect]) -> TiltContent? {
        let rest = distance(effects, 0, 0)
        func further(_ horizontal: CGFloat, _ vertical: CGFloat) -> [Double] {
            let place = distance(effects, horizontal, vertical)
            return [rounded(place.x - rest.x), rounded(place.y - rest.y)]
        }
        let atRest = [rounded(rest.x), rounded(rest.y)]
        let content = TiltContent(
            rest: atRest == [0, 0] ? nil : atRest, left: further(-1, 0), right: further(1, 0),
            top: further(0, -1), bottom: further(0, 1))
        let movesNothing = [content.left, content.right, content.top, content.bottom].allSatisfy {
            $0 == [0, 0]
        }
        return movesNothing && content.rest == nil ? nil : content
    }

    /// Returns a distance in points that a display accepts.
    private static func rounded(_ distance: CGFloat) -> Double {
        guard distance.isFinite else { return 0 }
        return (Double(min(max(distance, -10_000), 10_000)) * 100).rounded() / 100
    }

    // MARK: Storage

    private static let effects = AssociatedProperty<[UIMotionEffect]>()

    /// The effects of a view.
    static subscript(view: UIView) -> [UIMotionEffect] {
        get { areUsed ? effects[view] ?? [] : [] }
        set {
            areUsed = true
            effects[view] = newValue.isEmpty ? nil : newValue
            view.setNeedsCommit()
        }
    }
}
