import Foundation

extension UIBarButtonItem {
    /// A number, a short text or a dot at the corner of an item.
    /// See Apple's [UIBarButtonItem.Badge](https://developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.class).
    ///
    /// ```swift
    /// inboxItem.badge = .count(3)
    /// ```
    @preconcurrency @MainActor
    open class Badge: NSObject, NSCopying {
        /// The text of the badge, or nil for a dot.
        open var stringValue: String? { text }
        private let text: String?
        /// The colour of the text, or nil for white.
        open var foregroundColor: UIColor?
        /// The colour of the shape around the text, or of the dot; nil for red.
        open var backgroundColor: UIColor?
        /// The font of the text, or nil for the usual one.
        open var font: UIFont?

        private init(text: String?) {
            self.text = text
            super.init()
        }

        /// Returns a badge with a number.
        open class func count(_ count: Int) -> Badge {
            Badge(text: NumberFormatter.localizedString(from: NSNumber(value: count), number: .none))
        }

        /// Returns a badge with a text, which should be short.
        open class func string(_ string: String) -> Badge { Badge(text: string) }

        /// Returns a badge without a text, which is a dot.
        open class func indicator() -> Badge { Badge(text: nil) }

        /// Returns a badge with the same text and the same look.
        open nonisolated func copy(with zone: NSZone? = nil) -> Any {
            // Apps copy badges on the main thread only, as they use them.
            MainActor.assumeIsolated { () -> Badge in
                let copy = Badge(text: text)
                (copy.foregroundColor, copy.backgroundColor) = (foregroundColor, backgroundColor)
                copy.font = font
                return copy
            }
        }
    }
}

/// The badge of a bar button item at the corner of its content.
@MainActor
final class BarItemBadge: UIView {
    /// The width and the height of a dot, in points.
    private static let dot: CGFloat = 9
    /// The part of the content's width that a badge covers at most, in points.
    private static let greatestOverlap: CGFloat = 10
    private let badge = TabBadge()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }

    func display(_ content: UIBarButtonItem.Badge) {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = content.font
        attributes[.foregroundColor] = content.foregroundColor
        badge.display(
            content.stringValue ?? "", color: content.backgroundColor ?? .systemRed, attributes: attributes,
            titleOffset: .zero)
        isDot = content.stringValue == nil
    }
    private var isDot = false

    private var size: CGSize {
        isDot ? CGSize(width: Self.dot, height: Self.dot) : badge.sizeThatFits(.zero)
    }

    /// Returns the number of points by which the badge is too wide for the space beside the content of a button.
    ///
    /// - Parameter space: The distance in points between the content and the edge of the button. Badges of few characters fit there.
    func width(beyond space: CGFloat) -> CGFloat {
        let width = size.width
        guard width > 2 * Self.greatestOverlap else { return 0 }
        return max(width - Self.greatestOverlap - space, 0).rounded(.up)
    }

    /// Places the badge at the upper trailing corner of the content of a button, within the button.
    func place(at content: CGRect, in bounds: CGRect, isRightToLeft: Bool) {
        let size = size
        let overlap = min(size.width / 2, Self.greatestOverlap)
        let start = isRightToLeft ? content.minX + overlap - size.width : content.maxX - overlap
        let x = min(max(start, bounds.minX), max(bounds.maxX - size.width, bounds.minX))
        let y = max(content.minY + Self.dot / 2 - size.height / 2, bounds.minY)
        frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        badge.frame = self.bounds
    }
}
