import Foundation

extension String {
    /// Returns true if another text has the same UTF-8.
    ///
    /// Swift's `==` also returns true for two spellings of one character, such as a letter with an accent and a letter followed
    /// by an accent.
    package func hasSameBytes(as other: String) -> Bool {
        let (utf8, otherUTF8) = (utf8, other.utf8)
        guard utf8.count == otherUTF8.count else { return false }
        let comparison = utf8.withContiguousStorageIfAvailable { bytes in
            otherUTF8.withContiguousStorageIfAvailable { otherBytes in
                guard let start = bytes.baseAddress, let otherStart = otherBytes.baseAddress else {
                    return true
                }
                return memcmp(start, otherStart, bytes.count) == 0
            }
        }
        return (comparison ?? nil) ?? utf8.elementsEqual(otherUTF8)
    }
}
