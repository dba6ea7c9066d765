import Foundation

/// A person, of whom the head and the shoulders are painted.
struct Person {
    /// A hairstyle.
    enum Hair { case short, bob, long, bun, curly, bald, cap, parted }
    /// The clothes on the shoulders.
    enum Clothes { case crew, shirt, turtleneck, jacket, apron }

    var skin: Color
    var hair: Hair
    var hairColor: Color
    var clothes: Clothes
    var clothesColor: Color
    var wall: Color
    var glasses: Color?
    var beard = false
    var earrings: Color?
}

extension Art {
    /// Paints a person in front of a blurred wall.
    func portrait(_ person: Person) {
        fill()
        background(person.wall)
        let hair = person.hairColor
        let strands = Relief(round: 3, height: 0.5, bump: 1.6, noise: 0.12, shine: 0.35, contrast: 0.7)
        hairBehind(person, strands)
        neck(person)
        clothing(person)
        for side in [-1.0, 1.0] {
            piece(side * 16.4, -9, 6, Relief(round: 2, height: 0.5, shine: 0.1), shadow: nil) { brush in
                brush.oval(side * 16.2, -9, 2.6, 4.6, side * 0.12, .color(person.skin.darker(0.12)))
            }
            if let metal = person.earrings { berry(side * 17, -3, 1.2, metal) }
        }
        face(person)
        eyes(person)
        if person.beard { beard(hair, strands) }
        mouth(person)
        hairInFront(person, strands)
        if let frame = person.glasses { glasses(frame) }
        layer(opacity: 0.35, blend: .softLight, blur: 5) { brush in
            brush.oval(-14, -20, 18, 26, 0.3, .color(rgb(0xFFF2D4)))
        }
    }

    private func background(_ wall: Color) {
        plaster(wall, roughness: 0.3)
        layer(opacity: 0.8, blur: 4) { brush in
            brush.box(
                0, 0, right * 2.2, bottom * 2.2,
                .linear(
                    from: at(-right, -bottom), to: at(right, bottom),
                    [.init(0, wall.lighter(0.5)), .init(0.5, wall.opacity(0.2)), .init(1, wall.darker(0.35))])
            )
            brush.scatter(16, 0, -8, right * 2, bottom * 2) { x, y in
                brush.disc(
                    x, y, brush.random.between(3, 9),
                    wall.lighter(0.7).opacity(brush.random.between(0.06, 0.24)))
            }
        }
        defocus(1)
    }

    private func neck(_ person: Person) {
        layer(Relief(round: 4, height: 0.4, contrast: 0.6), within: Extent(0, 16, 24)) { brush in
            brush.shape(
                [at(-7, 2), at(7, 2), at(7.4, 16), at(13, 24), at(0, 29), at(-13, 24), at(-7.4, 16)],
                .linear(
                    from: at(0, 4), to: at(0, 22),
                    [
                        .init(0, person.skin.darker(0.34)), .init(0.7, person.skin.darker(0.08)),
                        .init(1, person.skin),
                    ]))
        }
    }

    private func clothing(_ person: Person) {
        let color = person.clothesColor
        let cloth = Relief(
            round: 5, height: 0.5, bump: 0.6, noise: 0.4, grain: 0.5, shine: 0.05, contrast: 0.8)
        let foot = bottom + 8
        layer(cloth, shadow: .raised) { brush in
            brush.shape(
                [
                    at(-9.6, 18), at(-24, 24), at(-37, 32), at(-42, 50), at(-44, foot), at(44, foot),
                    at(42, 50),
                    at(37, 32), at(24, 24), at(9.6, 18), at(5, 24), at(0, 26), at(-5, 24),
                ],
                .linear(
                    from: at(-40, 20), to: at(40, 50),
                    [.init(0, color.lighter(0.24)), .init(0.5, color), .init(1, color.darker(0.3))]))
            brush.atop {
                for side in [-1.0, 1.0] {
                    brush.line(
                        [at(side * 25, 30), at(side * 27, 42), at(side * 29, foot)], 0.8,
                        color.darker(0.4).opacity(0.6))
                }
            }
        }
        switch person.clothes {
        case .crew:
            layer(cloth, shadow: .contact) { brush in
                brush.line(
                    [at(-10, 18.4), at(-5.4, 24), at(0, 25.8), at(5.4, 24), at(10, 18.4)], 2.4,
                    color.darker(0.14))
            }
        case .turtleneck:
            layer(Relief(round: 2.4, height: 0.6, bump: 1.2), shadow: .contact) { brush in
                brush.shape(
                    [
                        at(-9.4, 12), at(0, 13.4), at(9.4, 12), at(10.6, 19), at(15, 25), at(0, 29),
                        at(-15, 25), at(-10.6, 19),
                    ], .color(color))
                brush.atop {
                    for rib in -9...9 {
                        let x = Double(rib)
                        brush.line(
                            [at(x * 1.1, 11), at(x * 1.2, 19), at(x * 1.7, 29)], 0.4,
                            color.darker(0.3).opacity(0.6))
                    }
                }
            }
        case .shirt, .apron, .jacket:
            let collar = person.clothes == .shirt ? color.lighter(0.16) : rgb(0xF7F4EE)
            if person.clothes != .shirt {
                layer(cloth) { brush in
                    brush.polygon([at(-10, 18), at(10, 18), at(0, 46)], .color(rgb(0xEDE8DF)))
                }
            }
            for side in [-1.0, 1.0] {
                layer(cloth, shadow: .contact) { brush in
                    brush.polygon(
                        [at(side * 9.4, 15.6), at(side * 14.4, 20.6), at(side * 6.6, 31), at(0, 25.6)],
                        .color(collar))
                }
            }
            if person.clothes == .jacket {
                for side in [-1.0, 1.0] {
                    layer(cloth, shadow: .low) { brush in
                        brush.polygon(
                            [
                                at(side * 12.4, 19.6), at(side * 21, 24), at(side * 17, 33),
                                at(side * 20, 36),
                                at(side * 1, 58), at(side * 2.4, 42),
                            ], .color(color.darker(0.08)))
                    }
                }
            }
            if person.clothes == .apron {
                layer(cloth, shadow: .low) { brush in
                    brush.polygon(
                        [at(-19, 36), at(19, 36), at(25, foot), at(-25, foot)], .color(color.darker(0.55)))
                    for side in [-1.0, 1.0] {
                        brush.line([at(side * 17, 37), at(side * 14, 21)], 2.6, color.darker(0.55))
                    }
                }
            }
            if person.clothes == .shirt {
                for y in [33.0, 42, 51] { berry(0, y, 0.9, color.lighter(0.5)) }
            }
        }
    }

    private func face(_ person: Person) {
        let skin = person.skin
        layer(
            Relief(round: 7, height: 0.42, noise: 0.04, grain: 0.6, shine: 0.1, contrast: 0.55), shadow: .low,
            within: Extent(0, -10, 30)
        ) { brush in
            brush.shape(
                [
                    at(0, -31), at(-10, -28.6), at(-15.6, -19), at(-16, -8), at(-13.6, 1), at(-8, 7.6),
                    at(0, 10.4),
                    at(8, 7.6), at(13.6, 1), at(16, -8), at(15.6, -19), at(10, -28.6),
                ],
                .radial(
                    center: at(-5, -15), radius: 30,
                    [.init(0, skin.lighter(0.2)), .init(0.5, skin), .init(1, skin.darker(0.26))]))
        }
        // This paints the blush, the shade beside the nose, and the light on it.
        layer(blur: 2.2, within: Extent(0, -6, 30)) { brush in
            for side in [-1.0, 1.0] {
                brush.oval(side * 9, -2, 4.4, 3.2, 0, .color(rgb(0xD8604E, 0.26)))
            }
            brush.oval(2.4, -5, 1.8, 4.4, 0, .color(skin.darker(0.4).opacity(0.35)))
        }
        layer(blur: 0.5, within: Extent(0, -6, 16)) { brush in
            brush.line([at(-1.6, -1.4), at(0.2, -0.2), at(2, -1.4)], 0.8, skin.darker(0.5).opacity(0.75))
            brush.line([at(-0.6, -11), at(-0.8, -4)], 1, skin.lighter(0.5).opacity(0.5))
        }
    }

    private func eyes(_ person: Person) {
        let hidesHair = person.hair == .bald || person.hair == .cap
        let brow = hidesHair ? rgb(0x4A3A30) : person.hairColor.darker(0.25)
        layer(within: Extent(0, -11, 20)) { brush in
            for side in [-1.0, 1.0] {
                let x = side * 6.9
                brush.shape(
                    [at(x - 3, -10), at(x - 1, -11.8), at(x + 1, -11.8), at(x + 3, -10), at(x, -8.6)],
                    .color(rgb(0xFBF6F0)))
                brush.atop { brush.disc(x, -10.4, 1.75, rgb(0x3A2216)) }
                brush.disc(x, -10.4, 0.85, rgb(0x0C0605))
                brush.disc(x - 0.55, -11, 0.45, rgb(0xFFFFFF, 0.95))
                brush.line(
                    [at(x - 3.2, -9.8), at(x - 1, -12), at(x + 1, -12), at(x + 3.2, -9.8)], 0.62,
                    rgb(0x24140E))
                brush.line(
                    [at(x - side * 3.4, -15), at(x + side * 0.6, -16.4), at(x + side * 4, -14.8)], 1.15,
                    brow.opacity(0.88))
            }
        }
    }

    private func mouth(_ person: Person) {
        let lip = person.skin.mixed(rgb(0xB23A3A), 0.5)
        layer(within: Extent(0, 4, 10)) { brush in
            brush.shape(
                [
                    at(-4.8, 2.8), at(-1.6, 2.4), at(0, 2.8), at(1.6, 2.4), at(4.8, 2.8), at(2.4, 5.2),
                    at(-2.4, 5.2),
                ],
                .color(lip))
            brush.line(
                [at(-5.2, 2.5), at(-2, 3.7), at(0, 3.9), at(2, 3.7), at(5.2, 2.5)], 0.5, lip.darker(0.5))
            brush.line([at(-1.6, 4.6), at(1.6, 4.6)], 0.4, rgb(0xFFFFFF, 0.35))
        }
    }

    private func glasses(_ frame: Color) {
        layer(Relief(round: 0.4, height: 0.7, shine: 0.7), shadow: .contact, within: Extent(0, -10, 24)) {
            brush in
            for side in [-1.0, 1.0] {
                brush.ring(side * 7, -10, 5, 0.9, frame)
                brush.line([at(side * 12, -11), at(side * 16.4, -11.6)], 0.9, frame)
            }
            brush.line([at(-2, -10.6), at(0, -11.6), at(2, -10.6)], 0.9, frame)
        }
        layer(opacity: 0.35, within: Extent(0, -10, 14)) { brush in
            for side in [-1.0, 1.0] { brush.arc(side * 7, -10, 3.8, 3.5, 4.5, 0.9, rgb(0xFFFFFF, 0.9)) }
        }
    }
}
