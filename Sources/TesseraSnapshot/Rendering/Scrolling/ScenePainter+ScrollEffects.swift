import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

/// The changes of an element at the present offset of a scrolling element.
struct ScrollEffect {
    /// The distance by which the element is moved down, in points.
    var shift = 0.0
    /// The amount by which the element is higher, in points.
    var growth = 0.0
    /// The factor of the opacity.
    var opacity = 1.0
    /// The factor by which the element is enlarged.
    var scale = 1.0
    /// The point about which the element is scaled and transformed, in fractions of its size.
    var anchor = CGPoint(x: 0.5, y: 0.5)
}

extension ScenePainter {
    /// Returns the changes of an element by scrolling.
    func effect(of node: Node) -> ScrollEffect {
        var effect = ScrollEffect()
        guard let content = node.properties.scrollEffect else { return effect }
        if let anchor = content.anchor, anchor.count == 2, anchor.allSatisfy(\.isFinite) {
            effect.anchor = CGPoint(x: anchor[0], y: anchor[1])
        }
        guard let view = self.node(content.view), let scroll = view.properties.scroll else { return effect }
        let offset = offset(of: content.view, scroll, in: (view.properties.frame?.rect ?? .zero).bounded.size)
            .y
        for track in content.tracks {
            guard let value = value(of: track, at: offset) else { continue }
            switch track.aspect {
            case .shift: effect.shift = value
            case .growth: effect.growth = value
            case .opacity: effect.opacity = value
            case .scale: effect.scale = value
            }
        }
        return effect
    }

    private func value(of track: ScrollEffectContent.Track, at offset: Double) -> Double? {
        let (offsets, values) = (track.offsets, track.values)
        guard !offsets.isEmpty, offsets.count == values.count,
            (offsets + values).allSatisfy({ abs($0) < CGRect.farthest })
        else { return nil }
        guard let next = offsets.firstIndex(where: { $0 > offset }) else { return values[values.count - 1] }
        guard next > 0 else { return values[0] }
        let share = (offset - offsets[next - 1]) / (offsets[next] - offsets[next - 1])
        return values[next - 1] + (values[next] - values[next - 1]) * min(max(share, 0), 1)
    }

    /// Turns the row of a wheel by its distance from the wheel's middle. The origin becomes the middle of the row. Returns false
    /// if the row is out of sight.
    func turnWheel(row: CGRect, in wheel: CGRect) -> Bool {
        let way = wheel.height + row.height
        guard way > 0 else { return false }
        let progress = (wheel.maxY - row.minY) / way
        guard (0...1).contains(progress) else { return false }
        let turn = 2 * progress - 1
        let size = 1 - 0.15 * abs(turn)
        canvas.translate(x: row.midX, y: row.midY)
        return canvas.concatenate(
            CGAffineTransform(a: size, b: 0, c: 0, d: size * cos(turn * 75 * .pi / 180), tx: 0, ty: 0))
    }

    /// Returns the paint whose opacity is that of the rows of a wheel, from its top to its bottom.
    func wheelFade(over frame: CGRect) -> Canvas.Paint {
        let stops: [(Double, Double)] = [
            (0, 0), (0.2, 0.4), (0.42, 0.6), (0.43, 1), (0.57, 1), (0.58, 0.6), (0.8, 0.4), (1, 0),
        ]
        return .linear(
            from: CGPoint(x: 0, y: frame.minY), to: CGPoint(x: 0, y: frame.maxY),
            stops.map { .init($0.0, .init(red: 0, green: 0, blue: 0, alpha: $0.1)) })
    }
}
