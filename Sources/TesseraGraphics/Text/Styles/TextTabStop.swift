import Foundation
import TesseraGeometry

/// A place in the lines of a paragraph to which a tab leads. The values are those of Apple's
/// [NSTextTab](https://developer.apple.com/documentation/uikit/nstexttab).
public struct TextTabStop: Hashable, Sendable {
    /// The distance in points from the edge where reading starts.
    public var location: CGFloat
    /// The part of the text after the tab that lies at the place: its end with `right`, its middle with `center`, and its start
    /// with all others.
    public var alignment: NSTextAlignment
    /// The characters before which the aligned text ends. Otherwise it ends before the next tab or at the end of the paragraph.
    public var terminators: CharacterSet

    /// Creates a tab stop.
    public init(location: CGFloat, alignment: NSTextAlignment = .left, terminators: CharacterSet = []) {
        (self.location, self.alignment, self.terminators) = (location, alignment, terminators)
    }

    /// The distance in points between tab stops where a paragraph has none of its own.
    public static let usualInterval: CGFloat = 28
}

extension TextParagraphStyle {
    /// Returns the tab stop to which a tab leads that begins at a distance in points from the edge where reading starts.
    func tabStop(after place: CGFloat) -> TextTabStop {
        // A tab has a width even if it begins at a stop, within the rounding of widths.
        let least = place + 1 / 64
        if let stop = tabStops?.first(where: { $0.location > least }) { return stop }
        // A paragraph without tab stops of its own has twelve usual ones.
        let isUsual = tabInterval <= 0 || tabStops == nil && least < 12 * TextTabStop.usualInterval
        let interval = isUsual ? TextTabStop.usualInterval : tabInterval
        return TextTabStop(location: ((least / interval).rounded(.down) + 1) * interval)
    }
}
