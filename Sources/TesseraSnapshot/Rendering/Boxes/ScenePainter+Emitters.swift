import Foundation
import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

extension ScenePainter {
    /// The most pixels of the pictures in other colours that are kept while a source is drawn.
    private static let mostTintedPixels = 8_000_000

    /// Draws the particles that a source has at the moment of its description.
    func draw(
        _ emitter: EmitterContent, at origin: CGPoint, element: Int, opacity: Double
    ) throws(RenderingError) {
        var tinted: [TintedParticle: Canvas] = [:]
        var pixels = 0
        for particle in ParticleField(emitter).particles(at: emitter.now) {
            let cell = emitter.cells[particle.cell]
            let alpha = particle.color.alpha * opacity
            guard let resource = cell.resource, let size = cell.size, size.count == 2, alpha > 0.002 else {
                continue
            }
            let (width, height) = (limited(size[0]) * particle.scale, limited(size[1]) * particle.scale)
            let reach = hypot(width, height) / 2
            let place = CGPoint(x: origin.x + particle.x, y: origin.y + particle.y)
            let box = CGRect(x: place.x - reach, y: place.y - reach, width: 2 * reach, height: 2 * reach)
            guard width > 0, height > 0, box.bounded == box, box.intersects(canvas.clipBounds) else {
                continue
            }
            let look = TintedParticle(resource: resource, color: particle.color)
            let picture: Canvas
            if let known = tinted[look] {
                picture = known
            } else {
                picture = try look.picture(of: pictures.picture(resource, element: element))
                // Each of many particles may have a colour of its own.
                pixels += picture.width * picture.height
                if pixels > Self.mostTintedPixels {
                    tinted = [:]
                    pixels = picture.width * picture.height
                }
                tinted[look] = picture
            }
            canvas.saveState()
            if emitter.order == .additive { canvas.setBlendMode(.add) }
            canvas.translate(x: place.x, y: place.y)
            if particle.angle != 0 { canvas.rotate(by: particle.angle) }
            let frame = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
            canvas.draw(picture, in: frame, opacity: alpha)
            canvas.restoreState()
        }
    }
}

/// The image of a particle in its colour, of which each component has 32 steps, as on a page without too many colours.
private struct TintedParticle: Hashable {
    let resource: Int
    let red: Int, green: Int, blue: Int

    init(resource: Int, color: ParticleColor) {
        func step(_ share: Double) -> Int { Int((min(max(share, 0), 1) * 31).rounded()) }
        (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
        self.resource = resource
    }

    func picture(of image: Canvas) -> Canvas {
        guard red < 31 || green < 31 || blue < 31 else { return image }
        return image.multiplied(
            by: Canvas.Color(red: Double(red) / 31, green: Double(green) / 31, blue: Double(blue) / 31))
    }
}
