import Foundation

/// How the items of a tab bar look by themselves, in the room that the screen gives.
@MainActor
struct TabBarStyle {
    let layout: UITabBarItemAppearance.Style
    /// The font of titles where no appearance states one.
    let titleFont: UIFont
    /// The height of the bar in points, without what hardware covers below it.
    let height: CGFloat
    /// The size in points of symbols.
    let symbolSize: CGFloat

    /// The style for some traits: titles lie beside the icons where the screen is wide or has little height.
    ///
    /// Titles grow with the user's text size up to half as large again, since there is nothing that enlarges them on a long
    /// press.
    init(_ traits: UITraitCollection) {
        let isLow = traits.verticalSizeClass == .compact
        layout = isLow ? .compactInline : traits.horizontalSizeClass == .regular ? .inline : .stacked
        let (size, least): (CGFloat, CGFloat)
        switch layout {
        case .stacked: (size, least, symbolSize) = (10, 49, 18)
        case .inline: (size, least, symbolSize) = (13, 49, 18)
        case .compactInline: (size, least, symbolSize) = (12, 32, 14)
        }
        let scaled = UIFontMetrics(forTextStyle: .caption2).scaledValue(for: size, compatibleWith: traits)
        let fontSize = min(max(scaled, size), size * 1.5)
        titleFont = .systemFont(ofSize: fontSize, weight: layout == .inline ? .regular : .medium)
        height = least + ((fontSize - size) * 1.2).rounded(.up)
    }
}

/// The places of the items of a tab bar.
struct TabBarArrangement {
    /// Where the bar lays out its items: all over its width, or in its middle.
    let isCentered: Bool
    /// The width in points of each item in the middle. 0: as wide as the widest item's content with some room around it.
    let itemWidth: CGFloat
    /// The points between items in the middle. 0: as many as there usually are.
    let itemSpacing: CGFloat

    /// The places of items from left to right, for contents of some widths, within `room`.
    func frames(contentWidths: [CGFloat], in room: CGRect) -> [CGRect] {
        let count = CGFloat(contentWidths.count)
        guard count > 0 else { return [] }
        let width = itemWidth > 0 ? itemWidth : max((contentWidths.max() ?? 0) + 20, 76)
        let spacing = itemSpacing > 0 ? itemSpacing : 16
        let total = count * width + (count - 1) * spacing
        let fits = isCentered && total <= room.width
        let step = fits ? width + spacing : room.width / count
        let first = fits ? room.midX - total / 2 : room.minX
        return contentWidths.indices.map {
            CGRect(
                x: first + CGFloat($0) * step, y: room.minY, width: fits ? width : step, height: room.height)
        }
    }
}
