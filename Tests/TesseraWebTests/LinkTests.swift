import Testing

@testable import TesseraWeb

struct LinkTests {
    @Test func `addresses below that of an app are its page, which knows how far below`() async throws {
        try await TestHost.run("Echo") { host in
            let page = try await host.request(
                "/echo/dishes/7?photo=2", headers: ["Accept": "text/html,*/*;q=0.8"])
            #expect(page.status == 200)
            #expect(page.body.contains(#"<html data-tessera="connecting" data-depth="1">"#))
            #expect(page.headers["content-security-policy"]?.contains("base-uri 'none'") == true)
            #expect(page.headers["cache-control"] == "no-store")
            for path in ["/echo/", "/echo/dishes"] {
                let page = try await host.request(path)
                #expect(page.body.contains(#"<html data-tessera="connecting">"#))
            }
            #expect(try await host.request("/echo/dishes/7", method: "HEAD").body == "")
        }
    }

    @Test
    func
        `files that browsers request by themselves are no page, and neither is an address of an unknown app`()
        async throws
    {
        try await TestHost.run("Echo") { host in
            let requests: [(path: String, headers: [String: String])] = [
                ("/echo/favicon.ico", ["Accept": "image/avif,*/*;q=0.8"]),
                ("/echo/favicon.ico", ["Sec-Fetch-Dest": "image"]),
                ("/other/dishes/7", [:]), ("/echo/resources/more", [:]),
            ]
            for (path, headers) in requests {
                let answer = try await host.request(path, headers: headers)
                #expect(answer.status == 404)
            }
        }
    }
}
