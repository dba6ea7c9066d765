import Foundation

/// The files of an image with a name, each with the traits for which it is made.
struct ImageSet: Sendable {
    /// A file with one variant of the image.
    struct File: Sendable {
        var url: URL
        var conditions: AssetConditions
        var changes = ImageChanges()
        /// The name of the symbol for which the file is a template, or nil for a file with a picture.
        var symbolName: String?
    }

    var files: [File]

    /// Returns the image of a file, or nil if the file is not an image.
    static func variant(of file: File) -> ImageVariant? {
        if let name = file.symbolName {
            guard let data = LimitedFile.contents(of: file.url, limit: SymbolTemplate.limit),
                let template = SymbolTemplate(data)
            else { return nil }
            var variant = ImageVariant(Symbol(named: name, drawing: SymbolDrawing(template)))
            variant.changes = file.changes
            return variant
        }
        guard let data = LimitedFile.contents(of: file.url, limit: LimitedFile.imageLimit),
            var variant = ImageVariant(data: data, scale: file.conditions.scale ?? 1)
        else { return nil }
        variant.changes = file.changes
        return variant
    }
}

// MARK: Image sets of asset catalogs

extension ImageSet {
    /// Reads an image set of an asset catalog.
    init(folder: URL) {
        let contents = JSONObject(contentsOf: folder.appendingPathComponent("Contents.json"))
        let mode: UIImage.RenderingMode? =
            switch contents?["properties"]?["template-rendering-intent"]?.string {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: nil
            }
        files = (contents?["images"]?.array ?? []).compactMap { entry -> File? in
            guard let name = entry["filename"]?.string, Self.isPlain(name),
                let conditions = AssetConditions(entry: entry)
            else { return nil }
            var file = File(url: folder.appendingPathComponent(name), conditions: conditions)
            file.changes.renderingMode = mode
            let scale = conditions.scale ?? 1
            if let resizing = entry["resizing"] {
                file.changes.resizing = ImageChanges.Resizing(entry: resizing, scale: scale)
            }
            if let insets = entry["alignment-insets"] {
                file.changes.alignmentRectInsets = UIEdgeInsets(entry: insets, scale: scale)
            }
            return file
        }
        takeDirections()
    }

    /// Reads a symbol set of an asset catalog.
    init(symbolSet folder: URL, name: String) {
        let contents = JSONObject(contentsOf: folder.appendingPathComponent("Contents.json"))
        files = (contents?["symbols"]?.array ?? []).compactMap { entry -> File? in
            guard let fileName = entry["filename"]?.string, Self.isPlain(fileName),
                let conditions = AssetConditions(entry: entry)
            else { return nil }
            return File(
                url: folder.appendingPathComponent(fileName), conditions: conditions, symbolName: name)
        }
        takeDirections()
    }

    /// Lets an image for one direction of the user interface appear mirrored in the other direction, unless the other direction
    /// has an image of its own.
    private mutating func takeDirections() {
        for index in files.indices {
            guard let isRightToLeft = files[index].conditions.isRightToLeft else { continue }
            files[index].changes.flipsForRightToLeft = true
            if isRightToLeft { files[index].changes.orientation = .upMirrored }
        }
        let directions = Set(files.compactMap(\.conditions.isRightToLeft))
        if directions.count == 2 {
            for index in files.indices {
                files[index].changes.flipsForRightToLeft = nil
                files[index].changes.orientation = nil
            }
        }
    }

    /// Returns true if a name is that of a file in the same folder.
    static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.contains("/") && !name.contains("\0")
    }
}

extension ImageChanges.Resizing {
    /// Reads how the image is divided for resizing. The lengths in the entry are in pixels.
    fileprivate init?(entry: JSONObject, scale: CGFloat) {
        guard let insets = entry["cap-insets"], let insets = UIEdgeInsets(entry: insets, scale: scale) else {
            return nil
        }
        self.init(
            capInsets: insets, mode: entry["center"]?["mode"]?.string == "tile" ? .tile : .stretch)
    }
}

extension UIEdgeInsets {
    fileprivate init?(entry: JSONObject, scale: CGFloat) {
        func length(_ name: String) -> CGFloat { (entry[name]?.number ?? 0) / scale }
        let sides = [length("top"), length("left"), length("bottom"), length("right")]
        guard sides.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
        self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
}

// MARK: Loose files

extension ImageSet {
    /// Finds the files of an image in a folder: `name.png`, and the same name with `@2x` or `@3x` before the
    /// extension, each also with `~iphone` or `~ipad` directly before the extension.
    ///
    /// - Parameters:
    ///   - name: The name of the file. The extension is optional for PNG files.
    ///   - folder: The folder.
    init(named name: String, in folder: URL) {
        files = []
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }), !name.contains("\0") else {
            return
        }
        let pathExtension = (name as NSString).pathExtension
        let isKnown = ["png", "jpg", "jpeg", "gif", "webp"].contains(pathExtension.lowercased())
        let stem = isKnown ? (name as NSString).deletingPathExtension : name
        for (suffix, scale) in [("", nil), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat?)] {
            for (device, idiom) in [("", nil), ("~iphone", "iphone"), ("~ipad", "ipad")]
                as [(String, String?)]
            {
                let file = stem + suffix + device + "." + (isKnown ? pathExtension : "png")
                let url = folder.appendingPathComponent(file)
                guard FileManager.default.fileExists(atPath: url.path) else { continue }
                // A name that contains a scale, such as "icon@2x.png", belongs to a file of that scale.
                let ownScale: CGFloat? = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : nil
                files.append(
                    File(url: url, conditions: AssetConditions(idiom: idiom, scale: scale ?? ownScale ?? 1)))
            }
        }
    }
}
