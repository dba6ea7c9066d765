import TesseraDisplay

/// What the app of a device has sent for its page to fetch: images, fonts, files and folders, by the numbers that messages have
/// for them.
struct DeviceFiles {
    private var images: [Int: Device.Resource] = [:]
    private var removed = RemovedImages()
    private var fonts: [Int: Device.FontLocation] = [:]
    /// The paths of the files that the page may fetch.
    private var downloads: [Int: String] = [:]
    /// The paths of the folders whose files documents may fetch.
    private var folders: [Int: String] = [:]

    /// The media types that browsers display as images and never run as code. A drawing in SVG could run code
    /// if it were opened as a page, which ``SecurityHeaders/drawingPolicy`` prevents.
    private static let imageTypes: Set = [
        "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/svg+xml",
    ]

    /// True if there are folders for documents.
    var haveFolders: Bool { !folders.isEmpty }

    /// Keeps an image or a document. Returns false if pages display nothing of its type.
    mutating func keep(_ resource: Device.Resource, id: Int) -> Bool {
        guard
            Self.imageTypes.contains(resource.mediaType) || resource.mediaType == WebDocumentContent.mediaType
        else {
            return false
        }
        images[id] = resource
        return true
    }

    /// Removes an image, which a page that is fetching it still gets for a moment.
    mutating func release(_ id: Int) {
        if let resource = images.removeValue(forKey: id) { removed.insert(resource, id: id) }
    }

    mutating func setFont(_ font: Device.FontLocation, id: Int) { fonts[id] = font }

    /// Keeps the path of the file with a number. An empty path removes the file.
    mutating func setDownload(_ path: String, id: Int) { downloads[id] = path.isEmpty ? nil : path }

    /// Keeps the path of the folder with a number. An empty path removes the folder.
    mutating func setFolder(_ path: String, id: Int) { folders[id] = path.isEmpty ? nil : path }

    /// Returns the image with a number, or the one that had it until a moment ago. Returns nil if there is none.
    func resource(_ id: Int) -> Device.Resource? { images[id] ?? removed[id] }

    func font(_ id: Int) -> Device.FontLocation? { fonts[id] }

    func download(_ id: Int) -> String? { downloads[id] }

    func folder(_ id: Int) -> String? { folders[id] }
}
