import CCairo
import CGdkPixbuf
import CPango

/// The versions of the libraries and fonts on which the pixels of text and images depend.
public struct GraphicsVersions: Hashable, Sendable {
    /// The version of each library and font, by its name. A font has its revision and its checksum, such as
    /// `4.001 (89ab12cd, 853664 bytes)`.
    public var versions: [String: String]

    /// Creates versions by names.
    public init(_ versions: [String: String]) {
        self.versions = versions
    }

    /// A font that is missing on this machine.
    public struct MissingFont: Error, Hashable, Sendable, CustomStringConvertible {
        /// The name of the family.
        public let family: String

        /// A sentence about the error.
        public var description: String {
            "The font family \(family) is not installed, or its file cannot be read."
        }
    }

    /// The families of the interface, without which text looks different.
    static let families = [
        FontFamily.interfaceFamilyName, FontFamily.japaneseFamilyName, FontFamily.emojiFamilyName,
        SymbolCatalog.fontFamilyName,
    ]

    /// Returns the versions of the libraries that this process uses, and of the interface's fonts on this
    /// machine.
    ///
    /// Libraries are asked when the process runs, since they may be newer than those with which it was built.
    /// Of each font a few dozen bytes are read.
    public static func installed() throws(MissingFont) -> GraphicsVersions {
        var versions = libraries
        for family in families {
            // A font for Latin letters may replace a family that is missing.
            guard let face = FontFace.faces(inFamily: family).first, let file = FontFileVersion(of: face)
            else { throw MissingFont(family: family) }
            versions[family] = file.description
        }
        return GraphicsVersions(versions)
    }

    /// The versions of the libraries by their names.
    private static var libraries: [String: String] {
        func text(_ version: UnsafePointer<CChar>?) -> String {
            version.map { String(cString: $0) } ?? "unknown"
        }
        let fontconfig = Int(FcGetVersion())
        return [
            "Cairo": text(cairo_version_string()),
            "Pango": text(pango_version_string()),
            "HarfBuzz": text(hb_version_string()),
            "GdkPixbuf": [gdk_pixbuf_major_version, gdk_pixbuf_minor_version, gdk_pixbuf_micro_version]
                .map(String.init).joined(separator: "."),
            "FreeType": freeType,
            "Fontconfig": "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)",
        ]
    }

    /// The version of FreeType, which states it only through an instance of the library.
    private static var freeType: String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// Returns a sentence that names the versions in which a reference differs from these, or nil if they are
    /// equal.
    ///
    /// - Parameter reference: The versions with which the reference was made.
    public func difference(from reference: GraphicsVersions) -> String? {
        let names = Set(versions.keys).union(reference.versions.keys).sorted()
            .filter { versions[$0] != reference.versions[$0] }
        guard !names.isEmpty else { return nil }
        func list(_ versions: [String: String]) -> String {
            names.map { name in versions[name].map { "\(name) \($0)" } ?? "no \(name)" }
                .joined(separator: ", ")
        }
        return "The reference was made with \(list(reference.versions)); this machine has \(list(versions))."
    }
}
