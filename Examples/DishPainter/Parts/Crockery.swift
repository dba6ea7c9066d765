import Foundation

/// Plates, bowls, boards and pans seen from above.
extension Art {
    /// Paints a plate with a rim and a well that is lower.
    func plate(
        _ x: Double, _ y: Double, _ radius: Double, _ color: Color, well: Double = 0.7,
        rim: ((Brush) -> Void)? = nil
    ) {
        layer(Relief(round: radius * 0.05, height: 0.7, shine: 0.4, contrast: 0.8), shadow: .tall) { brush in
            brush.disc(x, y, radius, color)
            brush.atop {
                brush.oval(
                    x, y, radius, radius, 0,
                    .linear(
                        from: at(x - radius, y - radius), to: at(x + radius, y + radius),
                        [.init(0, color.lighter(0.5)), .init(0.5, color), .init(1, color.darker(0.22))]))
                rim?(brush)
            }
        }
        layer(within: Extent(x, y, radius)) { brush in
            let inner = radius * well
            brush.oval(
                x, y, inner, inner, 0,
                .linear(
                    from: at(x - inner, y - inner), to: at(x + inner, y + inner),
                    [
                        .init(0, color.darker(0.24)), .init(0.35, color.darker(0.06)),
                        .init(1, color.lighter(0.35)),
                    ]))
            brush.ring(x + 0.3, y + 0.3, inner, 0.5, color.darker(0.25).opacity(0.5))
            brush.arc(x, y, inner + 0.5, -0.2, 1.9, 0.7, rgb(0xFFFFFF, 0.55))
            brush.arc(x, y, radius - 1, 3.3, 4.6, 0.5, rgb(0xFFFFFF, 0.7))
        }
    }

    /// Paints a bowl with its content. `fill` is the colour of the content within the inner circle.
    func bowl(
        _ x: Double, _ y: Double, _ radius: Double, _ color: Color, inside: Color? = nil, wall: Double = 0.07,
        level: Double = 0.9, fill: Color, rim: ((Brush) -> Void)? = nil
    ) {
        let inside = inside ?? color
        layer(Relief(round: radius * wall * 0.55, height: 1.1, shine: 0.6, contrast: 0.8), shadow: .tall) {
            brush in
            brush.disc(x, y, radius, color)
            brush.atop { rim?(brush) }
        }
        let inner = radius * (1 - wall)
        layer(within: Extent(x, y, radius)) { brush in
            brush.oval(
                x, y, inner, inner, 0,
                .linear(
                    from: at(x - inner * 0.8, y - inner * 0.8), to: at(x + inner * 0.8, y + inner * 0.8),
                    [
                        .init(0, inside.darker(0.55)), .init(0.5, inside.darker(0.15)),
                        .init(1, inside.lighter(0.3)),
                    ]))
        }
        let surface = inner * level
        layer(Relief(round: 1, height: 0.5, noise: 0.15, grain: 5, shine: 0.3), within: Extent(x, y, radius))
        {
            brush in
            brush.oval(
                x, y, surface, surface, 0,
                .radial(
                    center: at(x + surface * 0.15, y + surface * 0.2), radius: surface * 1.1,
                    [.init(0, fill.lighter(0.16)), .init(0.7, fill), .init(1, fill.darker(0.35))]))
        }
    }

    /// Paints the shadow of a bowl's upper wall on the bowl's content, after the content was painted.
    func bowlShade(_ x: Double, _ y: Double, _ radius: Double, _ opacity: Double = 0.55) {
        layer(within: Extent(x, y, radius)) { brush in
            brush.canvas.addEllipse(
                in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
            brush.canvas.fill(
                .radial(
                    center: at(x + radius * 0.16, y + radius * 0.2), radius: radius * 1.22,
                    [
                        .init(0, rgb(0x140804, 0)), .init(0.72, rgb(0x140804, 0)),
                        .init(1, rgb(0x140804, opacity)),
                    ]))
        }
    }

    /// Paints a round pan of cast iron with a handle at an angle.
    func skillet(_ x: Double, _ y: Double, _ radius: Double, handle angle: Double, fill: Color) {
        layer(Relief(round: 1.6, height: 0.8, noise: 0.35, grain: 0.5, shine: 0.35), shadow: .tall) { brush in
            let iron = rgb(0x33302F)
            brush.placed(x, y, angle) {
                brush.box(radius + 16, 0, 36, 8, corner: 4, .color(iron))
                brush.polygon(
                    [at(radius - 4, -9), at(radius + 10, -4), at(radius + 10, 4), at(radius - 4, 9)],
                    .color(iron))
                brush.box(radius + 29, 0, 6, 3, corner: 1.5, .color(rgb(0x14100E)))
            }
            brush.disc(x, y, radius, iron)
        }
        layer(Relief(round: 1, height: 0.4, noise: 0.3, grain: 0.6, shine: 0.3), within: Extent(x, y, radius))
        {
            brush in
            let inner = radius * 0.91
            brush.oval(
                x, y, inner, inner, 0,
                .linear(
                    from: at(x - inner, y - inner), to: at(x + inner, y + inner),
                    [.init(0, rgb(0x0F0D0C)), .init(0.6, rgb(0x262322)), .init(1, rgb(0x4A4644))]))
            brush.oval(
                x, y, inner * 0.95, inner * 0.95, 0,
                .radial(
                    center: at(x + 3, y + 3), radius: inner,
                    [.init(0, fill.lighter(0.1)), .init(0.75, fill), .init(1, fill.darker(0.5))]))
        }
    }

    /// Paints a wooden board whose grain goes along its length.
    func board(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ angle: Double, _ light: Color,
        _ dark: Color,
        corner: Double = 4
    ) {
        layer(Relief(round: 1, height: 0.8, bump: 0.5, noise: 0.1, shine: 0.1), shadow: .raised) { brush in
            brush.box(x, y, width, height, angle, corner: corner, .color(light))
            brush.atop {
                brush.placed(x, y, angle) {
                    for _ in 0..<Int(height * 3) {
                        let start = brush.random.jitter(width / 2)
                        let length = brush.random.between(8, width * 0.7)
                        let row = brush.random.jitter(height / 2)
                        let bend = brush.random.jitter(0.8)
                        brush.line(
                            [at(start, row), at(start + length / 2, row + bend), at(start + length, row)],
                            brush.random.between(0.12, 0.5), dark.opacity(brush.random.between(0.08, 0.32)))
                    }
                }
            }
        }
    }

    /// Paints a folded cloth with a woven stripe.
    func napkin(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ angle: Double, _ color: Color,
        stripe: Color
    ) {
        layer(Relief(round: 1.2, height: 0.5, bump: 0.5, noise: 0.35, grain: 0.35), shadow: .low) { brush in
            brush.placed(x, y, angle) {
                brush.box(0, 0, width, height, corner: 0.6, .color(color))
                brush.atop {
                    for offset in [-0.36, -0.3, 0.3, 0.36] {
                        brush.box(
                            width * offset, 0, width * 0.025, height * 1.1, .color(stripe.opacity(0.85)))
                    }
                    brush.box(
                        0, height * 0.2, width, height * 0.6,
                        .linear(
                            from: at(0, -height * 0.1), to: at(0, height * 0.1),
                            [
                                .init(0, rgb(0x000000, 0)), .init(0.5, rgb(0x20100A, 0.16)),
                                .init(0.55, rgb(0xFFFFFF, 0.12)), .init(1, rgb(0x000000, 0)),
                            ]))
                }
            }
        }
    }

    /// Paints a cup with a drink on a saucer.
    func cup(_ x: Double, _ y: Double, _ radius: Double, _ color: Color, of drink: Color, saucer: Bool = true)
    {
        if saucer { plate(x, y, radius * 1.75, color, well: 0.55) }
        layer(.glazed, shadow: .raised, within: Extent(x, y, radius * 2.2)) { brush in
            brush.placed(x, y, 0.6) {
                brush.box(radius * 1.25, 0, radius * 0.9, radius * 0.34, corner: radius * 0.17, .color(color))
            }
            brush.disc(x, y, radius, color)
        }
        layer(Relief(round: 0.6, height: 0.3, shine: 0.4), within: Extent(x, y, radius)) { brush in
            brush.disc(x, y, radius * 0.88, color.darker(0.3))
            brush.oval(
                x + radius * 0.05, y + radius * 0.05, radius * 0.8, radius * 0.8, 0,
                .radial(
                    center: at(x + radius * 0.2, y + radius * 0.2), radius: radius,
                    [.init(0, drink.lighter(0.18)), .init(1, drink.darker(0.3))]))
            brush.arc(x, y, radius * 0.7, 3.4, 4.4, radius * 0.06, drink.lighter(0.6).opacity(0.6))
        }
    }

    /// Paints a drinking glass with ice.
    func tumbler(_ x: Double, _ y: Double, _ radius: Double, of drink: Color) {
        layer(Relief(round: 1, height: 0.7, shine: 0.9, contrast: 0.5), shadow: .raised, opacity: 0.92) {
            brush in
            brush.disc(x, y, radius, rgb(0xE9F1F2, 0.55))
            brush.disc(x, y, radius * 0.86, drink)
        }
        for turn in [0.4, 2.4, 4.3] {
            let place = around(x, y, turn, radius * 0.38)
            piece(place.x, place.y, radius, Relief(round: 1, height: 0.8, shine: 0.9, contrast: 0.7)) {
                brush in
                brush.box(
                    place.x, place.y, radius * 0.55, radius * 0.5, turn, corner: 1, .color(rgb(0xFFFFFF, 0.4))
                )
            }
        }
    }
}
