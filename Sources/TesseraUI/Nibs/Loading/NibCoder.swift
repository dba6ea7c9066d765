import Foundation
import TesseraNibs

/// The coder that `init?(coder:)` of a class gets for an object of a nib. Each object gets its own.
///
/// A class of UIKit takes its properties from ``content`` within its own `init?(coder:)`, so that the code of a subclass
/// finds them set after `super.init(coder:)`.
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
    /// What a nib says about the object that is being created, or nil if the coder comes from elsewhere.
    @MainActor
    var nib: NibContent? {
        guard let coder = self as? NibCoder else { return nil }
        return NibContent(coder.element, coder.loading)
    }
}
