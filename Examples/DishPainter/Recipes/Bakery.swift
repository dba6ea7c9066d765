import Foundation

/// Breakfast: pancakes, croissants, sandwiches.
extension Recipes {
    static var bakery: [String: Recipe] {
        ["pancakes": pancakes, "croissant": croissant, "fruit-sandwich": fruitSandwich]
    }

    static func pancakes(_ art: Art) {
        art.room(wall: rgb(0xB9C9C6), table: rgb(0xD0AE84), rgb(0x8A6440), horizon: 8)
        // The dish is seen from above and from the side: circles become ellipses, and the stack has height.
        art.layer(Relief(round: 2, height: 0.9, shine: 0.6), shadow: .tall) { brush in
            brush.oval(
                0, 40, 47, 19, 0,
                .linear(
                    from: at(-40, 24), to: at(40, 58), [.init(0, rgb(0xFFFFFF)), .init(1, rgb(0xCFC9BE))]))
        }
        art.layer { brush in
            brush.oval(
                0, 38.6, 37, 13.6, 0,
                .linear(
                    from: at(-30, 28), to: at(30, 50), [.init(0, rgb(0xB9B2A6)), .init(1, rgb(0xFAF7F0))]))
        }
        art.sauce(2, 41, 34, 12, rgb(0xA8601A), wobble: 0.1)
        for level in 0..<4 {
            let y = 34 - Double(level) * 12.4
            let width = 30 - Double(level) * 0.7
            let shift = [0.0, 1.6, -1.2, 0.5][level]
            art.layer(
                Relief(round: 3.6, height: 0.9, bump: 0.4, noise: 0.7, grain: 1.1, shine: 0.12),
                shadow: .raised
            ) { brush in
                brush.canvas.addRectangle(
                    CGRect(x: shift - width, y: y - 9, width: width * 2, height: 17), cornerRadius: 8)
                brush.canvas.fill(
                    .linear(
                        from: at(0, y - 8), to: at(0, y + 9),
                        [
                            .init(0, rgb(0xC98A3E)), .init(0.28, rgb(0xF6DFA6)), .init(0.72, rgb(0xF3D694)),
                            .init(1, rgb(0xB8722C)),
                        ]))
                brush.atop {
                    brush.scatter(90, shift, y, width * 2, 9) { px, py in
                        brush.oval(
                            px, py, brush.random.between(0.2, 0.8), brush.random.between(0.15, 0.45), 0,
                            .color(rgb(0xC99A54, 0.55)))
                    }
                }
            }
            art.layer(Relief(round: 1.6, height: 0.5, bump: 0.4, noise: 0.5, grain: 1.4, shine: 0.2)) {
                brush in
                brush.oval(
                    shift, y - 6, width - 0.6, 9.6, 0,
                    .radial(
                        center: at(shift, y - 5), radius: width,
                        [
                            .init(0, rgb(0xD08A3A)), .init(0.75, rgb(0xC27A2E)), .init(0.93, rgb(0xE0A858)),
                            .init(1, rgb(0xF0CB86)),
                        ]))
                brush.atop {
                    brush.scatter(70, 0, 0, 1) { px, py in
                        brush.oval(
                            shift + px * width, y - 6 + py * 9, brush.random.between(0.6, 3.4),
                            brush.random.between(0.3, 1.2), 0,
                            .color(rgb(0x8A4A14).varied(brush.random, 0.3).opacity(0.28)))
                    }
                }
            }
        }
        // Syrup runs over the edge.
        art.layer(
            Relief(round: 1.5, height: 0.9, noise: 0.1, grain: 3, shine: 1.2), shadow: .low, opacity: 0.93
        ) { brush in
            let syrup: Paint = .linear(
                from: at(0, -20), to: at(0, 44), [.init(0, rgb(0xC97A1E)), .init(1, rgb(0x8A4410))])
            brush.oval(0.5, -9.4, 24, 7, 0, syrup)
            for (x, depth, width) in [
                (-23.0, 24.0, 4.2), (-14, 38, 4.8), (-4, 18, 4), (6, 45, 5), (16, 27, 4.4), (24, 34, 4),
            ] {
                let top = -9.4 + (1 - x * x / 620).squareRoot() * 6
                brush.shape(
                    [
                        at(x - width, top - 3), at(x + width, top - 3),
                        at(x + width * 0.55, top + depth * 0.5), at(x + width * 0.62, top + depth - 2),
                        at(x, top + depth), at(x - width * 0.62, top + depth - 2),
                        at(x - width * 0.55, top + depth * 0.5),
                    ], syrup)
            }
        }
        art.piece(
            0, -16, 16, Relief(round: 2, height: 0.8, noise: 0.2, grain: 2, shine: 0.6), shadow: .raised
        ) { brush in
            brush.polygon(
                [at(-10, -17), at(1, -22), at(11, -17.5), at(11, -12), at(0, -7), at(-10, -11.5)],
                .color(rgb(0xF2CF6C)))
            brush.polygon([at(-10, -17), at(1, -22), at(11, -17.5), at(0, -12.6)], .color(rgb(0xFDEBAA)))
            brush.polygon([at(0, -12.6), at(11, -17.5), at(11, -12), at(0, -7)], .color(rgb(0xE5B848)))
        }
        art.layer(Relief(round: 1, height: 0.6, shine: 0.8), opacity: 0.8) { brush in
            brush.blob(-5, -8, 6, 2.2, wobble: 0.2, .color(rgb(0xFFE9A0)))
        }
        for (x, y, size) in [
            (-29.0, 41.0, 3.8), (-34, 45, 3.4), (30, 44, 3.8), (24, 49, 3.6), (-22, 49, 3.4),
        ] { art.blueberry(x, y, size) }
        art.strawberry(34, 37, 6.4, 0.4, leaf: true)
        art.strawberry(-37, 36, 6, -0.5, leaf: true)
        art.raspberry(16, 51, 3.8)
        art.raspberry(-13, 52, 3.6)
        art.sprig(22, 42, 7)
        // This paints a jug of syrup, out of focus in the background.
        art.layer(Relief(round: 3, height: 0.7, shine: 0.9), shadow: .raised, opacity: 0.85, blur: 0.5) {
            brush in
            brush.shape(
                [at(-44, -34), at(-32, -34), at(-28, -12), at(-30, 8), at(-46, 8), at(-48, -12)],
                .linear(
                    from: at(-48, 0), to: at(-28, 0),
                    [.init(0, rgb(0xC98A3A, 0.9)), .init(0.5, rgb(0x8A4A14)), .init(1, rgb(0x5E2C0A))]))
            brush.box(-38, -36, 14, 6, corner: 2, .color(rgb(0xE9E4DA, 0.9)))
        }
        art.glints(18, 0, -10, 18, 0.8)
        art.fork(-4, 62, 0.06, length: 76)
        art.steam(0, -26, 36, 0.16)
    }

    static func croissant(_ art: Art) {
        art.marble(rgb(0xE4DDD4), rgb(0xA3978A))
        art.napkin(-38, 14, 74, 60, -0.25, rgb(0x5E7A86), stripe: rgb(0xE9E2D0))
        art.board(-14, 2, 96, 66, -0.08, rgb(0xB07E4A), rgb(0x5E3A1C), corner: 6)
        func crescent(_ x: Double, _ y: Double, _ angle: Double, _ size: Double) {
            let parts = 11
            for order in 0..<parts {
                // Parts are painted from the tips to the middle, so that the middle is on top.
                let index = order % 2 == 0 ? order / 2 : parts - 1 - order / 2
                let t = Double(index) / Double(parts - 1) * 2 - 1
                let turn = angle + t * 1.25
                let center = around(x, y, angle + .pi, size * 0.75)
                let place = around(center.x, center.y, turn, size)
                let thickness = size * (0.44 - 0.34 * abs(t) * abs(t))
                art.piece(
                    place.x, place.y, size * 0.9,
                    Relief(round: size * 0.16, height: 0.75, bump: 0.3, noise: 0.35, grain: 0.9, shine: 0.4),
                    shadow: .contact
                ) { brush in
                    brush.placed(place.x, place.y, turn) {
                        let half = size * 0.17
                        brush.shape(
                            [
                                at(-thickness, -half * 0.8), at(0, -half * 1.15), at(thickness, -half * 1.3),
                                at(thickness * 1.1, 0), at(thickness, half * 1.3), at(0, half * 1.15),
                                at(-thickness, half * 0.8),
                            ],
                            .linear(
                                from: at(-thickness, 0), to: at(thickness, 0),
                                [
                                    .init(0, rgb(0xE9B868)), .init(0.4, rgb(0xC97E2C)),
                                    .init(0.75, rgb(0xA85E1C)), .init(1, rgb(0xD9994A)),
                                ]))
                        brush.atop {
                            for layer in 0..<7 {
                                let edge = -half + Double(layer) * half * 0.33
                                brush.line(
                                    [
                                        at(-thickness, edge * 0.8), at(0, edge),
                                        at(thickness * 1.1, edge * 1.25),
                                    ], size * 0.014, rgb(0x6B3410, 0.55))
                                brush.line(
                                    [
                                        at(-thickness, edge * 0.8 + 0.3), at(0, edge + 0.35),
                                        at(thickness, edge * 1.25 + 0.3),
                                    ], size * 0.012, rgb(0xF9DDA0, 0.6))
                            }
                        }
                    }
                }
            }
        }
        art.layer(opacity: 0.5, blur: 2) { brush in
            brush.blob(-14, 6, 44, 26, wobble: 0.1, .color(rgb(0x2A140A, 0.5)))
        }
        crescent(-36, -8, -1.9, 24)
        crescent(10, -12, -1.2, 24)
        crescent(-14, 20, -1.55, 26)
        art.layer(Relief(round: 0.4, height: 0.8, bump: 0.5), shadow: .contact) { brush in
            brush.scatter(90, -12, 10, 110, 70) { x, y in
                brush.blob(
                    x, y, brush.random.between(0.3, 1.4), 0.6, brush.random.angle(), wobble: 0.4,
                    .color(rgb(0xD39A4C).varied(brush.random, 0.25)))
            }
        }
        art.cup(53, -10, 14, rgb(0xF1ECE2), of: rgb(0x6A3A1C))
        // This paints milk in the shape of a rosette.
        art.layer(opacity: 0.95) { brush in
            for index in 0..<5 {
                let y = -16 + Double(index) * 2.4
                let reach = 6.6 - abs(Double(index) - 1.6) * 1.1
                brush.line(
                    [at(53.5 - reach, y + 1.6), at(53.5, y - 0.7), at(53.5 + reach, y + 1.6)], 1.2,
                    rgb(0xF3E2C6))
            }
            brush.shape([at(53.5, -3.5), at(50.6, -6), at(53.5, -5), at(56.4, -6)], .color(rgb(0xF3E2C6)))
        }
        art.spoon(60, 26, -0.3, length: 36)
        art.bowl(44, 36, 9, rgb(0xF1ECE2), fill: rgb(0x9E1B2E))
        art.glints(8, 44, 36, 5)
        art.plate(-64, -34, 12, rgb(0xF1ECE2), well: 0.75)
        art.piece(-64, -34, 9, Relief(round: 1.6, height: 0.9, noise: 0.2, shine: 0.5), shadow: .low) {
            brush in
            brush.box(-64, -34, 10, 7, 0.4, corner: 1, .color(rgb(0xF9E39A)))
        }
        art.strawberry(28, 42, 4.6, 0.4, leaf: true)
        art.blueberry(34, 46, 2.4)
        art.steam(53, -14, 22, 0.26)
    }

    static func fruitSandwich(_ art: Art) {
        art.linen(rgb(0xE3C9BC))
        art.napkin(36, -54, 56, 50, 0.4, rgb(0xF6F1E6), stripe: rgb(0x8AA86A))
        art.board(0, 6, 88, 112, 0, rgb(0xE9D8B8), rgb(0xB5935E), corner: 5)
        func cut(_ y: Double, _ fruit: [(Double, Int)]) {
            art.layer(
                Relief(round: 1.6, height: 0.9, bump: 0.4, noise: 0.9, grain: 0.8, shine: 0.08), shadow: .tall
            ) { brush in
                brush.canvas.addRectangle(CGRect(x: -37, y: y - 16, width: 74, height: 32), cornerRadius: 3)
                brush.canvas.fill(
                    .linear(
                        from: at(0, y - 16), to: at(0, y + 16),
                        [.init(0, rgb(0xFBEFD3)), .init(0.5, rgb(0xF6E6C2)), .init(1, rgb(0xE7CFA0))]))
                brush.atop {
                    brush.scatter(240, 0, y, 74, 32) { x, py in
                        brush.oval(
                            x, py, brush.random.between(0.2, 0.8), brush.random.between(0.15, 0.5), 0,
                            .color(rgb(0xD9BA86, 0.6)))
                    }
                    for edge in [-16.0, 16] {
                        brush.line([at(-37, y + edge), at(37, y + edge)], 1.2, rgb(0xC08A44))
                    }
                }
            }
            art.layer(Relief(round: 2, height: 0.7, noise: 0.4, grain: 2.6, shine: 0.3, contrast: 0.7)) {
                brush in
                brush.canvas.addRectangle(
                    CGRect(x: -37.4, y: y - 11.6, width: 74.8, height: 23.2), cornerRadius: 3)
                brush.canvas.fill(
                    .linear(
                        from: at(0, y - 12), to: at(0, y + 12),
                        [.init(0, rgb(0xFFFDF8)), .init(1, rgb(0xEFE4D4))]))
            }
            for (x, kind) in fruit {
                switch kind {
                case 0: art.strawberry(x, y, 9.4, .pi, cut: true, shadow: .contact)
                case 1: art.kiwi(x, y, 9.6, shadow: .contact)
                default: art.citrus(x, y, 9.6, rind: rgb(0xF0952A), flesh: rgb(0xF7A838), shadow: .contact)
                }
            }
        }
        cut(-29, [(-23, 0), (0, 1), (23, 0)])
        cut(6, [(-23, 2), (0, 0), (23, 2)])
        cut(41, [(-23, 1), (0, 2), (23, 1)])
        art.strawberry(-36, -58, 7, 0.3, leaf: true)
        art.strawberry(-25, -61, 6.4, -0.5, leaf: true)
        art.strawberry(30, -52, 6, 0.9, leaf: true)
        art.sprig(41, 61, 9, rgb(0x6FA84A))
        art.sprig(-42, 62, 8, rgb(0x6FA84A))
        art.blueberry(-33, 63, 3)
        art.cup(34, -62, 9, rgb(0xF4EEE4), of: rgb(0xB5702A), saucer: false)
        art.dust(160, 0, 6, 50, rgb(0xFFFFFF, 0.8), size: 0.35)
    }
}
