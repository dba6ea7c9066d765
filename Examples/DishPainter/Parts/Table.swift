import Foundation

/// The surfaces below dishes.
extension Art {
    /// Paints planks along the height of the picture, or along its width.
    func wood(_ light: Color, _ dark: Color, plank: Double = 22, across: Bool = false, gap: Double = 1) {
        let noise = self.noise
        let size = Float(plank)
        let (lr, lg, lb) = light.floats
        let (dr, dg, db) = dark.floats
        let shift = Float(random.unit() * 200)
        texture { px, py in
            let x = across ? py : px
            let y = across ? px : py
            let number = (x / size).rounded(.down)
            let inside = x - number * size
            let offset = number * 37.7 + shift
            // Noise that is stretched along the plank bends a regular pattern of growth rings.
            let bend = noise.at(x * 0.7 + offset, y * 0.09 + offset)
            let ring = sinf((inside * 0.55 + bend * 26) * 1.1)
            let fibre = noise.at(x * 11 + offset, y * 0.42 + offset)
            let pore = noise.at(x * 6 + offset, y * 0.16)
            var amount = 0.34 + ring * 0.13 + (fibre - 0.47) * 0.75 + (pore - 0.47) * 0.5
            amount += (noise.at(offset * 3.1, 7) - 0.47) * 0.9
            amount = max(0, min(1, amount))
            var shade: Float = 1
            if gap > 0 {
                let edge = min(inside, size - inside)
                if edge < 0.3 { shade = 0.42 } else if edge < 0.75 { shade = 0.42 + (edge - 0.3) * 1.29 }
            }
            return (
                (lr + (dr - lr) * amount) * shade, (lg + (dg - lg) * amount) * shade,
                (lb + (db - lb) * amount) * shade
            )
        }
    }

    /// Paints woven cloth.
    func linen(_ color: Color, thread: Double = 0.55) {
        let noise = self.noise
        let (r, g, b) = color.floats
        let frequency = Float(Double.pi / thread)
        texture { x, y in
            let warp = sinf(x * frequency + noise.at(x * 1.4, y * 0.3) * 3)
            let weft = sinf(y * frequency + noise.at(x * 0.3, y * 1.4) * 3)
            let slub = noise.at(x * 0.5, y * 6) + noise.at(x * 6 + 90, y * 0.5)
            let fold = noise.at(x * 0.22 + 31, y * 0.22)
            let shade = 0.93 + warp * weft * 0.035 + (slub - 0.94) * 0.16 + (fold - 0.47) * 0.22
            return (r * shade, g * shade, b * shade)
        }
    }

    /// Paints polished stone with veins.
    func marble(_ color: Color, _ vein: Color) {
        let noise = self.noise
        let (r, g, b) = color.floats
        let (vr, vg, vb) = vein.floats
        let shift = Float(random.unit() * 200)
        texture { x, y in
            let bend = noise.at(x * 0.35 + shift, y * 0.35) * 3.2 + noise.at(x * 1.3, y * 1.3 + shift) * 0.7
            let wave = abs(sinf((x * 0.05 + y * 0.075) + bend * 1.9))
            let fine = abs(sinf((x * 0.11 - y * 0.06) + bend * 3.1 + 2))
            var amount = max(0, 1 - wave * 6) * 0.55 + max(0, 1 - fine * 11) * 0.28
            amount += (noise.at(x * 0.5 + 70, y * 0.5) - 0.47) * 0.4
            amount = max(0, min(1, amount))
            return (r + (vr - r) * amount, g + (vg - g) * amount, b + (vb - b) * amount)
        }
    }

    /// Paints split stone or cast iron, which is dark with flakes that reflect the light.
    func slate(_ color: Color, roughness: Double = 1) {
        let noise = self.noise
        let (r, g, b) = color.floats
        let rough = Float(roughness)
        let shift = Float(random.unit() * 200)
        texture { x, y in
            let here = noise.at(x * 0.9 + shift, y * 0.9) + noise.at(x * 3.1, y * 3.1 + shift) * 0.5
            let there =
                noise.at((x + 0.5) * 0.9 + shift, (y + 0.5) * 0.9)
                + noise.at((x + 0.5) * 3.1, (y + 0.5) * 3.1 + shift) * 0.5
            let cloud = noise.at(x * 0.25 + 50, y * 0.25 + shift) - 0.47
            let shade =
                1 + ((here - there) * 1.6 + cloud * 0.55 + (noise.at(x * 9, y * 9) - 0.47) * 0.35) * rough
            return (r * shade, g * shade, b * shade)
        }
    }

    /// Paints a painted wall or table top.
    func plaster(_ color: Color, roughness: Double = 0.5) { slate(color, roughness: roughness * 0.5) }

    /// Paints a wall and a table in front of it, for dishes that are seen from the side.
    func room(wall: Color, table light: Color, _ dark: Color, horizon: Double) {
        wood(light, dark, plank: 200, across: true, gap: 0)
        layer { brush in
            let height = horizon + bottom
            brush.canvas.addRectangle(CGRect(x: -right, y: -bottom, width: 2 * right, height: height))
            brush.canvas.fill(
                .radial(
                    center: at(-right * 0.5, -bottom * 0.6), radius: bottom * 1.9,
                    [.init(0, wall.lighter(0.35)), .init(0.5, wall), .init(1, wall.darker(0.4))]))
        }
        layer(blur: 2) { brush in
            brush.scatter(9, 0, horizon - bottom * 0.5, right * 2, bottom * 0.8) { x, y in
                brush.disc(
                    x, y, brush.random.between(3, 9),
                    wall.lighter(0.6).opacity(brush.random.between(0.08, 0.22)))
            }
        }
        layer(blur: 2.5) { brush in
            brush.box(0, horizon + 0.5, right * 2.2, 3, .color(rgb(0x1A0C06, 0.35)))
        }
        defocus(1.1)
    }
}

extension Color {
    fileprivate var floats: (Float, Float, Float) { (Float(red), Float(green), Float(blue)) }
}
