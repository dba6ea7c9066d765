import Foundation
import TesseraDisplay

extension SymbolMotion {
    /// Returns the looks of an effect, and the seconds of one run at the usual pace.
    static func looks(
        of kind: SymbolEffectConfiguration.Kind, isRightToLeft: Bool
    ) -> (frames: [Frame], duration: Double) {
        switch kind {
        case .bounce(let down):
            let (first, second) = down ? (0.82, 1.05) : (1.2, 0.95)
            return ([Frame(0), scaled(0.35, first), scaled(0.7, second), Frame(1)], 0.5)
        case .pulse: return ([Frame(0), faded(0.5, 0.3), Frame(1)], 1.6)
        case .variableColor(let reverses, let hides):
            let pale = hides ? 0 : 0.35
            return reverses
                ? ([faded(0, pale), Frame(0.5), faded(1, pale)], 1.6)
                : ([faded(0, pale), Frame(0.6), Frame(1)], 1)
        case .scale(let down): return ([Frame(0), scaled(1, down ? 0.85 : 1.15)], 0.25)
        case .appear(let way): return ([hidden(0, way == .down ? 1.5 : 0.5), Frame(1)], 0.3)
        case .disappear(let way): return (disappearing(way ?? .down), 0.3)
        case .wiggle(let wiggle): return (wiggling(wiggle, isRightToLeft: isRightToLeft), 0.8)
        case .rotate(let isCounterClockwise):
            var end = Frame(1)
            end.angle = isCounterClockwise ? -360 : 360
            return ([Frame(0), end], 2)
        case .breathe(let pulses):
            var middle = scaled(0.5, 1.12)
            if pulses { middle.opacity = 0.6 }
            return ([Frame(0), middle, Frame(1)], 3)
        case .replace: return ([], 0)
        }
    }

    /// Returns the looks of a symbol that goes away, forwards or backwards.
    static func disappearing(_ way: SymbolEffectWay) -> [Frame] {
        [Frame(0), hidden(1, way == .down ? 0.5 : 1.5)]
    }

    private static func wiggling(
        _ wiggle: SymbolWiggle, isRightToLeft: Bool
    ) -> [Frame] {
        let swings = [(0.2, 1), (0.4, -0.8), (0.6, 0.5), (0.8, -0.25)]
        let moved = swings.map { time, share in
            var frame = Frame(time)
            switch wiggle {
            case .turning(let isCounterClockwise): frame.angle = (isCounterClockwise ? -14 : 14) * share
            case .moving(let degrees):
                frame.x = 0.12 * share * cos(degrees * .pi / 180)
                frame.y = 0.12 * share * sin(degrees * .pi / 180)
            case .forward: frame.x = (isRightToLeft ? -0.12 : 0.12) * share
            case .backward: frame.x = (isRightToLeft ? 0.12 : -0.12) * share
            }
            return frame
        }
        return [Frame(0)] + moved + [Frame(1)]
    }

    private static func scaled(_ time: Double, _ scale: Double) -> Frame {
        var frame = Frame(time)
        frame.scale = scale
        return frame
    }

    private static func faded(_ time: Double, _ opacity: Double) -> Frame {
        var frame = Frame(time)
        frame.opacity = opacity
        return frame
    }

    private static func hidden(_ time: Double, _ scale: Double) -> Frame {
        var frame = scaled(time, scale)
        frame.opacity = 0
        return frame
    }
}
