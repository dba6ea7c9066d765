import Foundation
import TesseraGraphics

/// A value of a property that a layer animation changes.
enum AnimatedValue {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(CGColor?)
    case transform(CGAffineTransform)
    case transform3D(CATransform3D)
    case path(CGPath)
    case colors([CGColor])
    case numbers([CGFloat])

    /// Reads a value that an app has given to an animation, as the kind of value that a property has. The result is nil
    /// if the value is of another kind.
    init?(_ value: Any?, like kind: AnimatedValue) {
        guard let value else { return nil }
        switch kind {
        case .number:
            guard let number = Self.number(of: value) else { return nil }
            self = .number(number)
        case .point:
            guard
                let point = value as? CGPoint
                    ?? Self.boxed(value, like: NSValue(cgPoint: .zero))?.cgPointValue
            else { return nil }
            self = .point(point)
        case .size:
            guard let size = value as? CGSize ?? Self.boxed(value, like: NSValue(cgSize: .zero))?.cgSizeValue
            else { return nil }
            self = .size(size)
        case .rect:
            guard let rect = value as? CGRect ?? Self.boxed(value, like: NSValue(cgRect: .zero))?.cgRectValue
            else { return nil }
            self = .rect(rect)
        case .color:
            guard let color = Self.color(of: value) else { return nil }
            self = .color(color)
        case .transform:
            if let transform = Self.transform(of: value) {
                self =
                    CATransform3DIsAffine(transform)
                    ? .transform(transform.projection) : .transform3D(transform)
            } else if let transform = value as? CGAffineTransform {
                self = .transform(transform)
            } else {
                return nil
            }
        case .transform3D:
            if let transform = Self.transform(of: value) {
                self = .transform3D(transform)
            } else if let transform = value as? CGAffineTransform {
                self = .transform3D(CATransform3DMakeAffineTransform(transform))
            } else {
                return nil
            }
        case .path:
            guard let path = value as? CGPath else { return nil }
            self = .path(path)
        case .colors:
            guard let values = value as? [Any] else { return nil }
            self = .colors(values.compactMap(Self.color(of:)))
        case .numbers:
            guard let values = value as? [Any] else { return nil }
            self = .numbers(values.compactMap(Self.number(of:)))
        }
    }

    /// Returns a value of Foundation that contains the same type as an example, or nil if it is something else.
    private static func boxed(_ value: Any, like example: NSValue) -> NSValue? {
        guard let value = value as? NSValue,
            String(cString: value.objCType) == String(cString: example.objCType)
        else { return nil }
        return value
    }

    /// Returns the colour that a value is, or nil if it is none.
    static func color(of value: Any) -> CGColor? { value as? CGColor }

    /// Returns the transform of space that a value is or contains, or nil if it is something else.
    private static func transform(of value: Any) -> CATransform3D? { value as? CATransform3D }

    private static func number(of value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// Returns the value at a share of the way to another one of the same kind; values of other kinds are returned as
    /// they are.
    func mixed(with other: AnimatedValue, _ share: Double) -> AnimatedValue {
        switch (self, other) {
        case (.number(let from), .number(let to)): .number(from + (to - from) * share)
        case (.point(let from), .point(let to)): .point(Self.mix(from, to, share))
        case (.size(let from), .size(let to)):
            .size(
                CGSize(
                    width: from.width + (to.width - from.width) * share,
                    height: from.height + (to.height - from.height) * share))
        case (.rect(let from), .rect(let to)):
            .rect(
                CGRect(
                    x: from.minX + (to.minX - from.minX) * share,
                    y: from.minY + (to.minY - from.minY) * share,
                    width: from.width + (to.width - from.width) * share,
                    height: from.height + (to.height - from.height) * share))
        case (.color(let from), .color(let to)): .color(CGColor.between(from, to, share: share))
        case (.transform(let from), .transform(let to)):
            .transform(share == 0 ? from : share == 1 ? to : from.mixed(with: to, share: share))
        case (.path(let from), .path(let to)): .path(Self.mix(from, to, share))
        case (.colors(let from), .colors(let to)): .colors(Self.mix(from, to, share))
        case (.numbers(let from), .numbers(let to)): .numbers(Self.mix(from, to, share))
        default:
            if let from = spatial, let to = other.spatial {
                .transform3D(from.mixed(with: to, share: share))
            } else {
                other
            }
        }
    }

    /// The transform of space that the value is, or nil if it is not a transform.
    private var spatial: CATransform3D? {
        switch self {
        case .transform(let transform): CATransform3DMakeAffineTransform(transform)
        case .transform3D(let transform): transform
        default: nil
        }
    }

    /// Returns the sum of the value and another one of the same kind, or the other value where there is no sum.
    func adding(_ other: AnimatedValue) -> AnimatedValue {
        switch (self, other) {
        case (.number(let one), .number(let two)): .number(one + two)
        case (.point(let one), .point(let two)): .point(CGPoint(x: one.x + two.x, y: one.y + two.y))
        case (.size(let one), .size(let two)):
            .size(CGSize(width: one.width + two.width, height: one.height + two.height))
        case (.rect(let one), .rect(let two)):
            .rect(
                CGRect(
                    x: one.minX + two.minX, y: one.minY + two.minY, width: one.width + two.width,
                    height: one.height + two.height))
        case (.transform(let one), .transform(let two)): .transform(two.concatenating(one))
        default:
            if let one = spatial, let two = other.spatial {
                .transform3D(CATransform3DConcat(two, one))
            } else {
                other
            }
        }
    }

    /// Returns the sum of the value with itself.
    ///
    /// - Parameter count: The number of terms, at least 1.
    func repeated(_ count: Int) -> AnimatedValue {
        var (sum, power, rest) = (nil as AnimatedValue?, self, count)
        while rest > 0 {
            if !rest.isMultiple(of: 2) { sum = sum?.adding(power) ?? power }
            power = power.adding(power)
            rest /= 2
        }
        return sum ?? self
    }

    /// The value in the form for apps, or nil for a missing colour.
    var object: Any? {
        switch self {
        case .number(let number): NSNumber(value: Double(number))
        case .point(let point): NSValue(cgPoint: point)
        case .size(let size): NSValue(cgSize: size)
        case .rect(let rect): NSValue(cgRect: rect)
        case .color(let color): color
        case .transform(let transform): CATransform3DMakeAffineTransform(transform)
        case .transform3D(let transform): transform
        case .path(let path): path
        case .colors(let colors): colors
        case .numbers(let numbers): numbers.map { NSNumber(value: Double($0)) }
        }
    }

    /// Returns the value without another one of the same kind, or the value itself where there is no difference.
    func subtracting(_ other: AnimatedValue) -> AnimatedValue {
        switch (self, other) {
        case (.number(let one), .number(let two)): .number(one - two)
        case (.point(let one), .point(let two)): .point(CGPoint(x: one.x - two.x, y: one.y - two.y))
        case (.size(let one), .size(let two)):
            .size(CGSize(width: one.width - two.width, height: one.height - two.height))
        case (.rect(let one), .rect(let two)):
            .rect(
                CGRect(
                    x: one.minX - two.minX, y: one.minY - two.minY, width: one.width - two.width,
                    height: one.height - two.height))
        case (.transform(let one), .transform(let two)): .transform(two.inverted().concatenating(one))
        default:
            if let one = spatial, let two = other.spatial {
                .transform3D(CATransform3DConcat(CATransform3DInvert(two), one))
            } else {
                self
            }
        }
    }

    /// Returns the distance to another value of the same kind, for animations with an even pace.
    func distance(to other: AnimatedValue) -> Double {
        switch (self, other) {
        case (.number(let one), .number(let two)): Double(abs(two - one))
        case (.point(let one), .point(let two)): Double(hypot(two.x - one.x, two.y - one.y))
        case (.size(let one), .size(let two)):
            Double(hypot(two.width - one.width, two.height - one.height))
        case (.rect(let one), .rect(let two)):
            Double(
                hypot(
                    hypot(two.minX - one.minX, two.minY - one.minY),
                    hypot(two.width - one.width, two.height - one.height)))
        default: 1
        }
    }

    // MARK: Parts

    static func mix(_ from: CGPoint, _ to: CGPoint, _ share: Double) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }

    /// Returns the colours between those of two lists. Lists of different lengths have none in between.
    static func mix(_ from: [CGColor], _ to: [CGColor], _ share: Double) -> [CGColor] {
        guard from.count == to.count else { return share < 0.5 ? from : to }
        return zip(from, to).map { CGColor.between($0, $1, share: share) ?? $1 }
    }

    static func mix(_ from: [CGFloat], _ to: [CGFloat], _ share: Double) -> [CGFloat] {
        guard from.count == to.count else { return share < 0.5 ? from : to }
        return zip(from, to).map { $0 + ($1 - $0) * share }
    }

    /// Returns the path between two paths. Paths with different kinds of steps have none in between.
    static func mix(_ from: CGPath, _ to: CGPath, _ share: Double) -> CGPath {
        if share == 0 { return from }
        if share == 1 { return to }
        let (one, two) = (from.shape.elements, to.shape.elements)
        guard one.count == two.count else { return share < 0.5 ? from : to }
        var shape = PathShape()
        for (first, second) in zip(one, two) {
            switch (first, second) {
            case (.move(let a), .move(let b)): shape.move(to: mix(a, b, share))
            case (.line(let a), .line(let b)): shape.addLine(to: mix(a, b, share))
            case (.quadratic(let a, let b), .quadratic(let c, let d)):
                shape.addQuadratic(to: mix(b, d, share), control: mix(a, c, share))
            case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
                shape.addCubic(
                    to: mix(c, f, share), control1: mix(a, d, share), control2: mix(b, e, share))
            case (.close, .close): shape.close()
            default: return share < 0.5 ? from : to
            }
        }
        return CGPath(shape)
    }
}
