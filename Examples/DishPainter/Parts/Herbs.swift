import Foundation

/// Leaves, sprigs, seeds and other small things that lie on dishes.
extension Art {
    /// Paints a pointed leaf with a rib. The leaf points from its stem to an angle.
    func leaf(
        _ x: Double, _ y: Double, _ size: Double, _ angle: Double, _ color: Color = rgb(0x3F7D2C),
        width: Double = 0.36
    ) {
        let middle = around(x, y, angle, size / 2)
        piece(middle.x, middle.y, size, Relief(round: 1.1, height: 0.7, bump: 1, noise: 0.25, shine: 0.3)) {
            brush in
            brush.placed(x, y, angle) {
                let bend = brush.random.jitter(0.1) * size
                brush.shape(
                    [
                        at(0, 0), at(size * 0.3, -size * width + bend),
                        at(size * 0.7, -size * width * 0.75 + bend),
                        at(size, bend * 2), at(size * 0.7, size * width * 0.75 + bend),
                        at(size * 0.3, size * width + bend),
                    ],
                    .linear(
                        from: at(0, -size * width), to: at(size * 0.3, size * width),
                        [.init(0, color.lighter(0.22)), .init(0.5, color), .init(1, color.darker(0.3))]))
                brush.atop {
                    let rib = color.lighter(0.4).opacity(0.7)
                    brush.line([at(0, 0), at(size * 0.5, bend * 0.8), at(size, bend * 2)], size * 0.035, rib)
                    for step in [0.2, 0.4, 0.6, 0.78] {
                        for side in [-1.0, 1.0] {
                            brush.line(
                                [
                                    at(size * step, bend * step),
                                    at(size * (step + 0.17), side * size * width * (1.05 - step) + bend),
                                ], size * 0.018, rib.opacity(0.45))
                        }
                    }
                }
            }
        }
    }

    /// Paints a sprig of basil or mint: leaves around a point.
    func sprig(_ x: Double, _ y: Double, _ size: Double, _ color: Color = rgb(0x3F7D2C), leaves: Int = 4) {
        let turn = random.angle()
        for index in 0..<leaves {
            let angle = turn + Double(index) * 2 * .pi / Double(leaves) + random.jitter(0.3)
            leaf(x, y, size * random.between(0.75, 1.05), angle, color.varied(random, 0.12))
        }
    }

    /// Paints a twig of rosemary or thyme.
    func twig(
        _ x: Double, _ y: Double, _ length: Double, _ angle: Double, _ color: Color = rgb(0x4D6B3C),
        needle: Double = 5
    ) {
        layer(
            Relief(round: 0.5, height: 1, bump: 0.8, shine: 0.2), shadow: .low, within: Extent(x, y, length)
        ) { brush in
            brush.placed(x, y, angle) {
                brush.line([at(-length / 2, 0), at(0, 1.2), at(length / 2, 0)], 0.8, rgb(0x6B5632))
                for index in 0..<Int(length * 1.3) {
                    let along = (Double(index) / (length * 1.3) - 0.47) * length
                    let side: Double = index % 2 == 0 ? 1 : -1
                    let reach = needle * brush.random.between(0.7, 1.1)
                    brush.line(
                        [
                            at(along, 0.6),
                            at(along + reach * 0.7, side * reach * brush.random.between(0.4, 0.8)),
                        ], 0.85,
                        color.varied(brush.random, 0.3))
                }
            }
        }
    }

    /// Paints chopped herbs.
    func chopped(
        _ count: Int, _ x: Double, _ y: Double, _ radius: Double, _ color: Color = rgb(0x4B8A2F),
        size: Double = 0.9
    ) {
        layer(Relief(round: 0.4, height: 0.8, bump: 0.8, shine: 0.2), shadow: .contact) { brush in
            brush.scatter(count, x, y, radius) { px, py in
                let length = brush.random.between(0.5, 1.1) * size
                brush.blob(
                    px, py, length, length * 0.65, brush.random.angle(), wobble: 0.35, points: 6,
                    .color(color.varied(brush.random, 0.25)))
            }
        }
    }

    /// Paints rings of spring onion.
    func scallions(_ count: Int, _ x: Double, _ y: Double, _ radius: Double, size: Double = 1.5) {
        layer(Relief(round: 0.5, height: 1, shine: 0.35), shadow: .contact) { brush in
            brush.scatter(count, x, y, radius) { px, py in
                let green = rgb(0x6FAE3D).varied(brush.random, 0.3)
                let reach = size * brush.random.between(0.7, 1.1)
                let turn = brush.random.angle()
                brush.oval(px, py, reach, reach * brush.random.between(0.6, 1), turn, .color(green))
                brush.oval(px, py, reach * 0.62, reach * 0.5, turn, .color(green.lighter(0.62)))
                brush.oval(px, py, reach * 0.3, reach * 0.24, turn, .color(green.darker(0.2)))
            }
        }
    }

    /// Paints sesame or other small seeds.
    func seeds(
        _ count: Int, _ x: Double, _ y: Double, _ radius: Double, _ color: Color = rgb(0xF3E3B8),
        size: Double = 0.8
    ) {
        layer(Relief(round: 0.4, height: 1, shine: 0.3), shadow: .contact) { brush in
            brush.scatter(count, x, y, radius) { px, py in
                brush.oval(
                    px, py, size, size * 0.6, brush.random.angle(), .color(color.varied(brush.random, 0.15)))
            }
        }
    }

    /// Paints peppercorns, salt, crumbs or sugar as random dots.
    func dust(_ count: Int, _ x: Double, _ y: Double, _ radius: Double, _ color: Color, size: Double = 0.35) {
        layer(shadow: nil) { brush in
            brush.scatter(count, x, y, radius) { px, py in
                brush.disc(
                    px, py, size * brush.random.between(0.3, 1),
                    color.opacity(color.alpha * brush.random.between(0.4, 1)))
            }
        }
    }

    /// Paints wisps of steam.
    func steam(_ x: Double, _ y: Double, _ height: Double, _ opacity: Double = 0.2) {
        layer(opacity: opacity, blur: 2.6) { brush in
            for offset in [-9.0, 0, 10] {
                let lean = brush.random.jitter(5)
                brush.line(
                    [
                        at(x + offset, y), at(x + offset + 5 + lean, y - height * 0.3),
                        at(x + offset - 3 + lean, y - height * 0.65), at(x + offset + 4 + lean, y - height),
                    ], 3.4, rgb(0xFFFFFF))
            }
        }
    }

    /// Paints bright reflections on a wet surface.
    func glints(_ count: Int, _ x: Double, _ y: Double, _ radius: Double, _ opacity: Double = 0.55) {
        layer(opacity: opacity, blur: 0.35) { brush in
            brush.scatter(count, x, y, radius) { px, py in
                let length = brush.random.between(0.8, 2.6)
                let bend = brush.random.jitter(0.5)
                brush.line(
                    [at(px, py), at(px + length, py - length * 0.4 + bend)], brush.random.between(0.25, 0.6),
                    rgb(0xFFFFFF, brush.random.between(0.4, 0.95)))
            }
        }
    }

    /// Paints drops of fat on a broth: rings with a bright edge.
    func fatDrops(_ count: Int, _ x: Double, _ y: Double, _ radius: Double, _ color: Color) {
        layer { brush in
            brush.scatter(count, x, y, radius) { px, py in
                let size = brush.random.between(0.4, 2)
                brush.disc(px, py, size, color.opacity(0.35))
                brush.ring(px, py, size, 0.18, color.lighter(0.5).opacity(0.6))
                brush.arc(px, py, size * 0.65, 3.4, 4.6, 0.25, rgb(0xFFFFFF, 0.8))
            }
        }
    }
}
