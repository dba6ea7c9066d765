import Testing

@testable import TesseraWeb

/// Tests of the files that are sent to one page at the same time.
@Suite struct FileTrafficTests {
    @Test func `the files of a page take half of what it may receive`() {
        let traffic = FileTraffic()
        let (token, other) = (DeviceToken(), DeviceToken())
        let start = ContinuousClock.now
        // Half of 8 bytes in a second are 4.
        func wait(_ size: Int, to token: DeviceToken, after seconds: Int) -> Duration {
            traffic.wait(of: size, to: token, rate: 8, at: start + .seconds(seconds))
        }
        #expect(wait(4, to: token, after: 0) == .zero)
        #expect(wait(8, to: token, after: 0) == .seconds(1))
        #expect(wait(4, to: other, after: 0) == .zero)
        #expect(wait(4, to: token, after: 1) == .seconds(2))
        // A budget that a page has not used for a while is not saved.
        #expect(wait(4, to: token, after: 9) == .zero)
        #expect(wait(4, to: token, after: 9) == .seconds(1))
    }
}
