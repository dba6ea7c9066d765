import CGdkPixbuf
import Foundation

/// The size of a picture, from the first bytes of its file.
enum JPEGSize {
    /// Width and height in pixels, or `nil` if the file is no picture.
    static func read(_ file: URL) -> (Int, Int)? {
        var width: gint = 0
        var height: gint = 0
        guard gdk_pixbuf_get_file_info(file.path, &width, &height) != nil else { return nil }
        return (Int(width), Int(height))
    }
}
