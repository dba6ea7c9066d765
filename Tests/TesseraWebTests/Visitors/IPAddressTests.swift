import NIOCore
import Testing

@testable import TesseraWeb

struct IPAddressTests {
    @Test(
        arguments: [
            ("192.0.2.7", [192, 0, 2, 7]), ("192.0.2.7:5000", [192, 0, 2, 7]),
            (" 192.0.2.7 ", [192, 0, 2, 7]),
            ("::ffff:192.0.2.7", [192, 0, 2, 7]),
            ("2001:db8::1", [0x20, 1, 0x0D, 0xB8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
            ("[2001:DB8::1]:443", [0x20, 1, 0x0D, 0xB8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
            ("fe80::1%eth0", [0xFE, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
        ] as [(String, [UInt8])])
    func `address is read as proxies write it`(text: String, bytes: [UInt8]) throws {
        #expect(try #require(IPAddress(text)).bytes == bytes)
    }

    @Test(arguments: [
        "", "unknown", "_hidden", "1.2.3", "1.2.3.4.5", "256.0.0.1", ":::",
        String(repeating: "1", count: 100),
    ])
    func `other text is no address`(text: String) {
        #expect(IPAddress(text) == nil)
    }

    @Test func `addresses of one IPv6 network are one customer`() throws {
        let first = try #require(IPAddress("2001:db8:1:2:3:4:5:6"))
        let second = try #require(IPAddress("2001:db8:1:2:ffff::1"))
        let stranger = try #require(IPAddress("2001:db8:1:3:3:4:5:6"))
        #expect(first.customer == second.customer)
        #expect(first.customer != stranger.customer)
    }

    @Test func `each IPv4 address is a customer`() throws {
        let first = try #require(IPAddress("192.0.2.7"))
        let second = try #require(IPAddress("192.0.2.8"))
        #expect(first.customer == first && first.customer != second.customer)
    }

    @Test(
        arguments: [
            ("10.1.2.3", 8, true), ("11.1.2.3", 8, false), ("10.1.2.3", 0, true), ("10.128.0.0", 9, false),
            ("10.127.0.0", 9, true), ("10.0.0.0", 32, true), ("10.0.0.1", 32, false), ("::1", 0, false),
        ])
    func `network is the addresses with the same first bits`(text: String, bits: Int, isShared: Bool) throws {
        let network = try #require(IPAddress("10.0.0.0"))
        #expect(network.shares(bits: bits, with: try #require(IPAddress(text))) == isShared)
    }
}

struct TrustedProxiesTests {
    private let peer = IPAddress("10.0.0.1")

    @Test func `header of strangers is not believed`() throws {
        let proxies = try TrustedProxies(["10.0.0.2"])
        let peer = try #require(peer)
        #expect(proxies.visitor(peer: peer, forwarded: ["192.0.2.7"]) == peer)
    }

    @Test func `trusted proxy names the visitor`() throws {
        let proxies = try TrustedProxies(["10.0.0.0/8"])
        let peer = try #require(peer)
        #expect(proxies.visitor(peer: peer, forwarded: ["192.0.2.7"]) == IPAddress("192.0.2.7"))
    }

    @Test func `visitor's own entries in the header are not believed`() throws {
        let proxies = try TrustedProxies(["10.0.0.0/8"])
        let peer = try #require(peer)
        #expect(
            proxies.visitor(peer: peer, forwarded: ["198.51.100.1, 192.0.2.7, 10.0.0.9"])
                == IPAddress("192.0.2.7"))
        #expect(
            proxies.visitor(peer: peer, forwarded: ["198.51.100.1", "192.0.2.7"]) == IPAddress("192.0.2.7"))
    }

    @Test func `proxy that names nobody is the visitor itself`() throws {
        let proxies = try TrustedProxies(["10.0.0.1"])
        let peer = try #require(peer)
        #expect(proxies.visitor(peer: peer, forwarded: []) == peer)
        #expect(proxies.visitor(peer: peer, forwarded: ["192.0.2.7, unknown"]) == peer)
    }

    @Test func `name is looked up`() throws {
        let proxies = try TrustedProxies(["localhost"])
        let isLocal = [IPAddress("127.0.0.1"), IPAddress("::1")].compactMap { $0 }.contains {
            proxies.contains($0)
        }
        #expect(isLocal)
    }

    @Test(arguments: [
        "", "10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/8/8", "no such name/8", "no.such.name.invalid",
    ])
    func `other names are errors`(name: String) {
        #expect(throws: HostError.unknownProxy(name)) { try TrustedProxies([name]) }
    }
}
