import Foundation
import TesseraDisplay
import TesseraGraphics

/// Turns what an emitter layer was and is into the description for a display.
struct EmitterDescription {
    private(set) var cells: [EmitterCellContent] = []
    private(set) var intervals: [EmitterInterval] = []
    /// The indices in ``cells`` of the cells of a layer that were described, by the cells. Most intervals have the same ones.
    private var known: [(EmitterState, [Int])] = []
    /// The time of the layer that is 0 for the display.
    let origin: Double

    /// The greatest number of kinds of particles.
    private static let mostCells = 200

    init(origin: Double) { self.origin = origin }

    mutating func add(_ interval: EmitterHistory.Interval) {
        let state = interval.state
        let indices = indices(of: state)
        var rates: [[Double]] = []
        for (index, cell) in zip(indices, state.cells.filter(\.isEnabled)) {
            let place = rates.count
            let count = interval.counts.indices.contains(place) ? interval.counts[place] : 0
            rates.append([Double(index), Self.rounded(interval.rate(of: cell)), Self.rounded(count)])
        }
        var content = EmitterInterval(
            from: Self.rounded(interval.from - origin),
            position: [state.position.x, state.position.y, state.zPosition].map { Self.rounded($0) },
            cells: rates)
        content.to = interval.to.map { Self.rounded($0 - origin) }
        content.shape = EmitterInterval.Shape(rawValue: state.shape.rawValue)
        content.mode = content.shape == nil ? nil : EmitterInterval.Mode(rawValue: state.mode.rawValue)
        if content.shape != nil {
            content.size = [state.size.width, state.size.height, state.depth].map { Self.rounded($0) }
        }
        intervals.append(content)
    }

    private mutating func indices(of state: EmitterState) -> [Int] {
        var key = EmitterState()
        (key.lifetime, key.velocity, key.scale, key.spin) =
            (state.lifetime, state.velocity, state.scale, state.spin)
        key.cells = state.cells.filter(\.isEnabled).map { cell in
            // How many particles there are is part of an interval.
            var cell = cell
            cell["birthRate"] = 0
            return cell
        }
        if let found = known.first(where: { $0.0 == key }) { return found.1 }
        let indices = key.cells.compactMap { cell in
            add(
                cell, velocity: state.velocity, lifetime: state.lifetime, scale: state.scale,
                spin: state.spin)
        }
        known.append((key, indices))
        return indices
    }

    /// Adds a kind of particles, and those that they emit behind it. Returns its index, or nil if there are too many.
    private mutating func add(
        _ cell: EmitterCellState, velocity: CGFloat = 1, lifetime: CGFloat = 1, scale: CGFloat = 1,
        spin: CGFloat = 1, isInner: Bool = false
    ) -> Int? {
        guard cells.count < Self.mostCells else { return nil }
        func numbers(_ names: [String], times factor: CGFloat = 1) -> [Double] {
            names.map { Self.rounded(cell[$0] * factor) }
        }
        var content = EmitterCellContent(
            lifetime: numbers(["lifetime", "lifetimeRange"], times: lifetime),
            velocity: numbers(["velocity", "velocityRange"], times: velocity),
            direction: numbers(["emissionLongitude", "emissionLatitude", "emissionRange"]))
        if let picture = cell.picture {
            content.resource = picture.resource.id
            content.size = [Double(picture.size.width), Double(picture.size.height)]
        }
        func unless(_ usual: [Double], _ list: [Double]) -> [Double]? { list == usual ? nil : list }
        content.acceleration = unless(
            [0, 0, 0], numbers(["xAcceleration", "yAcceleration", "zAcceleration"]))
        content.scale = unless([1, 0, 0], numbers(["scale", "scaleRange", "scaleSpeed"], times: scale))
        content.spin = unless([0, 0], numbers(["spin", "spinRange"], times: spin))
        let color = cell.color ?? CGColor(gray: 1, alpha: 1)
        content.color = unless(
            [1, 1, 1, 1], [color.red, color.green, color.blue, color.alpha].map { Self.rounded($0) })
        content.colorRange = unless(
            [0, 0, 0, 0], numbers(["redRange", "greenRange", "blueRange", "alphaRange"]))
        content.colorSpeed = unless(
            [0, 0, 0, 0], numbers(["redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed"]))
        let (begin, duration) = (Double(cell["beginTime"]), Double(cell["duration"]))
        if begin != 0 || duration.isFinite {
            content.begin = Self.rounded(isInner ? begin : begin - origin)
        }
        if duration.isFinite { content.duration = Self.rounded(duration) }
        let index = cells.count
        cells.append(content)
        let children: [[Double]] = cell.children.filter(\.isEnabled).compactMap { child in
            let rate = Self.rounded(child["birthRate"])
            guard let inner = add(child, isInner: true) else { return nil }
            return [Double(inner), rate]
        }
        if !children.isEmpty { cells[index].children = children }
        return index
    }

    /// Returns a number in the precision of the wire. A number that is not finite becomes 0.
    static func rounded(_ value: CGFloat) -> Double {
        value.isFinite && abs(value) < 1e12 ? (Double(value) * 1e5).rounded() / 1e5 : 0
    }
}
