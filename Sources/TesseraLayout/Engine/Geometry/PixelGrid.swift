import TesseraBasics

/// A grid of the boundaries of a screen's pixels, for rounding.
///
/// It rounds edges, not sizes, so that neighbours that share an edge still share it afterwards.
struct PixelGrid: Hashable, Sendable {
    /// The pixels per point.
    let scale: CGFloat

    init(scale: CGFloat) {
        guard scale.isWithinLimits, scale > 0 else {
            misuse("CompositionalLayoutSolver", "displayScale is \(scale); it must be positive, at most 1e9")
        }
        self.scale = scale
    }

    /// Returns the nearest boundary. Coordinates in the middle between two are rounded up, also when they
    /// are slightly less because of rounding errors.
    func round(_ coordinate: CGFloat) -> CGFloat {
        (coordinate * scale + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// Returns the next boundary that is not less. A length on a boundary stays there, also when it is
    /// slightly more because of rounding errors.
    func roundUp(_ length: CGFloat) -> CGFloat {
        (length * scale - 1e-6).rounded(.up) / scale
    }

    func round(_ box: Box) -> Box {
        Box(minX: round(box.minX), minY: round(box.minY), maxX: round(box.maxX), maxY: round(box.maxY))
    }

    func rect(_ box: Box) -> CGRect {
        let box = round(box)
        return CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
    }
}
