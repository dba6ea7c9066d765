import Foundation
import Testing

@testable import TesseraWeb

@Suite(.timeLimit(.minutes(10))) struct DrainTests {
    /// Waits until the host says that it drains.
    private func draining(_ host: TestHost) async throws {
        while try await host.request("/healthz").body != "draining\n" { await Task.yield() }
    }

    @Test func `draining host lets its devices finish and takes no others`() async throws {
        try await TestHost.run("Echo", drainTime: .seconds(3600)) { host in
            try await host.withPage("echo") { page in
                let token = try #require(try await page.next("device").token)
                let process = try await page.sayHello()
                #expect(try await host.request("/healthz").status == 200)
                await host.group.triggerGracefulShutdown()
                try await draining(host)
                #expect(try await host.request("/healthz").status == 503)

                for path in ["/", "/echo/", "/echo/device"] {
                    let origin = ["Origin": "http://127.0.0.1:\(host.port)"]
                    let response = try await host.request(path, headers: origin)
                    #expect(response.status == 503)
                    #expect(response.headers["retry-after"] == "1")
                }
                await #expect(throws: TestPage.Refused.self) { try await host.withPage("echo") { _ in } }
                let other = "ABCDEFGHIJKLMNOPQRSTUVWXYZab-_09"
                await #expect(throws: TestPage.Refused.self) {
                    try await host.withPage("echo", token: other) { _ in }
                }

                try await page.send(.escape)
                #expect(try await page.next("echo").event == .escape)
                try await host.withPage("echo", token: token) { again in
                    #expect(try await again.next("device").resumed == true)
                    #expect(try await again.sayHello() == process)
                    // The host ends long before the hour is over, since its last device ends.
                    try await again.send(#"{"type":"bye"}"#)
                }
            }
        }
    }

    @Test func `draining host ends its devices when time is over`() async throws {
        try await TestHost.run("Echo", drainTime: .milliseconds(1)) { host in
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                await host.group.triggerGracefulShutdown()
                #expect(try await page.closingCode() == 1001)
            }
        }
    }

    @Test func `host that drains without devices ends at once`() async throws {
        try await TestHost.run("Echo", drainTime: .seconds(3600)) { _ in }
    }

    @Test func `gate accepts devices that were there or were starting`() {
        let (old, starting, late) = (DeviceToken(), DeviceToken(), DeviceToken())
        let gate = DrainGate()
        #expect(gate.accepts(nil) && gate.accepts(late) && !gate.isDraining)
        gate.add(old)
        gate.close(except: [old])
        gate.add(starting)
        #expect(gate.isDraining && gate.accepts(old) && gate.accepts(starting))
        #expect(!gate.accepts(nil) && !gate.accepts(late))
        gate.remove(old)
        #expect(!gate.accepts(old))
    }
}
