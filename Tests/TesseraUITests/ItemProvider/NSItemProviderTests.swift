import Foundation
import Testing

@testable import TesseraUI

struct NSItemProviderTests {
    @Test func `text is written and read`() async throws {
        let provider = NSItemProvider(object: "寿司 🍣" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
        let text: String? = try await withCheckedThrowingContinuation { continuation in
            provider.loadObject(ofClass: String.self) { text, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: text)
                }
            }
        }
        #expect(text == "寿司 🍣")
    }

    @Test func `a URL is written and read but is no text`() async throws {
        let url = try #require(URL(string: "https://example.com/a?b=c"))
        let provider = NSItemProvider(object: url as NSURL)
        #expect(provider.registeredTypeIdentifiers == ["public.url"])
        #expect(!provider.canLoadObject(ofClass: String.self))
        let read: URL? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
        }
        #expect(read == url)
    }

    @Test func `a colour keeps its components`() async throws {
        let provider = NSItemProvider(object: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        let color: UIColor? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: UIColor.self) { color, _ in
                continuation.resume(returning: color as? UIColor)
            }
        }
        #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    }

    @Test func `data is created when it is asked for`() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { done in
            done(Data("[1]".utf8), nil)
            return nil
        }
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(await data(of: provider, as: "public.text") == Data("[1]".utf8))
    }

    @Test func `asking for a type that is not there is an error`() async throws {
        let provider = NSItemProvider(object: "text" as NSString)
        let error: NSError? = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
                continuation.resume(returning: error as NSError?)
            }
        }
        #expect(error?.domain == NSItemProvider.errorDomain)
        #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }

    @Test func `the last representation of a type counts`() async throws {
        let provider = NSItemProvider()
        for word in ["one", "two"] {
            provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
                $0(Data(word.utf8), nil)
                return nil
            }
        }
        #expect(provider.registeredTypeIdentifiers == ["public.data"])
        #expect(await data(of: provider, as: "public.data") == Data("two".utf8))
    }

    @Test func `a handler that is called twice counts once`() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
            $0(Data([1]), nil)
            $0(Data([2]), nil)
            return nil
        }
        #expect(await data(of: provider, as: "public.data") == Data([1]))
    }

    @Test func `cancelling reports an error`() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { _ in nil }
        let error: (any Error)? = await withCheckedContinuation { continuation in
            let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, error in
                continuation.resume(returning: error)
            }
            progress.cancel()
        }
        #expect((error as? CocoaError)?.code == .userCancelled)
    }

    @Test func `a copy in a file has the suggested name and goes away`() async throws {
        let provider = NSItemProvider()
        provider.suggestedName = "../notes"
        provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) {
            $0(Data("a".utf8), nil)
            return nil
        }
        let (name, text, path): (String, String, String) = try await withCheckedThrowingContinuation {
            continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, error in
                guard let url else {
                    return continuation.resume(throwing: error ?? CocoaError(.fileNoSuchFile))
                }
                let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
                continuation.resume(returning: (url.lastPathComponent, text, url.path))
            }
        }
        #expect(name == "notes.txt")
        #expect(text == "a")
        while FileManager.default.fileExists(atPath: path) { await Task.yield() }
    }

    @Test func `a file is read in place only if it is registered for that`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("there".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = NSItemProvider()
        provider.registerFileRepresentation(
            forTypeIdentifier: "public.plain-text", fileOptions: .openInPlace, visibility: .all
        ) {
            $0(file, false, nil)
            return nil
        }
        #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.plain-text"])
        let (url, isInPlace): (URL?, Bool) = await withCheckedContinuation { continuation in
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { url, isInPlace, _ in
                continuation.resume(returning: (url, isInPlace))
            }
        }
        #expect(url == file)
        #expect(isInPlace)
        let copy = try #require(NSItemProvider(contentsOf: file))
        #expect(copy.registeredTypeIdentifiers(fileOptions: .openInPlace) == [])
        #expect(await data(of: copy, as: "public.text") == Data("there".utf8))
    }

    @Test func `an item is returned as it was given`() async throws {
        let provider = NSItemProvider(item: "there" as NSString, typeIdentifier: "public.plain-text")
        let item = try await provider.loadItem(forTypeIdentifier: "public.text")
        #expect(item as? NSString == "there" as NSString)
        #expect(await data(of: provider, as: "public.text") == Data("there".utf8))
    }

    @Test func `an object of an app's class is written and read`() async throws {
        let provider = NSItemProvider(object: Dish(name: "soup"))
        #expect(provider.registeredTypeIdentifiers == ["org.example.dish", "public.utf8-plain-text"])
        let name: String? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: Dish.self) { dish, _ in
                continuation.resume(returning: (dish as? Dish)?.name)
            }
        }
        #expect(name == "soup")
        let text: String? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
        }
        #expect(text == "soup")
    }

    @Test func `a copy has the same representations`() throws {
        let provider = NSItemProvider(object: "text" as NSString)
        provider.suggestedName = "name"
        let copy = try #require(provider.copy() as? NSItemProvider)
        provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { _ in nil }
        #expect(copy.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(copy.suggestedName == "name")
    }

    private func data(of provider: NSItemProvider, as type: String) async -> Data? {
        await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                continuation.resume(returning: data)
            }
        }
    }
}

private final class Dish: NSObject, NSItemProviderReading, NSItemProviderWriting {
    let name: String

    init(name: String) { self.name = name }

    static var writableTypeIdentifiersForItemProvider: [String] {
        ["org.example.dish", "public.utf8-plain-text"]
    }
    static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.dish"] }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(name.utf8), nil)
        return nil
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Dish {
        Dish(name: String(decoding: data, as: UTF8.self))
    }
}
