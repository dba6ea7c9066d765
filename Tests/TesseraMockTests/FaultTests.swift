import Foundation
import Synchronization
import Testing

@testable import TesseraMock

/// An object that records the delays of an API, and returns given numbers in their order in place of random ones.
private final class Fate: Sendable {
    let waits = Mutex<[Duration]>([])
    let numbers: Mutex<[Double]>

    init(_ numbers: [Double]) { self.numbers = Mutex(numbers) }

    func api(_ faults: MockFaults, files: URL? = nil) throws -> FaultyAPI {
        var api = FaultyAPI(api: try TesseraMockTests.api(animals, files: files), faults: faults)
        api.wait = { [self] duration in waits.withLock { $0.append(duration) } }
        api.chance = { [self] in numbers.withLock { $0.removeFirst() } }
        return api
    }
}

@Suite struct FaultTests {
    private func status(_ api: FaultyAPI, _ target: String, method: String = "GET") async -> Int {
        await api.respond(to: MockRequest(method: method, target: target)).status
    }

    @Test func `without faults nothing waits or fails`() async throws {
        let fate = Fate([])
        let api = try fate.api(.none)
        #expect(await status(api, "/animals") == 200)
        #expect(fate.waits.withLock { $0 } == [])
    }

    @Test func `every answer but preflight is delayed`() async throws {
        let fate = Fate([])
        let api = try fate.api(MockFaults(delay: .seconds(2)))
        #expect(await status(api, "/animals") == 200)
        #expect(await status(api, "/nothing") == 404)
        #expect(await status(api, "/animals", method: "OPTIONS") == 204)
        #expect(fate.waits.withLock { $0 } == [.seconds(2), .seconds(2)])
    }

    @Test func `an answer fails if chance is below the rate`() async throws {
        let fate = Fate([0.29, 0.3, 0.99, 0])
        let api = try fate.api(MockFaults(failureRate: 0.3))
        let response = await api.respond(to: MockRequest(target: "/animals?id=1"))
        #expect(response.status == 500)
        #expect(response[header: "Content-Type"] == "application/json; charset=utf-8")
        #expect(
            response.text
                == #"{"error":"/animals failed by chance: the mock API was told that 0.3 of the answers fail."}"#
        )
        #expect(await status(api, "/animals") == 200)
        #expect(await status(api, "/animals") == 200)
        #expect(await status(api, "/animals") == 500)
    }

    @Test func `rate of one fails all answers`() async throws {
        let api = try Fate([0.999_999]).api(MockFaults(failureRate: 1))
        #expect(await status(api, "/animals") == 500)
    }

    @Test(
        arguments: [
            ("/animals", "/animals", 500), ("/animals", "/animals?id=1", 500), ("/animals", "/empty", 200),
            ("/animals?id=2", "/animals?id=2", 500), ("/animals?id=2", "/animals?id=1", 200),
            ("/a*", "/animals", 500), ("/a*", "/empty", 200), ("/:name", "/empty", 500),
            ("/plants", "/plants", 500),
        ])
    func `only the failing routes fail`(pattern: String, target: String, expected: Int) async throws {
        let api = try Fate([]).api(MockFaults(failingRoutes: ["/other", pattern]))
        #expect(await status(api, target) == expected)
    }

    @Test func `a failure names its route, is delayed and can be read by pages`() async throws {
        let fate = Fate([])
        let api = try fate.api(MockFaults(delay: .seconds(1), failingRoutes: ["/animals"]))
        let response = await api.respond(
            to: MockRequest(target: "/animals", origin: "http://localhost:8080"))
        #expect(
            response.text
                == #"{"error":"/animals fails because the mock API was told that /animals always fails."}"#)
        #expect(response[header: "Access-Control-Allow-Origin"] == "http://localhost:8080")
        #expect(fate.waits.withLock { $0 } == [.seconds(1)])
    }

    @Test func `files fail only where route names them`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mock-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("cat".utf8).write(to: folder.appendingPathComponent("cat.jpg"))
        let fate = Fate([])
        let slow = try fate.api(MockFaults(delay: .seconds(1), failureRate: 1), files: folder)
        #expect(await status(slow, "/cat.jpg") == 200)
        let failing = try fate.api(
            MockFaults(delay: .seconds(1), failingRoutes: ["/c*"]), files: folder)
        #expect(await status(failing, "/cat.jpg") == 500)
        #expect(fate.waits.withLock { $0 } == [])
    }

    @Test func `values out of range are refused with advice`() {
        #expect(throws: MockFaultsError.delay) { try MockFaults(delay: .seconds(-1)) }
        #expect(throws: MockFaultsError.delay) { try MockFaults(delay: .seconds(3601)) }
        #expect(throws: MockFaultsError.failureRate(1.5)) { try MockFaults(failureRate: 1.5) }
        #expect(throws: MockFaultsError.failureRate(-0.1)) { try MockFaults(failureRate: -0.1) }
        #expect(throws: MockFaultsError.self) { try MockFaults(failureRate: .nan) }
        let error = #expect(throws: MockFaultsError.self) { try MockFaults(failingRoutes: ["/a", "news"]) }
        #expect(
            error?.description
                == #"the route "news" must start with '/'; a route is a path such as /photos, /photos?page=2 or /api/*"#
        )
    }
}
