import Foundation
import Testing

@testable import TesseraWeb

@Suite struct CrashTraceTests {
    @Test func `frames in the app's own files are kept with the source around the innermost`() throws {
        let folder = try SampleFolder(["Sources/Feed.swift": "one\ntwo\nthree\nfour"])
        let path = folder.url.standardizedFileURL.path
        var trace = CrashTrace()
        for line in [
            "Thread 0 \"Photos\" crashed:",
            "  0               0x00007f37eed6df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so",
            "  3 [ra]          0x000055de0f219419 Feed.open(_:) + 104 in Photos at \(path)/Sources/Feed.swift:2:55",
            "  4 [ra]          0x000055de0f21926e UIButton.send() + 125 in Photos at /elsewhere/UIButton.swift:4:72",
            "  5 [ra]          0x000055de0f21926e closure #1 in Feed.load() + 125 in Photos at \(path)/Sources/Feed.swift:4",
            "  6 [ra]          0x000055de0f21926e macro in Photos at \(path)/.build/macro.swift:1:1",
            "  7 [ra] [system] 0x000055de0f219379 static M.$main() + 8 in a at //<compiler-generated>",
        ] { trace.note(line, sources: folder.url) }
        #expect(trace.frames.map(\.function) == ["Feed.open(_:)", "closure #1 in Feed.load()"])
        #expect(trace.frames.map(\.file) == ["Sources/Feed.swift", "Sources/Feed.swift"])
        #expect(trace.frames.map(\.line) == [2, 4])
        #expect(trace.frames.first?.source.map(\.text) == ["one", "two", "three", "four"])
    }
}
