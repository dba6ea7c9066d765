import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// Answers the HTTP requests of browsers.
struct HostResponder: Sendable {
    /// The configuration of the host.
    let configuration: HostConfiguration
    /// The files that the host serves to every page.
    let assets: AssetLibrary
    /// Decides which requests the host accepts.
    let requests: RequestGuard
    /// The devices of the host, whose images and fonts it serves.
    let registry: DeviceRegistry
    /// The gate for new devices, and the figures.
    let operation: HostOperation
    /// The files of apps that are being sent.
    let traffic = FileTraffic()

    /// Returns the response to a request. For a HEAD request it has no body.
    func respond(to request: Request) async -> Response {
        var response = await answer(to: request)
        operation.count(response.status)
        for (name, value) in SecurityHeaders.all where response.headers[name] == nil {
            response.headers[name] = value
        }
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
        if request.method == .head { return response.createHeadResponse() }
        ResponseCompression.mark(&response.headers)
        return response
    }

    private func answer(to request: Request) async -> Response {
        let (path, query) = RequestGuard.split(request.head.path ?? "/")
        if Route(path: path) == .health, request.method == .get || request.method == .head {
            return await health
        }
        guard requests.acceptsHost(request.head.authority) else {
            return plain(
                .misdirectedRequest,
                "This host answers to its own names only, such as localhost or \(configuration.host). "
                    + "Others are given with --name.")
        }
        if request.method == .post, let response = await uploadResponse(to: request) { return response }
        guard request.method == .get || request.method == .head else {
            return methodNotAllowed("GET, HEAD")
        }
        switch Route(path: path) {
        case .gallery where operation.gate.isDraining, .app where operation.gate.isDraining:
            return goingAway
        case .gallery:
            return page(
                GalleryPage(apps: configuration.presentApps, gallery: configuration.gallery, assets: assets)
                    .html)
        case .appWithoutSlash(let name) where requests.apps[name] != nil:
            return moved(to: "/\(name)/")
        case .app(let name):
            return appPage(name, depth: 0)
        case .link(let name, let depth):
            guard requests.apps[name] != nil, Self.wantsPage(request) else { return notFound }
            return operation.gate.isDraining ? goingAway : appPage(name, depth: depth)
        case .manifest(let name):
            guard let app = requests.apps[name], let manifest = AppManifest(app: app, query: query) else {
                return notFound
            }
            return content(manifest.data, AppManifest.mediaType, cache: "no-cache")
        case .sourcesWithoutSlash(let name):
            guard let app = requests.apps[name], configuration.gallery[app].source != nil else {
                return notFound
            }
            return moved(to: "/\(name)/source/")
        case .sources(let name):
            guard let app = requests.apps[name], let folder = configuration.gallery[app].source else {
                return notFound
            }
            return page(SourceListPage(app: app, files: folder.files, assets: assets).html)
        case .source(let name, let path):
            guard let app = requests.apps[name],
                let (file, text) = configuration.gallery[app].source?.text(at: path)
            else { return notFound }
            return page(SourceFilePage(app: app, file: file, text: text, assets: assets).html)
        case .device(let name) where requests.apps[name] != nil:
            return refusedWebSocket(request)
        case .uploads, .upload: return methodNotAllowed("POST")
        case .resource(let app, let token, let id):
            return await resource(id, of: device(token, of: app))
        case .font(let app, let token, let id):
            return await font(id, of: device(token, of: app))
        case .download(let app, let token, let id):
            return await download(id, of: device(token, of: app), token, to: request)
        case .document(let app, let token, let id, let path):
            let device = await registry.device(ofDocuments: token)
            return await document(path, in: id, of: device?.app.pathName == app ? device : nil, to: request)
        case .asset(let path):
            return asset(path, to: request)
        default:
            return notFound
        }
    }

    /// Returns true if a request may be for a page. Browsers ask by themselves for other files that a site may have, such as
    /// icons.
    private static func wantsPage(_ request: Request) -> Bool {
        if let purpose = request.headers[fetchDestination] {
            return ["document", "iframe", "empty"].contains(purpose)
        }
        let accepted = request.headers[.accept] ?? "*/*"
        return accepted.contains("text/html") || accepted.hasPrefix("*/*")
    }

    private static let fetchDestination = HTTPField.Name(checking: "Sec-Fetch-Dest")

    private func appPage(_ name: String, depth: Int) -> Response {
        guard let app = requests.apps[name] else { return notFound }
        let nonce = PageNonce()
        var response = page(AppPage(app: app, depth: depth, assets: assets, nonce: nonce).html)
        response.headers[.contentSecurityPolicy] = SecurityHeaders.contentSecurityPolicy(nonce)
        return response
    }

    /// Returns the response to a request for a WebSocket that was not accepted.
    private func refusedWebSocket(_ request: Request) -> Response {
        guard requests.acceptsOrigin(request.headers[.origin], authority: request.head.authority) else {
            return plain(.forbidden, "Only pages of this host may open this WebSocket.")
        }
        if operation.gate.isDraining { return goingAway }
        var response = plain(.upgradeRequired, "This is the address of a WebSocket.")
        response.headers[.upgrade] = "websocket"
        return response
    }

    /// Returns the response for a visitor that has used up what it may, and may come back after `seconds` seconds.
    static func tooMany(seconds: Int) -> Response {
        Response(status: .tooManyRequests, headers: [.retryAfter: "\(seconds)"])
    }

    /// The response that tells a load balancer if the host takes new devices. The names of hosts do not matter here, since load
    /// balancers call them as they like, and the answer is no secret.
    private var health: Response {
        get async {
            let availability = await registry.availability
            return plain(availability == .open ? .ok : .serviceUnavailable, availability.rawValue)
        }
    }

    /// The response to a page that needs a new device while the host is about to end.
    private var goingAway: Response {
        operation.metrics.refused(.draining)
        var response = plain(
            .serviceUnavailable, "This host is about to end and shows no new apps. Try again.")
        response.headers[.retryAfter] = "1"
        return response
    }

    private func methodNotAllowed(_ allowed: String) -> Response {
        let methods = allowed.replacing(", ", with: " and ")
        let verb = allowed.contains(",") ? "are" : "is"
        var response = plain(.methodNotAllowed, "Only \(methods) \(verb) understood here.")
        response.headers[.allow] = allowed
        return response
    }

    var notFound: Response { plain(.notFound, "There is nothing at this address.") }

    private func moved(to path: String) -> Response {
        var response = plain(.permanentRedirect, "This page is at \(path).")
        response.headers[.location] = path
        return response
    }

    private func page(_ html: String) -> Response {
        var response = content(Data(html.utf8), "text/html; charset=utf-8", cache: "no-store")
        if let hostID = configuration.hostID { response.headers[.setCookie] = HostCookie.header(hostID) }
        return response
    }

    func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
        Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8"],
            body: .init(byteBuffer: ByteBuffer(string: text + "\n")))
    }

    func content(_ data: Data, _ mediaType: String, cache: String) -> Response {
        Response(
            status: .ok, headers: [.contentType: mediaType, .cacheControl: cache],
            body: .init(byteBuffer: ByteBuffer(bytes: data)))
    }
}
