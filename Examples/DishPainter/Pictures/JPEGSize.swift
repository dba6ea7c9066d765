import CGdkPixbuf
import Foundation

/// A reader of the sizes of pictures.
enum JPEGSize {
    /// Returns the width and height in pixels from the first bytes of a file, or nil if the file is no picture.
    static func read(_ file: URL) -> (Int, Int)? {
        var width: gint = 0
        var height: gint = 0
        guard gdk_pixbuf_get_file_info(file.path, &width, &height) != nil else { return nil }
        return (Int(width), Int(height))
    }
}
