import Foundation

/// The place where a menu opens, and the preview that appears with it.
@MainActor
struct MenuPresentation {
    /// The view at which the menu opens.
    var source: UIView
    /// The part of the view beside which the menu opens, in points of the view. If nil, it is the whole view.
    var anchor: CGRect?
    /// The preview of the view, which is lifted above the blurred window, or nil for none.
    var lifted: LiftedPreview?
    var order = UIContextMenuConfiguration.ElementOrder.automatic
}

/// The computation of the places of a lifted preview and the menu beside it.
struct LiftedMenuLayout {
    /// The rectangle from which the preview is lifted.
    var home: CGRect
    /// The size of the preview if there is enough room.
    var wanted: CGSize
    /// The part of the screen within which both lie.
    var room: CGRect
    /// The distance between the two in points.
    var gap: CGFloat
    var isMirrored: Bool

    /// The least height of the preview in points. If there is less room, the menu is cut off.
    private static let least: CGFloat = 80

    /// Returns the rectangles of the preview and the menu, and true if the menu lies above the preview.
    ///
    /// The preview stays in its place if there is room for the menu below it or above it. Otherwise it moves
    /// up and becomes smaller, to make room for the menu below.
    func frames(menuWidth: CGFloat, menuHeight: CGFloat) -> (
        preview: CGRect, menu: CGRect, isAbove: Bool
    ) {
        let menuWidth = min(menuWidth, room.width)
        let gap = menuHeight > 0 ? gap : 0
        let free = max(room.height - gap - menuHeight, min(Self.least, wanted.height))
        let share = min(1, room.width / max(wanted.width, 1), free / max(wanted.height, 1))
        let size = CGSize(width: wanted.width * share, height: wanted.height * share)
        let shownMenu = min(menuHeight, max(room.height - gap - size.height, 0))
        let lowest = room.maxY - size.height
        let x = min(max(home.midX - size.width / 2, room.minX), max(room.maxX - size.width, room.minX))
        var y = min(max(home.midY - size.height / 2, room.minY), max(lowest, room.minY))
        let fitsBelow = y + size.height + gap + shownMenu <= room.maxY
        let isAbove = !fitsBelow && y - gap - shownMenu >= room.minY
        if !fitsBelow, !isAbove { y = max(lowest - gap - shownMenu, room.minY) }
        let preview = CGRect(origin: CGPoint(x: x, y: y), size: size)
        let isAtRight =
            abs(preview.midX - room.midX) < 1 ? isMirrored : preview.midX > room.midX
        let menuX = isAtRight ? preview.maxX - menuWidth : preview.minX
        let menu = CGRect(
            x: min(max(menuX, room.minX), room.maxX - menuWidth),
            y: isAbove ? preview.minY - gap - shownMenu : preview.maxY + gap, width: menuWidth,
            height: shownMenu)
        return (preview, menu, isAbove)
    }
}

extension UIMenu {
    /// Returns the menu with its elements in reverse order.
    var upsideDown: UIMenu {
        replacingChildren(
            children.reversed().map { child in
                guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else {
                    return child
                }
                return menu.upsideDown
            })
    }
}
