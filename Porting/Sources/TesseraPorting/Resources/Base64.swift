import Foundation

extension [UInt8] {
    /// The bytes as a text of 64 characters.
    var base64: String { Data(self).base64EncodedString() }
}
