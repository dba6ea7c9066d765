import Foundation

/// Appliances that stand on the floor or on a table of the living room.
extension Recipes {
    static var household: [String: Recipe] {
        [
            "refrigerator": refrigerator, "washing-machine": washingMachine, "vacuum-cleaner": vacuumCleaner,
            "air-purifier": airPurifier, "table-lamp": tableLamp, "fan": fan,
        ]
    }

    /// Paints the line where the wall meets the floor.
    private static func skirting(_ art: Art, _ y: Double, _ color: Color) {
        art.layer(Relief(round: 0.6, height: 0.5, shine: 0.1), shadow: .contact) { brush in
            brush.box(0, y, art.right * 2.2, 4, .color(color))
        }
    }

    static func refrigerator(_ art: Art) {
        art.corner(wall: rgb(0xDCD3C4), floor: rgb(0xB98B5E), rgb(0x7E5833), horizon: 31)
        skirting(art, 30, rgb(0xF0EAE0))
        if art.right > 64 {
            let side = art.right * 0.5 + 30
            art.pottedPlant(side, 40, 52, pot: rgb(0xB9694A))
            // This paints a sideboard with a bowl of fruit.
            art.ground(-side, 40, 52)
            art.casing(-side, 20, 56, 38, corner: 1.4, rgb(0xA9764A), shine: 0.1, shadow: .raised) { brush in
                for x in [-14.0, 14] {
                    brush.box(-side + x, 20, 24, 32, 0, corner: 0.8, .color(rgb(0x8A5C36, 0.5)))
                    brush.disc(-side + x * 0.3, 18, 1.2, rgb(0x3A2414))
                }
            }
            for (x, color) in [(-7.0, rgb(0xE08A2E)), (0, rgb(0xC8402E)), (7, rgb(0xE9B23A))] {
                art.berry(-side + x, -5, 5, color)
            }
            art.layer(.glazed, shadow: .low, within: .init(-side, 0, 20)) { brush in
                brush.shape(
                    [
                        at(-side - 15, -4), at(-side, -2), at(-side + 15, -4), at(-side + 8, 1),
                        at(-side - 8, 1),
                    ],
                    art.sheen(-side, 30, rgb(0xF3EEE4)))
            }
        }
        art.ground(0, 41, 48)
        art.casing(0, -2, 50, 86, corner: 2.4, rgb(0xC9CDCE), shine: 0.3, shadow: .tall)
        for (x, y, width, height) in [
            (-12.3, -23.0, 23.4, 42.0), (12.3, -23, 23.4, 42), (0, 8.4, 48, 18.6), (0, 29.4, 48, 21),
        ] {
            art.casing(x, y, width, height, corner: 1.4, rgb(0xE4E8E8), shine: 0.45)
        }
        for (x, y, width, height) in [
            (-3.0, -16.0, 1.3, 22.0), (3, -16, 1.3, 22), (0, 1.6, 32, 1.2), (0, 21.6, 32, 1.2),
        ] {
            art.layer(Relief(round: 0.5, height: 0.8, shine: 0.8), shadow: .low, within: .init(x, y, 20)) {
                brush in
                brush.box(
                    x, y, width, height, 0, corner: 0.6, width < 2 ? art.steel(x, 1.3) : art.steel(x, width))
            }
        }
        art.pane(12, -34, 9, 7, corner: 0.8, rgb(0x1B2226))
        art.digits(12, -34, 2.6, [0, 3], rgb(0x8FD8F0))
        for (x, y, angle, color) in [
            (-17.0, -32.0, 0.08, rgb(0xF4D35E)), (-11, -22, -0.1, rgb(0xF1F1EA)),
            (-18, -20, -0.04, rgb(0xE98A7A)),
        ] {
            art.piece(x, y, 6, Relief.thin, shadow: .contact) { brush in
                brush.box(x, y, 6, 7, angle, .color(color))
                for row in 0..<3 {
                    brush.box(x, y - 1 + Double(row) * 1.3, 4, 0.3, angle, .color(rgb(0x6A6258, 0.7)))
                }
            }
            art.berry(x, y - 3, 0.8, rgb(0xC8402E))
        }
    }

    static func washingMachine(_ art: Art) {
        art.corner(wall: rgb(0xB5CBD3), floor: rgb(0xDDE1DF), rgb(0xB3BAB8), horizon: 30)
        skirting(art, 29, rgb(0xEFF3F3))
        if art.right > 64 {
            let side = art.right * 0.5 + 30
            // This paints a basket with towels, and a plant.
            art.ground(side, 40, 42)
            for (index, color) in [rgb(0xE9B7A6), rgb(0xF4EFE6), rgb(0x8FB2BE)].enumerated() {
                let y = 4.0 - Double(index) * 6
                art.casing(
                    side, y, 32 - Double(index) * 3, 7, corner: 3, color, shine: 0.05, shadow: .contact)
            }
            art.layer(Relief(round: 2, height: 0.5, bump: 1.2), shadow: .raised, within: .init(side, 22, 34))
            { brush in
                brush.polygon(
                    [at(side - 22, 6), at(side + 22, 6), at(side + 17, 40), at(side - 17, 40)],
                    art.sheen(side, 44, rgb(0xC69A62)))
                brush.atop {
                    for row in 0..<9 {
                        for column in 0..<12 where (row + column) % 2 == 0 {
                            brush.box(
                                side - 22 + Double(column) * 4, 8 + Double(row) * 4, 3.4, 3, 0, corner: 1,
                                .color(rgb(0xA97B45)))
                        }
                    }
                }
            }
            art.pottedPlant(-side, 40, 50, pot: rgb(0xF3EEE4))
        }
        art.ground(0, 40, 68)
        art.casing(0, -1, 68, 80, corner: 3, rgb(0xF0F2F2), shine: 0.3, shadow: .tall)
        art.layer { brush in brush.box(0, -25, 66, 0.5, .color(rgb(0x9AA2A4, 0.9))) }
        art.casing(-20, -33, 22, 10, corner: 1.4, rgb(0xE1E5E6), shine: 0.3)
        art.casing(-20, -30.4, 12, 1.6, corner: 0.8, rgb(0xA9B1B4), shine: 0.2)
        art.knob(2, -33, 5, rgb(0xD6DADB), turn: -1.2)
        art.pane(21, -33, 20, 8.6, corner: 1.2, rgb(0x12181C))
        art.digits(21, -33, 3.6, [0, 0, 4, 2], rgb(0x9FE6FF))
        art.layer(Relief(round: 2.4, height: 0.9, shine: 0.8), shadow: .raised) { brush in
            brush.oval(0, 6, 27, 27, 0, art.steel(0, 54))
        }
        // This paints the drum, water and clothes behind the glass.
        art.layer(Relief(round: 3, height: 0.3, shine: 0.3), within: .init(0, 6, 22)) { brush in
            brush.oval(
                0, 6, 21, 21, 0,
                .radial(
                    center: at(4, 10), radius: 24,
                    [.init(0, rgb(0x6E7C82)), .init(0.7, rgb(0x39454A)), .init(1, rgb(0x161C1F))]))
            brush.atop {
                brush.scatter(60, 0, 0, 40, 20) { x, y in brush.disc(x, y, 0.5, rgb(0x0C1012, 0.7)) }
                for (x, y, width, height, color) in [
                    (-9.0, 15.0, 13.0, 9.0, rgb(0x3E6FA0)), (8, 17, 13, 9, rgb(0xF2EBDD)),
                    (0, 20, 12, 8, rgb(0xD9695A)), (13, 10, 7, 7, rgb(0xE9B44C)),
                ] {
                    brush.blob(x, y, width, height, 0.2, wobble: 0.22, .color(color))
                    brush.line(
                        [at(x - width * 0.6, y - 2), at(x, y - 4), at(x + width * 0.6, y - 1)], 0.7,
                        color.darker(0.3).opacity(0.7))
                }
                brush.box(0, 20, 44, 16, .color(rgb(0x8FC9E8, 0.28)))
                brush.scatter(50, 0, 13, 36, 4) { x, y in
                    brush.disc(x, y, brush.random.between(0.5, 1.5), rgb(0xFFFFFF, 0.5))
                }
            }
        }
        art.layer(opacity: 0.85, blur: 0.5) { brush in
            brush.arc(0, 6, 17.6, 3.5, 4.5, 2.6, rgb(0xFFFFFF, 0.55))
            brush.arc(0, 6, 17.6, 0.5, 0.9, 1.4, rgb(0xFFFFFF, 0.35))
        }
        art.casing(24.6, 6, 3, 10, corner: 1.5, rgb(0xC3C9CB), shine: 0.7, shadow: .contact)
        art.casing(24, 34, 10, 6, corner: 1, rgb(0xE1E5E6), shine: 0.2)
    }

    static func vacuumCleaner(_ art: Art) {
        art.corner(wall: rgb(0xD8CBBE), floor: rgb(0xC0946A), rgb(0x87603C), horizon: 20)
        skirting(art, 19, rgb(0xF2ECE4))
        // This paints a rug with the track of the vacuum cleaner.
        art.layer(Relief(round: 0.8, height: 0.5, noise: 0.8, grain: 0.4), shadow: .low) { brush in
            brush.oval(4, 40, art.right * 0.72, 14, 0, .color(rgb(0x7E95A0)))
            brush.atop {
                brush.oval(4, 40, art.right * 0.66, 12, 0, .color(rgb(0xB9C7CC)))
                brush.oval(4, 40, art.right * 0.63, 11.2, 0, .color(rgb(0x8DA3AD)))
            }
        }
        if art.right > 64 {
            let side = art.right * 0.5 + 30
            art.pottedPlant(-side, 29, 54, pot: rgb(0xC9B49A))
            // This paints one end of a sofa.
            art.ground(side + 10, 31, 70)
            art.casing(side + 14, 12, 64, 34, corner: 6, rgb(0x6F8078), shine: 0.05, shadow: .raised)
            art.casing(side + 18, -4, 56, 30, corner: 8, rgb(0x7E9087), shine: 0.05, shadow: .low)
            art.casing(side - 14, 10, 14, 34, corner: 6, rgb(0x64756D), shine: 0.05, shadow: .low)
        }
        art.ground(-9, 39, 40)
        // This paints the tube from the handle to the head.
        art.layer(Relief(round: 0.8, height: 0.8, shine: 0.8), shadow: .raised) { brush in
            brush.line([at(17, -12), at(2, 16), at(-8, 34)], 3.4, rgb(0xC4443A))
            brush.line([at(17, -12), at(2, 16), at(-8, 34)], 1, rgb(0xF2B0A4, 0.9))
        }
        art.layer(Relief(round: 1.4, height: 0.7, shine: 0.5), shadow: .low) { brush in
            brush.polygon(
                [at(-30, 36), at(-24, 32), at(8, 32), at(13, 36), at(12, 40.6), at(-29, 40.6)],
                art.sheen(-9, 44, rgb(0x3B3D42)))
            brush.box(-8, 33, 12, 5, 0, corner: 2, .color(rgb(0x55585E)))
        }
        art.layer { brush in brush.box(-9, 39, 38, 1, .color(rgb(0xB8443C))) }
        // This paints the motor, the dust bin and the grip.
        art.layer(Relief(round: 2, height: 0.8, shine: 0.6), shadow: .raised) { brush in
            brush.placed(22, -22, 0.5) {
                brush.box(-2, -4, 17, 26, 0, corner: 6, art.sheen(-2, 17, rgb(0x3B3D42)))
            }
        }
        art.layer(Relief(round: 1.6, height: 0.5, shine: 0.9, contrast: 0.6), shadow: .low) { brush in
            brush.placed(13, -14, 0.5) {
                brush.box(0, 0, 13, 18, 0, corner: 3, .color(rgb(0xDDE6E8, 0.75)))
                brush.atop {
                    brush.box(0, 5, 13, 8, .color(rgb(0x9A9188, 0.9)))
                    brush.box(0, -3, 5, 12, .color(rgb(0xC4443A, 0.9)))
                }
            }
        }
        art.layer(Relief(round: 1, height: 0.8, shine: 0.4), shadow: .low) { brush in
            brush.line([at(28, -34), at(38, -30), at(39, -20), at(30, -13)], 4.6, rgb(0x2A2B2F))
        }
        art.casing(30, -36, 11, 6, corner: 2.6, rgb(0xC4443A), shine: 0.5)
        art.dust(50, -36, 41, 5, rgb(0xD8CFC4), size: 0.5)
    }

    static func airPurifier(_ art: Art) {
        art.corner(wall: rgb(0xA9B8AE), floor: rgb(0xCFB08A), rgb(0x977149), horizon: 24)
        skirting(art, 23, rgb(0xE9ECE6))
        let side = max(38, art.right * 0.5 + 18)
        art.pottedPlant(side, 36, art.right > 64 ? 56 : 34, pot: rgb(0xE8E0D2))
        if art.right > 64 { art.pottedPlant(-side - 6, 34, 40, pot: rgb(0x8A6A52), leaf: rgb(0x6E8F4C)) }
        art.ground(-4, 38, 42)
        art.casing(-4, -1, 44, 78, corner: 9, rgb(0xF3F2EE), shine: 0.3, shadow: .tall)
        art.layer(within: .init(-4, 12, 34)) { brush in
            for row in 0..<15 {
                let y = -5 + Double(row) * 2.6
                for column in 0..<13 {
                    let x = -4 + Double(column - 6) * 2.8 + (row % 2 == 0 ? 0 : 1.4)
                    if abs(x + 4) < 18 { brush.disc(x, y, 0.75, rgb(0x8E9690)) }
                }
            }
        }
        art.layer(Relief(round: 1, height: 0.6, shine: 0.4)) { brush in
            brush.oval(-4, -34, 17, 3.4, 0, .color(rgb(0xC8CCC6)))
            for index in -5...5 {
                brush.box(-4 + Double(index) * 2.8, -34, 0.7, 5, .color(rgb(0x70776F)))
            }
        }
        art.layer(opacity: 0.5, blur: 1.6) { brush in brush.ring(-4, -19, 8, 3, rgb(0x4CC8A0)) }
        art.piece(-4, -19, 11, Relief(round: 1, height: 0.5, shine: 0.5), shadow: nil) { brush in
            brush.disc(-4, -19, 8, rgb(0x22302C))
            brush.ring(-4, -19, 8, 1.2, rgb(0x63E2B8))
        }
        art.digits(-4, -19, 4, [1, 2], rgb(0x9FF2D4))
        art.layer(opacity: 0.4, blur: 1.5) { brush in
            for (x, bend) in [(-14.0, 4.0), (-4, -4), (6, 4)] {
                brush.line(
                    [at(x, -40), at(x + bend, -48), at(x - bend, -56), at(x + bend, -64)], 1.6,
                    rgb(0xFFFFFF, 0.7))
            }
        }
    }

    static func tableLamp(_ art: Art) {
        art.corner(wall: rgb(0x3E4A5A), floor: rgb(0x7A5236), rgb(0x40281A), horizon: 24)
        // This paints the light on the wall and on the table.
        art.layer(opacity: 0.9, blend: .normal, blur: 6) { brush in
            brush.oval(
                0, -14, 58, 50, 0,
                .radial(
                    center: at(0, -14), radius: 54,
                    [
                        .init(0, rgb(0xFFD894, 0.85)), .init(0.5, rgb(0xF0B060, 0.3)),
                        .init(1, rgb(0xF0B060, 0)),
                    ]))
            brush.oval(0, 34, 46, 9, 0, .color(rgb(0xFFCB80, 0.45)))
        }
        let side = art.right > 64 ? art.right * 0.45 + 22 : 33
        art.books(side, 37, art.right > 64 ? 44 : 27, [rgb(0x7E2F2A), rgb(0x2E4A52), rgb(0xB48A4C)])
        if art.right > 64 { art.pottedPlant(-side, 37, 46, pot: rgb(0xB9A58C)) }
        art.ground(0, 37, 30)
        art.layer(Relief(round: 3, height: 0.8, shine: 0.7), shadow: .low) { brush in
            brush.shape(
                [
                    at(-3, 4), at(3, 4), at(5, 10), at(12, 20), at(13, 29), at(7, 36), at(-7, 36),
                    at(-13, 29),
                    at(-12, 20), at(-5, 10),
                ], art.sheen(0, 26, rgb(0x2E6A72)))
        }
        art.casing(0, 0, 2.4, 12, corner: 0.6, rgb(0xC9A258), shine: 0.8)
        art.layer(Relief(round: 1, height: 0.3, bump: 0.3), shadow: .low) { brush in
            brush.polygon(
                [at(-15, -38), at(15, -38), at(27, -4), at(-27, -4)],
                .radial(
                    center: at(0, -14), radius: 30,
                    [.init(0, rgb(0xFFF6D8)), .init(0.5, rgb(0xFBDC9C)), .init(1, rgb(0xD9A25C))]))
            brush.atop {
                for index in -13...13 {
                    let x = Double(index)
                    brush.line([at(x * 1.16, -38), at(x * 2.08, -4)], 0.25, rgb(0xB9803C, 0.35))
                }
                brush.box(0, -37.4, 60, 1.2, .color(rgb(0xC08A48, 0.8)))
                brush.box(0, -4.8, 60, 1.6, .color(rgb(0xC08A48, 0.8)))
            }
        }
        // This paints a cup of tea beside the lamp.
        let cup = art.right > 64 ? -28.0 : -32
        art.ground(cup, 40, 14)
        art.layer(.glazed, shadow: .low, within: .init(cup, 34, 12)) { brush in
            brush.ring(cup - 7, 33, 2.8, 1.3, rgb(0xE9DFCE))
            brush.shape(
                [
                    at(cup - 7, 28), at(cup, 28.6), at(cup + 7, 28), at(cup + 6, 36), at(cup + 3, 40),
                    at(cup - 3, 40),
                    at(cup - 6, 36),
                ], art.sheen(cup, 14, rgb(0xE9DFCE)))
        }
        art.steam(cup, 18, 12, 0.16)
    }

    static func fan(_ art: Art) {
        art.corner(wall: rgb(0xBFDCE0), floor: rgb(0xD9BE92), rgb(0xA3804E), horizon: 30)
        skirting(art, 29, rgb(0xF4F7F5))
        if art.right > 64 {
            let side = art.right * 0.5 + 30
            art.pottedPlant(side, 40, 54, pot: rgb(0xF4F1EA))
            // This paints a curtain in the wind.
            for index in 0..<5 {
                let x = -side - 26 + Double(index) * 9
                art.layer(Relief(round: 3, height: 0.5, shine: 0.1), shadow: .low) { brush in
                    brush.shape(
                        [
                            at(x - 6, -art.bottom - 6), at(x + 6, -art.bottom - 6), at(x + 8, -8),
                            at(x + 12 + Double(index) * 2, 24), at(x - 2 + Double(index) * 2, 25),
                            at(x - 5, -6),
                        ], .color(rgb(0xFDFBF4, 0.85)))
                }
            }
        }
        art.ground(0, 42, 34)
        art.layer(Relief(round: 2, height: 0.7, shine: 0.5), shadow: .low) { brush in
            brush.oval(0, 40, 19, 3.6, 0, art.sheen(0, 38, rgb(0xF2F2EE)))
        }
        art.casing(0, 25, 4, 30, corner: 1.4, rgb(0xF2F2EE), shine: 0.5)
        art.casing(0, 34, 9, 8, corner: 2, rgb(0xF2F2EE), shine: 0.4, shadow: .contact)
        for x in [-2.2, 0, 2.2] { art.casing(x, 34, 1.4, 2.4, corner: 0.5, rgb(0x7FA8B0), shine: 0.2) }
        // The back of the cage comes first, then the blades, then the front of the cage.
        art.layer(shadow: .raised) { brush in
            brush.disc(0, -12, 32, rgb(0xFFFFFF, 0.28))
        }
        for index in 0..<5 {
            let angle = Double(index) * 2 * .pi / 5 + 0.3
            art.layer(Relief(round: 2, height: 0.6, shine: 0.5), shadow: .low, within: .init(0, -12, 34)) {
                brush in
                brush.placed(0, -12, angle) {
                    brush.shape(
                        [at(3, -3), at(14, -12), at(26, -11), at(28, -2), at(20, 3), at(8, 3)],
                        .linear(
                            from: at(0, -12), to: at(20, 6),
                            [.init(0, rgb(0xA8DCE4, 0.95)), .init(1, rgb(0x4E9CAA, 0.95))]))
                }
            }
        }
        art.layer(Relief(round: 0.3, height: 0.6, shine: 0.8)) { brush in
            for index in 0..<44 {
                let angle = Double(index) * 2 * .pi / 44
                let bend = around(0, -12, angle + 0.1, 20)
                brush.line(
                    [around(0, -12, angle, 7), bend, around(0, -12, angle + 0.24, 32)], 0.42, rgb(0xF4F6F5))
            }
            for radius in [14.0, 23] { brush.ring(0, -12, radius, 0.4, rgb(0xF4F6F5)) }
        }
        art.layer(Relief(round: 0.8, height: 0.9, shine: 0.7), shadow: .contact) { brush in
            brush.ring(0, -12, 32, 2, rgb(0xF4F6F5))
        }
        art.piece(0, -12, 9, Relief(round: 2, height: 0.7, shine: 0.6), shadow: .low) { brush in
            brush.disc(0, -12, 7, rgb(0xF2F2EE))
            brush.disc(0, -12, 4, rgb(0x7FA8B0))
        }
    }
}
