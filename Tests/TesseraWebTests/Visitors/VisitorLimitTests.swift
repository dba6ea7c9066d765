import Foundation
import NIOCore
import NIOPosix
import TesseraDisplay
import Testing

@testable import TesseraWeb

/// Tests of hosts that limit their visitors. All visitors of the tests have the address 127.0.0.1, except behind a proxy.
@Suite(.timeLimit(.minutes(10))) struct VisitorLimitTests {
    @Test func `visitor gets no more devices than allowed`() async throws {
        try await TestHost.run(
            "Echo", visitorLimits: limits(devices: 1), configure: { $0.metrics = .init(port: 0) }
        ) { host in
            try await host.withPage("echo") { first in
                _ = try await first.sayHello()
                try await host.withPage("echo") { second in
                    let full = try await second.next("full")
                    #expect(
                        full.reason == "This host shows at most 1 device to one address, and all are in use.")
                    #expect(full.limit == "visitor")
                }
                let lines = try await host.figureLines()
                #expect(
                    lines.isSuperset(of: [
                        #"tessera_refused_total{reason="visitor"} 1"#,
                        #"tessera_refused_total{reason="full"} 0"#,
                    ]))
            }
        }
    }

    @Test func `device of closed page is free for its visitor`() async throws {
        try await TestHost.run("Echo", visitorLimits: limits(devices: 1)) { host in
            let first = try await host.withPage("echo") { page in
                let process = try await page.sayHello()
                try await page.send(#"{"type":"bye"}"#)
                return process
            }
            let second = try await host.withPage("echo") { page in try await page.sayHello() }
            #expect(first != second)
        }
    }

    @Test func `page that has only said hello and gone gives its device to another`() async throws {
        try await TestHost.run("Echo", visitorLimits: limits(devices: 1)) { host in
            _ = try await host.withPage("echo") { page in try await page.sayHello() }
            // The host may not have noticed the end of the first page yet.
            while true {
                let isDisplayed = try await host.withPage("echo") { page in
                    try await page.send(TestPage.hello)
                    while case .message(let message) = try await page.next() {
                        if message.type == "full" { return false }
                        if message.type == "echo" { return true }
                    }
                    return false
                }
                if isDisplayed { break }
            }
        }
    }

    @Test func `connections over the limit are refused`() async throws {
        try await TestHost.run(
            "Echo", visitorLimits: limits(connections: 1), configure: { $0.metrics = .init(port: 0) }
        ) { host in
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                // The host closes the connection before or after the request is sent.
                let request =
                    "GET /echo/ HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\nConnection: close\r\n\r\n"
                #expect(try await host.answer(to: request).isEmpty)
                let lines = try await host.figureLines()
                #expect(lines.contains(#"tessera_refused_total{reason="connections"} 1"#))
                // The visitor's first connection goes on.
                try await page.send(.escape)
                #expect(try await page.next("echo").event == .escape)
            }
            // A connection that has ended makes room.
            while try await host.answer(
                to: "GET /echo/ HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\nConnection: close\r\n\r\n"
            ).isEmpty {}
        }
    }

    @Test func `page over the limit of connections behind a trusted proxy learns why`() async throws {
        try await TestHost.run(
            "Echo", visitorLimits: limits(connections: 1), trustedProxies: ["127.0.0.1"]
        ) { host in
            try await host.withPage("echo", forwardedFor: "192.0.2.7") { first in
                _ = try await first.sayHello()
                try await host.withPage("echo", forwardedFor: "192.0.2.7") { second in
                    let full = try await second.next("full")
                    #expect(
                        full.reason
                            == "This host has at most 1 connection with one address, and all are in use.")
                    #expect(full.limit == "visitor")
                    #expect(try await second.closingCode() == 4003)
                }
            }
        }
    }

    @Test func `page of a visitor behind a trusted proxy that has used up its budget learns why`()
        async throws
    {
        var limits = VisitorLimits.none
        limits.requests = 1
        try await TestHost.run("Echo", visitorLimits: limits, trustedProxies: ["127.0.0.1"]) { host in
            let headers = ["X-Forwarded-For": "192.0.2.7"]
            for _ in 0..<200 { _ = try await host.request("/nowhere/", headers: headers) }
            try await host.withPage("echo", forwardedFor: "192.0.2.7") { page in
                let reason = try await page.next("full").reason
                #expect(
                    reason
                        == "This address has asked this host for more than one address may in a short time.")
            }
        }
    }

    @Test func `visitors behind a trusted proxy are told apart`() async throws {
        try await TestHost.run(
            "Echo", visitorLimits: limits(connections: 1, devices: 1), trustedProxies: ["127.0.0.1"]
        ) { host in
            try await host.withPage("echo", forwardedFor: "192.0.2.7") { first in
                _ = try await first.sayHello()
                try await host.withPage("echo", forwardedFor: "192.0.2.8") { second in
                    _ = try await second.sayHello()
                }
                let answer = try await host.request("/echo/")
                #expect(answer.status == 200)
            }
        }
    }

    @Test func `visitor behind a trusted proxy that has used up its bytes is sent away for a while`()
        async throws
    {
        var limits = VisitorLimits()
        limits.sentBytes = 1
        try await TestHost.run(
            "Echo", visitorLimits: limits, trustedProxies: ["127.0.0.1"],
            configure: { $0.metrics = .init(port: 0) }
        ) { host in
            let headers = ["X-Forwarded-For": "192.0.2.7"]
            let first = try await host.request("/echo/", headers: headers)
            let second = try await host.request("/echo/", headers: headers)
            let other = try await host.request("/echo/", headers: ["X-Forwarded-For": "192.0.2.8"])
            #expect(first.status == 200 && second.status == 429 && other.status == 200)
            #expect(try await host.figureLines().contains(#"tessera_refused_total{reason="rate"} 1"#))
        }
    }

    @Test
    func `visitor behind a trusted proxy has a limit of requests even if there is nothing at their address`()
        async throws
    {
        var limits = VisitorLimits.none
        limits.requests = 1
        try await TestHost.run("Echo", visitorLimits: limits, trustedProxies: ["127.0.0.1"]) { host in
            let headers = ["X-Forwarded-For": "192.0.2.7"]
            // Ten requests may come at once.
            let first = try await host.request("/nowhere/", headers: headers)
            #expect(first.status == 404)
            while try await host.request("/nowhere/", headers: headers).status != 429 {}
            let other = try await host.request("/nowhere/", headers: ["X-Forwarded-For": "192.0.2.8"])
            #expect(other.status == 404)
        }
    }

    @Test func `page opens while a thousand visitors send half requests and say nothing`() async throws {
        try await TestHost.run("Echo", maximumDevices: 8, maximumConnections: 128) { host in
            let group = MultiThreadedEventLoopGroup.singleton
            let port = host.port
            var crowd: [any Channel] = []
            for number in 0..<1000 {
                let key = "dGhlIHNhbXBsZSBub25jZQ=="
                let upgrade =
                    "GET /echo/device HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n"
                    + "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \(key)\r\n\r\n"
                let half = "GET /echo/ HTTP/1.1\r\nHost: 127"
                let channel = try await ClientBootstrap(group: group).connect(host: "127.0.0.1", port: port)
                    .get()
                channel.writeAndFlush(ByteBuffer(string: number % 2 == 0 ? half : upgrade), promise: nil)
                crowd.append(channel)
            }
            try await host.withPage("echo") { page in _ = try await page.sayHello() }
            for channel in crowd { channel.close(promise: nil) }
        }
    }

    private func limits(connections: Int = .max, devices: Int = .max) -> VisitorLimits {
        VisitorLimits(
            connections: connections, devices: devices, requests: .max, receivedBytes: .max, sentBytes: .max)
    }
}
