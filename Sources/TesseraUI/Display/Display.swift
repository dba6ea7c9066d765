import Foundation
import TesseraDisplay

/// The receiver of the messages that present a scene: a page in a browser behind a socket, or a recorder in the
/// same process, from which pictures are drawn. An app is given its display.
///
/// All displays get the same messages, so that what one of them presents cannot differ from the others.
@MainActor
package protocol Display: AnyObject {
    /// True if the display is ready for messages.
    var isAttached: Bool { get }
    /// True if somebody watches the display while it changes. It then runs animations, and it reports what the
    /// user does and when content that the app scrolls has arrived. On any other display all changes appear at
    /// once.
    var isLive: Bool { get }
    /// True if so many messages wait that the display cannot keep up.
    var isCongested: Bool { get }
    /// Runs `action` once the display has taken everything that waits.
    func whenDrained(_ action: @escaping () -> Void)

    /// Presents a change, or makes a request.
    func send(_ message: DisplayMessage)
    /// Keeps the encoded bytes of an image, to which later messages refer by its number.
    func keepImage(_ id: Int, mediaType: String, data: Data)
    /// Drops an image, to which no message refers any more.
    func releaseImage(_ id: Int)
    /// Keeps the place of a font: the path of its file and the number of the face in the file. Later messages
    /// refer to it by its number.
    func keepFont(_ id: Int, path: String, face: Int)
    /// Accepts `count` further files that the user sends, and drops an incomplete one if the number is 0.
    func acceptUploads(_ count: Int)
    /// Lets the display fetch the file at a path, to which requests refer by a number. With an empty path, the display can no
    /// longer fetch it.
    func offerDownload(_ id: Int, path: String)
    /// Lets documents on the display fetch the files of the folder at a path, to which they refer by a number. With an empty
    /// path, they can no longer fetch them.
    func offerFolder(_ id: Int, path: String)
}
