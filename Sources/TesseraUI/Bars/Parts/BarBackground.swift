import Foundation
import TesseraDisplay

/// The background of a bar, with the line at the bar's edge.
///
/// Each part changes its own opacity, because browsers do not blur behind an element within a translucent
/// one.
final class BarBackground: UIView {
    private let blur = BarPart()
    private let color = BarPart()
    private let picture = BarPicture(image: nil)
    private let line = BarPart()
    private let shadow = BarPicture(image: nil)
    /// True if the line is above the bar, which is the case for bars at the bottom.
    private let hasLineAbove: Bool

    /// The look of the background, or nil for an invisible one.
    var look: UIBarAppearance.Background? { didSet { if look != oldValue { update() } } }

    init(hasLineAbove: Bool) {
        self.hasLineAbove = hasLineAbove
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        picture.clipsToBounds = true
        for part in [blur, color, picture, line, shadow] as [UIView] {
            part.isUserInteractionEnabled = false
            insert(part, at: nil)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var parts: [any ScrollDriven] { [blur, color, picture, line, shadow] }

    private func update() {
        blur.apply(look?.effect?.material)
        color.backgroundColor = look?.color
        picture.image = look?.image.flatMap { $0.size.width > 0 ? $0 : nil }
        picture.contentMode = look?.imageContentMode ?? .scaleToFill
        let edge = look?.shadowImage
        line.backgroundColor = edge == nil ? look?.shadowColor : nil
        // An image with the size 0 removes the line.
        shadow.image = edge.flatMap { $0.size.height > 0 ? $0 : nil }
        shadow.tintColor = look?.shadowColor
        for part in [blur, color, picture, line, shadow] as [UIView] { part.isHidden = isEmpty(part) }
        setNeedsLayout()
    }

    private func isEmpty(_ part: UIView) -> Bool {
        if let picture = part as? BarPicture { return picture.image == nil }
        return part.backgroundColor == nil && part.viewState.backgroundBlur == 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [blur, color, picture] as [UIView] { part.frame = bounds }
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = edge(height: pixel, isInside: true)
        shadow.frame = edge(height: shadow.image?.size.height ?? 0, isInside: false)
    }

    private func edge(height: CGFloat, isInside: Bool) -> CGRect {
        let y = hasLineAbove ? (isInside ? 0 : -height) : bounds.height - (isInside ? height : 0)
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    /// Gives the parts an opacity, while no scrolling changes it.
    func setAlphaOfParts(_ alpha: CGFloat) {
        for part in [blur, color, picture, line, shadow] as [UIView] { part.alpha = alpha }
    }

    /// True if nothing behind the background is visible.
    var coversEverything: Bool {
        guard let color = look?.color?.resolvedColor(with: traitCollection) else { return false }
        return color.cgColor.alpha == 1
    }

    /// Lets a display change the background while content scrolls.
    ///
    /// - Parameters:
    ///   - view: The number of the scrolling element.
    ///   - growth: The additional heights of the bar at some offsets of the content, or an empty array for a
    ///     constant height.
    ///   - opacity: The opacities of the background at some offsets of the content, or an empty array for an
    ///     opaque background.
    func setEffects(
        view: Int, growth: [(offset: Double, value: Double)], opacity: [(offset: Double, value: Double)]
    ) {
        for part in parts {
            let isEdge = part === line || part === shadow
            var tracks: [ScrollEffectContent.Track] = []
            if !growth.isEmpty { tracks.append(.init(isEdge ? .shift : .growth, growth)) }
            if !opacity.isEmpty { tracks.append(.init(.opacity, opacity)) }
            part.setEffect(tracks.isEmpty || part.isHidden ? nil : .init(view: view, tracks: tracks))
        }
    }

    /// Stops changing the background while content scrolls.
    func removeEffects() {
        for part in parts { part.setEffect(nil) }
    }
}
