import Foundation
import NIOCore
import TesseraDisplay

/// The files that a device keeps for its page to fetch, and those that its page sends.
extension Device {
    /// An image of the app, which the page fetches.
    struct Resource: Equatable, Sendable {
        var mediaType: String
        var data: Data
    }

    /// The place of a font file of the app. The file is read when the page fetches it, since fonts are large
    /// and pages cache them.
    struct FontLocation: Equatable, Sendable {
        var path: String
        var face: Int
    }

    /// Returns the image that messages refer to by `id`, or one that they referred to until a moment ago. Returns nil if there is
    /// none.
    func resource(_ id: Int) -> Resource? {
        files.resource(id)
    }

    /// Returns the path of the file that requests refer to by `id`, or nil if there is none.
    func download(_ id: Int) -> String? {
        files.download(id)
    }

    /// Returns the path of the folder with files of documents that their addresses name by `id`, or nil if there is none.
    func folder(_ id: Int) -> String? {
        files.folder(id)
    }

    /// Returns the place of the font that messages refer to by `id`, or nil if there is none.
    func font(_ id: Int) -> FontLocation? {
        files.font(id)
    }

    /// Informs the app that a file of the page has arrived. Returns when the app's socket has accepted the message, so that the
    /// app learns of the file before the page does.
    func deliver(upload id: Int, path: String) async {
        // This fails if the app has ended, and then the file is removed.
        try? await process.display.channel.writeAndFlush(
            ByteBuffer(bytes: Frame.upload(id: id, path: path).encoded)
        ).get()
    }
}
