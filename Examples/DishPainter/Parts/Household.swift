import Foundation

/// Cases, panels, glass, plants and other things in a room, seen from the front.
extension Art {
    /// Paints a wall with a patch of sunlight, and a floor or a counter in front of it.
    func corner(wall: Color, floor light: Color, _ dark: Color, horizon: Double) {
        room(wall: wall, table: light, dark, horizon: horizon)
        layer(opacity: 0.35, blend: .softLight, blur: 2.4) { brush in
            for pane in [-1.0, 1.0] {
                let left = -right * 0.45 + pane * 15
                brush.polygon(
                    [
                        at(left - 13, -bottom), at(left + 13, -bottom), at(left + 47, horizon - 6),
                        at(left + 21, horizon - 6),
                    ], .color(rgb(0xFFF6DC)))
            }
        }
    }

    /// Paints the soft shadow below something that stands.
    func ground(_ x: Double, _ y: Double, _ width: Double, _ opacity: Double = 0.6) {
        layer(blur: 1.4) { brush in
            brush.oval(
                x + width * 0.06, y, width * 0.56, width * 0.045 + 0.8, 0, .color(rgb(0x140A06, opacity)))
        }
        layer(blur: 3) { brush in
            brush.oval(
                x + width * 0.22, y + 1, width * 0.62, width * 0.07 + 1.4, 0,
                .color(rgb(0x140A06, opacity * 0.5)))
        }
    }

    /// Paints a case with rounded corners that is lit from the left. `extra` paints on the case alone.
    func casing(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, corner: Double, _ color: Color,
        shine: Double = 0.35, shadow: Shadow? = nil, extra: ((Brush) -> Void)? = nil
    ) {
        layer(
            Relief(round: 1.6, height: 0.6, shine: shine, contrast: 0.75), shadow: shadow,
            within: Extent(x, y, max(width, height) * 0.75 + 8)
        ) { brush in
            brush.box(x, y, width, height, 0, corner: corner, sheen(x, width, color))
            brush.atop { extra?(brush) }
        }
    }

    /// Returns the paint of an upright surface whose sides bend away from the light.
    func sheen(_ x: Double, _ width: Double, _ color: Color) -> Paint {
        .linear(
            from: at(x - width / 2, 0), to: at(x + width / 2, 0),
            [
                .init(0, color.darker(0.08)), .init(0.14, color.lighter(0.32)),
                .init(0.4, color.lighter(0.08)),
                .init(0.75, color.darker(0.06)), .init(1, color.darker(0.3)),
            ])
    }

    /// Returns the paint of polished steel between two sides.
    func steel(_ x: Double, _ width: Double) -> Paint {
        .linear(
            from: at(x - width / 2, 0), to: at(x + width / 2, 0),
            [
                .init(0, rgb(0x7E8386)), .init(0.12, rgb(0xF2F4F4)), .init(0.26, rgb(0xB4B9BB)),
                .init(0.5, rgb(0xDDE0E0)), .init(0.72, rgb(0x9A9FA2)), .init(0.88, rgb(0xE8EAEA)),
                .init(1, rgb(0x6E7376)),
            ])
    }

    /// Paints a dark pane with the reflection of a window.
    func pane(_ x: Double, _ y: Double, _ width: Double, _ height: Double, corner: Double, _ color: Color) {
        layer(within: Extent(x, y, max(width, height))) { brush in
            brush.box(
                x, y, width, height, 0, corner: corner,
                .linear(
                    from: at(x, y - height / 2), to: at(x, y + height / 2),
                    [.init(0, color.lighter(0.1)), .init(1, color.darker(0.4))]))
            brush.atop {
                brush.polygon(
                    [
                        at(x - width * 0.32, y - height / 2), at(x - width * 0.06, y - height / 2),
                        at(x - width * 0.3, y + height / 2), at(x - width * 0.56, y + height / 2),
                    ], .color(rgb(0xFFFFFF, 0.13)))
                brush.polygon(
                    [
                        at(x + width * 0.02, y - height / 2), at(x + width * 0.08, y - height / 2),
                        at(x - width * 0.16, y + height / 2), at(x - width * 0.22, y + height / 2),
                    ], .color(rgb(0xFFFFFF, 0.09)))
            }
        }
    }

    /// Paints a turning knob.
    func knob(_ x: Double, _ y: Double, _ radius: Double, _ color: Color, turn: Double = -0.8) {
        piece(x, y, radius * 1.8, Relief(round: radius * 0.3, height: 0.8, shine: 0.5), shadow: .contact) {
            brush in
            brush.disc(x, y, radius, color)
        }
        layer(within: Extent(x, y, radius)) { brush in
            let tip = around(x, y, turn, radius * 0.8)
            let foot = around(x, y, turn, radius * 0.25)
            brush.line([foot, tip], radius * 0.16, rgb(0xFFFFFF, 0.9))
        }
    }

    /// Paints a clock on a dark panel. Each of its four digits has up to seven glowing bars.
    func digits(_ x: Double, _ y: Double, _ size: Double, _ numbers: [Int], _ color: Color) {
        let bars: [[Int]] = [
            [0, 1, 2, 4, 5, 6], [2, 5], [0, 2, 3, 4, 6], [0, 2, 3, 5, 6], [1, 2, 3, 5], [0, 1, 3, 5, 6],
            [0, 1, 3, 4, 5, 6], [0, 2, 5], [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 5, 6],
        ]
        layer(within: Extent(x, y, size * 4)) { brush in
            for (index, number) in numbers.enumerated() {
                let shift = Double(index) - Double(numbers.count - 1) / 2
                let left = x + shift * size * 0.95 + (shift > 0 ? size * 0.12 : -size * 0.12)
                for bar in bars[number % 10] {
                    let across = bar == 0 || bar == 3 || bar == 6
                    let place =
                        across
                        ? at(left, y + Double(bar - 3) / 3 * size * 0.55)
                        : at(
                            left + (bar == 1 || bar == 4 ? -1 : 1) * size * 0.28,
                            y + (bar < 3 ? -1 : 1) * size * 0.28)
                    brush.box(
                        place.x, place.y, across ? size * 0.5 : size * 0.12,
                        across ? size * 0.12 : size * 0.48,
                        0, corner: size * 0.05, .color(color))
                }
            }
            if numbers.count == 4 {
                for side in [-1.0, 1.0] { brush.disc(x, y + side * size * 0.22, size * 0.08, color) }
            }
        }
    }

    /// Paints a plant in a pot that stands at a point.
    func pottedPlant(_ x: Double, _ y: Double, _ size: Double, pot: Color, leaf color: Color = rgb(0x4E7F45))
    {
        ground(x, y, size * 0.5)
        let top = y - size * 0.42
        for index in 0..<11 {
            let lean = -2.75 + Double(index) * 0.24 + random.jitter(0.1)
            let reach = size * random.between(0.5, 0.8)
            let stem = around(x, top, lean, reach * 0.25)
            leaf(stem.x, stem.y, reach, lean, color.varied(random, 0.22), width: 0.2)
        }
        layer(
            Relief(round: 1.6, height: 0.6, noise: 0.15, shine: 0.2), shadow: .low, within: Extent(x, y, size)
        ) { brush in
            brush.polygon(
                [
                    at(x - size * 0.25, top), at(x + size * 0.25, top), at(x + size * 0.18, y),
                    at(x - size * 0.18, y),
                ], sheen(x, size * 0.5, pot))
            brush.box(x, top, size * 0.56, size * 0.09, 0, corner: size * 0.03, sheen(x, size * 0.56, pot))
        }
    }

    /// Paints books that lie on one another. The lowest lies at a point.
    func books(_ x: Double, _ y: Double, _ width: Double, _ colors: [Color]) {
        ground(x, y, width)
        var base = y
        for color in colors {
            let height = random.between(3.6, 5.4)
            let length = width * random.between(0.82, 1)
            let shift = x + random.jitter(width * 0.05)
            let middle = base - height / 2
            casing(shift, middle, length, height, corner: 0.6, color, shine: 0.15) { brush in
                brush.box(shift + length * 0.42, middle, length * 0.2, height * 0.72, .color(rgb(0xF4EDDE)))
                brush.box(shift - length * 0.28, middle, length * 0.05, height, .color(color.lighter(0.5)))
            }
            base -= height
        }
    }

    /// Paints a jar with a lid of cork, seen from its side.
    func jar(_ x: Double, _ y: Double, _ width: Double, _ height: Double, of content: Color) {
        ground(x, y, width * 0.9, 0.45)
        let middle = y - height / 2
        layer(Relief(round: 1.6, height: 0.5, shine: 0.6, contrast: 0.5), within: Extent(x, middle, height)) {
            brush in
            brush.box(x, middle, width, height, 0, corner: width * 0.16, .color(rgb(0xEAF1F0, 0.75)))
            brush.atop {
                brush.box(x, y - height * 0.33, width * 0.94, height * 0.64, sheen(x, width, content))
                brush.scatter(120, x, y - height * 0.33, width * 0.9, height * 0.6) { px, py in
                    brush.disc(px, py, brush.random.between(0.25, 0.6), content.varied(brush.random, 0.5))
                }
            }
        }
        casing(x, y - height - 1.2, width * 0.86, 3.4, corner: 0.8, rgb(0xC49A66), shine: 0.05)
    }

    /// Paints things at both sides of an appliance if the picture is wide enough for them.
    func kitchenware(_ y: Double, pot: Color) {
        guard right > 64 else { return }
        let side = right * 0.5 + 28
        pottedPlant(-side, y, 36, pot: pot)
        jar(side - 4, y - 1, 15, 22, of: rgb(0xC98B45))
        jar(side + 14, y + 1, 13, 15, of: rgb(0x7A3B22))
    }
}
