import Foundation
import TesseraDisplay

/// The files from which the user may choose.
package struct WantedFiles: Sendable {
    /// The types of the files. An empty list means all types.
    package var types: [UTType]
    /// The greatest number of files.
    package var limit: Int
    /// The camera that takes a picture or a film, or nil if the user chooses among existing files.
    package var camera: DisplayRequest.Files.Camera?
    /// The number of what the user has dropped or pasted, or nil if the user chooses files.
    var contents: Int?

    /// Creates a description of files.
    ///
    /// - Parameter limit: The greatest number of files, or 0 for as many as a display sends at once.
    package init(types: [UTType], limit: Int, camera: DisplayRequest.Files.Camera? = nil) {
        self.types = types
        self.limit = limit <= 0 ? DisplayRequest.Files.most : min(limit, DisplayRequest.Files.most)
        self.camera = camera
    }

    /// Creates a description of what the user has dropped or pasted.
    init(contents: Int, count: Int) {
        self.init(types: [], limit: count)
        self.contents = contents
    }

    /// Returns true if a file of a type is among the wanted files.
    func accept(_ type: UTType) -> Bool {
        mediaTypes == nil || types.contains { type.conforms(to: $0) }
    }

    /// The description of the files for a display.
    var request: DisplayRequest.Files {
        DisplayRequest.Files(types: mediaTypes, limit: limit, camera: camera, contents: contents)
    }

    /// The media types and the extensions of the wanted files, or nil if all files are wanted. A type of the app's own has
    /// neither, so that all files are offered.
    private var mediaTypes: [String]? {
        var result: [String] = []
        for type in types {
            guard let names = Self.mediaTypes(of: type) else { return nil }
            for name in names where !result.contains(name) { result.append(name) }
        }
        return result.isEmpty ? nil : result
    }

    private static func mediaTypes(of type: UTType) -> [String]? {
        if let families = families[type.identifier] { return families }
        let entries = KnownTypes.standard.filter { KnownTypes.conforms($0.identifier, to: type.identifier) }
        let isGeneral = [UTType.item, .content, .data, .directory, .folder].contains(type)
        let names = entries.flatMap { entry in
            (entry.mimeType.map { [$0] } ?? []) + entry.extensions.map { ".\($0)" }
        }
        return isGeneral || names.isEmpty ? nil : names
    }

    /// The media types that stand for all of their kind. Phones offer their photos and cameras for them.
    private static let families = [
        UTType.image.identifier: ["image/*"], UTType.movie.identifier: ["video/*"],
        UTType.video.identifier: ["video/*"], UTType.audio.identifier: ["audio/*"],
        UTType.audiovisualContent.identifier: ["video/*", "audio/*"],
    ]
}
