import Foundation

/// All fonts that the process may use: those of the interface, those of the app, and all installed ones.
///
/// Each group is loaded when it is first needed. A process that draws only with the system font loads only
/// the first.
final class FontLibrary {
    private let findAppFonts: () -> [String]
    private let warn: (String) -> Void
    private var installedNames: [FontFamily: String?] = [:]
    private var matches: [FontDescriptor: FontFace] = [:]
    private var facesByName: [String: FontFace?] = [:]
    private var facesByFamily: [String: [FontFace]] = [:]

    /// The paths of the app's font files.
    private lazy var appFiles = findAppFonts()

    /// The families of the interface, or nil if Inter is not installed.
    private(set) lazy var interface = FontConfiguration.interface()

    /// The families of the interface together with those of the app, or nil if the app has none.
    private(set) lazy var app: FontConfiguration? = {
        guard !appFiles.isEmpty, var configuration = FontConfiguration.interface() else { return nil }
        return configuration.add(appFiles, warn: warn).isEmpty ? nil : configuration
    }()

    /// All installed families and those of the app.
    private(set) lazy var everything: FontConfiguration = {
        var configuration = FontConfiguration.system()
        // If there is a configuration for the app, it has already reported the files that cannot be read.
        configuration.add(appFiles, warn: interface == nil ? warn : { _ in })
        return configuration
    }()

    /// Creates a library that has loaded nothing yet.
    ///
    /// - Parameters:
    ///   - appFonts: Returns the paths of the app's font files. It is called at the first use of a family by
    ///     its name.
    ///   - warn: A function that receives a sentence about each of these files that cannot be read.
    init(appFonts: @escaping () -> [String], warn: @escaping (String) -> Void) {
        findAppFonts = appFonts
        self.warn = warn
    }

    /// Returns the smallest configuration that has the family, or the one with all fonts if none has it.
    func configuration(for family: FontFamily) -> FontConfiguration {
        guard let interface else { return everything }
        switch family {
        case .system, .monospaced: return interface
        case .rounded, .serif: return everything
        case .named(let name):
            if name == FontFamily.interfaceFamilyName { return interface }
            if let app, app.families.contains(name) { return app }
            return interface.families.contains(name) ? interface : everything
        }
    }

    /// Returns the name of the family that contains the Latin letters of `family`, or nil if none of its
    /// families is installed.
    func installedName(of family: FontFamily) -> String? {
        if let known = installedNames[family] { return known }
        let families = configuration(for: family).families
        let name = family.ownFamilyNames.first { families.contains($0) }
        if installedNames.count >= 128 { installedNames.removeAll() }
        installedNames[family] = .some(name)
        return name
    }

    /// Returns the face that contains the Latin letters of a font, or nil if there is no font at all.
    func face(for font: FontDescriptor) -> FontFace? {
        var key = font
        // The file does not depend on the size and the features.
        key.size = 1
        key.features = []
        if let known = matches[key] { return known }
        let name = installedName(of: font.family) ?? FontFamily.interfaceFamilyName
        guard let face = configuration(for: font.family).face(matching: font, in: name) else { return nil }
        if matches.count >= 128 { matches.removeAll() }
        matches[key] = face
        return face
    }

    /// The names of all families, in alphabetical order.
    var familyNames: [String] { everything.familyNames.sorted() }

    /// Returns the faces of a family. Those nearest to the normal width come first, then upright ones before
    /// italic ones, and thin ones before bold ones.
    func faces(inFamily name: String) -> [FontFace] {
        if let known = facesByFamily[name] { return known }
        func rank(_ face: FontFace) -> (CGFloat, Int, Int, String) {
            (abs(face.width - 100), face.isItalic ? 1 : 0, face.weight.rawValue, face.postScriptName)
        }
        let faces = configuration(for: .named(name)).faces { $0 == name }.sorted { rank($0) < rank($1) }
        if facesByFamily.count >= 128 { facesByFamily.removeAll() }
        facesByFamily[name] = faces
        return faces
    }

    /// Returns the face with a PostScript name or a full name, or nil if there is none.
    func face(named name: String) -> FontFace? {
        if let known = facesByName[name] { return known }
        // Negative results are cached, too, as apps often ask for fonts that only phones have.
        var face: FontFace?
        for configuration in [{ self.app }, { self.interface }, { self.everything }] where face == nil {
            face = configuration()?.faces(named: name).first
        }
        if facesByName.count >= 128 { facesByName.removeAll() }
        facesByName[name] = .some(face)
        return face
    }
}
