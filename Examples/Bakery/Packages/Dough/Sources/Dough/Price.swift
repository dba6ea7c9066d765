import Foundation

/// A price in yen, which has no smaller unit.
public struct Price: Hashable, Comparable, CustomStringConvertible {
    /// The amount in yen.
    public let yen: Int

    /// Creates a price.
    public init(yen: Int) {
        self.yen = yen
    }

    /// The price with the sign for yen and commas between thousands.
    public var description: String {
        var digits = String(yen)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return "¥" + ([digits] + groups).joined(separator: ",")
    }

    /// Returns true if the amount of one price is less than that of another.
    public static func < (left: Price, right: Price) -> Bool { left.yen < right.yen }
}
