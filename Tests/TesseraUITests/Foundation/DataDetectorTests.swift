import Foundation
import Testing

@testable import TesseraUI

struct DataDetectorTests {
    /// The raw values of `NSTextCheckingResult.CheckingType`, which Foundation marks as deprecated on Linux.
    private let date: UInt64 = 1 << 3, link: UInt64 = 1 << 5, phoneNumber: UInt64 = 1 << 11
    private let text = "日 www.x.org or a@x.org, call 03-1234-5678."
    private var all: NSRange { NSRange(location: 0, length: text.utf16.count) }

    @Test func `addresses and telephone numbers are found in the order of the text`() throws {
        let detector = try NSDataDetector(types: link | phoneNumber)
        let matches = detector.matches(in: text, range: all)
        #expect(matches.map(\.url?.absoluteString) == ["https://www.x.org", "mailto:a@x.org", nil])
        #expect(matches.map(\.phoneNumber) == [nil, nil, "03-1234-5678"])
        #expect(matches.map(\.resultType.rawValue) == [link, link, phoneNumber])
        #expect(
            matches.map { (text as NSString).substring(with: $0.range) } == [
                "www.x.org", "a@x.org", "03-1234-5678",
            ])
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 11, length: 12)) == 1)
    }

    @Test func `only the kinds that an app names are found`() throws {
        let detector = try NSDataDetector(types: phoneNumber | date)
        #expect(detector.firstMatch(in: text, range: all)?.phoneNumber == "03-1234-5678")
        #expect(throws: CocoaError.self) { try NSDataDetector(types: date) }
    }

    @Test func `a function can stop after the first match`() throws {
        let detector = try NSDataDetector(types: link)
        var found: [URL] = []
        detector.enumerateMatches(in: text, range: all) { match, _, stop in
            if let url = match?.url { found.append(url) }
            stop.pointee = true
        }
        #expect(found.map(\.absoluteString) == ["https://www.x.org"])
    }

    @Test func `arrays come back from archives`() throws {
        let colors = [UIColor(white: 0, alpha: 1), UIColor(white: 1, alpha: 1)]
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: colors as NSArray, requiringSecureCoding: true)
        #expect(
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: UIColor.self, from: data) == colors)
    }
}
