import Foundation
import TesseraGeometry
import TesseraGraphics

/// A property of a layer, or a part of one, by the key path with which animations name it.
struct LayerKeyPath {
    /// What the display animates.
    let keys: AnimatedKeys
    /// True if the value turns the layer. The looks of two values then do not determine the direction of the turn from one to the
    /// other.
    let turns: Bool
    private let read: (ViewState) -> AnimatedValue?
    private let write: (inout ViewState, AnimatedValue) -> Void

    /// Returns the value in the state of a layer, or nil if the layer does not have the property.
    func value(in state: ViewState) -> AnimatedValue? { read(state) }

    /// Sets the value in the state of a layer.
    func set(_ value: AnimatedValue, in state: inout ViewState) { write(&state, value) }

    /// Returns the property with a key path, or nil if there is none.
    @MainActor static func named(_ name: String) -> LayerKeyPath? {
        all[name] ?? emitters[name] ?? emitterCell(name)
    }

    init(
        _ keys: AnimatedKeys, turns: Bool = false, _ read: @escaping (ViewState) -> AnimatedValue?,
        _ write: @escaping (inout ViewState, AnimatedValue) -> Void
    ) {
        (self.keys, self.turns, self.read, self.write) = (keys, turns, read, write)
    }

    private static func number(_ path: WritableKeyPath<ViewState, CGFloat>, _ keys: AnimatedKeys)
        -> LayerKeyPath
    {
        LayerKeyPath(keys) {
            .number($0[keyPath: path])
        } _: { state, value in
            if case .number(let number) = value { state[keyPath: path] = number }
        }
    }

    private static func color(_ path: WritableKeyPath<ViewState, CGColor?>, _ keys: AnimatedKeys)
        -> LayerKeyPath
    {
        LayerKeyPath(keys) {
            .color($0[keyPath: path])
        } _: { state, value in
            if case .color(let color) = value { state[keyPath: path] = color }
        }
    }

    private static func shape(
        _ read: @escaping (ShapeState) -> AnimatedValue?,
        _ write: @escaping (inout ShapeState, AnimatedValue) -> Void
    ) -> LayerKeyPath {
        LayerKeyPath(.layerContent) { state in
            if case .shape(let shape)? = state.layerContent { read(shape) } else { nil }
        } _: { state, value in
            guard case .shape(var shape)? = state.layerContent else { return }
            write(&shape, value)
            state.layerContent = .shape(shape)
        }
    }

    private static func shape(_ path: WritableKeyPath<ShapeState, CGFloat>) -> LayerKeyPath {
        shape {
            .number($0[keyPath: path])
        } _: { shape, value in
            if case .number(let number) = value { shape[keyPath: path] = number }
        }
    }

    private static func shape(_ path: WritableKeyPath<ShapeState, CGColor?>) -> LayerKeyPath {
        shape {
            .color($0[keyPath: path])
        } _: { shape, value in
            if case .color(let color) = value { shape[keyPath: path] = color }
        }
    }

    private static func gradient(
        _ read: @escaping (GradientState) -> AnimatedValue?,
        _ write: @escaping (inout GradientState, AnimatedValue) -> Void
    ) -> LayerKeyPath {
        LayerKeyPath(.layerContent) { state in
            if case .gradient(let gradient)? = state.layerContent { read(gradient) } else { nil }
        } _: { state, value in
            guard case .gradient(var gradient)? = state.layerContent else { return }
            write(&gradient, value)
            state.layerContent = .gradient(gradient)
        }
    }

    private static func gradient(_ path: WritableKeyPath<GradientState, CGPoint>) -> LayerKeyPath {
        gradient {
            .point($0[keyPath: path])
        } _: { gradient, value in
            if case .point(let point) = value { gradient[keyPath: path] = point }
        }
    }

    /// A part of the transform of the layer.
    private static func part(
        _ path: WritableKeyPath<PlaneTransform, CGFloat>,
        _ spatialPath: WritableKeyPath<SpatialTransform, CGFloat>, turns: Bool = false
    ) -> LayerKeyPath {
        let inSpace = spatialPart(\.transform3D, .transform, spatialPath, turns: turns)
        return LayerKeyPath(.transform, turns: turns) {
            $0.leavesPlane ? inSpace.read($0) : .number(PlaneTransform($0.transform)[keyPath: path])
        } _: {
            state, value in
            guard !state.leavesPlane else { return inSpace.write(&state, value) }
            guard case .number(let number) = value else { return }
            var parts = PlaneTransform(state.transform)
            parts[keyPath: path] = number
            state.transform = parts.matrix
        }
    }

    /// A part of a transform of space.
    private static func spatialPart(
        _ transform: WritableKeyPath<ViewState, CATransform3D>, _ keys: AnimatedKeys,
        _ path: WritableKeyPath<SpatialTransform, CGFloat>, turns: Bool = false
    ) -> LayerKeyPath {
        LayerKeyPath(keys, turns: turns) {
            .number(SpatialTransform($0[keyPath: transform])?[keyPath: path] ?? 0)
        } _: { state, value in
            guard case .number(let number) = value,
                var parts = SpatialTransform(state[keyPath: transform])
            else { return }
            parts[keyPath: path] = number
            state[keyPath: transform] = parts.matrix
        }
    }

    /// A turn of the layer about a horizontal or vertical axis.
    private static func tilt(
        _ path: WritableKeyPath<SpatialTransform, CGFloat>, x: CGFloat, y: CGFloat
    ) -> LayerKeyPath {
        let inSpace = spatialPart(\.transform3D, .transform, path, turns: true)
        return LayerKeyPath(.transform, turns: true) {
            $0.leavesPlane ? inSpace.read($0) : .number(0)
        } _: { state, value in
            guard !state.leavesPlane else { return inSpace.write(&state, value) }
            guard case .number(let angle) = value, angle != 0 else { return }
            // A layer in the plane turns before its own transform.
            let turn = CATransform3DMakeRotation(angle, x, y, 0)
            state.transform3D = CATransform3DConcat(turn, state.transform3D)
        }
    }

    /// The scale along several axes at once.
    private static func scale(scalesDepth: Bool) -> LayerKeyPath {
        LayerKeyPath(.transform) { state in
            if state.leavesPlane {
                let parts = SpatialTransform(state.transform3D)
                return .number(((parts?.scaleX ?? 0) + (parts?.scaleY ?? 0)) / 2)
            }
            let parts = PlaneTransform(state.transform)
            return .number((parts.scaleX + parts.scaleY) / 2)
        } _: { state, value in
            guard case .number(let number) = value else { return }
            if state.leavesPlane {
                guard var parts = SpatialTransform(state.transform3D) else { return }
                (parts.scaleX, parts.scaleY) = (number, number)
                if scalesDepth { parts.scaleZ = number }
                state.transform3D = parts.matrix
                return
            }
            var parts = PlaneTransform(state.transform)
            (parts.scaleX, parts.scaleY) = (number, number)
            state.transform = parts.matrix
        }
    }

    /// The transform of the sublayers' space and its parts, by their key paths.
    private static var spaceParts: [String: LayerKeyPath] {
        func part(_ path: WritableKeyPath<SpatialTransform, CGFloat>, turns: Bool = false) -> LayerKeyPath {
            spatialPart(\.sublayerTransform, .space, path, turns: turns)
        }
        let whole = LayerKeyPath(.space) {
            .transform3D($0.sublayerTransform)
        } _: {
            if case .transform3D(let transform) = $1 { $0.sublayerTransform = transform }
        }
        return [
            "sublayerTransform": whole,
            "sublayerTransform.rotation": part(\.angleZ, turns: true),
            "sublayerTransform.rotation.x": part(\.angleX, turns: true),
            "sublayerTransform.rotation.y": part(\.angleY, turns: true),
            "sublayerTransform.rotation.z": part(\.angleZ, turns: true),
            "sublayerTransform.scale.x": part(\.scaleX), "sublayerTransform.scale.y": part(\.scaleY),
            "sublayerTransform.scale.z": part(\.scaleZ), "sublayerTransform.translation.x": part(\.x),
            "sublayerTransform.translation.y": part(\.y), "sublayerTransform.translation.z": part(\.z),
        ]
    }

    @MainActor private static let all: [String: LayerKeyPath] = {
        var all: [String: LayerKeyPath] = [
            "opacity": number(\.alpha, .alpha),
            "cornerRadius": number(\.cornerRadius, .cornerRadius),
            "borderWidth": number(\.borderWidth, .border),
            "borderColor": color(\.borderColor, .border),
            "shadowColor": color(\.shadowColor, .shadow),
            "shadowRadius": number(\.shadowRadius, .shadow),
            "shadowOffset.width": number(\.shadowOffset.width, .shadow),
            "shadowOffset.height": number(\.shadowOffset.height, .shadow),
            "position.x": number(\.center.x, .center), "position.y": number(\.center.y, .center),
            "anchorPoint.x": number(\.anchorPoint.x, .anchorPoint),
            "anchorPoint.y": number(\.anchorPoint.y, .anchorPoint),
            "bounds.size.width": number(\.bounds.size.width, .bounds),
            "bounds.size.height": number(\.bounds.size.height, .bounds),
            "transform.rotation": part(\.angle, \.angleZ, turns: true),
            "transform.rotation.z": part(\.angle, \.angleZ, turns: true),
            "transform.rotation.x": tilt(\.angleX, x: 1, y: 0),
            "transform.rotation.y": tilt(\.angleY, x: 0, y: 1),
            "transform.scale.x": part(\.scaleX, \.scaleX), "transform.scale.y": part(\.scaleY, \.scaleY),
            "transform.scale.z": spatialPart(\.transform3D, .transform, \.scaleZ),
            "transform.translation.x": part(\.x, \.x), "transform.translation.y": part(\.y, \.y),
            "transform.translation.z": spatialPart(\.transform3D, .transform, \.z),
            "strokeStart": shape(\.strokeStart), "strokeEnd": shape(\.strokeEnd),
            "lineWidth": shape(\.lineWidth), "miterLimit": shape(\.miterLimit),
            "lineDashPhase": shape(\.lineDashPhase), "fillColor": shape(\.fillColor),
            "strokeColor": shape(\.strokeColor), "startPoint": gradient(\.startPoint),
            "endPoint": gradient(\.endPoint),
        ]
        all["path"] = shape {
            $0.path.map { .path($0) }
        } _: { shape, value in
            if case .path(let path) = value { shape.path = path }
        }
        all["colors"] = gradient {
            .colors($0.colors)
        } _: { gradient, value in
            if case .colors(let colors) = value { gradient.colors = colors }
        }
        all["locations"] = gradient {
            .numbers($0.stops)
        } _: { gradient, value in
            if case .numbers(let numbers) = value { gradient.locations = numbers }
        }
        all["shadowOpacity"] = LayerKeyPath(.shadow) {
            .number(CGFloat($0.shadowOpacity))
        } _: {
            if case .number(let number) = $1 { $0.shadowOpacity = Float(number) }
        }
        all["backgroundColor"] = LayerKeyPath(.backgroundColor) { state in
            .color(state.backgroundColor?.cgColor)
        } _: {
            if case .color(let color) = $1 { $0.backgroundColor = color.map { UIColor(cgColor: $0) } }
        }
        all["position"] = LayerKeyPath(.center) {
            .point($0.center)
        } _: {
            if case .point(let point) = $1 { $0.center = point }
        }
        all["anchorPoint"] = LayerKeyPath(.anchorPoint) {
            .point($0.anchorPoint)
        } _: {
            if case .point(let point) = $1 { $0.anchorPoint = point }
        }
        all["bounds"] = LayerKeyPath(.bounds) {
            .rect($0.bounds)
        } _: {
            if case .rect(let rect) = $1 { $0.bounds = rect }
        }
        all["bounds.size"] = LayerKeyPath(.bounds) {
            .size($0.bounds.size)
        } _: {
            if case .size(let size) = $1 { $0.bounds.size = size }
        }
        all["shadowOffset"] = LayerKeyPath(.shadow) {
            .size($0.shadowOffset)
        } _: {
            if case .size(let size) = $1 { $0.shadowOffset = size }
        }
        all["transform"] = LayerKeyPath(.transform) {
            $0.leavesPlane ? .transform3D($0.transform3D) : .transform($0.transform)
        } _: {
            switch $1 {
            case .transform(let transform): $0.transform3D = CATransform3DMakeAffineTransform(transform)
            case .transform3D(let transform): $0.transform3D = transform
            default: break
            }
        }
        all.merge(spaceParts) { $1 }
        all["transform.scale"] = scale(scalesDepth: true)
        // Libraries animate this key path, which leaves the depth as it is.
        all["transform.scale.xy"] = scale(scalesDepth: false)
        all["transform.translation"] = LayerKeyPath(.transform) { state in
            .size(CGSize(width: state.transform.tx, height: state.transform.ty))
        } _: { state, value in
            switch value {
            case .size(let size):
                var transform = state.transform3D
                (transform.m41, transform.m42) = (size.width, size.height)
                state.transform3D = transform
            default: break
            }
        }
        return all
    }()
}
