import Foundation
import TesseraDisplay
import Testing

@testable import TesseraWeb

@Suite(.timeLimit(.minutes(10))) struct DeviceTests {
    @Test func `page gets device says hello and sees scene`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                let device = try await page.next("device")
                let token = try #require(device.token)
                #expect(token.count == 32)
                #expect(device.resumed == false)
                #expect(device.resources == "/echo/resources/\(token)/")
                try await page.send(TestPage.hello)
                _ = try await page.next("scene")
                #expect(try await page.next("echo").event == TestPage.hello)
                try await page.send(.escape)
                #expect(try await page.next("echo").event == .escape)
            }
        }
    }

    @Test func `page whose address contains its hello sees scene without another message`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo", query: try TestPage.queryOfHello()) { page in
                _ = try await page.next("device")
                _ = try await page.next("scene")
                #expect(try await page.next("echo").event == TestPage.hello)
                try await page.send(.escape)
                #expect(try await page.next("echo").event == .escape)
            }
        }
    }

    @Test func `each page has its own process`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { first in
                let firstProcess = try await first.sayHello()
                try await host.withPage("echo") { second in
                    let secondProcess = try await second.sayHello()
                    #expect(secondProcess != firstProcess)
                }
            }
        }
    }

    @Test func `returning page finds its process`() async throws {
        try await TestHost.run("Echo") { host in
            let (token, process) = try await host.withPage("echo") { page in
                (try #require(try await page.next("device").token), try await page.sayHello())
            }
            await host.lines.wait(for: #"[echo 1] event {"type":"detached"}"#)
            try await host.withPage("echo", token: token) { page in
                let device = try await page.next("device")
                #expect(device.resumed == true)
                #expect(device.token == token)
                #expect(try await page.sayHello() == process)
            }
        }
    }

    @Test func `page learns how many of its events the app has got`() async throws {
        try await TestHost.run("Echo") { host in
            let token = try await host.withPage("echo") { page in
                let device = try await page.next("device")
                #expect(device.passed == 0)
                try await page.send(TestPage.hello)
                try await page.send(.escape)
                try await page.send(.submit(view: 1))
                // Both may be acknowledged together, or each for itself.
                while try await page.next("passed").passed != 2 {}
                try await page.send(.refresh(view: 3))
                while try await page.next("echo").event != .refresh(view: 3) {}
                return device.token
            }
            try await host.withPage("echo", token: token) { page in
                let passed = try await page.next("device").passed
                #expect(passed == 3)
            }
        }
    }

    @Test func `events of a page count until another one takes its device`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { first in
                let token = try await first.next("device").token
                _ = try await first.sayHello()
                try await host.withPage("echo", token: token) { second in
                    #expect(try await second.next("device").passed == 0)
                    try? await first.send(.escape)
                    _ = try await second.sayHello()
                    try await second.send(.submit(view: 1))
                    // The host sends the number after a pause, in which a busy app has perhaps not answered yet.
                    let messages = try await second.nextOfEach(["echo", "passed"])
                    #expect(messages["echo"]?.event == .submit(view: 1))
                    #expect(messages["passed"]?.passed == 1)
                }
            }
        }
    }

    @Test func `ping is answered after hello`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                try await page.send(#"{"type":"ping"}"#)
                _ = try await page.next("pong")
            }
        }
    }

    @Test func `late page or unknown token gets new device`() async throws {
        try await TestHost.run("Echo", resumeTime: .zero) { host in
            let (token, process) = try await host.withPage("echo") { page in
                (try #require(try await page.next("device").token), try await page.sayHello())
            }
            await processEnds(process)
            var isKnown = true
            while isKnown {
                // The process ends a moment before the host forgets its device.
                isKnown = try await host.withPage("echo", token: token) { page in
                    let device = try await page.next("device")
                    #expect((device.token == token) == (device.resumed == true))
                    return device.resumed == true
                }
            }
            for token in [String(repeating: "A", count: 32), "short", ""] {
                try await host.withPage("echo", token: token) { page in
                    let device = try await page.next("device")
                    #expect(device.resumed == false)
                    #expect(device.token != token)
                }
            }
        }
    }

    @Test func `second page with same token takes device over`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { first in
                let token = try await first.next("device").token
                let process = try await first.sayHello()
                try await host.withPage("echo", token: token) { second in
                    _ = try await first.next("taken")
                    #expect(try await first.closingCode() == 4004)
                    #expect(try await second.sayHello() == process)
                    try await second.send(.escape)
                    #expect(try await second.next("echo").event == .escape)
                }
            }
        }
    }

    @Test func `a device whose page has not said hello is not kept`() async throws {
        try await TestHost.run("Echo", maximumDevices: 1) { host in
            let token = try await host.withPage("echo") { page in try await page.next("device").token }
            // The host is full until the app's process has ended. After that it makes a new device.
            while true {
                let answer = try await host.withPage("echo", token: token) { page in try await page.next() }
                guard case .message(let message) = answer, message.type == "device" else { continue }
                if message.token != token { break }
            }
        }
    }

    @Test func `a full host has room after a page says bye`() async throws {
        try await TestHost.run("Echo", maximumDevices: 1) { host in
            let process = try await host.withPage("echo") { first in
                let process = try await first.sayHello()
                try await host.withPage("echo") { second in
                    let reason = try await second.next("full").reason
                    #expect(reason == "This host shows at most 1 device, and all are in use.")
                    #expect(try await second.closingCode() == 4003)
                }
                try await first.send(#"{"type":"bye"}"#)
                return process
            }
            await processEnds(process)
            var isShown = false
            while !isShown {
                // The process ends a moment before the host can start another.
                isShown = try await host.withPage("echo") { page in
                    if case .message(let message) = try await page.next() {
                        message.type == "device"
                    } else {
                        false
                    }
                }
            }
        }
    }

    @Test func `page of killed app is informed and others go on`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { other in
                let otherProcess = try await other.sayHello()
                try await host.withPage("echo") { page in
                    kill(try await page.sayHello(), SIGKILL)
                    let end = try await page.next("ended")
                    #expect(end.reason == "Echo was ended by signal 9 (SIGKILL).")
                    #expect(end.retry == 0)
                    #expect(try await page.closingCode() == 4001)
                }
                try await other.send(.escape)
                #expect(try await other.next("echo").process == otherProcess)
            }
        }
    }

    @Test func `failed app reports its reason`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                try await page.send(.activate(view: 1))
                #expect(try await page.next("ended").reason == "Echo exited with status 3: the disk is full")
            }
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                try await page.send(.activate(view: 2))
                let reason = try #require(try await page.next("ended").reason)
                #expect(reason.hasPrefix("Echo was ended by signal "))
                #expect(reason.hasSuffix("Fatal error: Duplicate identifier 7"))
            }
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                try await page.send(.activate(view: 7))
                let reason = try #require(try await page.next("ended").reason)
                #expect(reason.hasSuffix(": *** Program crashed: Bad pointer dereference at 0x0 ***"))
            }
            await host.lines.wait(for: "[echo 1] the disk is full")
        }
    }

    @Test func `app that does not answer is named and can be started again`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                // Before the app is silent, this does nothing.
                try await page.send(#"{"type":"restart"}"#)
                try await page.send(.activate(view: 8))
                #expect(try await page.next("silent").app == "Echo")
                try await page.send(#"{"type":"restart"}"#)
                let end = try await page.next("ended")
                #expect(end.reason?.hasSuffix(": it did not answer") == true && end.retry == 0)
            }
        }
    }

    @Test func `app that hangs can be started again when its socket is full`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                try await page.send(.activate(view: 8))
                for number in 0..<1000 { try await page.send(.activate(view: 1000 + number)) }
                _ = try await page.next("silent")
                try await page.send(#"{"type":"restart"}"#)
                let end = try await page.next("ended")
                #expect(end.reason?.hasSuffix(": it did not answer") == true)
            }
        }
    }

    @Test func `each event reaches an app once that read nothing while its page was away`() async throws {
        try await TestHost.run("Echo") { host in
            let (token, process) = try await host.withPage("echo") { page in
                let token = try await page.next("device").token
                let process = try await page.sayHello()
                try await page.send(.activate(view: 9))
                for number in 0..<1000 { try await page.send(.activate(view: 1000 + number)) }
                _ = try await page.next("silent")
                return (token, process)
            }
            try await host.withPage("echo", token: token) { page in
                let passed = try #require(try await page.next("device").passed)
                #expect(passed > 0 && passed < 1001, "the socket of an app that reads nothing is full before")
                // The app has stopped itself.
                kill(process, SIGCONT)
                #expect(try await page.sayHello() == process)
                for number in (passed - 1)..<1000 { try await page.send(.activate(view: 1000 + number)) }
                try await page.send(.submit(view: 1))
                while try await page.next("echo").event != .submit(view: 1) {}
            }
            let line = try NSRegularExpression(pattern: #""view":(1\d\d\d)\b"#)
            // What the app prints comes on another way than what it sends.
            _ = await host.lines.first { $0.contains("\"submit\"") }
            let views = host.lines.all.compactMap { text -> Int? in
                let range = NSRange(text.startIndex..., in: text)
                guard let match = line.firstMatch(in: text, range: range),
                    let number = Range(match.range(at: 1), in: text)
                else { return nil }
                return Int(text[number])
            }
            #expect(views == Array(1000..<2000))
        }
    }

    @Test func `invalid message does not cost an event before it`() async throws {
        // The app is slow beside other tests, and does not hang.
        try await TestHost.run("Echo", configure: { $0.eventPatience = .seconds(60) }) { host in
            let token = try await host.withPage("echo") { page in
                let token = try await page.next("device").token
                _ = try await page.sayHello()
                for number in 0..<100 { try await page.send(.activate(view: 1000 + number)) }
                try await page.send(#"{"type":"nothing"}"#)
                _ = try await page.next("error")
                return token
            }
            try await host.withPage("echo", token: token) { page in
                let passed = try await page.next("device").passed
                #expect(passed == 100)
            }
        }
    }

    @Test func `page that sends too much to an app that hangs loses its connection`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                try await page.send(.activate(view: 8))
                // The host may close the connection before the last of them.
                for _ in 0..<4000 { try? await page.send(.escape) }
                #expect(try await page.closingCode() == 1001)
            }
        }
    }

    @Test func `app that answers late is no longer named`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                let process = try await page.sayHello()
                try await page.send(.activate(view: 9))
                _ = try await page.next("silent")
                // The app has stopped itself.
                kill(process, SIGCONT)
                _ = try await page.next("answering")
                try await page.send(.escape)
                #expect(try await page.next("echo").process == process)
            }
        }
    }

    @Test func `pages of crashing app wait longer and longer`() async throws {
        try await TestHost.run("Mortal") { host in
            var waits: [Int?] = []
            for _ in 0..<5 {
                try await host.withPage("mortal", query: try TestPage.queryOfHello()) { page in
                    let end = try await page.next("ended")
                    waits.append(end.retry)
                    #expect(end.reason == "Mortal exited with status 3: no such file: feed.json")
                }
            }
            #expect(waits == [0, 0, 1, 2, 4])
        }
    }

    @Test func `output is passed on with device number`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                try await page.send(.activate(view: 6))
                await host.lines.wait(for: "[echo 1] hello from the app")
            }
        }
    }

    @Test func `flood of output reaches page in order`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                try await page.send(.activate(view: 3))
                for number in 0..<300 { #expect(try await page.next("flood").number == number) }
            }
        }
    }

    @Test func `only images are served and only with token`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                let base = try #require(try await page.next("device").resources)
                _ = try await page.sayHello()
                #expect(try await host.request(base + "1").status == 404)
                try await page.send(.activate(view: 4))
                _ = try await page.next("sent")
                let image = try await host.request(base + "1")
                #expect(image.status == 200)
                #expect(image.bytes == [0x89, 0x50])
                #expect(image.headers["content-type"] == "image/png")
                #expect(image.headers["cache-control"] == "private, max-age=31536000, immutable")
                #expect(image.headers["x-content-type-options"] == "nosniff")
                #expect(try await host.request(base + "2").status == 404)
                // A drawing that is opened as a page runs no code.
                let drawing = try await host.request(base + "3")
                #expect(drawing.headers["content-type"] == "image/svg+xml")
                #expect(drawing.headers["content-security-policy"]?.contains("default-src 'none'") == true)
                #expect(drawing.headers["content-security-policy"]?.contains("script-src") == false)
                #expect(drawing.headers["content-security-policy"]?.hasSuffix("sandbox") == true)
                #expect(drawing.headers["x-content-type-options"] == "nosniff")
                #expect(
                    try await host.request("/echo/resources/\(String(repeating: "A", count: 32))/1").status
                        == 404)
                try await page.send(.activate(view: 5))
                _ = try await page.next("released")
                // The page may have begun to fetch an image that the app has just released.
                #expect(try await host.request(base + "1").bytes == [0x89, 0x50])
            }
        }
    }

    @Test func `a patch before the scene is not passed on, whatever comes before it`() async throws {
        try await TestHost.run("Hasty") { host in
            try await host.withPage("hasty") { page in
                try await page.send(TestPage.hello)
                var types: [String] = []
                while types.last != "scene" {
                    guard case .message(let message) = try await page.next() else { break }
                    types.append(message.type)
                }
                #expect(types == ["device", "claim", "scene"])
            }
        }
    }

    @Test func `end of host ends apps and closes pages`() async throws {
        var processes: [Int32] = []
        try await TestHost.run("Echo", "Stubborn") { host in
            processes.append(
                try await host.withPage("echo") { page in
                    let process = try await page.sayHello()
                    processes.append(
                        try await host.withPage("stubborn") { other in
                            let process = try await other.sayHello()
                            await host.group.triggerGracefulShutdown()
                            #expect(try await other.closingCode() == 1001)
                            return process
                        })
                    #expect(try await page.closingCode() == 1001)
                    return process
                })
        }
        #expect(processes.count == 2)
        // The host has returned, so no process is left, not even a zombie.
        for process in processes { #expect(kill(process, 0) == -1) }
    }

    /// Waits until a process has ended, at most for the time limit of the suite.
    private func processEnds(_ process: Int32) async {
        while kill(process, 0) == 0 { await Task.yield() }
    }
}
