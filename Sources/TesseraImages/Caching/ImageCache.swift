import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import TesseraUI
#endif

/// The most recently used images, limited by their size in bytes.
///
/// Every operation takes constant time on average, apart from the images that a new one displaces.
@MainActor
final class ImageCache {
    /// The greatest size of all images together, in bytes.
    let limit: Int
    /// The present size of all images together, in bytes.
    private(set) var size = 0

    private final class Entry {
        let url: URL
        let image: UIImage
        let size: Int
        /// The entry that was used just after this one.
        weak var newer: Entry?
        /// The entry that was used just before this one.
        var older: Entry?

        init(url: URL, image: UIImage, size: Int) {
            self.url = url
            self.image = image
            self.size = size
        }
    }

    private var entries: [URL: Entry] = [:]
    private var newest: Entry?
    private weak var oldest: Entry?

    init(limit: Int) {
        self.limit = limit
    }

    /// Returns the image for a URL, which becomes the most recently used one, or nil if there is none.
    func image(for url: URL) -> UIImage? {
        guard let entry = entries[url] else { return nil }
        unlink(entry)
        linkAsNewest(entry)
        return entry.image
    }

    /// Stores an image of `size` bytes and removes the least recently used images that no longer fit. An
    /// image that is larger than the whole cache is not stored.
    func store(_ image: UIImage, size: Int, for url: URL) {
        if let earlier = entries[url] { remove(earlier) }
        guard size <= limit else { return }
        while self.size + size > limit, let oldest { remove(oldest) }
        let entry = Entry(url: url, image: image, size: size)
        entries[url] = entry
        self.size += size
        linkAsNewest(entry)
    }

    func removeAll() {
        while let oldest { remove(oldest) }
    }

    private func remove(_ entry: Entry) {
        entries[entry.url] = nil
        size -= entry.size
        unlink(entry)
    }

    private func linkAsNewest(_ entry: Entry) {
        entry.older = newest
        newest?.newer = entry
        newest = entry
        if oldest == nil { oldest = entry }
    }

    private func unlink(_ entry: Entry) {
        let (newer, older) = (entry.newer, entry.older)
        if let newer { newer.older = older } else { newest = older }
        if let older { older.newer = newer } else { oldest = newer }
        entry.newer = nil
        entry.older = nil
    }
}
