import Foundation
import TesseraDisplay
import Testing

@testable import TesseraWeb

@Suite(.timeLimit(.minutes(10))) struct HostilePageTests {
    @Test(
        arguments: [
            "http://evil.example", "http://127.0.0.1", "null", "", "http://127.0.0.1.evil.example:8080",
        ])
    func `foreign origin is refused`(origin: String) async throws {
        try await TestHost.run("Echo") { host in
            await #expect(throws: (any Error).self) {
                try await host.withPage("echo", origin: origin) { _ in }
            }
            let answer = try await host.request(
                "/echo/device",
                headers: [
                    "Origin": origin, "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
                    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
                ])
            #expect(answer.status == 403)
        }
    }

    @Test func `rebound name is refused`() async throws {
        try await TestHost.run("Echo") { host in
            await #expect(throws: (any Error).self) {
                try await host.withPage("echo", origin: "http://evil.example", host: "evil.example") { _ in }
            }
        }
    }

    @Test func `oversized message closes connection`() async throws {
        try await withWitness { page in
            try await page.send(.text, Array(repeating: 0x20, count: 1 << 20))
            #expect(try await page.closingCode() == 1009)
        }
    }

    @Test func `oversized fragments close connection`() async throws {
        try await withWitness { page in
            try await page.send(.text, Array(repeating: 0x20, count: 40_000), isLast: false)
            try await page.send(.continuation, Array(repeating: 0x20, count: 40_000), isLast: false)
            #expect(try await page.closingCode() == 1009)
        }
    }

    @Test func `small message in fragments is one message`() async throws {
        try await withWitness { page in
            try await page.send(.text, Array(#"{"type":"es"#.utf8), isLast: false)
            try await page.send(.continuation, Array(#"cape"}"#.utf8))
            #expect(try await page.next("echo").event == .escape)
        }
    }

    @Test func `binary message closes connection`() async throws {
        try await withWitness { page in
            try await page.send(.binary, Array(#"{"type":"escape"}"#.utf8))
            #expect(try await page.closingCode() == 1003)
        }
    }

    @Test(
        arguments: [
            (#"{"type":"detached"}"#, "Only a host says that a display is detached."),
            ("hello", "The message is not JSON."),
            (#"{"type":"format-disk"}"#, "The field “type” has an unknown value."),
            (#"{"type":"activate"}"#, "The field “view” is missing."),
        ])
    func `invalid message is named and closes connection`(text: String, reason: String) async throws {
        try await withWitness { page in
            try await page.send(text)
            #expect(try await page.next("error").reason == reason)
            #expect(try await page.closingCode() == 1008)
        }
    }

    @Test func `a host survives random messages`() async throws {
        var generator = SystemRandomNumberGenerator()
        try await withWitness { _ in }
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { witness in
                let process = try await witness.sayHello()
                let token = try await host.withPage("echo") { page in
                    let token = try await page.next("device").token
                    _ = try await page.sayHello()
                    return token
                }
                for _ in 0..<1_000 {
                    let bytes = (0..<Int.random(in: 0..<200, using: &generator)).map { _ in
                        UInt8.random(in: 0...255, using: &generator)
                    }
                    try await host.withPage("echo", token: token) { page in
                        try await page.send(.text, bytes)
                        #expect(try await page.closingCode() == 1008, "\(bytes)")
                    }
                }
                try await witness.send(.escape)
                #expect(try await witness.next("echo").process == process)
            }
        }
    }

    @Test func `page that says nothing gives way to another`() async throws {
        try await TestHost.run("Echo", maximumDevices: 1) { host in
            try await host.withPage("echo") { silent in
                _ = try await silent.next("device")
                try await host.withPage("echo") { page in _ = try await page.sayHello() }
                let reason = try await silent.next("full").reason
                #expect(reason == "This host shows at most 1 device, and all are in use.")
            }
        }
    }

    @Test func `page that is not used gives way on a full host and learns why`() async throws {
        try await TestHost.run("Echo", maximumDevices: 1, configure: { $0.quietTime = .zero }) { host in
            try await host.withPage("echo") { quiet in
                _ = try await quiet.sayHello()
                try await host.withPage("echo") { page in _ = try await page.sayHello() }
                #expect(
                    try await quiet.next("full").reason
                        == "This host shows at most 1 device. Nobody has used this page, "
                        + "so that another page has got its device.")
                #expect(try await quiet.closingCode() == 4003)
            }
        }
    }

    @Test func `connection with half a request is closed in time`() async throws {
        try await TestHost.run("Echo", requestTime: .seconds(3)) { host in
            func answer(_ text: String) async throws -> String {
                String(decoding: try await host.answer(to: text), as: UTF8.self)
            }
            let head = "GET /echo/ HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\n"
            let half = try await answer(head)
            // Each of these texts ends with a part of a second request, or with a part of a body.
            let one = try await answer("\(head)\r\nGET /")
            // The host may answer before it closes this connection.
            let body = try await answer("\(head)Content-Length: 9\r\n\r\nhalf")
            #expect(half == "" && one.hasPrefix("HTTP/1.1 200 OK"))
            #expect(body == "" || body.hasPrefix("HTTP/1.1 200 OK"))
            // There is no answer to the second request.
            #expect(one.components(separatedBy: "HTTP/1.1 ").count == 2)
            #expect(body.components(separatedBy: "HTTP/1.1 ").count <= 2)
        }
    }

    @Test func `connections without a request and with half a request are counted apart`() async throws {
        try await TestHost.run(
            "Echo", requestTime: .seconds(3), configure: { $0.metrics = .init(port: 0) }
        ) { host in
            async let silence = host.answer(to: "")
            async let half = host.answer(to: "GET /echo/")
            let answers = try await silence + half
            #expect(answers.isEmpty)
            let lines = try await host.figureLines()
            #expect(
                lines.isSuperset(of: [
                    #"tessera_connections_closed_total{reason="silent"} 1"#,
                    #"tessera_connections_closed_total{reason="deadline"} 1"#,
                ]))
        }
    }

    @Test func `text after a request that is not HTTP is answered and does not end the host`() async throws {
        try await TestHost.run("Echo") { host in
            let request = "GET /echo/ HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\n\r\n"
            for noise in [
                "GET / HTTP/9.x\r\n\r\n", "\u{1}\u{2}\r\n\r\n", "GET / HTTP/1.1\r\nHost\u{1}\r\n\r\n",
            ] {
                let answer = try await host.answers(to: [request, noise])
                #expect(answer.hasPrefix("HTTP/1.1 200 OK") && answer.contains("HTTP/1.1 400 Bad Request"))
            }
            #expect(try await host.request("/echo/").status == 200)
        }
    }

    @Test(arguments: ["SSH-2.0-OpenSSH\r\n\r\n", "GET / HTTP/9.x\r\n\r\n", "\u{16}\u{3}\u{1}\r\n"])
    func `first text that is not HTTP is answered at once`(noise: String) async throws {
        // The test runs out of time if the host answers only when the time of a request is over.
        try await TestHost.run("Echo", requestTime: .seconds(3600)) { host in
            let answer = String(decoding: try await host.answer(to: noise), as: UTF8.self)
            #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request"))
        }
    }

    @Test func `page that does not say hello in time is closed and counted`() async throws {
        try await TestHost.run("Echo", configure: { $0.metrics = .init(port: 0) }) { host in
            try await host.withPage("echo") { page in
                let error = try await page.next("error")
                #expect(error.reason == "A display says hello within 10 seconds.")
            }
            #expect(
                try await host.figureLines().contains(
                    #"tessera_connections_closed_total{reason="hello"} 1"#))
        }
    }

    @Test func `page must say hello first`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                try await page.send(.escape)
                #expect(try await page.next("error").reason == "The first message of a display is a hello.")
                #expect(try await page.closingCode() == 1008)
            }
        }
    }

    @Test(
        arguments: [
            ("", "The message is not JSON."), ("%FF", "The message is not JSON."),
            ("%7B%22type%22:%22escape%22%7D", "The first message of a display is a hello."),
        ])
    func `invalid hello in an address is an error`(hello: String, reason: String) async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo", query: "hello=\(hello)") { page in
                let error = try await page.next("error")
                #expect(error.reason == reason)
                #expect(try await page.closingCode() == 1008)
            }
            try await host.withPage("echo") { page in _ = try await page.sayHello() }
        }
    }

    private static let current = ProtocolVersion.current

    @Test func `page of other protocol version is refused`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                try await page.send(
                    .hello(
                        .init(
                            version: 0, screen: .init(width: 390, height: 844, scale: 2), overscan: 1)))
                #expect(
                    try await page.next("refused").reason
                        == "This app speaks version \(Self.current) of the display protocol and the display speaks "
                        + "version 0. Reload the page.")
                #expect(try await page.closingCode() == 4002)
            }
        }
    }

    @Test(
        arguments: [
            (
                "Elder",
                "This app speaks version \(Self.current - 1) of the display protocol and the display speaks version "
                    + "\(Self.current). Build the app again with this version of Tessera."
            ),
            (
                "Younger",
                "This app speaks version \(Self.current + 1) of the display protocol and the display speaks version "
                    + "\(Self.current). Reload the page."
            ),
        ])
    func `app of other protocol version is refused`(app: String, reason: String) async throws {
        try await TestHost.run(app) { host in
            try await host.withPage(app.lowercased()) { page in
                let refusal = try await page.next("refused")
                #expect(refusal.reason == reason)
                #expect(try await page.closingCode() == 4002)
            }
        }
    }

    /// Runs `body` with a page that has sent its hello, and checks that another page works before and after it.
    private func withWitness(_ body: (inout TestPage) async throws -> Void) async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { witness in
                let process = try await witness.sayHello()
                try await host.withPage("echo") { page in
                    _ = try await page.sayHello()
                    try await body(&page)
                }
                try await witness.send(.escape)
                #expect(try await witness.next("echo").process == process)
            }
        }
    }
}
