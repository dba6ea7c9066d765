import Foundation
import TesseraGraphics

extension PictureAddress {
    /// Returns the file of the picture below a folder.
    func file(in folder: URL) -> URL { folder.appendingPathComponent(text) }

    /// Returns true if the file of the picture exists, has the right size and is newer than `date`.
    func isPainted(in folder: URL, since date: Date) -> Bool {
        let file = file(in: folder)
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            let written = attributes[.modificationDate] as? Date, written > date
        else { return false }
        return JPEGSize.read(file).map { $0 == (width, height) } ?? false
    }

    /// Paints the picture and writes it as a JPEG file.
    func paint(into folder: URL, noise: Noise) throws {
        guard let recipe = Recipes.all[name] else {
            throw PaintingError("\(text): there is no recipe for “\(name)”")
        }
        let art = Art(width: width, height: height, seed: name, noise: noise)
        recipe(art)
        art.finish()
        let file = file(in: folder)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try art.canvas.jpegData(quality: 88).write(to: file, options: .atomic)
    }
}
