#if !canImport(Darwin)
    import Foundation

    /// The lines of a sequence of bytes in UTF-8. Empty lines are omitted, as on iOS. See Apple's
    /// [AsyncLineSequence](https://developer.apple.com/documentation/foundation/asynclinesequence), which Foundation lacks on
    /// Linux.
    public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
        /// The type of the elements.
        public typealias Element = String

        fileprivate let base: Base

        /// Reads the lines.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var bytes: Base.AsyncIterator

            /// Returns the next line without its end, or nil after the last one.
            public mutating func next() async throws -> String? {
                var line: [UInt8] = []
                while let byte = try await bytes.next() {
                    line.append(byte)
                    let end = Self.endLength(of: line)
                    if end == line.count {
                        line = []
                    } else if end > 0 {
                        return String(decoding: line.dropLast(end), as: UTF8.self)
                    }
                }
                return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
            }

            /// Returns the number of bytes of the character with which a line ends, or 0.
            private static func endLength(of line: [UInt8]) -> Int {
                switch line.last {
                // Line feed, vertical tab, form feed and carriage return.
                case 0x0A, 0x0B, 0x0C, 0x0D: 1
                // U+0085
                case 0x85 where line.suffix(2) == [0xC2, 0x85]: 2
                // U+2028 and U+2029
                case 0xA8 where line.suffix(3) == [0xE2, 0x80, 0xA8]: 3
                case 0xA9 where line.suffix(3) == [0xE2, 0x80, 0xA9]: 3
                default: 0
                }
            }
        }

        /// Creates an iterator.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
    }

    extension AsyncLineSequence: Sendable where Base: Sendable {}

    extension AsyncSequence where Element == UInt8 {
        /// The lines of the bytes, which are in UTF-8.
        public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
    }
#endif
