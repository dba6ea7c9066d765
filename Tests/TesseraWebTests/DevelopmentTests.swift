import Foundation
import TesseraDisplay
import Testing

@testable import TesseraWeb

@Suite(.timeLimit(.minutes(10))) struct DevelopmentTests {
    /// A folder with two builds of the app “Echo”.
    private struct Builds {
        let folder: SampleFolder
        let first: HostedApp
        let second: HostedApp

        init() throws {
            let folder = try SampleFolder(["1/x": "", "2/x": ""])
            func build(_ number: Int) throws -> HostedApp {
                let link = folder.url.appendingPathComponent("\(number)/Echo")
                try FileManager.default.createSymbolicLink(at: link, withDestinationURL: TestHost.fakeApp)
                return try HostedApp(link.path)
            }
            (first, second) = (try build(1), try build(2))
            self.folder = folder
        }
    }

    @Test func `a page waits for the first build and moves on to the next one`() async throws {
        let builds = try Builds()
        let development = Development(sources: builds.folder.url)
        try development.setNames(["Echo"])
        try await TestHost.run(development: development) { host in
            let first = try await host.withPage("echo") { page in
                #expect(try await page.next("build").build?.state == "building")
                development.report(.succeeded(warnings: 2))
                #expect(try await page.next("build").build?.warnings == 2)
                development.serve([builds.first])
                _ = try await page.next("device")
                let process = try await page.sayHello()
                development.serve([builds.second])
                _ = try await page.next("rebuilt")
                #expect(try await page.closingCode() == 4005)
                return process
            }
            try await host.withPage("echo") { page in
                _ = try await page.next("device")
                #expect(try await page.sayHello() != first)
            }
        }
    }

    @Test func `a page learns of mistakes and keeps its device`() async throws {
        let builds = try Builds()
        let development = Development(sources: builds.folder.url)
        try development.setNames(["Echo"])
        development.serve([builds.first])
        try await TestHost.run(development: development) { host in
            try await host.withPage("echo") { page in
                _ = try await page.next("device")
                _ = try await page.sayHello()
                let problem = BuildProblem(
                    "wrong", file: "A.swift", line: 3, column: 1, source: [.init(number: 3, text: "x")])
                development.report(.failed([problem], more: 1))
                while true {
                    let build = try await page.next("build").build
                    guard build?.state == "failed" else { continue }
                    #expect(build?.problems?.first?.message == "wrong")
                    #expect(build?.problems?.first?.line == 3)
                    #expect(build?.more == 1)
                    break
                }
                try await page.send(.escape)
                #expect(try await page.next("echo").event == .escape)
                // The package has another app now.
                try development.setNames(["Other"])
                let message = try await page.next("build").build?.problems?.first?.message
                #expect(message == "The package has no app “echo” any more. It has: Other.")
                try await page.send(.escape)
                #expect(try await page.next("echo").event == .escape)
            }
        }
    }

    @Test func `an app has an address before it is built, and loses it with its name`() async throws {
        let folder = try SampleFolder([:])
        let development = Development(sources: folder.url)
        try await TestHost.run(development: development) { host in
            #expect(try await host.request("/").body.contains("No app yet"))
            #expect(try await host.request("/echo/").status == 404)
            try development.setNames(["Echo"])
            #expect(try await host.request("/echo/").status == 200)
            try development.setNames(["Other"])
            #expect(try await host.request("/echo/").status == 404)
        }
        #expect(throws: HostError.self) { try development.setNames(["A", "a"]) }
        #expect(throws: HostError.self) { try development.setNames(["assets"]) }
    }
}
