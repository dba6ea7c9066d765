import Foundation

/// Places that fill pictures of any shape.
extension Recipes {
    static var scenes: [String: Recipe] {
        [
            "mountain": mountain, "sea": sea, "street": street, "forest": forest, "cafe": cafe,
            "harbour": harbour,
        ]
    }

    static func mountain(_ art: Art) {
        art.sky(rgb(0x4E8FC8), rgb(0xE6F0F2), horizon: 6, clouds: rgb(0xFFFFFF))
        // This paints the great mountain, whose snow ends in points along the slopes.
        let peak = -art.right * 0.12
        let foot = 14.0
        let top = max(-art.bottom + 10, -40)
        let height = foot - top
        func slope(_ part: Double) -> Double { pow(part, 1.35) * height * 1.75 }
        let stone = Relief(
            round: 3, height: 0.4, bump: 0.9, noise: 1.4, grain: 1.4, shine: 0.02, contrast: 0.9)
        func side(_ sign: Double) -> [CGPoint] {
            (0...24).map { step in
                let part = Double(step) / 24
                return at(peak + sign * (3 + slope(part)), top + part * height)
            }
        }
        art.layer(stone) { brush in
            brush.polygon(
                Array(side(-1).reversed()) + side(1),
                .linear(
                    from: at(peak - 40, 0), to: at(peak + 50, 0),
                    [.init(0, rgb(0x8FA6B8)), .init(0.5, rgb(0x5F7A90)), .init(1, rgb(0x45607A))]))
        }
        art.layer(Relief(round: 2, height: 0.4, noise: 0.9, grain: 1, shine: 0.1)) { brush in
            var low: [CGPoint] = []
            for step in -14...14 {
                let x = Double(step) / 14
                let depth = 0.36 + (step % 2 == 0 ? 0.12 : 0) + brush.random.jitter(0.04)
                low.append(at(peak + x * (3 + slope(depth * 0.86)), top + depth * height))
            }
            let upper = (0...8).map { Double($0) / 24 }
            let left = upper.map { at(peak - 3 - slope($0), top + $0 * height) }
            let right = upper.map { at(peak + 3 + slope($0), top + $0 * height) }
            brush.polygon(
                Array(left.reversed()) + right + Array(low.reversed()),
                .linear(
                    from: at(peak - 20, 0), to: at(peak + 26, 0),
                    [.init(0, rgb(0xFFFFFF)), .init(0.55, rgb(0xEEF3F8)), .init(1, rgb(0xB6C8DA))]))
        }
        art.layer(opacity: 0.6, blur: 3) { brush in
            brush.box(0, 12, art.right * 2.2, 8, .color(rgb(0xF2F6F6, 0.8)))
        }
        art.ridge(13, height: 16, rough: 0.4, seed: 11, rgb(0x7FA08C), rgb(0x5E8670))
        art.ridge(20, height: 14, rough: 0.5, seed: 52, rgb(0x4E7A52), rgb(0x3A6240), relief: .heap)
        art.layer(Relief(round: 0.8, height: 0.5, bump: 1)) { brush in
            for _ in 0..<Int(art.right * 1.3) {
                let x = brush.random.jitter(art.right * 1.05)
                art.fir(brush, x, 30 + brush.random.jitter(3), brush.random.between(5, 11), rgb(0x2E5238))
            }
        }
        art.water(33, rgb(0x9DBFD0), rgb(0x2F5F7E), glint: rgb(0xF2F8FA))
    }

    static func sea(_ art: Art) {
        let horizon = min(2, art.bottom * 0.05)
        art.sky(rgb(0x2E7FC0), rgb(0xF8E3C4), horizon: horizon, clouds: rgb(0xFFF8EC), amount: 1.3)
        let sun = art.right * 0.35
        art.layer(opacity: 0.9, blur: 5) { brush in brush.disc(sun, horizon - 9, 13, rgb(0xFFE9B8, 0.8)) }
        art.layer(blur: 0.6) { brush in brush.disc(sun, horizon - 9, 5.4, rgb(0xFFFBEA)) }
        art.ridge(horizon + 1, height: 9, rough: 0.3, seed: 71, rgb(0x7C9AB0), rgb(0x6C8CA4))
        art.water(horizon, rgb(0x6FB2C8), rgb(0x1B6A8E), glint: rgb(0xFFF4D4), sun: sun)
        // This paints the foam, and then the beach.
        let shore = art.bottom - 20
        for (offset, color, height) in [
            (-4.0, rgb(0xBFE4E6), 7.0), (-1.5, rgb(0xFFFFFF), 6), (2, rgb(0xE2C795), 5),
        ] {
            art.ridge(
                shore + offset, height: height, rough: 0.25, seed: 20 + offset * 0.2, color,
                color == rgb(0xE2C795) ? rgb(0xCFAE74) : color,
                relief: offset > 0
                    ? Relief(round: 1, height: 0.4, noise: 0.6, grain: 0.5)
                    : Relief(round: 1, height: 0.5, noise: 0.5, grain: 0.8))
        }
        // This paints a boat with a sail far away.
        let boat = -art.right * 0.34
        art.layer(Relief(round: 0.5, height: 0.4)) { brush in
            brush.polygon(
                [at(boat, horizon - 11), at(boat + 6, horizon + 1.4), at(boat, horizon + 1.4)],
                .color(rgb(0xFFFDF6)))
            brush.polygon(
                [at(boat - 0.8, horizon - 8), at(boat - 0.8, horizon + 1.4), at(boat - 4.6, horizon + 1.4)],
                .color(rgb(0xE9553E)))
            brush.polygon(
                [
                    at(boat - 5, horizon + 2), at(boat + 6.6, horizon + 2), at(boat + 4.6, horizon + 4),
                    at(boat - 3.4, horizon + 4),
                ], .color(rgb(0x2E3E4E)))
        }
        // This paints a parasol on the sand.
        let x = -art.right * 0.5
        let y = art.bottom - 9
        art.ground(x + 4, y, 20, 0.4)
        art.layer(shadow: .contact) { brush in brush.line([at(x, y), at(x + 2, y - 23)], 0.9, rgb(0xF4EEE0)) }
        art.layer(Relief(round: 2, height: 0.6, shine: 0.1), shadow: .low) { brush in
            for index in 0..<6 {
                let color = index % 2 == 0 ? rgb(0xE4513C) : rgb(0xFBF4E6)
                let left = -14 + Double(index) * 28 / 6
                brush.shape(
                    [
                        at(x + 2, y - 28), at(x + 2 + left, y - 17.6), at(x + 2 + left + 2.3, y - 18.4),
                        at(x + 2 + left + 28.0 / 6, y - 17.6),
                    ],
                    .color(color))
            }
        }
        for (dx, color) in [(18.0, rgb(0x3E7FA8)), (26, rgb(0xF0B43E))] {
            art.piece(x + dx, y + 2, 6, .fresh, shadow: .contact) { brush in
                brush.shape(
                    [at(x + dx - 3, y + 1), at(x + dx, y - 1), at(x + dx + 3, y + 1), at(x + dx, y + 3)],
                    .color(color))
            }
        }
    }

    static func street(_ art: Art) {
        art.sky(rgb(0x5E6FA0), rgb(0xF3C79A), horizon: 16, clouds: rgb(0xF6D8C0), amount: 0.7)
        let walls = [
            rgb(0xD9A07A), rgb(0xE3CFA8), rgb(0xA9B6A4), rgb(0xC98F86), rgb(0xE8DFC8), rgb(0x9FB0BE),
        ]
        let roofs = [rgb(0x6B3A30), rgb(0x4E4A4C), rgb(0x7A4A36)]
        // Houses far away come first, then those along the street.
        for row in 0..<2 {
            var x = -art.right - 8
            while x < art.right + 8 {
                let width = art.random.between(row == 0 ? 10 : 17, row == 0 ? 16 : 25)
                let height = art.random.between(row == 0 ? 34 : 26, row == 0 ? 46 : 40)
                let wall = art.random.pick(walls)
                let gap = row == 1 && abs(x + width / 2) < 11
                if !gap {
                    art.house(
                        x + width / 2, 24, width - 0.4, height,
                        wall: row == 0 ? wall.mixed(rgb(0xE6C2A4), 0.45) : wall,
                        roof: art.random.pick(roofs), lit: rgb(0xFFD98A), floors: row == 0 ? 5 : 4,
                        columns: width > 20 ? 4 : 3)
                }
                x += width
            }
        }
        // This paints the street, its stones and the kerbs.
        art.layer(Relief(round: 1, height: 0.4, bump: 1, noise: 0.5, grain: 0.5)) { brush in
            brush.box(
                0, (24 + art.bottom + 2) / 2, art.right * 2.2, art.bottom + 2 - 24, .color(rgb(0x7D766F)))
            brush.atop {
                for _ in 0..<Int(art.right * 14) {
                    let near = brush.random.unit()
                    let y = 24 + near * (art.bottom - 22)
                    brush.box(
                        brush.random.jitter(art.right * 1.05), y, 1.4 + near * 4, 0.6 + near * 1.6, 0,
                        corner: 0.5,
                        .color(rgb(0x8E867E).varied(brush.random, 0.3)))
                }
            }
        }
        // This paints the fronts of shops, with awnings and lamps.
        var shop = -art.right + 12
        while shop < art.right {
            if abs(shop) > 14 {
                let color = art.random.pick([rgb(0xB8433A), rgb(0x3E6B57), rgb(0x2F5878), rgb(0xC98A2E)])
                art.layer(Relief(round: 0.8, height: 0.5), shadow: .low, within: .init(shop, 17, 16)) {
                    brush in
                    brush.box(shop, 19, 15, 10.4, .color(rgb(0x3A2A22)))
                    brush.box(
                        shop, 19.4, 13.4, 8.4,
                        .radial(
                            center: at(shop, 19), radius: 10,
                            [.init(0, rgb(0xFFE9B0)), .init(1, rgb(0xE9A650))]))
                    for index in 0..<6 {
                        let left = shop - 8.4 + Double(index) * 2.8
                        brush.polygon(
                            [at(left + 0.3, 11.6), at(left + 2.5, 11.6), at(left + 2.8, 15), at(left, 15)],
                            .color(index % 2 == 0 ? color : rgb(0xF6EFE2)))
                    }
                }
            }
            shop += 23
        }
        for x in stride(from: -art.right * 0.86, through: art.right * 0.86, by: max(28, art.right * 0.42)) {
            art.layer(opacity: 0.8, blend: .normal, blur: 3, within: .init(x, 0, 14)) { brush in
                brush.disc(x, -1, 6, rgb(0xFFE2A0, 0.7))
            }
            art.layer(Relief(round: 0.4, height: 0.6), shadow: .contact, within: .init(x, 16, 24)) { brush in
                brush.box(x, 16, 0.9, 32, .color(rgb(0x2A2624)))
                brush.box(x, 32, 2.6, 2, .color(rgb(0x2A2624)))
                brush.box(x, -1, 3, 4, 0, corner: 0.8, .color(rgb(0xFFF2C8)))
                brush.box(x, -3.4, 4, 1.2, 0, corner: 0.5, .color(rgb(0x2A2624)))
            }
        }
        for (x, color) in [(-6.0, rgb(0x8A3A3E)), (3, rgb(0x2E4258)), (art.right * 0.55, rgb(0xC9A25C))] {
            art.ground(x, 34, 5, 0.5)
            art.piece(x, 27, 9, Relief(round: 1, height: 0.5), shadow: .contact) { brush in
                brush.shape(
                    [at(x - 2, 23), at(x, 22), at(x + 2, 23), at(x + 2.6, 30), at(x - 2.6, 30)], .color(color)
                )
                brush.box(x - 0.9, 31.6, 1, 4, .color(rgb(0x2A2220)))
                brush.box(x + 0.9, 31.6, 1, 4, .color(rgb(0x2A2220)))
                brush.disc(x, 20.4, 1.7, rgb(0x3A2A22))
            }
        }
    }

    static func forest(_ art: Art) {
        art.sky(rgb(0xDCE9C4), rgb(0xF6F4D8), horizon: 20, clouds: rgb(0xFFFFF0), amount: 0.4)
        // This paints rows of trunks, of which the far ones are pale.
        for row in 0..<4 {
            let near = Double(row) / 3
            let color = rgb(0xA9BC90).mixed(rgb(0x3E3020), near)
            let foot = 14 + near * 16
            art.layer(
                Relief(round: 1.2, height: 0.5, bump: 0.8, noise: near, grain: 1.2),
                shadow: row > 1 ? .low : nil
            ) { brush in
                let count = Int(art.right * (0.34 - near * 0.2)) + 2
                for index in 0..<count {
                    let x = -art.right + (Double(index) + brush.random.unit()) * 2 * art.right / Double(count)
                    let width = 1.2 + near * 4.4
                    let lean = brush.random.jitter(2)
                    brush.polygon(
                        [
                            at(x - width * 0.5 + lean, -art.bottom - 4),
                            at(x + width * 0.5 + lean, -art.bottom - 4),
                            at(x + width * 0.62, foot), at(x + width, foot + 2), at(x - width, foot + 2),
                            at(x - width * 0.62, foot),
                        ], .color(color.varied(brush.random, 0.12)))
                }
            }
            art.layer(Relief(round: 0.8, height: 0.4, bump: 1), opacity: 0.9) { brush in
                let leafy = rgb(0xB9D48A).mixed(rgb(0x3E7A34), near)
                for _ in 0..<Int(art.right * 9) {
                    let x = brush.random.jitter(art.right * 1.05)
                    let y = -art.bottom + pow(brush.random.unit(), 1.7) * (art.bottom + 4 - near * 12)
                    let size = brush.random.between(0.8, 1.8 + near)
                    brush.blob(
                        x, y, size, size * 0.7, brush.random.angle(), wobble: 0.3, points: 6,
                        .color(leafy.varied(brush.random, 0.25).opacity(0.8)))
                }
            }
            if row == 1 {
                art.layer(opacity: 0.55, blur: 3) { brush in
                    for index in 0..<5 {
                        let x = -art.right * 0.7 + Double(index) * art.right * 0.36
                        brush.polygon(
                            [at(x, -art.bottom), at(x + 7, -art.bottom), at(x + 34, 30), at(x + 18, 30)],
                            .color(rgb(0xFFFBD0, 0.6)))
                    }
                }
            }
        }
        art.ridge(
            24, height: 12, rough: 0.4, seed: 33, rgb(0x6F9448), rgb(0x2F5226),
            relief: Relief(round: 1, height: 0.4, noise: 1.2, grain: 0.6))
        // This paints the path.
        art.layer(Relief(round: 1.4, height: 0.3, noise: 0.7, grain: 0.7)) { brush in
            brush.shape(
                [
                    at(2, 20), at(5, 20), at(9, 26), at(6, 33), at(14, art.bottom + 4),
                    at(-22, art.bottom + 4), at(-6, 34),
                    at(1, 26),
                ],
                .linear(
                    from: at(0, 20), to: at(0, art.bottom),
                    [.init(0, rgb(0xE3D4A4)), .init(1, rgb(0xA98D5E))]))
        }
        art.layer(Relief(round: 0.5, height: 0.7, bump: 0.8), shadow: .contact) { brush in
            for _ in 0..<Int(art.right * 5) {
                let x = brush.random.jitter(art.right * 1.05)
                let y = brush.random.between(28, art.bottom)
                guard abs(x + 3) > 8 + (y - 20) * 0.5 else { continue }
                for blade in -2...2 {
                    brush.line(
                        [at(x, y), at(x + Double(blade) * 0.8, y - brush.random.between(1.6, 3.6))], 0.35,
                        rgb(0x5E8A3A).varied(brush.random, 0.3))
                }
            }
        }
        for _ in 0..<Int(art.right * 0.24) {
            let x = art.random.jitter(art.right)
            let y = art.random.between(33, art.bottom)
            guard abs(x + 3) > 10 + (y - 20) * 0.5 else { continue }
            art.berry(
                x, y, art.random.between(0.7, 1.2),
                art.random.pick([rgb(0xF3EFE2), rgb(0xE7C24A), rgb(0xB78ACB)]))
        }
    }

    static func cafe(_ art: Art) {
        art.room(wall: rgb(0x5E4A3E), table: rgb(0x9A6B44), rgb(0x5A3A22), horizon: 22)
        // This paints windows with the evening behind them, lamps, and a shelf.
        let columns = Int(art.right / 22) + 1
        for index in 0..<columns {
            let x = (Double(index) + 0.5 - Double(columns) / 2) * 44
            art.layer(Relief(round: 0.8, height: 0.5), shadow: .low, within: .init(x, -8, 40)) { brush in
                brush.box(x, -8, 32, 46, 0, corner: 1, .color(rgb(0x33241C)))
                brush.box(
                    x, -8, 29, 43,
                    .linear(
                        from: at(0, -30), to: at(0, 14),
                        [.init(0, rgb(0x7FA3B8)), .init(0.7, rgb(0xF0D2A4)), .init(1, rgb(0xC9A27A))]))
            }
            art.layer(opacity: 0.8, blur: 1.4, within: .init(x, -8, 22)) { brush in
                brush.scatter(26, x, 4, 26, 20) { px, py in
                    brush.disc(
                        px, py, brush.random.between(0.8, 2.4),
                        brush.random.pick([rgb(0x6E8F5A, 0.6), rgb(0xFFE7A8, 0.6), rgb(0xD97A5A, 0.5)]))
                }
            }
            art.layer(within: .init(x, -8, 30)) { brush in
                brush.box(x, -8, 1.2, 43, .color(rgb(0x33241C)))
                brush.box(x, -14, 29, 1.2, .color(rgb(0x33241C)))
            }
        }
        for index in 0...columns {
            let x = (Double(index) - Double(columns) / 2) * 44
            let y = -20.0
            art.layer(opacity: 0.75, blur: 5, within: .init(x, y, 26)) { brush in
                brush.disc(x, y + 3, 11, rgb(0xFFDF9A, 0.8))
            }
            art.layer(Relief(round: 1, height: 0.6, shine: 0.4), shadow: .low, within: .init(x, y, 60)) {
                brush in
                brush.box(x, (y - 4 - art.bottom) / 2, 0.5, art.bottom + y - 4 + 1, .color(rgb(0x1E1612)))
                brush.shape(
                    [at(x - 2, y - 5), at(x + 2, y - 5), at(x + 7, y + 2), at(x - 7, y + 2)],
                    .color(rgb(0x2E5A56)))
            }
            art.layer(within: .init(x, y, 10)) { brush in
                brush.oval(x, y + 2, 5.6, 1.5, 0, .color(rgb(0xFFF3CC)))
            }
        }
        art.defocus(0.5)
        // This paints the table in front, with coffee, cake and a small vase.
        art.layer(Relief(round: 2, height: 0.5, shine: 0.3), shadow: .tall) { brush in
            brush.box(
                0, (27 + art.bottom + 6) / 2, art.right * 2.3, art.bottom + 6 - 27,
                art.sheen(0, art.right * 2.2, rgb(0xA8754A)))
        }
        art.ground(-14, 38, 34)
        art.layer(.glazed, shadow: .low) { brush in brush.oval(-14, 37, 17, 3.4, 0, .color(rgb(0xF3EEE4))) }
        art.layer(.glazed, shadow: .low, within: .init(-14, 28, 22)) { brush in
            brush.ring(-2.6, 27, 4, 1.8, rgb(0xF3EEE4))
            brush.shape(
                [at(-25, 19), at(-14, 20), at(-3, 19), at(-4.6, 30), at(-9, 36), at(-19, 36), at(-23.4, 30)],
                art.sheen(-14, 22, rgb(0xF3EEE4)))
        }
        art.layer(within: .init(-14, 20, 14)) { brush in
            brush.oval(-14, 19.4, 10.4, 2, 0, .color(rgb(0x6B3A1C)))
            brush.oval(-14, 19.4, 5, 1, 0, .color(rgb(0xF2DFC0)))
        }
        art.steam(-14, 4, 14, 0.26)
        art.ground(22, 39, 30)
        art.layer(.glazed, shadow: .low) { brush in brush.oval(22, 38, 16, 3.2, 0, .color(rgb(0x3E5A5E))) }
        art.layer(
            Relief(round: 1, height: 0.5, noise: 0.5, grain: 0.6), shadow: .low, within: .init(22, 30, 18)
        ) { brush in
            brush.polygon([at(12, 24), at(33, 21), at(33, 35), at(12, 38)], .color(rgb(0xE2B878)))
            brush.atop {
                for y in [27.0, 32] { brush.box(22, y, 30, 1.6, -0.14, .color(rgb(0xFFF6E2))) }
            }
            brush.polygon([at(12, 24), at(33, 21), at(29, 18), at(15, 20)], .color(rgb(0xFFF8EC)))
        }
        art.strawberry(23, 17, 5.4, 0.2, leaf: true)
        if art.right > 64 {
            let side = art.right * 0.5 + 24
            art.pottedPlant(side, 38, 34, pot: rgb(0xD9C9AE))
            art.books(-side, 39, 36, [rgb(0x3E5A66), rgb(0x9A3B32), rgb(0xD0A85E)])
        }
    }

    static func harbour(_ art: Art) {
        art.sky(rgb(0x2B3A66), rgb(0xF0A07A), horizon: 4, clouds: rgb(0xE9A79A), amount: 0.9)
        art.ridge(6, height: 22, rough: 0.2, seed: 91, rgb(0x5A4F72), rgb(0x4A4468))
        var x = -art.right - 4
        while x < art.right + 6 {
            let width = art.random.between(9, 14)
            art.house(
                x + width / 2, 8, width - 0.3, art.random.between(12, 22),
                wall: art.random.pick([rgb(0xC98A72), rgb(0xD9B48E), rgb(0x8E8AA0), rgb(0xB5745E)]),
                roof: art.random.pick([rgb(0x5E3A3A), rgb(0x3E3848)]), lit: rgb(0xFFE09A), floors: 3,
                columns: 3)
            x += width
        }
        art.layer(Relief(round: 0.4, height: 0.4)) { brush in
            brush.box(0, 9, art.right * 2.2, 3, .color(rgb(0x4A4250)))
        }
        art.water(10, rgb(0xC98A82), rgb(0x1E2C50), glint: rgb(0xFFD9A0))
        // This paints the reflections of the lights on the water.
        art.layer(opacity: 0.6, blur: 0.8) { brush in
            for _ in 0..<Int(art.right * 0.5) {
                let place = brush.random.jitter(art.right)
                for step in 0..<7 {
                    brush.box(
                        place + brush.random.jitter(0.8), 12 + Double(step) * 2.6, brush.random.between(1, 3),
                        0.7, .color(rgb(0xFFDF9E, 0.7 - Double(step) * 0.08)))
                }
            }
        }
        for (part, y, size, color) in [
            (-0.62, 24.0, 0.8, rgb(0x3E6B7A)), (0.5, 27, 1.0, rgb(0xF3ECDF)), (-0.1, 36, 1.3, rgb(0xB8433A)),
        ] {
            let place = art.right * part
            art.layer(opacity: 0.5, blur: 1) { brush in
                brush.oval(place, y + 4 * size, 15 * size, 1.8 * size, 0, .color(rgb(0x0A1024, 0.9)))
            }
            art.layer(Relief(round: 1, height: 0.6, shine: 0.3), shadow: .low) { brush in
                brush.placed(place, y, 0, scale: size) {
                    brush.box(1, -15, 0.8, 26, .color(rgb(0x3A2A22)))
                    brush.polygon([at(2, -27), at(13, -6), at(2, -6)], .color(rgb(0xFBF3E4)))
                    brush.polygon([at(0, -23), at(0, -6), at(-9, -6)], .color(rgb(0xEBDCC4)))
                    brush.shape(
                        [at(-15, -3), at(0, -2), at(16, -4.4), at(12, 3), at(0, 4), at(-11, 3)], .color(color)
                    )
                    brush.box(-3, -4.4, 8, 3.4, 0, corner: 0.6, .color(rgb(0xF6EEDD)))
                    brush.disc(-4.6, -4.4, 0.7, rgb(0x33424E))
                    brush.disc(-1.8, -4.4, 0.7, rgb(0x33424E))
                }
            }
        }
        // This paints a lighthouse on its pier.
        let tower = art.right * 0.82
        art.layer(Relief(round: 1, height: 0.5, noise: 0.8, grain: 1), shadow: .low) { brush in
            brush.polygon(
                [at(tower - 14, 15), at(tower + 40, 12), at(tower + 40, 18), at(tower - 16, 18)],
                .color(rgb(0x5A5260)))
        }
        art.layer(opacity: 0.7, blur: 3) { brush in brush.disc(tower, -23, 8, rgb(0xFFE7A8, 0.8)) }
        art.layer(Relief(round: 1, height: 0.5, shine: 0.1), shadow: .low) { brush in
            brush.polygon(
                [at(tower - 2.6, -20), at(tower + 2.6, -20), at(tower + 4.2, 15), at(tower - 4.2, 15)],
                art.sheen(tower, 8, rgb(0xF6EFE6)))
            brush.atop { for y in [-12.0, 0, 12] { brush.box(tower, y, 12, 5, .color(rgb(0xC4443A))) } }
            brush.box(tower, -23, 4.4, 5, 0, corner: 0.6, .color(rgb(0xFFF3C4)))
            brush.polygon(
                [at(tower - 3.4, -25.4), at(tower, -29.4), at(tower + 3.4, -25.4)], .color(rgb(0xC4443A)))
            brush.box(tower, -20, 7.4, 1, .color(rgb(0x33282C)))
        }
    }
}
