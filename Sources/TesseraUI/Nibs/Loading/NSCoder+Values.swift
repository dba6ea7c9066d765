import Foundation

extension NSCoder {
    // MARK: Values of UIKit

    /// Encodes a vector.
    public func encode(_ vector: CGVector, forKey key: String) {
        encode([vector.dx, vector.dy], forKey: key)
    }
    /// Encodes an affine transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(
            [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], forKey: key)
    }
    /// Encodes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode([insets.top, insets.left, insets.bottom, insets.right], forKey: key)
    }
    /// Encodes insets whose sides depend on the direction of the text.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode([insets.top, insets.leading, insets.bottom, insets.trailing], forKey: key)
    }
    /// Encodes an offset.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode([offset.horizontal, offset.vertical], forKey: key)
    }

    /// Returns the point for a key, or zero if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }
    /// Returns the size for a key, or zero if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }
    /// Returns the rectangle for a key, or zero if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }
    /// Returns the vector for a key, or zero if there is none.
    public func decodeCGVector(forKey key: String) -> CGVector {
        let numbers = numbers(2, forKey: key)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }
    /// Returns the affine transform for a key, or one of zeros if there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        let numbers = numbers(6, forKey: key)
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    /// Returns the insets for a key, or zero if there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        let numbers = numbers(4, forKey: key)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    /// Returns the insets for a key whose sides depend on the direction of the text, or zero if there are none.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        let numbers = numbers(4, forKey: key)
        return NSDirectionalEdgeInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
    /// Returns the offset for a key, or zero if there is none.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        let numbers = numbers(2, forKey: key)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }

    private func encode(_ numbers: [CGFloat], forKey key: String) {
        let text = numbers.map { "\($0)" }.joined(separator: ", ")
        encode("{\(text)}" as NSString, forKey: key)
    }

    /// Returns as many numbers as a value has, or zeros if there is no value of so many numbers.
    private func numbers(_ count: Int, forKey key: String) -> [CGFloat] {
        // Foundation's archives end the process when they are asked for what they do not contain.
        let value = containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) : nil
        let text = value.map { String(describing: $0) } ?? ""
        let numbers = NSCoder.listed(in: text).compactMap { $0 }.filter(\.isFinite)
        return numbers.count == count ? numbers.map { CGFloat($0) } : Array(repeating: 0, count: count)
    }
}
