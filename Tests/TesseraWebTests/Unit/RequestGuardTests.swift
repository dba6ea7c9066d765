import NIOHTTP1
import Testing

@testable import TesseraWeb

struct RequestGuardTests {
    @Test(
        arguments: [
            ("localhost:8080", true), ("127.0.0.1:8080", true), ("[::1]:8080", true),
            ("photos.localhost", true),
            ("evil.example", false), ("192.168.1.7", false), ("127.0.0.1.evil.example", false), ("", false),
        ])
    func `loopback host answers to loopback names only`(authority: String, isAccepted: Bool) {
        let requests = RequestGuard(HostConfiguration(apps: []))
        #expect(requests.acceptsHost(authority) == isAccepted)
    }

    @Test(
        arguments: [
            ("192.168.1.7:8080", true), ("[fe80::1]:8080", true), ("localhost", true), ("shop.example", true),
            ("Shop.Example:443", true), ("evil.example", false), ("192.168.1.7.evil.example", false),
        ])
    func `wildcard host answers to addresses and its names`(authority: String, isAccepted: Bool) {
        let requests = RequestGuard(HostConfiguration(apps: [], host: "0.0.0.0", names: ["shop.example"]))
        #expect(requests.acceptsHost(authority) == isAccepted)
    }

    @Test(
        arguments: [
            ("hello=%7B%22a%22%3A+1%7D", #"{"a": 1}"#), ("x=1&hello=a%2Bb&hello=c", "a+b"),
            ("hello=%zz", "%zz"),
            ("hello=", ""), ("hellos=1", nil), ("", nil),
        ])
    func `hello in an address is encoded as in a form`(query: String, hello: String?) {
        let photos = HostedApp(unbuilt: "Photos")
        let headers: HTTPHeaders = [
            "Host": "localhost", "Origin": "http://localhost", "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "a",
        ]
        let request = RequestGuard(HostConfiguration(apps: [photos]))
            .deviceRequest(uri: "/photos/device?\(query)", headers: headers)
        #expect(request?.hello.map { String(decoding: $0, as: UTF8.self) } == hello)
        #expect(request != nil)
    }

    @Test func `unusual loopback spelling opens nothing to other names`() {
        let requests = RequestGuard(HostConfiguration(apps: [], host: "127.1"))
        #expect(requests.acceptsHost("127.1:8080"))
        #expect(!requests.acceptsHost("evil.example"))
    }

    @Test(
        arguments: [
            ("https://shop.example", "shop.example"), ("https://shop.example:8443/a?b", "shop.example"),
            ("shop.example/", "shop.example"), ("", "shop.example"), ("two words", "shop.example"),
        ])
    func `an address is refused as a name of the host`(name: String, right: String) {
        #expect(throws: HostError.unusableHostName(name)) {
            try AppHost(HostConfiguration(apps: [HostedApp(unbuilt: "Photos")], names: [name]))
        }
        #expect(
            "\(HostError.unusableHostName(name))"
                == "Pages cannot call a host “\(name)”: give the name alone, as in “\(right)”.")
    }

    @Test(arguments: ["shop.example", "Shop.Example:443", "192.168.1.7", "[fe80::1]:80", "fe80::1"])
    func `a name or an address of a machine may be a name of the host`(name: String) {
        #expect(RequestGuard.isName(name))
    }
}
