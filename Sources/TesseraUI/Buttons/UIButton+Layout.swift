import Foundation

extension UIButton {
    /// Returns the size of the content with its insets in a width. The sizes for the most recent widths are
    /// cached.
    func contentSize(in width: CGFloat) -> CGSize {
        updateIfNeeded(isMeasuring: true)
        if let known = knownSizes.size(in: width) { return known }
        let size =
            shownConfiguration.map { arrangement(of: $0, width: width, height: nil).size }
            ?? statesSize(in: width)
        knownSizes.insert(size, width: width)
        return size
    }

    /// The size for constraints: the natural size of the content, with the height for the width that
    /// constraints determine.
    var sizeForConstraints: CGSize {
        if case .determined(let width) = contentWidth {
            reportedSize = contentSize(in: .greatestFiniteMagnitude)
            return contentSize(in: width)
        }
        let natural = contentSize(in: .greatestFiniteMagnitude)
        reportedSize = natural
        guard case .wrapping(let width) = contentWidth, width < natural.width else { return natural }
        return CGSize(width: natural.width, height: contentSize(in: width).height)
    }

    func layOutContent() {
        if let shownConfiguration { layOut(shownConfiguration) } else { layOutStates() }
    }

    /// Returns the distance from the button's centre down to the title's baseline, in points, or nil if there
    /// is no title.
    func titleBaselineDistance(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        updateIfNeeded(isMeasuring: true)
        guard let label = parts.title, let distance = label.baselineDistanceFromCenter(attribute) else {
            return nil
        }
        let size = contentSize(in: .greatestFiniteMagnitude)
        let title =
            shownConfiguration.map { arrangement(of: $0, width: size.width, height: size.height).title }
            ?? titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
        return title.map { $0.midY - size.height / 2 + distance }
    }
}
