import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// The files that pages send to their apps.
extension HostResponder {
    /// Returns the response to a POST request, or nil if nothing can be sent to its address.
    func uploadResponse(to request: Request) async -> Response? {
        let (path, query) = RequestGuard.split(request.head.path ?? "/")
        let (name, token): (String, DeviceToken)
        let route = Route(path: path)
        switch route {
        case .uploads(let app, let owner): (name, token) = (app, owner)
        case .upload(let app, let owner, _, _): (name, token) = (app, owner)
        default: return nil
        }
        guard requests.acceptsOrigin(request.headers[.origin], authority: request.head.authority) else {
            return plain(.forbidden, "Only pages of this host may send files.")
        }
        guard let device = await device(token, of: name) else { return notFound }
        do throws(UploadFolder.Refusal) {
            if case .upload(_, _, let id, let offset) = route {
                return try await append(request, to: id, at: offset, of: device)
            }
            guard let size = RequestGuard.value(of: "size", in: query).flatMap(Int.init) else {
                return plain(
                    .badRequest, "The address of a new file states its size in bytes, as in ?size=1024.")
            }
            return plain(.created, "\(try await device.uploads.begin(size: size))")
        } catch {
            return response(to: error)
        }
    }

    private func append(_ request: Request, to id: Int, at offset: Int, of device: Device)
        async throws(UploadFolder.Refusal) -> Response
    {
        // A part that is not accepted must not fill the host's memory.
        try await device.uploads.expect(id, at: offset)
        guard let body = try? await request.body.collect(upTo: UploadFolder.partSize) else {
            return plain(.contentTooLarge, "A part of a file has at most \(UploadFolder.partSize) bytes.")
        }
        let bytes = Data(body.readableBytesView)
        let receipt = try await device.uploads.append(bytes, to: id, at: offset)
        if let path = receipt.path { await device.deliver(upload: id, path: path) }
        return plain(.ok, "\(receipt.received)")
    }

    private static let insufficientStorage = HTTPResponse.Status(
        code: 507, reasonPhrase: "Insufficient Storage")

    private func response(to refusal: UploadFolder.Refusal) -> Response {
        switch refusal {
        case .unwanted: plain(.gone, "The app does not want this file.")
        case .tooLarge: plain(.contentTooLarge, "This host has no room for a file of this size.")
        case .misplaced(let received): plain(.conflict, "\(received)")
        case .unwritable: plain(Self.insufficientStorage, "This host cannot keep the file.")
        }
    }
}
