import TesseraBasics

/// The boundaries of a screen's pixels.
///
/// Edges are rounded, not sizes: neighbours that share an edge still share it afterwards.
struct PixelGrid: Hashable, Sendable {
    /// Pixels per point.
    let scale: CGFloat

    init(scale: CGFloat) {
        guard scale.isWithinLimits, scale > 0 else {
            misuse("CompositionalLayoutSolver", "displayScale is \(scale); it must be positive, at most 1e9")
        }
        self.scale = scale
    }

    /// The nearest boundary. What lies in the middle but for the last bits of arithmetic goes to the same side.
    func round(_ coordinate: CGFloat) -> CGFloat {
        (coordinate * scale + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// The next boundary. What lies on one but for the last bits of arithmetic stays there.
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
