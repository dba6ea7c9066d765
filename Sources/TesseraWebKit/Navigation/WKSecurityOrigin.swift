import Foundation

/// The site from which the page in a frame comes.
/// See Apple's [WKSecurityOrigin](https://developer.apple.com/documentation/webkit/wksecurityorigin).
///
/// For a document of the app, it is that of the base address with which the app has loaded the document. A browser gives the
/// scripts of the document no rights of that site.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
    /// The scheme of the site's addresses, or nothing.
    public let `protocol`: String
    /// The name of the site, or nothing.
    public let host: String
    /// The number of the site's port, or 0 for the usual one.
    public let port: Int

    init(_ url: URL?) {
        let host = url?.host ?? ""
        self.host = host
        self.protocol = host.isEmpty && url?.isFileURL != true ? "" : url?.scheme?.lowercased() ?? ""
        port = url?.port ?? 0
    }
}
