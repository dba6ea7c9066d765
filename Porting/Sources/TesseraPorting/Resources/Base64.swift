import Foundation

extension [UInt8] {
    /// The bytes in Base64.
    var base64: String { Data(self).base64EncodedString() }
}
