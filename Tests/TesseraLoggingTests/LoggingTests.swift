import Foundation
import Testing

@testable import TesseraLogging

@Suite struct LoggingTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test func `values are written in their formats and columns`() {
        let name = "Ada"
        let object = NSNumber(value: 7)
        let error: any Error = CancellationError()
        #expect(text("hello \(name)") == "hello Ada")
        #expect(text("[\(name, align: .right(columns: 5))|\(1, align: .left(columns: 3))]") == "[  Ada|1  ]")
        #expect(
            text("\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true))")
                == "ff 0xFF")
        #expect(
            text("\(-8, format: .octal) \(5, format: .decimal(explicitPositiveSign: true, minDigits: 3))")
                == "-10 +005")
        #expect(text("\(1.5) \(1.25, format: .fixed(precision: 1))") == "1.500000 1.2")
        #expect(text("\(true) \(false, format: .answer)") == "true no")
        #expect(
            text("\(object) \(error) \(Int.self) \(URL(filePath: "/a"))")
                == "7 CancellationError() Int file:///a")
    }

    @Test func `sensitive values are not written, and masked ones by a number`() {
        #expect(
            text("\("a", privacy: .public) \("b", privacy: .private) \("c", privacy: .sensitive)")
                == "a b <private>")
        #expect(
            text("\("a", privacy: .private(mask: .hash))") == text("\("a", privacy: .private(mask: .hash))"))
        #expect(text("\("a", privacy: .auto(mask: .hash))").hasPrefix("<mask.hash: '"))
    }

    @Test func `a line names the part and the level`() {
        let log = OSLog(subsystem: "com.example.app", category: "net")
        #expect(log.line("hello", .default) == "[com.example.app:net] hello\n")
        #expect(log.line("hello", .error) == "[com.example.app:net] error: hello\n")
        #expect(OSLog.default.line("hello", .debug) == "debug: hello\n")
        #expect(!OSLog.disabled.isEnabled(type: .fault) && log.isEnabled(type: .debug))
    }

    @Test func `formats of printf lose their privacy`() {
        #expect(formatted("%{public}@ %d%% %{private}.1f", ["a" as NSString, 3, 1.5]) == "a 3% 1.5")
        #expect(formatted("%{sensitive}@", ["a" as NSString]) == "<private>")
        #expect(formatted("100%", []) == "100%")
    }

    @Test func `a lock protects its state`() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
        }
        #expect(lock.withLock { $0 } == 100)
        #expect(lock.withLock { _ in lock.withLockIfAvailable { $0 } } == nil)
    }
}
