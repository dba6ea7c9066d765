import Foundation

/// Where a list cell's content and its accessory lie, in points of the cell.
struct ListCellFrames {
    let content: CGRect
    /// The accessory with the margin beside it, so that a finger finds it at the very edge.
    let accessory: CGRect
    /// The middle of the width that is kept for the accessory.
    let accessoryCenter: CGPoint

    /// - Parameters:
    ///   - accessoryWidth: The width that is kept for the accessory; nil where there is none.
    ///   - margin: What the accessory keeps from the trailing edge.
    init(
        bounds: CGRect, isMirrored: Bool, indentation: CGFloat, accessoryWidth: CGFloat?, margin: CGFloat
    ) {
        // What does not fit gives way to the accessory last.
        let trailing = min(bounds.width, accessoryWidth.map { $0 + margin } ?? 0)
        let leading = min(bounds.width - trailing, max(0, indentation))
        content = CGRect(
            x: isMirrored ? trailing : leading, y: 0, width: bounds.width - leading - trailing,
            height: bounds.height)
        accessory = CGRect(
            x: isMirrored ? 0 : bounds.width - trailing, y: 0, width: trailing, height: bounds.height)
        let inset = margin + (accessoryWidth ?? 0) / 2
        accessoryCenter = CGPoint(x: isMirrored ? inset : bounds.width - inset, y: bounds.height / 2)
    }
}
