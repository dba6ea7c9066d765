import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// The files of the host itself, and what apps let their pages fetch.
extension HostResponder {
    private static let forever = "max-age=31536000, immutable"

    /// Returns the device with a token, or nil if there is none of an app with a name.
    func device(_ token: DeviceToken, of app: String) async -> Device? {
        guard let device = await registry.device(token), device.app.pathName == app else { return nil }
        return device
    }

    /// Returns the response with an image of an app.
    func resource(_ id: Int, of device: Device?) async -> Response {
        guard let resource = await device?.resource(id) else { return notFound }
        var response = content(resource.data, resource.mediaType, cache: "private, \(Self.forever)")
        if resource.mediaType == "image/svg+xml" {
            response.headers[.contentSecurityPolicy] = SecurityHeaders.drawingPolicy
        }
        return response
    }

    /// Returns the response with a font of an app.
    func font(_ id: Int, of device: Device?) async -> Response {
        guard let place = await device?.font(id), let font = FontFile(path: place.path, face: place.face)
        else { return notFound }
        return content(font.data, font.mediaType, cache: "private, \(Self.forever)")
    }

    /// Returns the response with a file of an app, or with the part of it for which the request asks.
    func download(_ id: Int, of device: Device?, _ token: DeviceToken, to request: Request) async -> Response
    {
        guard let path = await device?.download(id), let file = ServedFile(path: path) else {
            return notFound
        }
        return file.response(
            to: token, in: traffic, rate: configuration.visitorLimits.sentBytes,
            request: request.headers)
    }

    /// Returns the response with a file in a folder of an app, for one of its documents.
    ///
    /// - Parameters:
    ///   - path: The names of folders and that of the file, with their percent encoding.
    ///   - id: The number of the folder.
    ///   - device: The device whose documents have the secret of the request, or nil if there is none.
    func document(_ path: [String], in id: Int, of device: Device?, to request: Request) async -> Response {
        guard let device, let folder = await device.folder(id), let file = ServedFile(path: path, in: folder)
        else {
            // Scripts of a document, which has no origin, may learn that a file is missing.
            var response = notFound
            response.headers[.accessControlAllowOrigin] = "*"
            return response
        }
        return file.documentResponse(
            to: device.token, in: traffic, rate: configuration.visitorLimits.sentBytes,
            request: request.headers)
    }

    /// Returns the response with a script, a style sheet or another file of the host.
    func asset(_ path: String, to request: Request) -> Response {
        guard let asset = assets.assets[path], let bytes = asset.bytes else { return notFound }
        let cache = "public, \(Self.forever)"
        if path == assets.documentFrame {
            var response = content(bytes, asset.mediaType, cache: cache)
            response.headers[.contentSecurityPolicy] = SecurityHeaders.documentPolicy
            return response
        }
        guard asset.isText, request.method == .get else {
            return content(bytes, asset.mediaType, cache: cache)
        }
        // Such a text is never compressed for one request alone.
        let compressed = ResponseCompression.acceptsGzip(request.headers) ? asset.compressedBytes : nil
        var response = content(compressed ?? bytes, asset.mediaType, cache: cache)
        response.headers[.vary] = ResponseCompression.varyingHeader
        if path == assets.notificationWorker {
            // The worker lies elsewhere than the apps to whose pages it belongs.
            response.headers[SecurityHeaders.serviceWorkerAllowed] = "/"
        }
        if compressed != nil { response.headers[.contentEncoding] = "gzip" }
        return response
    }
}
