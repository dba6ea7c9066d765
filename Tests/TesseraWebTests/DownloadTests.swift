import Foundation
import TesseraDisplay
import Testing

@testable import TesseraWeb

/// Tests of the files that a page fetches from its app.
@Suite(.timeLimit(.minutes(10))) struct DownloadTests {
    @Test func `page fetches a file while the app offers it`() async throws {
        try await TestHost.run("Echo") { host in
            try await host.withPage("echo") { page in
                let resources = try #require(try await page.next("device").resources)
                try await page.send(TestPage.hello)
                #expect(try await host.request(resources + "downloads/4").status == 404)
                try await page.send(.activate(view: 14))
                _ = try await page.next("offered")
                let file = try await host.request(resources + "downloads/4")
                #expect(file.status == 200 && file.body == "sushi")
                #expect(file.headers["content-length"] == "5")
                #expect(file.headers["content-type"] == "application/octet-stream")
                #expect(file.headers["content-disposition"] == "attachment")
                #expect(file.headers["cache-control"] == "no-store")
                #expect(try await host.request(resources + "downloads/4", method: "HEAD").body == "")
                let range = ["Range": "bytes=1-3"]
                let part = try await host.request(resources + "downloads/4", headers: range)
                #expect(part.status == 206 && part.body == "ush")
                #expect(
                    part.headers["content-range"] == "bytes 1-3/5" && part.headers["content-length"] == "3")
                let none = try await host.request(
                    resources + "downloads/4", headers: ["Range": "bytes=9-"])
                #expect(none.status == 416 && none.headers["content-range"] == "bytes */5")
                // A device of the system has no end, and is no file.
                #expect(try await host.request(resources + "downloads/5").status == 404)
                let other = "/echo/resources/\(DeviceToken().text)/downloads/4"
                #expect(try await host.request(other).status == 404)
                try await page.send(.activate(view: 15))
                _ = try await page.next("withdrawn")
                #expect(try await host.request(resources + "downloads/4").status == 404)
            }
        }
    }
}
