/// The resource that a path names.
///
/// Paths are used as they are: they are neither decoded nor appended to a folder, so that only the resources
/// listed here exist.
enum Route: Equatable {
    /// `/`
    case gallery
    /// `/photos`, which lacks its slash.
    case appWithoutSlash(String)
    /// `/photos/`
    case app(String)
    /// `/photos/dishes/7`, an address with which a user opens a part of the app. The number is that of the slashes behind the one
    /// of `/photos/`.
    case link(app: String, depth: Int)
    /// `/photos/manifest.webmanifest`
    case manifest(String)
    /// `/photos/source`, which lacks its slash.
    case sourcesWithoutSlash(String)
    /// `/photos/source/`
    case sources(String)
    /// `/photos/source/Views/PhotoCell.swift`
    case source(app: String, path: String)
    /// `/photos/device`
    case device(String)
    /// `/photos/resources/<token>/<id>`
    case resource(app: String, token: DeviceToken, id: Int)
    /// `/photos/resources/<token>/fonts/<id>`
    case font(app: String, token: DeviceToken, id: Int)
    /// `/photos/resources/<token>/uploads`
    case uploads(app: String, token: DeviceToken)
    /// `/photos/resources/<token>/uploads/<id>/<offset>`
    case upload(app: String, token: DeviceToken, id: Int, offset: Int)
    /// `/photos/resources/<token>/downloads/<id>`
    case download(app: String, token: DeviceToken, id: Int)
    /// `/photos/resources/<document token>/documents/<id>/styles/page.css`, a file of a document of the app.
    case document(app: String, token: DeviceToken, id: Int, path: [String])
    /// `/healthz`
    case health
    /// `/assets/…`; the value is the whole path.
    case asset(String)

    /// The first component of the addresses of assets.
    static let assetsName = "assets"
    /// The name of an app's manifest below the address of the app.
    static let manifestName = "manifest.webmanifest"
    /// The address at which a load balancer asks whether the host takes new devices.
    static let healthName = "healthz"
    /// The names that no app can have, because they are first components of other addresses.
    static let takenNames: Set = [assetsName, healthName]

    /// The names that cannot come first behind the name of an app in the address of a part of the app.
    private static let resourceNames: Set = ["device", "resources", "source"]

    /// The greatest number of folders in an address of a part of an app.
    private static let greatestDepth = 32

    /// Reads the path of a request. Returns nil if no resource can have it.
    init?(path: String) {
        guard path.hasPrefix("/") else { return nil }
        let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if parts.first == Self.assetsName {
            self = .asset(path)
            return
        }
        if parts == [Self.healthName] {
            self = .health
            return
        }
        if parts.count > 2, !parts[0].isEmpty, parts[1] == "source" {
            let path = parts[2...].joined(separator: "/")
            self = path.isEmpty ? .sources(parts[0]) : .source(app: parts[0], path: path)
            return
        }
        if parts.count > 5, parts[1] == "resources", parts[3] == "documents" {
            guard let token = DeviceToken(parts[2]), let id = Int(parts[4]), id >= 0 else { return nil }
            self = .document(app: parts[0], token: token, id: id, path: Array(parts[5...]))
            return
        }
        switch parts.count {
        case 1:
            self = parts[0].isEmpty ? .gallery : .appWithoutSlash(parts[0])
        case 2 where parts[1].isEmpty:
            self = .app(parts[0])
        case 2 where parts[1] == "device":
            self = .device(parts[0])
        case 2 where parts[1] == Self.manifestName:
            self = .manifest(parts[0])
        case 2 where parts[1] == "source":
            self = .sourcesWithoutSlash(parts[0])
        case 4 where parts[1] == "resources" && parts[3] == "uploads":
            guard let token = DeviceToken(parts[2]) else { return nil }
            self = .uploads(app: parts[0], token: token)
        case 5 where parts[1] == "resources" && parts[3] == "downloads":
            guard let token = DeviceToken(parts[2]), let id = Int(parts[4]), id >= 0 else { return nil }
            self = .download(app: parts[0], token: token, id: id)
        case 6 where parts[1] == "resources" && parts[3] == "uploads":
            guard let token = DeviceToken(parts[2]), let id = Int(parts[4]), id >= 0,
                let offset = Int(parts[5]), offset >= 0
            else { return nil }
            self = .upload(app: parts[0], token: token, id: id, offset: offset)
        case 4 where parts[1] == "resources":
            guard let token = DeviceToken(parts[2]), let id = Int(parts[3]), id >= 0 else { return nil }
            self = .resource(app: parts[0], token: token, id: id)
        case 5 where parts[1] == "resources" && parts[3] == "fonts":
            guard let token = DeviceToken(parts[2]), let id = Int(parts[4]), id >= 0 else { return nil }
            self = .font(app: parts[0], token: token, id: id)
        default:
            // What looks like a resource of the host never becomes a part of an app. Browsers send no folders with the names “.”
            // and “..”.
            guard parts.count >= 2, parts.count - 2 <= Self.greatestDepth, !parts[0].isEmpty,
                !Self.resourceNames.contains(parts[1]), !parts.contains(".."), !parts.contains(".")
            else { return nil }
            self = .link(app: parts[0], depth: parts.count - 2)
        }
    }
}
