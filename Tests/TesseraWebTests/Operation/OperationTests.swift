import Foundation
import NIOCore
import NIOPosix
import Testing

@testable import TesseraWeb

@Suite(.timeLimit(.minutes(10))) struct OperationTests {
    @Test func `load balancer learns whether host is full by any name`() async throws {
        try await TestHost.run("Echo", maximumDevices: 1) { host in
            let open = try await host.request("/healthz", host: "balancer.internal")
            #expect(open.status == 200)
            #expect(open.body == "ok\n")
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                let full = try await host.request("/healthz")
                #expect(full.status == 503)
                #expect(full.body == "full\n")
            }
        }
    }

    @Test func `named host is in tokens and in cookie of pages`() async throws {
        try await TestHost.run("Echo", hostID: "a2") { host in
            let page = try await host.request("/echo/")
            #expect(page.headers["set-cookie"] == "tessera_host=a2; Path=/; HttpOnly; SameSite=Lax")
            try await host.withPage("echo") { page in
                let device = try await page.next("device")
                let token = try #require(device.token)
                #expect(token.hasPrefix("a2."))
                #expect(device.resources == "/echo/resources/\(token)/")
            }
        }
    }

    @Test func `host without name sets no cookie`() async throws {
        try await TestHost.run("Echo") { host in
            let page = try await host.request("/echo/")
            #expect(page.headers["set-cookie"] == nil)
        }
    }

    @Test func `name that no token can begin with is an error`() throws {
        let app = try HostedApp(TestHost.fakeApp.path)
        #expect(throws: HostError.unusableHostID("A b")) {
            try AppHost(HostConfiguration(apps: [app], hostID: "A b"))
        }
        #expect(
            "\(HostError.unusableHostID("A b"))"
                == "A host cannot have the name “A b” in tokens: use 1 to 32 of the characters a to z, 0 to 9 and “-”."
        )
    }

    @Test func `app cannot have the address of load balancers`() {
        #expect(!HostedApp.isUsable("healthz"))
        #expect(HostedApp.isUsable("metrics"))
    }

    @Test func `figures count devices by app and reason`() async throws {
        let operation = HostOperation(logger: .init(label: "test"))
        operation.metrics.started("photos")
        operation.metrics.started("photos")
        operation.metrics.ended("photos", .crashed)
        operation.metrics.refused(.full)
        operation.metrics.connected(1)
        operation.metrics.received(10)
        operation.metrics.sent(300)
        operation.metrics.sent(7)
        operation.metrics.responded(after: .milliseconds(4))
        let configuration = HostConfiguration(apps: [])
        let responder = MetricsResponder(
            metrics: operation.metrics,
            registry: DeviceRegistry(
                configuration, group: MultiThreadedEventLoopGroup.singleton, operation: operation),
            requests: RequestGuard(configuration))
        let lines = Set(responder.text(of: ["photos": [], "home": []]).components(separatedBy: "\n"))
        for line in [
            "# TYPE tessera_devices gauge", #"tessera_devices{app="home"} 0"#,
            #"tessera_devices_started_total{app="photos"} 2"#,
            #"tessera_devices_ended_total{app="photos",reason="crashed"} 1"#,
            #"tessera_refused_total{reason="full"} 1"#, #"tessera_refused_total{reason="host"} 0"#,
            "tessera_connections 1", #"tessera_messages_total{direction="in"} 1"#,
            #"tessera_messages_total{direction="out"} 2"#,
            #"tessera_message_bytes_total{direction="in"} 10"#,
            #"tessera_message_bytes_total{direction="out"} 307"#,
            #"tessera_event_response_seconds_bucket{le="0.0025"} 0"#,
            #"tessera_event_response_seconds_bucket{le="0.005"} 1"#,
            #"tessera_event_response_seconds_bucket{le="+Inf"} 1"#,
            "tessera_event_response_seconds_sum 0.004", "tessera_event_response_seconds_count 1",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
    }

    @Test func `figures are served over HTTP at a port of their own`() async throws {
        try await TestHost.run("Echo", configure: { $0.metrics = .init(port: 0) }) { host in
            let figures = try host.figures()
            let answer = try await figures.request("/metrics")
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
            #expect(answer.body.contains("\ntessera_devices{app=\"echo\"} 0\n"))
            #expect(try await figures.request("/").status == 404)
            #expect(try await figures.request("/metrics", host: "evil.example").status == 421)
            #expect(try await host.request("/metrics").status == 404)
        }
    }

    @Test func `half a request for figures is closed in time and counted`() async throws {
        try await TestHost.run(
            "Echo", requestTime: .seconds(3), configure: { $0.metrics = .init(port: 0) }
        ) { host in
            #expect(try await host.figures().answer(to: "GET /metrics HTTP/1.1\r\nHost: 127").isEmpty)
            let lines = try await host.figureLines()
            #expect(lines.contains(#"tessera_connections_closed_total{reason="deadline"} 1"#))
        }
    }

    @Test func `silent connections to the port of figures make room for others`() async throws {
        try await TestHost.run("Echo", configure: { $0.metrics = .init(port: 0) }) { host in
            let figures = try host.figures()
            var crowd: [any Channel] = []
            for _ in 0..<65 {
                crowd.append(
                    try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                        .connect(host: "127.0.0.1", port: figures.port).get())
            }
            // The request takes a 66th connection at the latest when the host has taken all others.
            let none = #"tessera_connections_closed_total{reason="displaced"} 0"#
            while try await host.figureLines().contains(none) {}
            for channel in crowd { channel.close(promise: nil) }
        }
    }

    @Test func `refusals of one reason are logged once in ten seconds`() throws {
        let lines = LogLines()
        let refusals = Refusals(HostMetrics(), logger: lines.logger)
        let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
        refusals.note(.rate, at: start)
        for second in 1...9 { refusals.note(.rate, at: start + .seconds(Int64(second))) }
        refusals.note(.connections, at: start + .seconds(9))
        refusals.note(.rate, at: start + .seconds(10))
        #expect(refusals.metrics.counts.refused == [.rate: 11, .connections: 1])
        let parsed = try lines.parsed()
        #expect(
            parsed.map { $0["message"] as? String } == [
                "request refused", "connection refused", "request refused",
            ])
        #expect(parsed.map { $0["level"] as? String } == ["warning", "warning", "warning"])
        #expect(parsed.map { $0["more"] as? Int } == [nil, nil, 9])
    }

    @Test func `line of the host in JSON is one object in one line`() throws {
        let lines = LogLines()
        lines.logger.notice("a \"b\"\n{c", metadata: ["devices": "3", "app": "x\ny", "level": "z"])
        #expect(lines.all.count == 1 && !lines.all[0].contains("\n"))
        let line = try #require(lines.parsed().first)
        #expect(line["message"] as? String == "a \"b\"\n{c")
        #expect(line["level"] as? String == "notice" && line["label"] as? String == "test")
        #expect(line["devices"] as? Int == 3 && line["app"] as? String == "x\ny")
    }

    @Test func `no line of a host contains the token of a device`() async throws {
        let log = LogLines()
        try await TestHost.run("Echo", outputFormat: .json, logger: log.logger) { host in
            let token = try await host.withPage("echo") { page in
                let token = try #require(try await page.next("device").token)
                _ = try await page.sayHello()
                try await page.send(.activate(view: 6))
                return token
            }
            try await host.withPage("echo", token: token) { page in
                #expect(try await page.next("device").resumed == true)
                _ = try await page.sayHello()
                try await page.send("hello")
                #expect(try await page.closingCode() == 1008)
            }
            try await host.withPage("echo", token: token) { page in
                _ = try await page.sayHello()
                try await page.send(#"{"type":"bye"}"#)
            }
            #expect(try await host.request("/echo/resources/\(token)/1").status == 404)
            await log.wait(for: "device ended")
            _ = try log.parsed()
            #expect(log.all.contains { $0.contains("device started") })
            #expect(!log.all.contains { $0.contains(token) })
            #expect(!host.lines.all.contains { $0.contains(token) })
        }
    }

    @Test func `label with quotes and lines stays one line`() {
        var text = PrometheusText()
        text.begin("a_total", .counter, "Help.")
        text.add("a_total", ["app": "a\"b\\c\nd"], 1.5)
        #expect(
            text.text
                == "# HELP a_total Help.\n# TYPE a_total counter\na_total{app=\"a\\\"b\\\\c\\nd\"} 1.5\n")
    }

    @Test func `usage is read from line with strange program name`() throws {
        let stat = "41 (a) b (c) S 1 41 41 0 -1 4194560 900 0 0 0 250 50 0 0 20 0 3 0 100 5000 1200"
        let usage = try #require(
            ProcessUsage(stat: stat, statm: "5000 1200 800 10 0 300 0\n", ticks: 100, pageSize: 4096))
        #expect(usage.seconds == 3)
        #expect(usage.memory == 4_915_200)
        #expect(ProcessUsage(stat: "41 (a", statm: "1 2", ticks: 100, pageSize: 4096) == nil)
        #expect(ProcessUsage(stat: "41 (a) S 1 2", statm: "1 2", ticks: 100, pageSize: 4096) == nil)
    }

    @Test func `processor time of apps never decreases`() {
        let metrics = HostMetrics()
        #expect(metrics.noteAppSeconds(3) == 3)
        #expect(metrics.noteAppSeconds(2.5) == 3)
        #expect(metrics.noteAppSeconds(4) == 4)
    }

    @Test func `line in JSON has time level and fields`() {
        let time = Date(timeIntervalSince1970: 1_700_000_000.25)
        #expect(
            LogFormat.object(
                "a \"b\"\n/c", level: "info", fields: ["device": 3, "app": "photos", "level": "x"], time: time
            )
                == #"{"app":"photos","device":3,"level":"info","message":"a \"b\"\n/c","time":"2023-11-14T22:13:20.250Z"}"#
        )
    }

    @Test func `line of app in JSON names app device and stream`() async throws {
        struct Line: Decodable, Equatable {
            var app, level, message, stream: String
            var device: Int
        }
        try await TestHost.run("Echo", outputFormat: .json) { host in
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                try await page.send(.activate(view: 6))
            }
            let line = await host.lines.first { $0.contains("hello from the app") }
            let parsed = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
            #expect(parsed.app == "echo")
            #expect(parsed.device == 1)
            #expect(parsed.level == "info")
            #expect(parsed.stream == "stdout")
            #expect(parsed.message == "hello from the app")
        }
        #expect(LogFormat.text.line("hello", app: "echo", device: 1, stream: "stdout") == "[echo 1] hello")
    }
}
