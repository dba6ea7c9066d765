import Foundation

/// Paints the pictures that a JSON file names: `DishPainter data.json FOLDER`.
///
/// Every text of the file that begins with `/images/` is the address of a picture. `/images/steak-425x640.jpg` is a
/// steak of 425 × 640 pixels. A picture is painted unless its file exists already and is newer than this program.
@main
struct DishPainter {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 2, let file = arguments.first, let folder = arguments.last else {
            fail("Usage: DishPainter DATA.json FOLDER", code: 64)
        }
        do {
            let pictures = try PictureList(URL(fileURLWithPath: file), recipes: Recipes.all.keys).pictures
            let folder = URL(fileURLWithPath: folder, isDirectory: true)
            let changed = Date.ofThisProgram
            let stale = pictures.filter { !$0.isPainted(in: folder, since: changed) }
            guard !stale.isEmpty else { return }
            try Studio(folder: folder).paint(stale)
            print("Painted \(stale.count) of \(pictures.count) pictures in \(folder.relativePath)")
        } catch {
            fail("DishPainter: \(error)", code: 1)
        }
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(code)
    }
}

extension Date {
    /// The date on which the file of this program was changed, or a distant future date if it is not known.
    fileprivate static var ofThisProgram: Date {
        let program = Bundle.main.executableURL
        let values = try? program?.resourceValues(forKeys: [.contentModificationDateKey])
        return values?.contentModificationDate ?? .distantFuture
    }
}
