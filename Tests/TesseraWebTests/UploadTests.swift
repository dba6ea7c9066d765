import Foundation
import TesseraDisplay
import Testing

@testable import TesseraWeb

/// Tests of the requests with which a page sends files to its app.
@Suite(.timeLimit(.minutes(10))) struct UploadTests {
    /// Runs a host with a page whose app accepts two files. `send` sends a POST request to an address under the device's.
    private func withAcceptingPage(
        limit: Int = 1 << 20,
        _ body: (
            TestHost, inout TestPage, _ send: (_ address: String, _ body: String) async throws -> TestResponse
        )
            async throws -> Void
    ) async throws {
        try await TestHost.run("Echo", configure: { $0.deviceLimits.uploads = limit }) { host in
            try await host.withPage("echo") { page in
                let resources = try #require(try await page.next("device").resources)
                try await page.send(TestPage.hello)
                try await page.send(.activate(view: 12))
                _ = try await page.next("accepting")
                try await body(host, &page) { address, body in
                    try await host.request(
                        resources + address, method: "POST",
                        headers: ["Origin": "http://127.0.0.1:\(host.port)"], body: body)
                }
            }
        }
    }

    @Test func `app gets a file once its last part has come`() async throws {
        try await withAcceptingPage { _, page, send in
            let begin = try await send("uploads?size=5", "")
            #expect(begin.status == 201 && begin.body == "1\n")
            #expect(try await send("uploads/1/0", "sus").body == "3\n")
            let last = try await send("uploads/1/3", "hi")
            #expect(last.status == 200 && last.body == "5\n")
            let uploaded = try await page.next("uploaded")
            #expect(uploaded.number == 1 && uploaded.reason == "sushi")
            let again = try await send("uploads/1/3", "hi")
            #expect(again.status == 409 && again.body == "5\n")
        }
    }

    @Test func `host states why it takes no file`() async throws {
        try await withAcceptingPage(limit: 10) { _, page, send in
            #expect(try await send("uploads?size=11", "").status == 413)
            #expect(try await send("uploads", "").status == 400)
            #expect(try await send("uploads?size=-1", "").status == 413)
            #expect(try await send("uploads/7/0", "a").status == 410)
            try await page.send(.activate(view: 13))
            _ = try await page.next("refusing")
            #expect(try await send("uploads?size=1", "").status == 410)
        }
    }

    @Test func `part may not be longer than parts are`() async throws {
        try await withAcceptingPage { _, _, send in
            _ = try await send("uploads?size=400000", "")
            let part = String(repeating: "a", count: UploadFolder.partSize + 1)
            #expect(try await send("uploads/1/0", part).status == 413)
            #expect(try await send("uploads/1/0", String(part.dropLast())).status == 200)
        }
    }

    @Test func `other sites, other devices and other methods send nothing`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                let resources = try #require(try await page.next("device").resources)
                try await page.send(TestPage.hello)
                try await page.send(.activate(view: 12))
                _ = try await page.next("accepting")
                let path = resources + "uploads?size=1"
                let own = ["Origin": "http://127.0.0.1:\(host.port)"]
                #expect(try await host.request(path, method: "POST").status == 403)
                let foreign = ["Origin": "http://evil.example"]
                #expect(try await host.request(path, method: "POST", headers: foreign).status == 403)
                let other = "/echo/resources/\(DeviceToken().text)/uploads?size=1"
                #expect(try await host.request(other, method: "POST", headers: own).status == 404)
                let get = try await host.request(path, headers: own)
                #expect(get.status == 405 && get.headers["allow"] == "POST")
                #expect(try await host.request("/echo/", method: "POST", headers: own).status == 405)
            }
        }
    }

    @Test func `files of a device disappear together with its app`() async throws {
        let text = UUID().uuidString
        try await withAcceptingPage { host, page, send in
            _ = try await send("uploads?size=\(text.utf8.count)", "")
            _ = try await send("uploads/1/0", text)
            let file = try #require(
                try files().first { (try? String(contentsOf: $0, encoding: .utf8)) == text })
            try await page.send(.activate(view: 1))
            _ = try await page.next("ended")
            while FileManager.default.fileExists(atPath: file.path) { await Task.yield() }
        }
    }

    /// Returns the first files in the folders of all devices. Other tests of this process have folders, too.
    private func files() throws -> [URL] {
        let folder = FileManager.default.temporaryDirectory
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix("tessera-uploads-") }
            .map { folder.appending(path: "\($0)/1/file") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}
