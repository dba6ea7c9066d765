import Foundation

/// Appliances that stand on a counter.
extension Recipes {
    static var kitchen: [String: Recipe] {
        [
            "oven": oven, "rice-cooker": riceCooker, "kettle": kettle, "toaster": toaster,
            "coffee-maker": coffeeMaker, "blender": blender,
        ]
    }

    static func oven(_ art: Art) {
        art.corner(wall: rgb(0xB9C7C4), floor: rgb(0xC79A6B), rgb(0x8A5E38), horizon: 18)
        art.kitchenware(28, pot: rgb(0xE9E2D6))
        art.ground(0, 28, 84)
        for x in [-34.0, 34] { art.casing(x, 27, 7, 3, corner: 0.6, rgb(0x2A2624), shine: 0.1) }
        art.casing(0, 0, 86, 52, corner: 4, rgb(0x3A3B3E), shine: 0.5, shadow: .tall)
        art.casing(-11, 0, 60, 46, corner: 2.4, rgb(0x2B2C2F), shine: 0.4)
        // This paints the window, with bread in the light of the heating rods.
        art.layer(within: .init(-11, 3, 34)) { brush in
            brush.box(
                -11, 3, 52, 33, 0, corner: 2,
                .radial(
                    center: at(-11, 2), radius: 32,
                    [.init(0, rgb(0xF3A64B)), .init(0.55, rgb(0xA2541D)), .init(1, rgb(0x30150A))]))
            for y in [-11.0, 17] { brush.box(-11, y, 48, 0.9, .color(rgb(0xFFD9A0, 0.9))) }
            for index in 0..<13 {
                brush.box(-35 + Double(index) * 4, 14, 0.5, 6, .color(rgb(0x52301C)))
            }
            brush.box(-11, 11.4, 51, 1, .color(rgb(0x6B4526)))
        }
        art.piece(-11, 5, 24, .baked, shadow: .low) { brush in
            brush.shape(
                [at(-30, 11), at(-28, 2), at(-20, -4), at(-11, -5.4), at(-2, -4), at(6, 2), at(8, 11)],
                .linear(
                    from: at(-11, -6), to: at(-11, 12),
                    [.init(0, rgb(0xE2A44E)), .init(0.5, rgb(0xB9682A)), .init(1, rgb(0x6E3614))]))
            brush.atop {
                for x in [-21.0, -12, -3] {
                    brush.line([at(x - 3, 5), at(x, 0), at(x + 4, -5)], 1.4, rgb(0xF6D79C, 0.9))
                }
            }
        }
        art.layer(opacity: 0.8, within: .init(-11, 3, 34)) { brush in
            brush.polygon(
                [at(-33, -13), at(-22, -13), at(-31, 19), at(-37, 19), at(-37, -2)],
                .color(rgb(0xFFFFFF, 0.12)))
        }
        art.casing(-11, -17.5, 50, 2.6, corner: 1.3, rgb(0xD8DADA), shine: 0.7, shadow: .low)
        art.pane(30, -13, 18, 9, corner: 1.2, rgb(0x14181A))
        art.digits(30, -13, 3.6, [0, 2, 3, 0], rgb(0xFFB45A))
        art.knob(30, 2, 5.6, rgb(0xC9CCCC))
        art.knob(30, 16, 4.2, rgb(0xC9CCCC), turn: -2.2)
        art.steam(22, -32, 16, 0.1)
    }

    static func riceCooker(_ art: Art) {
        art.corner(wall: rgb(0xD9C9B2), floor: rgb(0xA97C52), rgb(0x6E4A2C), horizon: 16)
        art.kitchenware(27, pot: rgb(0x6D8791))
        art.ground(-4, 28, 62)
        art.layer(Relief(round: 5, height: 0.6, shine: 0.4, contrast: 0.8), shadow: .tall) { brush in
            brush.shape(
                [
                    at(-35, -10), at(-37, 8), at(-33, 25), at(-20, 28), at(12, 28), at(25, 25), at(29, 8),
                    at(27, -10), at(14, -16), at(-22, -16),
                ], art.sheen(-4, 66, rgb(0xF1EEE8)))
        }
        // This paints the lid with its vent and handle.
        art.layer(Relief(round: 4, height: 0.7, shine: 0.5, contrast: 0.8), shadow: .low) { brush in
            brush.shape(
                [
                    at(-35, -10), at(-32, -22), at(-20, -29), at(-4, -31), at(12, -29), at(24, -22),
                    at(27, -10),
                    at(10, -7), at(-18, -7),
                ], art.sheen(-4, 64, rgb(0xE4E0D8)))
        }
        art.casing(-4, -30, 15, 3.4, corner: 1.6, rgb(0x5A544E), shine: 0.3, shadow: .contact)
        art.layer { brush in
            brush.line([at(-36, -9), at(-18, -6.4), at(10, -6.4), at(28, -9)], 0.7, rgb(0x6A625A, 0.8))
        }
        art.casing(-4, 9, 38, 22, corner: 4, rgb(0x33302E), shine: 0.4)
        art.pane(-4, 5, 26, 9, corner: 1.2, rgb(0x9DB3A2))
        art.digits(-4, 5, 4.4, [1, 2, 4, 5], rgb(0x1E2A22))
        for x in [-16.0, -4, 8] {
            art.casing(x, 15, 8, 3.2, corner: 1.6, x == 8 ? rgb(0xD97A3A) : rgb(0xC9C4BC), shine: 0.2)
        }
        art.steam(-2, -46, 22, 0.24)
        // This paints a bowl of rice.
        art.ground(37, 32, 22)
        art.piece(37, 21, 12, .heap, shadow: nil) { brush in
            brush.shape(
                [at(27, 21), at(29, 15), at(34, 11.4), at(40, 11.4), at(45, 15), at(47, 21)],
                .color(rgb(0xF4F0E6)))
            brush.scatter(150, 37, 16.6, 16, 8) { x, y in
                brush.oval(
                    x, y, 1, 0.45, brush.random.angle(), .color(rgb(0xFFFDF6).varied(brush.random, 0.12)))
            }
        }
        art.layer(.glazed, shadow: .low, within: .init(37, 26, 16)) { brush in
            brush.shape(
                [at(25, 19.4), at(37, 20.6), at(49, 19.4), at(46, 28), at(41, 32), at(33, 32), at(28, 28)],
                art.sheen(37, 24, rgb(0x3F6E7E)))
        }
    }

    static func kettle(_ art: Art) {
        art.corner(wall: rgb(0x7F9187), floor: rgb(0xD3B48C), rgb(0x9B744A), horizon: 17)
        art.kitchenware(28, pot: rgb(0xD08A5E))
        art.ground(-2, 29, 52)
        art.casing(-4, 27, 48, 4.4, corner: 2, rgb(0x24211F), shine: 0.3)
        art.layer(Relief(round: 1.2, height: 0.8, shine: 0.6), shadow: .raised) { brush in
            brush.line([at(16, 18), at(28, 14), at(31, 0), at(33, -13), at(41, -18)], 4.2, rgb(0x25221F))
            brush.line(
                [at(-23, -18), at(-38, -19), at(-42, -6), at(-40, 10), at(-34, 14)], 4.8, rgb(0x25221F))
        }
        art.layer(Relief(round: 3, height: 0.7, noise: 0.08, grain: 0.5, shine: 0.4), shadow: .tall) {
            brush in
            brush.shape(
                [
                    at(-18, -21), at(-4, -23), at(10, -21), at(15, -6), at(20, 14), at(19, 23), at(-4, 25.4),
                    at(-27, 23), at(-28, 14), at(-23, -6),
                ], art.sheen(-4, 46, rgb(0x302D2B)))
            brush.atop { brush.box(-4, 20, 60, 1, .color(rgb(0xC98E56, 0.9))) }
        }
        art.casing(-4, -23.4, 27, 3.6, corner: 1.6, rgb(0x3C3835), shine: 0.5, shadow: .contact)
        art.casing(-4, -28, 5, 5, corner: 2.2, rgb(0xB07A45), shine: 0.3, shadow: .contact)
        art.piece(41.6, -18.4, 6, nil, shadow: nil) { brush in
            brush.oval(41.6, -18.6, 1.5, 2.4, 0.5, .color(rgb(0x0A0908)))
        }
        art.steam(43, -30, 16, 0.25)
        // This paints a cup for the tea.
        art.ground(43, 34, 18)
        art.layer(.glazed, shadow: .low, within: .init(42, 27, 16)) { brush in
            brush.ring(52, 26, 3.6, 1.6, rgb(0xEFE7DA))
            brush.shape(
                [at(34, 20), at(43, 20.6), at(52, 20), at(51, 30), at(47, 34), at(39, 34), at(35, 30)],
                art.sheen(43, 18, rgb(0xEFE7DA)))
        }
    }

    static func toaster(_ art: Art) {
        art.corner(wall: rgb(0xE3C9A8), floor: rgb(0xEFE7DC), rgb(0xCFC0AE), horizon: 18)
        art.kitchenware(29, pot: rgb(0x4F6D6A))
        art.ground(0, 30, 72)
        for (x, y) in [(-13.0, -17.0), (11, -20)] {
            art.piece(x, y, 20, .baked, shadow: .low) { brush in
                brush.shape(
                    [
                        at(x - 15, y + 20), at(x - 15, y - 2), at(x - 17, y - 9), at(x - 9, y - 14),
                        at(x, y - 12.6), at(x + 9, y - 14), at(x + 17, y - 9), at(x + 15, y - 2),
                        at(x + 15, y + 20),
                    ], .color(rgb(0xA9652B)))
                brush.shape(
                    [
                        at(x - 13, y + 20), at(x - 13, y - 2), at(x - 14.6, y - 8), at(x - 8, y - 11.6),
                        at(x, y - 10.4), at(x + 8, y - 11.6), at(x + 14.6, y - 8), at(x + 13, y - 2),
                        at(x + 13, y + 20),
                    ],
                    .radial(
                        center: at(x, y), radius: 20,
                        [.init(0, rgb(0xF0CE8E)), .init(0.7, rgb(0xD99B4E)), .init(1, rgb(0xB06A2C))]))
                brush.atop {
                    brush.scatter(90, x, y, 28, 26) { px, py in
                        brush.disc(px, py, brush.random.between(0.2, 0.7), rgb(0x8A4A18, 0.4))
                    }
                }
            }
        }
        art.layer(Relief(round: 4, height: 0.7, shine: 0.6, contrast: 0.8), shadow: .tall) { brush in
            brush.shape(
                [
                    at(-37, 0), at(-33, -6), at(-24, -8), at(24, -8), at(33, -6), at(37, 0), at(38, 22),
                    at(34, 29),
                    at(-34, 29), at(-38, 22),
                ], art.sheen(0, 76, rgb(0xB5402E)))
        }
        art.layer(opacity: 0.9) { brush in
            brush.box(0, -6, 58, 2.4, 0, corner: 1.2, .color(rgb(0x1C100C, 0.85)))
            brush.box(0, 25.5, 70, 1, .color(rgb(0xF0C8B8, 0.4)))
        }
        art.casing(0, 29, 66, 3.4, corner: 1.2, rgb(0x2A2422), shine: 0.2)
        art.casing(31, 8, 2, 17, corner: 1, rgb(0x2A1410), shine: 0.1)
        art.casing(31, 4, 8, 4.6, corner: 1.8, rgb(0xDCDCDA), shine: 0.7, shadow: .low)
        art.knob(-18, 16, 5.4, rgb(0xD8D8D6))
        for (index, x) in [-4.0, 4, 12].enumerated() {
            art.casing(x, 16, 4.6, 4.6, corner: 2.3, index == 0 ? rgb(0xF2B45A) : rgb(0xD8D8D6), shine: 0.3)
        }
        art.layer(opacity: 0.5, blur: 0.6) { brush in
            brush.line([at(-32, 20), at(-32.6, 4), at(-28, -3)], 2, rgb(0xFFFFFF, 0.8))
        }
        art.steam(0, -42, 12, 0.1)
    }

    static func coffeeMaker(_ art: Art) {
        art.corner(wall: rgb(0x8D5A45), floor: rgb(0x5E4433), rgb(0x33231A), horizon: 20)
        art.kitchenware(30, pot: rgb(0xE0D5C4))
        art.ground(0, 32, 56)
        art.casing(0, 30, 56, 5, corner: 2, rgb(0x2B2B2D), shine: 0.4)
        art.casing(-20, -2, 15, 62, corner: 3, rgb(0x3A3B3D), shine: 0.5, shadow: .raised) { brush in
            brush.box(-20, -8, 3, 34, 0, corner: 1, .color(rgb(0x9FC4D6, 0.65)))
            for index in 0..<7 {
                brush.box(-16.4, 6 - Double(index) * 4.4, 2, 0.4, .color(rgb(0xE8E8E8, 0.8)))
            }
        }
        art.casing(4, -28, 48, 14, corner: 3.4, rgb(0x3A3B3D), shine: 0.5, shadow: .raised)
        art.layer(Relief(round: 1, height: 0.5, shine: 0.4), shadow: .low) { brush in
            brush.polygon(
                [at(-9, -21), at(25, -21), at(18, -8), at(-2, -8)], art.sheen(8, 34, rgb(0x222224)))
        }
        art.digits(12, -28, 3.6, [0, 7, 3, 0], rgb(0x9FE0F0))
        art.knob(-8, -28, 3.2, rgb(0xC9CCCC))
        // This paints the stream of coffee and the glass jug.
        art.layer { brush in brush.box(8, -1, 0.9, 16, .color(rgb(0x2A1208, 0.9))) }
        art.layer(Relief(round: 2, height: 0.5, shine: 0.9, contrast: 0.5), shadow: .low) { brush in
            brush.ring(30, 14, 7, 2.2, rgb(0x222224))
            brush.shape(
                [
                    at(-4, 0), at(8, -0.6), at(20, 0), at(26, 12), at(25, 22), at(20, 27), at(-4, 27),
                    at(-9, 22),
                    at(-10, 12),
                ], .color(rgb(0xDCE6E6, 0.42)))
            brush.atop {
                brush.box(
                    8, 19, 44, 18,
                    .linear(
                        from: at(-10, 0), to: at(26, 0),
                        [
                            .init(0, rgb(0x1E0A04)), .init(0.3, rgb(0x6A3316)), .init(0.6, rgb(0x2E1208)),
                            .init(1, rgb(0x160703)),
                        ]))
                brush.oval(8, 10, 19, 1.4, 0, .color(rgb(0x8A4A22)))
            }
        }
        art.casing(8, -0.6, 22, 2.4, corner: 1.2, rgb(0x222224), shine: 0.4)
        art.layer(opacity: 0.8, blur: 0.3) { brush in
            brush.line([at(-5, 4), at(-7, 13), at(-5, 22)], 1.3, rgb(0xFFFFFF, 0.8))
        }
        art.steam(10, -44, 14, 0.14)
        // This paints a cup and coffee beans.
        art.ground(40, 36, 17)
        art.layer(.glazed, shadow: .low, within: .init(41, 30, 14)) { brush in
            brush.ring(49, 28, 3.4, 1.5, rgb(0xF1ECE2))
            brush.shape(
                [at(32, 23), at(40, 23.6), at(48, 23), at(47, 31), at(43, 36), at(37, 36), at(33, 31)],
                art.sheen(40, 16, rgb(0xF1ECE2)))
        }
        for _ in 0..<16 {
            let x = -36 + art.random.jitter(9)
            let y = 36 + art.random.jitter(2.4)
            art.piece(x, y, 3, .fresh) { brush in
                let angle = brush.random.angle()
                brush.oval(x, y, 1.9, 1.3, angle, .color(rgb(0x4A2412).varied(brush.random, 0.2)))
                let tip = around(x, y, angle, 1.6)
                brush.line([at(2 * x - tip.x, 2 * y - tip.y), tip], 0.3, rgb(0x1E0C06))
            }
        }
    }

    static func blender(_ art: Art) {
        art.corner(wall: rgb(0xC9D8CF), floor: rgb(0xE9DFCF), rgb(0xC6B59C), horizon: 22)
        art.kitchenware(32, pot: rgb(0xC96A4A))
        art.ground(0, 34, 42)
        art.layer(Relief(round: 3, height: 0.7, shine: 0.5), shadow: .tall) { brush in
            brush.polygon([at(-13, 12), at(13, 12), at(21, 33), at(-21, 33)], art.steel(0, 42))
        }
        art.casing(0, 33, 44, 3, corner: 1.4, rgb(0x2A2828), shine: 0.2)
        art.knob(0, 23, 5.4, rgb(0x2E2C2B))
        for x in [-10.0, 10] { art.casing(x, 26, 4, 2.4, corner: 1.2, rgb(0x2E2C2B), shine: 0.2) }
        art.casing(0, 10, 26, 5, corner: 1.6, rgb(0x2E2C2B), shine: 0.3)
        art.layer(Relief(round: 1, height: 0.7, shine: 0.7), shadow: .low) { brush in
            brush.line([at(16, -26), at(29, -24), at(29, -6), at(14, 2)], 4, rgb(0xD5E2E2, 0.85))
        }
        // The jug contains fruit at the bottom, smoothie above it, and foam on top.
        art.layer(Relief(round: 2, height: 0.4, shine: 0.8, contrast: 0.5), shadow: .low) { brush in
            brush.polygon([at(-20, -32), at(20, -32), at(14, 8), at(-14, 8)], .color(rgb(0xE2ECEC, 0.5)))
            brush.atop {
                brush.polygon(
                    [at(-20, -20), at(20, -20), at(14, 8), at(-14, 8)],
                    .linear(
                        from: at(0, -20), to: at(0, 8),
                        [.init(0, rgb(0xF0A7B4)), .init(0.5, rgb(0xD9506C)), .init(1, rgb(0xA82A48))]))
                brush.scatter(46, 0, -6, 30, 24) { x, y in
                    let fruit = brush.random.pick([
                        rgb(0xF6CBD2, 0.8), rgb(0x8E1A34, 0.5), rgb(0xF2E2B0, 0.6),
                    ])
                    brush.blob(
                        x, y, brush.random.between(0.5, 1.8), brush.random.between(0.4, 1.3),
                        wobble: 0.2, .color(fruit))
                }
                brush.scatter(80, 0, -20, 36, 4) { x, y in
                    brush.disc(x, y, brush.random.between(0.4, 1.2), rgb(0xFBE3E6, 0.8))
                }
                for index in 0..<5 {
                    brush.box(-9, 4 - Double(index) * 6, 5, 0.4, .color(rgb(0xFFFFFF, 0.8)))
                }
            }
        }
        art.layer(opacity: 0.8, blur: 0.4) { brush in
            brush.line([at(-16, -28), at(-11.4, 4)], 1.8, rgb(0xFFFFFF, 0.75))
            brush.line([at(14.6, -26), at(10.6, 2)], 0.8, rgb(0xFFFFFF, 0.6))
        }
        art.casing(0, -34, 42, 4.6, corner: 2, rgb(0x2E2C2B), shine: 0.4, shadow: .contact)
        art.casing(0, -38, 14, 4, corner: 1.6, rgb(0x3E3C3A), shine: 0.4)
        art.strawberry(-33, 31, 7, 0.7, leaf: true)
        art.strawberry(-25, 35, 6, -0.5, leaf: true)
        art.blueberry(31, 35, 3)
        art.blueberry(37, 36, 2.7)
        art.blueberry(35, 32, 2.6)
    }
}
