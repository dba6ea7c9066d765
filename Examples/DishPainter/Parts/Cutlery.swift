import Foundation

/// Forks, knives, spoons and chopsticks seen from above.
extension Art {
    private static let steel = Relief(round: 0.9, height: 0.9, bump: 0.1, shine: 0.9, contrast: 1.1)

    /// Paints a fork whose tines point to an angle.
    func fork(_ x: Double, _ y: Double, _ angle: Double, length: Double = 62, _ color: Color = rgb(0xC9C6C2))
    {
        layer(Self.steel, shadow: .low) { brush in
            brush.placed(x, y, angle) {
                brush.polygon(
                    [
                        at(-length / 2, -1.9), at(length * 0.16, -0.9), at(length * 0.16, 0.9),
                        at(-length / 2, 1.9),
                    ],
                    .color(color))
                brush.disc(-length / 2, 0, 1.9, color)
                brush.shape(
                    [
                        at(length * 0.14, -0.9), at(length * 0.2, -3.4), at(length * 0.3, -3.9),
                        at(length * 0.3, 3.9),
                        at(length * 0.2, 3.4), at(length * 0.14, 0.9),
                    ], .color(color))
                for tine in [-3.3, -1.1, 1.1, 3.3] {
                    brush.line([at(length * 0.28, tine), at(length / 2, tine * 0.95)], 1.1, color)
                }
            }
        }
    }

    /// Paints a table knife whose blade points to an angle.
    func knife(_ x: Double, _ y: Double, _ angle: Double, length: Double = 66, handle: Color = rgb(0xBFBBB6))
    {
        layer(Self.steel, shadow: .low) { brush in
            brush.placed(x, y, angle) {
                brush.box(-length * 0.27, 0, length * 0.46, 4, corner: 2, .color(handle))
                brush.shape(
                    [
                        at(-length * 0.05, -1.6), at(length * 0.2, -2.4), at(length * 0.44, -1.8),
                        at(length * 0.5, 1.2),
                        at(length * 0.2, 1.9), at(-length * 0.05, 1.6),
                    ], .color(rgb(0xD6D5D3)))
            }
        }
    }

    /// Paints a spoon whose bowl points to an angle.
    func spoon(_ x: Double, _ y: Double, _ angle: Double, length: Double = 56, _ color: Color = rgb(0xCBC8C4))
    {
        layer(Self.steel, shadow: .low) { brush in
            brush.placed(x, y, angle) {
                brush.polygon(
                    [
                        at(-length / 2, -1.8), at(length * 0.2, -0.8), at(length * 0.2, 0.8),
                        at(-length / 2, 1.8),
                    ],
                    .color(color))
                brush.disc(-length / 2, 0, 1.8, color)
                brush.oval(length * 0.34, 0, length * 0.16, 5, 0, .color(color))
                brush.oval(
                    length * 0.34, 0, length * 0.13, 3.9, 0,
                    .linear(
                        from: at(length * 0.2, -4), to: at(length * 0.45, 4),
                        [.init(0, color.darker(0.45)), .init(1, color.lighter(0.5))]))
            }
        }
    }

    /// Paints a pair of chopsticks on their rest.
    func chopsticks(
        _ x: Double, _ y: Double, _ angle: Double, length: Double = 84, _ color: Color, rest: Color
    ) {
        layer(.glazed, shadow: .low) { brush in
            brush.placed(x, y, angle) { brush.box(-length * 0.36, 0, 5, 13, corner: 2.4, .color(rest)) }
        }
        layer(Relief(round: 0.8, height: 1, bump: 0.3, shine: 0.5), shadow: .raised) { brush in
            for offset in [-2.0, 2.0] {
                brush.placed(x, y, angle + offset * 0.008) {
                    brush.polygon(
                        [
                            at(-length / 2, offset - 0.6), at(length / 2, offset - 1.3),
                            at(length / 2, offset + 1.3),
                            at(-length / 2, offset + 0.6),
                        ], .color(color))
                    brush.box(length * 0.44, offset, length * 0.12, 2.6, .color(color.darker(0.5)))
                    brush.box(length * 0.37, offset, length * 0.01, 2.5, .color(rgb(0xD8B45C)))
                }
            }
        }
    }
}
