import UIKit

/// A label with white text and space around it on a coloured background.
final class BadgeLabel: UILabel {
    private let room = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)

    override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
        let inner = super.textRect(forBounds: bounds.inset(by: room), limitedToNumberOfLines: numberOfLines)
        return CGRect(
            x: inner.minX - room.left, y: inner.minY - room.top,
            width: inner.width + room.left + room.right, height: inner.height + room.top + room.bottom)
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: room)) }
}
