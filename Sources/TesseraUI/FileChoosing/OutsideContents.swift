import Foundation
import TesseraDisplay

/// The contents of the files and texts of another program that the user drops or pastes. The display sends all of them when the
/// first one is loaded.
@MainActor
final class OutsideContents {
    /// A load that waits for the contents.
    private struct Waiting {
        let index: Int
        let completion: @Sendable (ChosenFile?) -> Void
    }

    private let count: Int
    private let chooser: FileChooser
    private var waiting: [Waiting] = []
    /// The contents that have arrived, or nil.
    private var files: [ChosenFile]?
    private var isLoading = false

    private init(_ number: Int, count: Int) {
        self.count = count
        chooser = FileChooser(WantedFiles(contents: number, count: count))
    }

    // MARK: Item providers

    /// Returns providers of items.
    ///
    /// - Parameters:
    ///   - items: The descriptions of the items.
    ///   - number: The number under which the display has their contents.
    static func providers(of items: [DisplayEvent.OutsideItem], number: Int) -> [NSItemProvider] {
        let contents = OutsideContents(number, count: items.reduce(0) { $0 + $1.contentCount })
        var first = 0
        return items.map { item in
            defer { first += item.contentCount }
            return contents.provider(of: item, first: first)
        }
    }

    /// Returns a provider of an item.
    ///
    /// - Parameters:
    ///   - item: The description of the item.
    ///   - first: The index of its first content.
    private func provider(of item: DisplayEvent.OutsideItem, first: Int) -> NSItemProvider {
        let provider = NSItemProvider()
        switch item.kind {
        case .file:
            let name = item.name.map(FileName.safe) ?? ""
            let type = ChosenFile.type(name: name, mediaType: item.types.first ?? "")
            if !name.isEmpty {
                provider.suggestedName = URL(filePath: name).deletingPathExtension().lastPathComponent
            }
            provider.registerFileRepresentation(forTypeIdentifier: type.identifier, visibility: .all) {
                completion in
                self.load(first) { completion($0?.url, false, $0 == nil ? Self.unavailable : nil) }
                return nil
            }
        case .text:
            for (index, mediaType) in item.types.enumerated() {
                provider.registerDataRepresentation(
                    forTypeIdentifier: Self.textType(mediaType).identifier, visibility: .all
                ) { completion in
                    self.load(first + index) { file in
                        let data = file.flatMap { try? Data(contentsOf: $0.url) }
                        completion(data, data == nil ? Self.unavailable : nil)
                    }
                    return nil
                }
            }
        }
        return provider
    }

    private nonisolated static var unavailable: any Error {
        NSItemProvider.ErrorCode.itemUnavailableError.error
    }

    /// Returns the type of a text. The display sends texts in UTF-8, and of a list of addresses the first one.
    private static func textType(_ mediaType: String) -> UTType {
        switch mediaType {
        case "text/plain": .utf8PlainText
        case "text/uri-list": .url
        default: UTType(mimeType: mediaType) ?? .data
        }
    }

    // MARK: Loading

    /// Loads a content, from any thread.
    ///
    /// - Parameter completion: A closure that gets the content, or nil if it cannot be loaded.
    private nonisolated func load(_ index: Int, completion: @escaping @Sendable (ChosenFile?) -> Void) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated { self.load(Waiting(index: index, completion: completion)) }
        }
    }

    private func load(_ request: Waiting) {
        if let files { return finish(request, files) }
        waiting.append(request)
        guard !isLoading else { return }
        isLoading = true
        chooser.choose(progress: { _ in }) { [self] in end($0) }
    }

    private func end(_ outcome: FileChooser.Outcome) {
        isLoading = false
        if case .chosen(let chosen) = outcome, chosen.count == count { files = chosen }
        let requests = waiting
        waiting = []
        for request in requests { finish(request, files ?? []) }
    }

    private func finish(_ request: Waiting, _ files: [ChosenFile]) {
        let file = files.indices.contains(request.index) ? files[request.index] : nil
        // The app may read a large file in the handler.
        NSItemProvider.queue.async { request.completion(file) }
    }
}
