import Foundation
import TesseraNibs

/// The coder with which a nib calls `init?(coder:)`. Each object of the nib gets its own coder.
///
/// A class of UIKit reads its properties from `NSCoder.nib` within its own `init?(coder:)`, so that the code of a
/// subclass finds them set after `super.init(coder:)`.
final class NibCoder: NSCoder {
    let element: NibElement
    let loading: NibLoading

    init(_ element: NibElement, of loading: NibLoading) {
        self.element = element
        self.loading = loading
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { element[key] != nil }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { element[key] == "YES" }
    override func decodeInteger(forKey key: String) -> Int { element[key].flatMap { Int($0) } ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { element[key].flatMap { Double($0) } ?? 0 }
}

extension NSCoder {
    /// The nib's element for the object that is being created, or nil if the coder does not come from a nib.
    @MainActor
    var nib: NibContent? {
        guard let coder = self as? NibCoder else { return nil }
        return NibContent(coder.element, coder.loading)
    }
}
