import Foundation
import TesseraGraphics
import TesseraSelectors

/// Values for keys of the app's own, whose kind only the value itself determines.
extension AnimatedValue {
    /// Reads a value of any kind that can be animated. The result is nil for other values, such as texts.
    init?(of value: Any) {
        guard let value = flattened(value) else { return nil }
        let kinds: [AnimatedValue] = [
            .point(.zero), .size(.zero), .rect(.zero), .transform(.identity), .number(0),
        ]
        for kind in kinds {
            if let read = AnimatedValue(value, like: kind) {
                self = read
                return
            }
        }
        switch value {
        case let color as CGColor: self = .color(color)
        case let path as CGPath: self = .path(path)
        default: return nil
        }
    }

    /// The zero of the value's kind: the number 0, an empty rectangle, the identity. For a colour and a path, it is the value
    /// itself.
    var nothing: AnimatedValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(.identity)
        case .transform3D: .transform3D(CATransform3DIdentity)
        case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
        case .color, .path, .colors: self
        }
    }

    /// Returns the value in the form for apps, with the type of an example if that is a type for the same kind of value.
    func object(like example: Any?) -> Any? {
        switch (self, example) {
        case (.number(let number), is CGFloat): number
        case (.number(let number), is Double): Double(number)
        case (.number(let number), is Float): Float(number)
        case (.number(let number), is Int): Int(exactly: number.rounded(.towardZero)) ?? 0
        case (.point(let point), is CGPoint): point
        case (.size(let size), is CGSize): size
        case (.rect(let rect), is CGRect): rect
        case (.transform(let transform), is CGAffineTransform): transform
        default: object
        }
    }
}

extension ViewState {
    /// Returns the value for a key of the app's own, or nil if it has never been animated.
    func ownValue(_ key: String) -> AnimatedValue? { spaces.first?.ownValues[key] }
}

extension LayerKeyPath {
    /// Returns the property of an animation's key path, which may be a key of the app's own. The names of properties that only
    /// some layers have are such keys for other layers.
    @MainActor static func forAnimation(_ name: String) -> LayerKeyPath {
        guard let property = named(name) else { return own(name, property: nil) }
        return [.emission, .layerContent].contains(property.keys) ? own(name, property: property) : property
    }

    private static func own(_ name: String, property: LayerKeyPath?) -> LayerKeyPath {
        LayerKeyPath(property?.keys ?? [], turns: property?.turns ?? false) { state in
            state.ownValue(name) ?? property?.value(in: state)
        } _: { state, value in
            if state.ownValue(name) != nil {
                state.space.ownValues[name] = value
            } else {
                property?.set(value, in: &state)
            }
        }
    }
}
