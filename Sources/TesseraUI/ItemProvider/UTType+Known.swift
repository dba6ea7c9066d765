extension UTType {
    private init(known identifier: String) {
        self.init(exportedAs: identifier)
    }

    /// The type of everything that is stored: `public.item`.
    public static let item = UTType(known: "public.item")
    /// The type of everything that contains content for people: `public.content`.
    public static let content = UTType(known: "public.content")
    /// The type of bytes: `public.data`.
    public static let data = UTType(known: "public.data")
    /// A directory: `public.directory`.
    public static let directory = UTType(known: "public.directory")
    /// A directory that is presented as a folder: `public.folder`.
    public static let folder = UTType(known: "public.folder")
    /// Text of any kind: `public.text`.
    public static let text = UTType(known: "public.text")
    /// Text without formatting: `public.plain-text`.
    public static let plainText = UTType(known: "public.plain-text")
    /// Plain text in UTF-8: `public.utf8-plain-text`.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Plain text in UTF-16: `public.utf16-plain-text`.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Rich text: `public.rtf`.
    public static let rtf = UTType(known: "public.rtf")
    /// HTML: `public.html`.
    public static let html = UTType(known: "public.html")
    /// XML: `public.xml`.
    public static let xml = UTType(known: "public.xml")
    /// JSON: `public.json`.
    public static let json = UTType(known: "public.json")
    /// The source code of a program: `public.source-code`.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Source code in Swift: `public.swift-source`.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// A table of values with separators: `public.delimited-values-text`.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// A table of values with commas: `public.comma-separated-values-text`.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// A URL: `public.url`.
    public static let url = UTType(known: "public.url")
    /// A URL of a file: `public.file-url`.
    public static let fileURL = UTType(known: "public.file-url")
    /// An image of any kind: `public.image`.
    public static let image = UTType(known: "public.image")
    /// An image as PNG: `public.png`.
    public static let png = UTType(known: "public.png")
    /// An image as JPEG: `public.jpeg`.
    public static let jpeg = UTType(known: "public.jpeg")
    /// An image as GIF: `com.compuserve.gif`.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// An image as WebP: `org.webmproject.webp`.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// An image as TIFF: `public.tiff`.
    public static let tiff = UTType(known: "public.tiff")
    /// An image as HEIC: `public.heic`.
    public static let heic = UTType(known: "public.heic")
    /// An image as HEIF: `public.heif`.
    public static let heif = UTType(known: "public.heif")
    /// An image as ICO, for icons: `com.microsoft.ico`.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// An image as SVG: `public.svg-image`.
    public static let svg = UTType(known: "public.svg-image")
    /// An image as BMP: `com.microsoft.bmp`.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// Moving pictures or sound: `public.audiovisual-content`.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Moving pictures: `public.movie`.
    public static let movie = UTType(known: "public.movie")
    /// Moving pictures without sound: `public.video`.
    public static let video = UTType(known: "public.video")
    /// A film as MPEG-4: `public.mpeg-4`.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A film as QuickTime: `com.apple.quicktime-movie`.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// A film as MPEG: `public.mpeg`.
    public static let mpeg = UTType(known: "public.mpeg")
    /// A film as AVI: `public.avi`.
    public static let avi = UTType(known: "public.avi")
    /// Sound: `public.audio`.
    public static let audio = UTType(known: "public.audio")
    /// Sound as MP3: `public.mp3`.
    public static let mp3 = UTType(known: "public.mp3")
    /// Sound as MPEG-4: `public.mpeg-4-audio`.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// Sound as WAV: `com.microsoft.waveform-audio`.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// Sound as AIFF: `public.aiff-audio`.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// A document as PDF: `com.adobe.pdf`.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Several files in one: `public.archive`.
    public static let archive = UTType(known: "public.archive")
    /// An archive as ZIP: `public.zip-archive`.
    public static let zip = UTType(known: "public.zip-archive")
    /// An archive as GZIP: `org.gnu.gnu-zip-archive`.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// A book as EPUB: `org.idpf.epub-container`.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// A table for calculations: `public.spreadsheet`.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// Slides: `public.presentation`.
    public static let presentation = UTType(known: "public.presentation")
    /// Data as YAML: `public.yaml`.
    public static let yaml = UTType(known: "public.yaml")
    /// The log of a program: `public.log`.
    public static let log = UTType(known: "public.log")
    /// A property list: `com.apple.property-list`.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A person or a company: `public.contact`.
    public static let contact = UTType(known: "public.contact")
    /// A contact as vCard: `public.vcard`.
    public static let vCard = UTType(known: "public.vcard")
}
