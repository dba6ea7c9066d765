import Foundation
import TesseraGraphics

/// The part of the photo feed's JSON that a painter needs.
struct PhotoFile: Decodable {
    private let pages: [Page]

    private enum CodingKeys: String, CodingKey { case pages = "get_photo_list" }

    private struct Page: Decodable { let photos: [Photo] }

    /// One photo of the feed.
    struct Photo: Decodable, Sendable {
        let image: Image
    }

    /// Where a photo's picture lies, and its size in pixels.
    struct Image: Decodable, Sendable {
        let url: String
        let width: Int
        let height: Int
    }

    /// The photos of all pages.
    static func read(_ file: URL) throws -> [Photo] {
        guard let data = try? Data(contentsOf: file) else {
            throw PaintingError(description: "\(file.relativePath): the file cannot be read")
        }
        do {
            return try JSONDecoder().decode(PhotoFile.self, from: data).pages.flatMap(\.photos)
        } catch {
            throw PaintingError(description: "\(file.relativePath) is no photo feed: \(error)")
        }
    }
}

extension PhotoFile.Photo {
    /// The dish's name in the address: `steak` of `/images/01-steak.jpg`.
    private var dish: String {
        let name = (image.url as NSString).lastPathComponent.split(separator: ".").first ?? ""
        return name.split(separator: "-", maxSplits: 1).last.map(String.init) ?? ""
    }

    private func file(in folder: URL) -> URL { folder.appendingPathComponent(image.url) }

    /// Whether the picture is there, of the stated size and younger than `date`.
    func isPainted(in folder: URL, since date: Date) throws -> Bool {
        let file = file(in: folder)
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        let values = try file.resourceValues(forKeys: [.contentModificationDateKey])
        guard let written = values.contentModificationDate, written > date else { return false }
        return JPEGSize.read(file).map { $0 == (image.width, image.height) } ?? false
    }

    /// Paints the picture and writes it as JPEG.
    func paint(into folder: URL, noise: Noise) throws {
        guard let recipe = Recipes.all[dish] else {
            throw PaintingError(description: "\(image.url): there is no recipe for \"\(dish)\"")
        }
        guard (16...4096).contains(image.width), (16...4096).contains(image.height) else {
            throw PaintingError(
                description: "\(image.url): \(image.width)×\(image.height) is no size for a picture")
        }
        let art = Art(width: image.width, height: image.height, seed: dish, noise: noise)
        recipe(art)
        art.finish()
        let file = file(in: folder)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try art.canvas.jpegData(quality: 88).write(to: file, options: .atomic)
    }
}
