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

    // MARK: Numbers

    override func decodeBool(forKey key: String) -> Bool { element[key] == "YES" }
    override func decodeInteger(forKey key: String) -> Int { number(key) ?? 0 }
    override func decodeCInt(forKey key: String) -> Int32 { number(key) ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { number(key) ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { number(key) ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { number(key) ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { number(key) ?? 0 }

    private func number<Number: LosslessStringConvertible>(_ key: String) -> Number? {
        element[key].flatMap { Number($0) }
    }

    // MARK: Objects and bytes

    // A nib has no archived objects. Foundation's own methods end the process, where those of iOS return nil.

    override func decodeObject() -> Any? { nil }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeObject<DecodedObject: NSObject & NSCoding>(
        of cls: DecodedObject.Type, forKey key: String
    ) -> DecodedObject? { nil }
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
    override func decodePropertyList() -> Any? { nil }
    override func decodePropertyList(forKey key: String) -> Any? { nil }
    override func decodeData() -> Data? { nil }
    override func withDecodedUnsafeBufferPointer<Result>(
        forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> Result
    ) rethrows -> Result { try body(nil) }
    override func withDecodedUnsafeBytes<Result>(
        forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result { try body(nil) }
    /// Does not change the value.
    override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at data: UnsafeMutableRawPointer) {}
    override func decodeArray(
        ofObjCType itemType: UnsafePointer<Int8>, count: Int, at array: UnsafeMutableRawPointer
    ) {}

    // MARK: The archive

    override func version(forClassName className: String) -> Int { 0 }
    override var systemVersion: UInt32 { 0 }
    override var requiresSecureCoding: Bool { false }
    override var allowedClasses: [AnyClass]? { nil }
    override var decodingFailurePolicy: DecodingFailurePolicy { .setErrorAndReturn }
    /// Takes the error of a class, which returns nil from its `init(coder:)` after that.
    override func failWithError(_ error: any Error) { failure = error }
    override var error: (any Error)? { failure }
    private var failure: (any Error)?
}

extension NSCoder {
    /// The nib's element for the object that is being created, or nil if the coder does not come from a nib.
    @MainActor
    var nib: NibContent? {
        guard let coder = self as? NibCoder else { return nil }
        return NibContent(coder.element, coder.loading)
    }
}
