import Foundation

/// The fonts of this machine that pages need: Inter, which is the system font of apps, and the font of
/// symbols.
struct FontCatalog: Sendable {
    /// One file of a family.
    struct Face: Sendable, Equatable {
        /// The family's name in style sheets.
        var family: String
        /// The weight as CSS defines it, or a range of weights.
        var weight: String
        /// True if the face is italic.
        var isItalic: Bool
        /// The path of the file.
        var path: String

        /// The file's name.
        var fileName: String { (path as NSString).lastPathComponent }

        /// The file's media type.
        var mediaType: String { "font/\((path as NSString).pathExtension)" }
    }

    /// The faces that were found.
    let faces: [Face]
    /// Warnings about fonts that were not found and the packages that contain them, one line each.
    let warnings: [String]

    /// The folders in which Debian, Homebrew and macOS install fonts.
    static var systemFolders: [String] {
        [
            "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
            "/usr/share/fonts/woff/materialdesignicons-webfont",
            "/usr/share/fonts/truetype/materialdesignicons-webfont",
            "/usr/local/share/fonts", NSHomeDirectory() + "/.local/share/fonts",
            NSHomeDirectory() + "/Library/Fonts", "/Library/Fonts",
        ]
    }

    private static let interFamily = "Inter"
    private static let iconFamily = "Material Design Icons"
    private static let interWeights = [
        (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
        (600, "SemiBold"),
        (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
    ]

    /// Looks for the fonts in `folders`. If several folders have a file, it uses the first of them.
    init(folders: [String] = systemFolders) {
        func find(_ names: [String]) -> String? {
            for folder in folders {
                for name in names {
                    let path = "\(folder)/\(name)"
                    if FileManager.default.isReadableFile(atPath: path) { return path }
                }
            }
            return nil
        }
        func face(_ family: String, _ weight: String, isItalic: Bool, _ stems: [String]) -> Face? {
            let names = stems.flatMap { stem in ["woff2", "otf", "ttf"].map { "\(stem).\($0)" } }
            return find(names).map { Face(family: family, weight: weight, isItalic: isItalic, path: $0) }
        }

        var inter = Self.interWeights.flatMap { weight, name in
            [
                face(Self.interFamily, "\(weight)", isItalic: false, ["Inter-\(name)"]),
                face(
                    Self.interFamily, "\(weight)", isItalic: true,
                    [weight == 400 ? "Inter-Italic" : "Inter-\(name)Italic"]),
            ].compactMap { $0 }
        }
        if inter.isEmpty {
            inter = [
                face(Self.interFamily, "100 900", isItalic: false, ["InterVariable"]),
                face(Self.interFamily, "100 900", isItalic: true, ["InterVariable-Italic"]),
            ].compactMap { $0 }
        }
        let icons = face(
            Self.iconFamily, "400", isItalic: false, ["materialdesignicons-webfont", "materialdesignicons"])
        faces = inter + (icons.map { [$0] } ?? [])
        var warnings: [String] = []
        if inter.isEmpty {
            warnings.append(
                "The font Inter is missing, so browsers show text in another one: install fonts-inter (Debian) "
                    + "or font-inter (Homebrew).")
        }
        if icons == nil {
            warnings.append(
                "The font Material Design Icons is missing, so browsers show no symbols: "
                    + "install fonts-materialdesignicons-webfont (Debian).")
        }
        self.warnings = warnings
    }

    /// A style sheet with a rule for each face. Browsers fetch only the faces that a page uses.
    ///
    /// - Parameter folder: The start of the addresses of the files, which ends with a slash. It is empty for a style
    ///   sheet in the same folder.
    func css(in folder: String = "") -> String {
        faces.map { face in
            """
            @font-face {
              font-family: "\(face.family)";
              font-weight: \(face.weight);
              font-style: \(face.isItalic ? "italic" : "normal");
              font-display: \(face.family == Self.iconFamily ? "block" : "swap");
              src: url("\(folder)\(face.fileName)");
            }

            """
        }.joined()
    }
}
