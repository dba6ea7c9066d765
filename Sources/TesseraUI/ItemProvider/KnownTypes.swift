import Synchronization

/// The known types of data and their hierarchy.
enum KnownTypes {
    /// A type.
    struct Entry: Sendable {
        let identifier: String
        /// The types to which it conforms directly.
        let parents: [String]
        let extensions: [String]
        let mimeType: String?

        init(_ identifier: String, _ parents: [String], _ extensions: [String] = [], mime: String? = nil) {
            self.identifier = identifier
            self.parents = parents
            self.extensions = extensions
            mimeType = mime
        }
    }

    /// The types that the system defines.
    static let standard: [Entry] = [
        Entry("public.item", []),
        Entry("public.content", []),
        Entry("public.composite-content", ["public.content"]),
        Entry("public.data", ["public.item"]),
        Entry("public.directory", ["public.item"]),
        Entry("public.folder", ["public.directory"]),
        Entry("public.text", ["public.data", "public.content"]),
        Entry("public.plain-text", ["public.text"], ["txt", "text"], mime: "text/plain"),
        Entry("public.utf8-plain-text", ["public.plain-text"]),
        Entry("public.utf16-plain-text", ["public.plain-text"]),
        Entry("public.rtf", ["public.text"], ["rtf"], mime: "text/rtf"),
        Entry("public.html", ["public.text"], ["html", "htm"], mime: "text/html"),
        Entry("public.xml", ["public.text"], ["xml"], mime: "application/xml"),
        Entry("public.json", ["public.text"], ["json"], mime: "application/json"),
        Entry("public.source-code", ["public.plain-text"]),
        Entry("public.swift-source", ["public.source-code"], ["swift"]),
        Entry("public.delimited-values-text", ["public.text"]),
        Entry(
            "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], mime: "text/csv"),
        Entry("public.url", ["public.data"]),
        Entry("public.file-url", ["public.url"]),
        Entry("public.image", ["public.data", "public.content"]),
        Entry("public.png", ["public.image"], ["png"], mime: "image/png"),
        Entry("public.jpeg", ["public.image"], ["jpeg", "jpg"], mime: "image/jpeg"),
        Entry("com.compuserve.gif", ["public.image"], ["gif"], mime: "image/gif"),
        Entry("org.webmproject.webp", ["public.image"], ["webp"], mime: "image/webp"),
        Entry("public.heif", ["public.image"], ["heif"], mime: "image/heif"),
        Entry("public.avif", ["public.image"], ["avif"], mime: "image/avif"),
        Entry("com.microsoft.ico", ["public.image"], ["ico"], mime: "image/vnd.microsoft.icon"),
        Entry("public.tiff", ["public.image"], ["tiff", "tif"], mime: "image/tiff"),
        Entry("public.heic", ["public.image"], ["heic"], mime: "image/heic"),
        Entry("public.svg-image", ["public.image", "public.xml"], ["svg"], mime: "image/svg+xml"),
        Entry("com.microsoft.bmp", ["public.image"], ["bmp"], mime: "image/bmp"),
        Entry("public.audiovisual-content", ["public.data", "public.content"]),
        Entry("public.movie", ["public.audiovisual-content"]),
        Entry("public.video", ["public.movie"]),
        Entry("public.mpeg-4", ["public.movie"], ["mp4"], mime: "video/mp4"),
        Entry("com.apple.m4v-video", ["public.mpeg-4"], ["m4v"], mime: "video/x-m4v"),
        Entry("public.mpeg", ["public.movie"], ["mpg", "mpeg"], mime: "video/mpeg"),
        Entry("public.avi", ["public.movie"], ["avi"], mime: "video/avi"),
        Entry("org.webmproject.webm", ["public.movie"], ["webm"], mime: "video/webm"),
        Entry("com.apple.quicktime-movie", ["public.movie"], ["mov"], mime: "video/quicktime"),
        Entry("public.audio", ["public.audiovisual-content"]),
        Entry("public.mp3", ["public.audio"], ["mp3"], mime: "audio/mpeg"),
        Entry("public.mpeg-4-audio", ["public.audio"], ["mp4a"], mime: "audio/mp4"),
        Entry("com.apple.m4a-audio", ["public.mpeg-4-audio"], ["m4a"], mime: "audio/x-m4a"),
        Entry("com.microsoft.waveform-audio", ["public.audio"], ["wav"], mime: "audio/vnd.wave"),
        Entry("public.aiff-audio", ["public.audio"], ["aiff", "aif"], mime: "audio/aiff"),
        Entry(
            "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], mime: "application/pdf"),
        Entry("public.archive", ["public.data"]),
        Entry("public.zip-archive", ["public.archive"], ["zip"], mime: "application/zip"),
        Entry("org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], mime: "application/gzip"),
        Entry(
            "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
            mime: "application/epub+zip"),
        Entry("public.spreadsheet", ["public.content"]),
        Entry("public.presentation", ["public.composite-content"]),
        Entry(
            "org.openxmlformats.wordprocessingml.document", ["public.data", "public.composite-content"],
            ["docx"],
            mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        Entry(
            "org.openxmlformats.spreadsheetml.sheet", ["public.data", "public.spreadsheet"], ["xlsx"],
            mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        Entry(
            "org.openxmlformats.presentationml.presentation", ["public.data", "public.presentation"],
            ["pptx"],
            mime: "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
        Entry("public.yaml", ["public.text"], ["yml", "yaml"], mime: "application/x-yaml"),
        Entry("public.log", ["public.plain-text"], ["log"]),
        Entry(
            "net.daringfireball.markdown", ["public.plain-text"], ["md", "markdown"], mime: "text/markdown"),
        Entry("com.apple.property-list", ["public.data"], ["plist"]),
        Entry("public.contact", ["public.content"]),
        Entry("public.vcard", ["public.text", "public.contact"], ["vcf"], mime: "text/vcard"),
        Entry("com.apple.uikit.color", ["public.data"]),
    ]

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: standard.map { ($0.identifier, $0) })
    /// The types that the app has defined.
    private static let added = Mutex<[String: Entry]>([:])

    static func entry(of identifier: String) -> Entry? {
        byIdentifier[identifier] ?? added.withLock { $0[identifier] }
    }

    /// Defines a type that conforms to another one, unless it is defined already.
    static func add(_ identifier: String, parent: String) {
        guard byIdentifier[identifier] == nil, identifier != parent else { return }
        added.withLock {
            if $0[identifier] == nil { $0[identifier] = Entry(identifier, [parent]) }
        }
    }

    /// Returns true if a type is equal to another one or conforms to it. An unknown type conforms only to
    /// itself.
    static func conforms(_ identifier: String, to other: String) -> Bool {
        var (pending, seen) = ([identifier], Set<String>())
        while let next = pending.popLast() {
            if next == other { return true }
            if seen.insert(next).inserted { pending += entry(of: next)?.parents ?? [] }
        }
        return false
    }
}
