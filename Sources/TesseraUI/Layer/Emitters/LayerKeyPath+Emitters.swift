import Foundation
import TesseraGraphics

extension LayerKeyPath {
    private static func emitter(
        _ read: @escaping (EmitterState) -> AnimatedValue?,
        _ write: @escaping (inout EmitterState, AnimatedValue) -> Void
    ) -> LayerKeyPath {
        LayerKeyPath(.emission) { state in
            if case .emitter(let emitter)? = state.layerContent { read(emitter) } else { nil }
        } _: { state, value in
            guard case .emitter(var emitter)? = state.layerContent else { return }
            write(&emitter, value)
            state.layerContent = .emitter(emitter)
        }
    }

    private static func emitter(_ path: WritableKeyPath<EmitterState, CGFloat>) -> LayerKeyPath {
        emitter {
            .number($0[keyPath: path])
        } _: { emitter, value in
            if case .number(let number) = value { emitter[keyPath: path] = number }
        }
    }

    /// The properties of emitter layers.
    @MainActor static let emitters: [String: LayerKeyPath] = [
        "birthRate": emitter(\.birthRate), "lifetime": emitter(\.lifetime), "velocity": emitter(\.velocity),
        "scale": emitter(\.scale), "spin": emitter(\.spin), "emitterZPosition": emitter(\.zPosition),
        "emitterDepth": emitter(\.depth), "emitterPosition.x": emitter(\.position.x),
        "emitterPosition.y": emitter(\.position.y), "emitterSize.width": emitter(\.size.width),
        "emitterSize.height": emitter(\.size.height),
        "emitterPosition": emitter {
            .point($0.position)
        } _: {
            if case .point(let point) = $1 { $0.position = point }
        },
        "emitterSize": emitter {
            .size($0.size)
        } _: {
            if case .size(let size) = $1 { $0.size = size }
        },
    ]

    /// Returns the property of a cell of an emitter layer with a key path such as `emitterCells.snow.birthRate`, or nil if the
    /// key path names no such property.
    static func emitterCell(_ keyPath: String) -> LayerKeyPath? {
        let parts = keyPath.split(separator: ".")
        guard parts.count > 2, parts[0] == "emitterCells", let last = parts.last else { return nil }
        let path = parts.dropFirst().dropLast()
        let key = String(last)
        let isNumber = CAEmitterCell.numbers[key] != nil
        guard isNumber || key == "color" else { return nil }
        return emitter { emitter in
            var value: AnimatedValue?
            var emitter = emitter
            _ = emitter.withCell(at: path) { value = isNumber ? .number($0[key]) : .color($0.color) }
            return value
        } _: { emitter, value in
            _ = emitter.withCell(at: path) { cell in
                switch value {
                case .number(let number) where isNumber: cell[key] = number
                case .color(let color) where !isNumber: cell.color = color
                default: break
                }
            }
        }
    }
}
