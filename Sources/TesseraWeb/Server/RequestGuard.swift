import Foundation
import NIOHTTP1

/// A request of a page to display a device.
struct DeviceRequest: Equatable, Sendable {
    /// The app.
    var app: HostedApp
    /// The token of the device that the page displayed before, or nil if there is none.
    var token: DeviceToken?
    /// The hello that the address of the WebSocket contains, or nil if the page sends it later as a message.
    var hello: Data?
    /// The address for which the device counts, or nil if it is not known.
    var visitor: IPAddress?
    /// A sentence for the user if the visitor may not have another WebSocket. The page gets it, and nothing else.
    var refusal: String?
}

/// Decides which requests the host accepts.
///
/// A browser on this machine may display pages of other sites, whose requests must not be accepted. Such a
/// page can point a domain name of its own at the host's address (DNS rebinding), which the `Host` header
/// reveals, and it can open WebSockets to any address, which the `Origin` header reveals. Numeric addresses
/// cannot be pointed at another machine.
struct RequestGuard: Sendable {
    /// The apps by their path names.
    var apps: [String: HostedApp] {
        Dictionary(
            configuration.presentApps.map { ($0.pathName, $0) }, uniquingKeysWith: { first, _ in first })
    }
    /// The names of the host, in lower case.
    let names: Set<String>
    /// True if the host listens to this machine only.
    let isLoopback: Bool

    private let configuration: HostConfiguration

    /// Creates a guard for a configuration.
    init(_ configuration: HostConfiguration) {
        self.configuration = configuration
        let machine = Authority(ProcessInfo.processInfo.hostName).host
        names = Set(([configuration.host] + configuration.names).map { Authority($0).host })
            .union(configuration.isLoopback ? [] : [machine, "\(machine).local"])
        isLoopback = configuration.isLoopback
    }

    /// Returns true if `authority`, a request's `Host` header, is a name of this host.
    func acceptsHost(_ authority: String?) -> Bool {
        guard let authority, !authority.isEmpty, authority.utf8.allSatisfy(Self.isPlain) else { return false }
        let asked = Authority(authority)
        return asked.isLoopback || names.contains(asked.host) || (!isLoopback && asked.isAddress)
    }

    /// Returns true if `origin`, a request's `Origin` header, is the origin of `authority`, its `Host`
    /// header.
    func acceptsOrigin(_ origin: String?, authority: String?) -> Bool {
        guard let origin = origin?.lowercased(), let authority = authority?.lowercased() else { return false }
        // The scheme is https if a proxy in front of the host handles TLS.
        return origin == "http://\(authority)" || origin == "https://\(authority)"
    }

    /// Returns the device that a WebSocket request asks for, or nil if the request must not become a
    /// WebSocket.
    func deviceRequest(uri: String, headers: HTTPHeaders) -> DeviceRequest? {
        let (path, query) = Self.split(uri)
        guard case .device(let name) = Route(path: path), let app = apps[name],
            headers["Upgrade"].map({ $0.lowercased() }) == ["websocket"],
            headers[canonicalForm: "Connection"].contains(where: { $0.lowercased() == "upgrade" }),
            headers["Sec-WebSocket-Version"] == ["13"], headers["Sec-WebSocket-Key"].count == 1,
            headers["Host"].count == 1, headers["Origin"].count == 1,
            acceptsHost(headers.first(name: "Host")),
            acceptsOrigin(headers.first(name: "Origin"), authority: headers.first(name: "Host"))
        else { return nil }
        return DeviceRequest(
            app: app, token: Self.value(of: "token", in: query).flatMap { DeviceToken($0) },
            hello: Self.value(of: "hello", in: query).map { Data($0.utf8) })
    }

    /// Returns the first value with a name in a query, decoded as in a form, or nil if there is none. A value that cannot be
    /// decoded is returned as it is.
    static func value(of name: String, in query: Substring) -> String? {
        let entry = query.split(separator: "&").first { $0.hasPrefix("\(name)=") }
        guard let value = entry?.dropFirst(name.count + 1) else { return nil }
        return value.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? String(value)
    }

    /// Returns the path and the query of a request's target.
    static func split(_ uri: String) -> (path: String, query: Substring) {
        guard let mark = uri.firstIndex(of: "?") else { return (uri, "") }
        return (String(uri[..<mark]), uri[uri.index(after: mark)...])
    }

    /// Returns true if `text` is a name by which a page may call a host, with or without a port.
    static func isName(_ text: String) -> Bool {
        text.utf8.allSatisfy(isPlain) && !Authority(text).host.isEmpty
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
        case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "["),
            UInt8(ascii: "]"):
            true
        default: false
        }
    }
}
