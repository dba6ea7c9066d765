import Foundation
import TesseraDisplay

/// A display in the app's own process: it keeps the scene that the messages build, and the images
/// and fonts to which the scene refers.
package final class SceneRecorder: Display {
    /// The encoded bytes of an image.
    package struct Image {
        /// The format, such as `image/png`.
        package var mediaType: String
        /// The bytes of the file.
        package var data: Data
    }

    /// A face in the file of a font.
    package struct Font: Equatable {
        /// The path of the file.
        package var path: String
        /// The number of the face in the file, from 0.
        package var face: Int
    }

    /// The scene with all changes so far.
    package private(set) var tree = SceneTree()
    /// The images that the app keeps, by their numbers.
    package private(set) var images: [Int: Image] = [:]
    /// The fonts that texts name, by their numbers.
    package private(set) var fonts: [Int: Font] = [:]
    /// The number of messages so far.
    package private(set) var messageCount = 0

    /// Creates a display without a scene.
    package init() {}

    package var isAttached: Bool { true }
    package var isLive: Bool { false }
    package var isCongested: Bool { false }

    package func whenDrained(_ action: @escaping () -> Void) { action() }

    package func send(_ message: DisplayMessage) {
        messageCount += 1
        do {
            try tree.apply(message)
        } catch {
            fatalError("A committer sent a step that does not fit the scene: \(error)")
        }
    }

    package func keepImage(_ id: Int, mediaType: String, data: Data) {
        images[id] = Image(mediaType: mediaType, data: data)
    }

    package func releaseImage(_ id: Int) {
        images[id] = nil
    }

    package func keepFont(_ id: Int, path: String, face: Int) {
        fonts[id] = Font(path: path, face: face)
    }

    /// Does nothing, because nobody sends files from here.
    package func acceptUploads(_ count: Int) {}

    /// Does nothing, because nobody saves files here.
    package func offerDownload(_ id: Int, path: String) {}
    package func offerFolder(_ id: Int, path: String) {}
}
