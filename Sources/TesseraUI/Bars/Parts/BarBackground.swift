import Foundation
import TesseraDisplay

/// What is behind the content of a bar, and the line at the bar's edge.
///
/// Its parts change their opacity one by one, since a browser blurs nothing behind what lies in something translucent.
final class BarBackground: UIView {
    private let blur = BarPart()
    private let color = BarPart()
    private let picture = BarPicture(image: nil)
    private let line = BarPart()
    private let shadow = BarPicture(image: nil)
    /// Whether the line is above the bar, as it is for bars at the bottom.
    private let hasLineAbove: Bool

    /// What is drawn. If nil, there is nothing.
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
        blur.show(look?.effect?.material)
        color.backgroundColor = look?.color
        picture.image = look?.image.flatMap { $0.size.width > 0 ? $0 : nil }
        picture.contentMode = look?.imageContentMode ?? .scaleToFill
        let edge = look?.shadowImage
        line.backgroundColor = edge == nil ? look?.shadowColor : nil
        // A picture without a size takes the line away.
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

    /// Lets a display change the background while content scrolls.
    ///
    /// - Parameters:
    ///   - view: The number of the scrolling element.
    ///   - growth: How much higher the bar is at some offsets. Empty: always as high as it is.
    ///   - opacity: How much of the background there is at some offsets. Empty: all of it.
    func follow(
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

    /// Keeps the background as it is while content scrolls.
    func stopFollowing() {
        for part in parts { part.setEffect(nil) }
    }
}
