import Foundation
import NIOHTTP1

@testable import HostParsers

extension Harness {
    /// A host on this machine alone, and one that other machines reach by a name.
    private static let guards = [
        RequestGuard(HostConfiguration(apps: [HostedApp(unbuilt: "Photos")], output: { _ in })),
        RequestGuard(
            HostConfiguration(
                apps: [HostedApp(unbuilt: "Photos")], host: "0.0.0.0", names: ["demo.example"],
                output: { _ in })),
    ]

    /// The target of a request and its headers `Host`, `Origin` and others, one on each line.
    static func requests(_ data: Data) {
        let lines = String(decoding: data, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        let (path, _) = RequestGuard.split(lines[0])
        if let route = Route(path: path) {
            require(Route(path: route.path) == route, "\(route) becomes another by its path \(route.path).")
        }
        let host = lines.count > 1 ? lines[1] : nil
        let origin = lines.count > 2 ? lines[2] : nil
        check(host)
        var headers = HTTPHeaders([
            ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA=="),
        ])
        if let host { headers.add(name: "Host", value: host) }
        if let origin { headers.add(name: "Origin", value: origin) }
        for line in lines.dropFirst(3) {
            for size in [0, 1, 4096] {
                guard case .part(let part) = ByteRange(line, size: size) else { continue }
                require(part.lowerBound >= 0 && part.upperBound < size, "\(line) is not in \(size) bytes.")
            }
            let sides = line.split(separator: ":", maxSplits: 1)
            // SwiftNIO's parser refuses other names.
            if sides.count == 2, sides[0].utf8.allSatisfy({ $0 < 0x80 }) {
                headers.add(name: String(sides[0]), value: String(sides[1]))
            }
        }
        for one in guards {
            let isAccepted = one.deviceRequest(uri: lines[0], headers: headers) != nil
            require(
                !isAccepted || one.acceptsHost(host) && one.acceptsOrigin(origin, authority: host),
                "A page of \(origin ?? "nothing") gets a device of \(host ?? "nothing").")
        }
    }

    /// A host on this machine alone accepts no name that a name server could point at it.
    private static func check(_ host: String?) {
        guard let host else { return }
        let authority = Authority(host)
        require(authority.host == authority.host.lowercased(), "\(host) has a host in capital letters.")
        guard guards[0].acceptsHost(host) else { return }
        let name = authority.host
        require(
            name == "localhost" || name.hasSuffix(".localhost") || name == "::1" || name.hasPrefix("127."),
            "The host on this machine alone accepts \(host).")
    }
}

extension Route {
    /// A path with which the route is asked for.
    fileprivate var path: String {
        switch self {
        case .gallery: "/"
        case .appWithoutSlash(let app): "/\(app)"
        case .app(let app): "/\(app)/"
        case .link(let app, let depth):
            "/\(app)/" + Array(repeating: "x", count: depth + 1).joined(separator: "/")
        case .sourcesWithoutSlash(let app): "/\(app)/source"
        case .sources(let app): "/\(app)/source/"
        case .source(let app, let path): "/\(app)/source/\(path)"
        case .manifest(let app): "/\(app)/\(Route.manifestName)"
        case .device(let app): "/\(app)/device"
        case .resource(let app, let token, let id): "/\(app)/resources/\(token.text)/\(id)"
        case .font(let app, let token, let id): "/\(app)/resources/\(token.text)/fonts/\(id)"
        case .download(let app, let token, let id): "/\(app)/resources/\(token.text)/downloads/\(id)"
        case .document(let app, let token, let id, let path):
            "/\(app)/resources/\(token.text)/documents/\(id)/\(path.joined(separator: "/"))"
        case .uploads(let app, let token): "/\(app)/resources/\(token.text)/uploads"
        case .upload(let app, let token, let id, let offset):
            "/\(app)/resources/\(token.text)/uploads/\(id)/\(offset)"
        case .health: "/\(Route.healthName)"
        case .asset(let path): path
        }
    }
}
