import Foundation

/// The default look of a tab bar's items, which depends on the available space.
@MainActor
struct TabBarStyle {
    let layout: UITabBarItemAppearance.Style
    /// The font of titles for which no appearance sets one.
    let titleFont: UIFont
    /// The height of the bar without the area that hardware covers below it, in points.
    let height: CGFloat
    /// The size of symbols, in points.
    let symbolSize: CGFloat

    /// Creates the style for traits. Titles lie beside the icons if the screen is wide or has little height.
    ///
    /// Titles grow with the user's text size by half at most, since there is no enlarged view of a tab on a
    /// long press.
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

/// The arrangement of the items in a tab bar.
struct TabBarArrangement {
    /// True if the items lie in the middle of the bar, false if they take its whole width.
    let isCentered: Bool
    /// The width of each centred item, in points. With 0 it is that of the widest item's content with some
    /// space around it.
    let itemWidth: CGFloat
    /// The distance between centred items, in points, or 0 for the default.
    let itemSpacing: CGFloat

    /// Returns the frames of items from left to right.
    ///
    /// - Parameters:
    ///   - contentWidths: The widths of the items' content, in points.
    ///   - room: The rectangle for the items.
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
