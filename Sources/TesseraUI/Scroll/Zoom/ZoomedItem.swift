import Foundation

/// A view that a scroll view zooms, and its scale. Constraints compute the size of the view without the scale.
struct ZoomedItem {
    let view: UIView
    let scale: CGFloat
}
