import Foundation
import TesseraDisplay
import Testing

@testable import TesseraWeb

@Suite(.timeLimit(.minutes(10))) struct DeviceLimitTests {
    @Test func `apps get the variables that they need and those that are named`() {
        let environment = ["PATH": "/bin", "LC_ALL": "C", "SECRET": "1", "API": "2", "TESSERA_X": "3"]
        #expect(AppEnvironment.all.selection(of: environment) == environment)
        #expect(
            AppEnvironment.necessary(and: ["API"]).selection(of: environment)
                == ["PATH": "/bin", "LC_ALL": "C", "API": "2", "TESSERA_X": "3"])
    }

    @Test func `app gets chosen variables and a limit of files`() async throws {
        try await TestHost.run(
            "Echo",
            configure: {
                $0.inheritedEnvironment = .necessary(and: [])
                $0.environment = ["ZEBRA": "1"]
                $0.deviceLimits.files = 200
            }
        ) { host in
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                try await page.send(.activate(view: 11))
                let surroundings = try await page.next("surroundings")
                let names = surroundings.reason?.split(separator: " ") ?? []
                let inherited = ProcessInfo.processInfo.environment.keys
                    .filter { AppEnvironment.necessary(and: []).selection(of: [$0: ""]).count == 1 }
                #expect(
                    names.map(String.init)
                        == (inherited + [DisplaySocket.environmentVariable, "ZEBRA"]).sorted())
                #if os(Linux)
                    #expect(surroundings.number == 200)
                #endif
            }
        }
    }

    @Test func `app learns how much memory it may have`() async throws {
        try await TestHost.run(
            "Echo",
            configure: {
                $0.inheritedEnvironment = .necessary(and: [])
                $0.deviceLimits.memory = 512 << 20
            }
        ) { host in
            try await host.withPage("echo") { page in
                _ = try await page.sayHello()
                try await page.send(.activate(view: 11))
                let names = try await page.next("surroundings").reason?.split(separator: " ") ?? []
                #expect(names.contains("TESSERA_MEMORY_LIMIT"))
            }
        }
    }

    #if os(Linux)
        @Test func `app that uses too much memory ends with that reason`() async throws {
            try await TestHost.run("Echo", configure: { $0.deviceLimits.memory = 96 << 20 }) { host in
                try await host.withPage("echo") { page in
                    _ = try await page.sayHello()
                    try await page.send(.activate(view: 10))
                    // The app grows past its limit and not past what the system gives it.
                    let reason = try await page.next("ended").reason ?? ""
                    #expect(reason.contains(": it used "), "\(reason)")
                    #expect(reason.hasSuffix(" MB of memory, and 96 MB are allowed"), "\(reason)")
                }
            }
        }

        @Test func `app that uses too much processor time is stopped for a while`() async throws {
            try await TestHost.run("Restless", configure: { $0.deviceLimits.processors = 0.02 }) { host in
                try await host.withPage("restless") { page in
                    try await page.send(TestPage.hello)
                    _ = try await page.next("scene")
                    var states: Set<Character> = []
                    while !states.isSuperset(of: ["R", "T"]) {
                        states.formUnion(try processStates(named: "Restless"))
                        await Task.yield()
                    }
                }
            }
        }

        /// Returns the states of this process's children with a name, as Linux names them: R runs, T is stopped.
        private func processStates(named name: String) throws -> [Character] {
            try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { id in
                guard Int(id) != nil,
                    let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
                    stat.contains("(\(name))"), let end = stat.lastIndex(of: ")")
                else { return nil }
                let fields = stat[end...].dropFirst().split(separator: " ")
                return fields[1] == "\(getpid())" ? fields[0].first : nil
            }
        }
    #endif
}
