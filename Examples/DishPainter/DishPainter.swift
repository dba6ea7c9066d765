import Foundation
import TesseraGraphics

/// Paints the pictures that a photo feed's JSON file names: `DishPainter photos.json FOLDER`.
///
/// A picture is painted at the size that the file states, unless it is there already and younger than this program.
@main
struct DishPainter {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 2, let file = arguments.first, let folder = arguments.last else {
            fail("Usage: DishPainter PHOTOS.json FOLDER", code: 64)
        }
        do {
            let photos = try PhotoFile.read(URL(fileURLWithPath: file))
            let folder = URL(fileURLWithPath: folder, isDirectory: true)
            let changed = Date.ofThisProgram
            let stale = try photos.filter { photo in try !photo.isPainted(in: folder, since: changed) }
            try paint(stale, into: folder)
            if !stale.isEmpty {
                print("Painted \(stale.count) of \(photos.count) pictures in \(folder.relativePath)")
            }
        } catch {
            fail("DishPainter: \(error)", code: 1)
        }
    }

    /// Paints on all processors, a picture at a time on each.
    private static func paint(_ photos: [PhotoFile.Photo], into folder: URL) throws {
        let workers = min(ProcessInfo.processInfo.activeProcessorCount, photos.count)
        let failures = Failures()
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            let noise = Noise()
            for index in stride(from: worker, to: photos.count, by: workers) {
                do {
                    try photos[index].paint(into: folder, noise: noise)
                } catch {
                    failures.add("\(error)")
                }
            }
        }
        if let failure = failures.first { throw PaintingError(description: failure) }
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(code)
    }
}

/// Why a picture could not be painted.
struct PaintingError: Error, CustomStringConvertible {
    let description: String
}

extension Date {
    /// When this program was built, as far as its file tells.
    fileprivate static var ofThisProgram: Date {
        let program = Bundle.main.executableURL
        let values = try? program?.resourceValues(forKeys: [.contentModificationDateKey])
        return values?.contentModificationDate ?? .distantFuture
    }
}
