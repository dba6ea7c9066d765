import Foundation
import TesseraGraphics

/// Something that the display prints at one time.
@MainActor
enum PrintJob {
    /// Pages that the app draws.
    case pages(UIPrintPageRenderer)
    /// A PDF document.
    case document(Data)

    /// Returns the jobs for items: images one after the other, and each document by itself. Returns nil if an item is neither.
    static func jobs(_ items: [Any]) -> [PrintJob]? {
        var jobs: [PrintJob] = []
        var images: [UIImage] = []
        func endImages() {
            if !images.isEmpty { jobs.append(.pages(ImagePageRenderer(images))) }
            images = []
        }
        for item in items {
            if let image = image(item) {
                images.append(image)
            } else if let data = data(item), isDocument(data) {
                endImages()
                jobs.append(.document(data))
            } else {
                return nil
            }
        }
        endImages()
        return jobs
    }

    /// Returns an image that can be printed, or nil.
    static func image(_ item: Any) -> UIImage? {
        if let image = item as? UIImage { return image.size.width > 0 ? image : nil }
        return data(item).flatMap { isDocument($0) ? nil : UIImage(data: $0) }
    }

    /// Returns true if an item is an image or a document. Of a file, only the first bytes are read.
    static func canPrint(_ item: Any) -> Bool {
        if let image = item as? UIImage { return image.size.width > 0 }
        if let data = item as? Data { return isDocument(data) || ImageDecoder.format(of: data) != nil }
        guard let url = item as? URL, url.isFileURL, isFile(url),
            let file = try? FileHandle(forReadingFrom: url)
        else { return false }
        defer { try? file.close() }
        guard let start = try? file.read(upToCount: 4096) else { return false }
        return isDocument(start) || ImageDecoder.format(of: start) != nil
    }

    /// Returns true if an address is that of a file with an end, and not that of a folder or a device.
    private static func isFile(_ url: URL) -> Bool {
        let path = url.resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeRegular
    }

    /// Returns true if data are a PDF document.
    static func isDocument(_ data: Data) -> Bool {
        // Readers accept other bytes before the first line.
        data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil
    }

    private static func data(_ item: Any) -> Data? {
        if let data = item as? Data { return data }
        guard let url = item as? URL, url.isFileURL, isFile(url) else { return nil }
        return try? Data(contentsOf: url)
    }

    /// The pixels for each point of a page, which are 216 to an inch.
    private static let scale: CGFloat = 3
    /// The greatest number of pages.
    static let mostPages = 500
    /// A number that is higher than that of any page, but so small that numbers of pages can be added to it.
    static let highestPage = 1_000_000

    /// Draws the pages of a renderer as pictures, in light colours. The app goes on between two pages.
    ///
    /// - Parameters:
    ///   - renderer: The renderer.
    ///   - paper: The paper.
    ///   - isGray: True for pictures in black, white and grey.
    ///   - isWanted: Returns false if the pages are not needed any more. It is asked before each of them and at the end.
    /// - Returns: The files of the pictures. The caller removes them.
    static func draw(
        _ renderer: UIPrintPageRenderer, on paper: UIPrintPaper, isGray: Bool,
        isWanted: () -> Bool = { true }
    ) async throws(UIPrintError) -> [TemporaryItemFile] {
        renderer.paper = paper
        let count = renderer.numberOfPages
        guard count > 0 else { throw UIPrintError(.noContent) }
        guard count <= mostPages else { throw UIPrintError(.jobFailed) }
        renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
        var files: [TemporaryItemFile] = []
        func removeFiles() { for file in files { file.remove() } }
        for page in 0..<count where isWanted() {
            // Another controller may have used the renderer meanwhile.
            if renderer.paper !== paper { renderer.paper = paper }
            let picture = draw(page, of: renderer, on: paper, isGray: isGray)
            guard let data = await pngData(picture),
                let file = try? TemporaryItemFile(
                    data, name: "page", typeIdentifier: UTType.png.identifier)
            else {
                removeFiles()
                throw UIPrintError(.jobFailed)
            }
            files.append(file)
        }
        guard isWanted() else {
            removeFiles()
            throw UIPrintError(.notAvailable)
        }
        return files
    }

    private static func draw(
        _ page: Int, of renderer: UIPrintPageRenderer, on paper: UIPrintPaper, isGray: Bool
    ) -> UIImage {
        let area = CGRect(origin: .zero, size: paper.paperSize)
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, true)
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: scale),
        ])
        return UIGraphicsImageRenderer(bounds: area, format: format).image { context in
            UIColor.white.setFill()
            context.fill(area)
            UIColor.black.setFill()
            // The renderer may set a clip or an opacity. Both are undone before the picture is made grey.
            context.cgContext.saveGState()
            PaintedView.replacingTraits(by: traits) {
                renderer.drawPage(at: page, in: renderer.printableRect)
            }
            guard isGray else { return }
            context.cgContext.endDrawing()
            UIColor.white.setFill()
            // White has no saturation, and the blend mode gives the picture that of white.
            context.fill(area, blendMode: .saturation)
        }
    }

    /// Returns the file of a picture, which another thread makes.
    private static func pngData(_ picture: UIImage) async -> Data? {
        guard let image = picture.cgImage else { return nil }
        return await Task.detached { try? image.pngData() }.value
    }
}
