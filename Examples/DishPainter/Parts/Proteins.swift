import Foundation

/// Meat, fish, shellfish and eggs.
extension Art {
    /// Paints a cooked shrimp that curls around a point.
    func shrimp(_ x: Double, _ y: Double, _ size: Double, _ angle: Double, _ color: Color = rgb(0xEE8A5A)) {
        piece(x, y, size * 1.6, Relief(round: size * 0.22, height: 0.9, bump: 0.7, shine: 0.7), shadow: .low)
        { brush in
            brush.placed(x, y, angle) {
                let segments = 9
                for index in 0..<segments {
                    let part = Double(index) / Double(segments - 1)
                    let turn = part * 4.1
                    let thickness = size * (0.40 - 0.23 * part)
                    let place = around(0, 0, turn, size * 0.72)
                    let tone = color.lighter(0.18 + 0.1 * sin(part * 9))
                    brush.oval(
                        place.x, place.y, thickness, size * 0.30, turn,
                        .linear(
                            from: around(0, 0, turn, size * 0.35), to: around(0, 0, turn, size * 1.1),
                            [.init(0, tone.lighter(0.55)), .init(0.6, tone), .init(1, color.darker(0.1))]))
                    let outer = around(0, 0, turn + 0.2, size * 0.72 + thickness * 0.9)
                    let inner = around(0, 0, turn + 0.2, size * 0.72 - thickness * 0.6)
                    brush.line([inner, outer], size * 0.05, rgb(0xC74A22, 0.7))
                }
                let end = around(0, 0, 4.3, size * 0.74)
                for spread in [-0.5, 0.1, 0.7] {
                    brush.placed(end.x, end.y, 4.3 + 1.3 + spread) {
                        brush.oval(size * 0.3, 0, size * 0.34, size * 0.1, 0, .color(rgb(0xD9552A)))
                    }
                }
            }
        }
    }

    /// Paints an open mussel.
    func mussel(_ x: Double, _ y: Double, _ size: Double, _ angle: Double) {
        piece(
            x, y, size * 1.5, Relief(round: 1.4, height: 0.9, bump: 0.4, noise: 0.1, shine: 0.7), shadow: .low
        ) { brush in
            brush.placed(x, y, angle) {
                let shell = { (scale: Double) in
                    [
                        at(-size * scale, 0), at(-size * 0.2 * scale, -size * 0.52 * scale),
                        at(size * 0.7 * scale, -size * 0.42 * scale), at(size * scale, 0.02),
                        at(size * 0.7 * scale, size * 0.42 * scale),
                        at(-size * 0.2 * scale, size * 0.45 * scale),
                    ]
                }
                brush.shape(shell(1), .color(rgb(0x1E2130)))
                brush.shape(
                    shell(0.86),
                    .linear(
                        from: at(-size, -size * 0.4), to: at(size, size * 0.4),
                        [.init(0, rgb(0x8891A8)), .init(0.5, rgb(0xD5D6DE)), .init(1, rgb(0x6B7390))]))
                brush.blob(
                    size * 0.1, 0, size * 0.55, size * 0.27, 0, wobble: 0.12,
                    .radial(
                        center: at(0, -size * 0.1), radius: size * 0.7,
                        [.init(0, rgb(0xF6BE6A)), .init(0.7, rgb(0xE0913C)), .init(1, rgb(0xA85A20))]))
                brush.line(
                    [at(-size * 0.3, 0.1), at(size * 0.1, size * 0.06), at(size * 0.5, 0)], size * 0.06,
                    rgb(0x7A3E1A, 0.7))
            }
        }
    }

    /// Paints an open clam.
    func clam(_ x: Double, _ y: Double, _ size: Double, _ angle: Double, _ color: Color = rgb(0xB8A084)) {
        piece(x, y, size * 1.6, Relief(round: size * 0.3, height: 0.8, bump: 0.7, shine: 0.4), shadow: .low) {
            brush in
            brush.placed(x, y, angle) {
                for side in [-1.0, 1.0] {
                    brush.placed(0, side * size * 0.12, side * 0.5) {
                        let fan = [
                            at(0, 0), at(size * 0.4, -size * 0.55), at(size * 0.9, -size * 0.4),
                            at(size * 1.1, 0), at(size * 0.9, size * 0.4), at(size * 0.4, size * 0.55),
                        ]
                        brush.shape(fan, .color(color.varied(brush.random, 0.15)))
                        if side < 0 {
                            for ring in [0.45, 0.6, 0.75, 0.9, 1.02] {
                                brush.arc(
                                    0, 0, size * ring, -0.55, 0.55, size * 0.05,
                                    color.darker(0.45).opacity(0.6))
                            }
                        } else {
                            brush.shape(
                                fan.map { at($0.x * 0.86 + size * 0.06, $0.y * 0.84) }, .color(rgb(0xEFE6DA)))
                            brush.blob(
                                size * 0.55, 0, size * 0.34, size * 0.24, wobble: 0.15, .color(rgb(0xEDB876)))
                        }
                    }
                }
            }
        }
    }

    /// Paints half of a boiled egg.
    func eggHalf(
        _ x: Double, _ y: Double, _ size: Double, _ angle: Double, white: Color = rgb(0xF4E6D2),
        yolk: Color = rgb(0xF09A1E)
    ) {
        piece(x, y, size * 1.3, Relief(round: 1.4, height: 0.7, shine: 0.5), shadow: .low) { brush in
            brush.placed(x, y, angle) {
                brush.shape(
                    [
                        at(-size, 0), at(-size * 0.55, -size * 0.66), at(size * 0.3, -size * 0.74),
                        at(size * 0.95, 0), at(size * 0.3, size * 0.74), at(-size * 0.55, size * 0.66),
                    ], .color(white.darker(0.12)))
                brush.shape(
                    [
                        at(-size * 0.9, 0), at(-size * 0.5, -size * 0.58), at(size * 0.28, -size * 0.66),
                        at(size * 0.86, 0), at(size * 0.28, size * 0.66), at(-size * 0.5, size * 0.58),
                    ], .color(white.lighter(0.45)))
            }
        }
        piece(x, y, size, Relief(round: 2, height: 0.8, noise: 0.1, shine: 0.9), shadow: nil) { brush in
            let place = around(x, y, angle, size * 0.06)
            brush.oval(
                place.x, place.y, size * 0.47, size * 0.46, 0,
                .radial(
                    center: at(place.x - 0.5, place.y - 0.5), radius: size * 0.55,
                    [.init(0, yolk.lighter(0.3)), .init(0.6, yolk), .init(1, yolk.darker(0.25))]))
        }
    }

    /// Paints a raw yolk.
    func yolk(_ x: Double, _ y: Double, _ radius: Double, _ color: Color = rgb(0xF59A12)) {
        piece(x, y, radius * 1.2, Relief(round: radius * 0.8, height: 0.7, shine: 1.2), shadow: .low) {
            brush in
            brush.ball(x, y, radius, color)
        }
    }

    /// Paints a slice of roast or braised meat with a rim of fat.
    func meatSlice(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ angle: Double, _ color: Color,
        crust: Color,
        fat: Color? = nil, shadow: Shadow = .low
    ) {
        piece(
            x, y, max(width, height) * 1.3,
            Relief(round: 1.2, height: 0.8, bump: 0.8, noise: 0.35, grain: 0.8, shine: 0.45), shadow: shadow
        ) {
            brush in
            brush.placed(x, y, angle) {
                brush.addBlob(0, 0, width, height, 0, wobble: 0.06, points: 12)
                brush.canvas.fill(.color(crust))
                brush.atop {
                    brush.oval(
                        0, 0, width * 0.9, height * 0.87, 0,
                        .radial(
                            center: at(0, 0), radius: width,
                            [
                                .init(0, color.lighter(0.12)), .init(0.65, color),
                                .init(1, crust.mixed(color, 0.3)),
                            ]))
                    if let fat {
                        for _ in 0..<7 {
                            let row = brush.random.jitter(height * 0.8)
                            let start = brush.random.jitter(width * 0.6)
                            brush.line(
                                [
                                    at(start, row),
                                    at(start + width * 0.25, row + brush.random.jitter(height * 0.25)),
                                    at(start + width * 0.5, row),
                                ],
                                brush.random.between(0.2, 0.7), fat.opacity(0.7))
                        }
                    }
                    for _ in 0..<20 {
                        let px = brush.random.jitter(width)
                        let py = brush.random.jitter(height)
                        brush.line(
                            [at(px, py), at(px + 1.6, py + brush.random.jitter(0.5))], 0.25,
                            color.varied(brush.random, 0.5).opacity(0.5))
                    }
                }
            }
        }
    }
}
