import CPango
import Foundation

/// A fontconfig configuration, which defines the installed fonts that Pango may use.
///
/// Fontconfig's own configuration reads some fifty rule files and sorts all installed fonts for each new
/// request. An app process needs only a few families. Therefore ``interface()`` uses the system's font
/// directories and caches without the rule files and accepts only those families, so that the first text is
/// measured about three times sooner. ``system()`` is the ordinary configuration, for scripts and families
/// that the small one does not have.
struct FontConfiguration {
    /// The configuration, or nil for fontconfig's default one.
    let pointer: OpaquePointer?
    /// The names of the families in the configuration.
    private(set) var families: Set<String>

    /// Returns a configuration with the families that the interface needs, or nil if the interface font is
    /// not installed.
    static func interface() -> FontConfiguration? {
        guard let configuration = FcConfigCreate() else { return nil }
        let loaded =
            parse(directoriesOfSystem(configuration), into: configuration)
            && parse(interfaceRules, into: configuration)
            && FcConfigBuildFonts(configuration) != 0
        let families = loaded ? allFamilyNames(in: configuration) : []
        guard families.contains(FontFamily.interfaceFamilyName) else {
            FcConfigDestroy(configuration)
            return nil
        }
        return FontConfiguration(pointer: configuration, families: families)
    }

    /// Returns a configuration with every installed font and the rules of the system. It takes some
    /// milliseconds to load.
    static func system() -> FontConfiguration {
        let configuration = FcInitLoadConfigAndFonts()
        return FontConfiguration(
            pointer: configuration, families: configuration.map(allFamilyNames) ?? [])
    }

    /// Returns the system's main configuration file without the rule files that it includes. The rest names
    /// the directories of fonts and caches.
    ///
    /// - Parameter configuration: A configuration, which may be empty. Without one, fontconfig would load its own.
    private static func directoriesOfSystem(_ configuration: OpaquePointer) -> String {
        guard let name = main_font_configuration(configuration) else { return "" }
        defer { FcStrFree(name) }
        let path = String(cString: name)
        guard var text = try? String(contentsOfFile: path, encoding: .utf8) else { return "" }
        while let start = text.range(of: "<include"),
            let end = text.range(of: "</include>", range: start.upperBound..<text.endIndex)
        {
            text.removeSubrange(start.lowerBound..<end.upperBound)
        }
        return text
    }

    private static func parse(_ xml: String, into configuration: OpaquePointer) -> Bool {
        // Fontconfig reads a NUL-terminated buffer of its own character type, which is an unsigned byte.
        var bytes = Array(xml.utf8)
        guard !bytes.isEmpty else { return false }
        bytes.append(0)
        return FcConfigParseAndLoadFromMemory(configuration, bytes, FcBool(1)) != 0
    }

    private static func allFamilyNames(in configuration: OpaquePointer) -> Set<String> {
        var names: Set<String> = []
        for font in patterns(in: configuration) { names.formUnion(font.strings(FC_FAMILY)) }
        return names
    }

    /// Returns fontconfig's descriptions of all faces: first of those that were added, then of the installed
    /// ones.
    private static func patterns(in configuration: OpaquePointer) -> [FontPattern] {
        [FcSetApplication, FcSetSystem].flatMap { set -> [FontPattern] in
            guard let fonts = FcConfigGetFonts(configuration, set) else { return [] }
            return (0..<Int(fonts.pointee.nfont)).compactMap { fonts.pointee.fonts[$0].map(FontPattern.init) }
        }
    }

    // MARK: Faces

    /// Adds font files. A file that cannot be read is left out, and `warn` receives a sentence about it.
    ///
    /// - Returns: The files that were added.
    @discardableResult
    mutating func add(_ files: [String], warn: (String) -> Void) -> [String] {
        guard let pointer, !files.isEmpty else { return [] }
        let added = files.filter { file in
            let isFont = FcConfigAppFontAddFile(pointer, file) != 0
            if !isFont { warn("The font file \(file) cannot be read, so that it is left out.") }
            return isFont
        }
        families = Self.allFamilyNames(in: pointer)
        return added
    }

    /// The name of each family, without the additional names that some of its faces have, such as `Inter
    /// Black`.
    var familyNames: Set<String> {
        guard let pointer else { return [] }
        return Set(Self.patterns(in: pointer).compactMap { $0.strings(FC_FAMILY).first })
    }

    /// Returns the faces of the families for whose names `isWanted` returns true. A variable font is one
    /// face.
    func faces(inFamilies isWanted: (String) -> Bool) -> [FontFace] {
        guard let pointer else { return [] }
        return Self.patterns(in: pointer).compactMap { pattern in
            guard !pattern.isInstanceOfVariableFont,
                let family = pattern.strings(FC_FAMILY).first(where: isWanted)
            else { return nil }
            return pattern.face(family: family)
        }
    }

    /// Returns the faces with a PostScript name or a full name, which may be instances of a variable font.
    func faces(named name: String) -> [FontFace] {
        guard let pointer else { return [] }
        return Self.patterns(in: pointer).compactMap { pattern in
            let isNamed =
                pattern.strings(FC_POSTSCRIPT_NAME).contains(name)
                || pattern.strings(FC_FULLNAME).contains(name)
            return isNamed ? pattern.face() : nil
        }
    }

    /// Returns the face of `family` that is nearest to the weight, the slant and the width of `font`, or nil
    /// if there is no font.
    func face(matching font: FontDescriptor, in family: String) -> FontFace? {
        guard let pointer, let request = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(request) }
        FcPatternAddString(request, FC_FAMILY, family)
        FcPatternAddDouble(request, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(font.weight.rawValue)))
        FcPatternAddInteger(request, FC_SLANT, font.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddDouble(request, FC_WIDTH, Double(font.width))
        FcConfigSubstitute(pointer, request, FcMatchPattern)
        FcDefaultSubstitute(request)
        var result = FcResultMatch
        guard let match = FcFontMatch(pointer, request, &result) else { return nil }
        defer { FcPatternDestroy(match) }
        let found = FontPattern(pointer: match)
        // The pattern that was found has one weight; the one in the list has all weights of the file.
        let listed = Self.patterns(in: pointer).first {
            $0.path == found.path && $0.index == found.index && !$0.isInstanceOfVariableFont
        }
        return (listed ?? found).face()
    }

    // MARK: The interface's rules

    /// The rules that accept the interface's families and reject every other font. They also contain the
    /// rules for emoji from the rule files: the family that `emoji` means, and the scaling of bitmaps to the
    /// requested size.
    private static let interfaceRules: String = {
        let families =
            FontFamily.system.familyNames + FontFamily.monospacedFamilyNames + [SymbolCatalog.fontFamilyName]
        let accepted = families.map {
            "<pattern><patelt name=\"family\"><string>\($0)</string></patelt></pattern>"
        }
        return """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
            <selectfont>
            <acceptfont>\(accepted.joined())</acceptfont>
            <rejectfont><pattern/></rejectfont>
            </selectfont>
            <match target="pattern">
            <test qual="any" name="family"><string>emoji</string></test>
            <edit name="family" mode="assign" binding="same">
            <string>\(FontFamily.emojiFamilyName)</string>
            </edit>
            </match>
            <match target="font">
            <test name="outline" compare="eq"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor" mode="assign">
            <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </edit>
            <edit name="matrix" mode="assign">
            <times><name>matrix</name><matrix>
            <name>pixelsizefixupfactor</name><double>0</double>
            <double>0</double><name>pixelsizefixupfactor</name>
            </matrix></times>
            </edit>
            <edit name="size" mode="assign">
            <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
            </edit>
            </match>
            </fontconfig>
            """
    }()
}
