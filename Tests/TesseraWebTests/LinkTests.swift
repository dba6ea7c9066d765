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
                #expect(try await host.request(path).body.contains(#"<html data-tessera="connecting">"#))
            }
            #expect(try await host.request("/echo/dishes/7", method: "HEAD").body == "")
        }
    }

    @Test func `what browsers look for by themselves is no page, and neither is anything of an unknown app`()
        async throws
    {
        try await TestHost.run("Echo") { host in
            let icon = "/echo/favicon.ico"
            #expect(try await host.request(icon, headers: ["Accept": "image/avif,*/*;q=0.8"]).status == 404)
            #expect(try await host.request(icon, headers: ["Sec-Fetch-Dest": "image"]).status == 404)
            #expect(try await host.request("/other/dishes/7").status == 404)
            #expect(try await host.request("/echo/resources/more").status == 404)
        }
    }
}
