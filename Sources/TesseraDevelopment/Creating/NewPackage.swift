import Foundation

/// A package with an app of one screen, a view model, its tests and a test in a browser, as `tessera new` writes it.
public struct NewPackage: Sendable {
    /// The name of the package, of its app and of its folder.
    public let name: String
    /// The files, by their paths within the package.
    public let files: [String: String]

    /// The reason why a package cannot be written, as a sentence for the user.
    public struct Refusal: Error, CustomStringConvertible {
        /// The sentence.
        public let description: String
    }

    /// Prepares a package.
    ///
    /// - Parameters:
    ///   - name: The name, which is that of a Swift module: letters, digits and underscores, with a letter at its start.
    ///   - tessera: The path of the package Tessera, as the manifest names it.
    /// - Throws: ``Refusal`` if the name cannot be that of a module.
    public init(_ name: String, tessera: String) throws(Refusal) {
        let isModule =
            name.unicodeScalars.first?.isLetter == true
            && name.unicodeScalars.allSatisfy { $0.isLetter || ("0"..."9").contains($0) || $0 == "_" }
        guard isModule else {
            throw Refusal(
                description:
                    "“\(name)” cannot be the name of an app: use letters, digits and “_”, and begin with a letter."
            )
        }
        guard !Self.taken.contains(name) else {
            throw Refusal(description: "“\(name)” is the name of another module: choose another one.")
        }
        self.name = name
        files = Self.templates.reduce(into: [:]) { files, template in
            func filled(_ text: String) -> String {
                text.replacing("NAME", with: name).replacing("PATH_OF_TESSERA", with: tessera)
                    .replacing("ADDRESS", with: name.lowercased())
            }
            files[filled(template.path)] = filled(template.text)
        }
    }

    /// Modules with which an app of the same name would be mixed up.
    private static let taken: Set<String> = [
        "UIKit", "Combine", "Foundation", "Swift", "Testing", "XCTest", "Tessera", "tessera", "TesseraUI",
        "TesseraCombine",
    ]

    /// Writes the files into a new folder.
    ///
    /// - Throws: ``Refusal`` if there is something at the place of the folder, or an error of the file system.
    public func write(to folder: URL) throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw Refusal(
                description: "There is a “\(folder.lastPathComponent)” already: choose another name.")
        }
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
