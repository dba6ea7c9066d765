import Testing

@testable import TesseraWeb

/// Tests of the parts of files for which browsers ask.
@Suite struct ByteRangeTests {
    @Test(
        arguments: [
            ("bytes=0-", 0...9), ("bytes=3-5", 3...5), ("bytes=3-99", 3...9), ("bytes=-4", 6...9),
            ("bytes=-99", 0...9), ("Bytes=9-9", 9...9), ("bytes= 2- 4", 2...4),
        ] as [(String, ClosedRange<Int>)])
    func `a part is read`(header: String, part: ClosedRange<Int>) {
        #expect(ByteRange(header, size: 10) == .part(part))
    }

    @Test(arguments: ["bytes=10-", "bytes=12-15", "bytes=-0"])
    func `a part that the file does not have is refused`(header: String) {
        #expect(ByteRange(header, size: 10) == .unsatisfiable)
    }

    @Test(arguments: [
        nil, "", "bytes=", "bytes=-", "bytes=a-b", "bytes=5-3", "bytes=1-2,4-5", "items=0-1", "bytes=1",
        "bytes=+1-2",
        "bytes=99999999999999999999-",
    ])
    func `other headers mean the whole file`(header: String?) {
        #expect(ByteRange(header, size: 10) == .whole)
    }

    @Test func `an empty file has no parts`() {
        #expect(ByteRange("bytes=0-", size: 0) == .unsatisfiable)
        #expect(ByteRange("bytes=-5", size: 0) == .unsatisfiable)
    }
}
