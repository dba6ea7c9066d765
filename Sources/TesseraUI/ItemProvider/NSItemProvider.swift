import Foundation
import Synchronization
import TesseraBasics

/// An item in all the forms in which it can be had: what is dragged, dropped, copied and pasted.
/// See Apple's [NSItemProvider](https://developer.apple.com/documentation/foundation/nsitemprovider).
///
/// ```swift
/// let item = UIDragItem(itemProvider: NSItemProvider(object: photo.title as NSString))
/// ```
///
/// Linux' Foundation has no such class, so it is part of this module. Handlers are called on a background thread.
/// Sendable: what changes is behind a lock.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Takes an item that was loaded, or why there is none.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Loads an item: takes the handler to call, the class that is wanted, and options.
    public typealias LoadHandler =
        @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    private struct State {
        var representations: [ItemRepresentation] = []
        var suggestedName: String?
        var teamData: Data?
    }

    private let state = Mutex(State())
    static let queue = DispatchQueue(label: "tessera.item-provider", attributes: .concurrent)

    /// Creates a provider of nothing yet.
    public override init() {
        super.init()
    }

    /// Creates a provider of an object, in all types that it can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of an item.
    ///
    /// - Parameters:
    ///   - item: Data, text, a URL, or something else that can be archived.
    ///   - typeIdentifier: The type; nothing is registered where it is nil.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let typeIdentifier else { return }
        let box = UncheckedItem(item)
        registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in completion?(box.item, nil) }
    }

    /// Creates a provider of a file's contents, or nil if no file is given. Its type is that of the name's extension.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFileRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
            completion(fileURL, false, nil)
            return nil
        }
    }

    /// Returns a provider with the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        let state = state.withLock { $0 }
        copy.state.withLock { $0 = state }
        return copy
    }

    /// Returns a provider with the same representations.
    open override func copy() -> Any { copy(with: nil) }

    /// What a file of the item is to be called. By default, it is nil.
    open var suggestedName: String? {
        get { state.withLock { $0.suggestedName } }
        set { state.withLock { $0.suggestedName = newValue } }
    }

    /// Data of at most 8 KB that goes along with the item as it is dropped, for apps of the same team, as this one is. By default, it is
    /// nil. Pasteboards do not keep it.
    open var teamData: Data? {
        get { state.withLock { $0.teamData } }
        set {
            demand(
                (newValue?.count ?? 0) <= 8_192,
                "NSItemProvider.teamData: \(newValue?.count ?? 0) bytes; there can be at most 8192.")
            state.withLock { $0.teamData = newValue }
        }
    }

    // MARK: What there is

    var representations: [ItemRepresentation] { state.withLock { $0.representations } }

    /// Adds a representation, or puts it in place of the one of its type.
    func add(_ representation: ItemRepresentation) {
        state.withLock { state in
            let index = state.representations.firstIndex {
                $0.typeIdentifier == representation.typeIdentifier
            }
            if let index {
                state.representations[index] = representation
            } else {
                state.representations.append(representation)
            }
        }
    }

    func representation(
        conformingTo typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> ItemRepresentation? {
        let suiting = representations.filter { $0.suits(fileOptions) }
        return suiting.first { $0.typeIdentifier == typeIdentifier }
            ?? suiting.first { KnownTypes.conforms($0.typeIdentifier, to: typeIdentifier) }
    }

    /// The types in which the item can be had, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

    /// Returns the types in which the item can be had as a file with certain options.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        representations.filter { $0.suits(fileOptions) }.map(\.typeIdentifier)
    }

    /// Returns true where the item can be had in a type, or in a kind of it: a PNG is an image.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    /// Returns true where the item can be had in a type, or in a kind of it, as a file with certain options.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representation(conformingTo: typeIdentifier, fileOptions: fileOptions) != nil
    }

    // MARK: Registering

    /// Adds data that is made when somebody asks for it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the data.
    ///   - visibility: Who may read it.
    ///   - loadHandler: Makes the data and gives it to the handler that it takes. It returns how far the work has come, or nil.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(
            ItemRepresentation(
                typeIdentifier: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
    }

    /// Adds a file that is made when somebody asks for it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the file.
    ///   - fileOptions: Whether readers may get the file itself; they get copies by default.
    ///   - visibility: Who may read it.
    ///   - loadHandler: Makes the file and gives its place to the handler that it takes, with true where readers must ask for
    ///     coordinated access. It returns how far the work has come, or nil.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        let isInPlace = fileOptions.contains(.openInPlace)
        add(
            ItemRepresentation(
                typeIdentifier: typeIdentifier, visibility: visibility,
                source: .file(isInPlace: isInPlace, loadHandler)))
    }

    /// Adds an object, in all types that it can be written as.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        let box = UncheckedItem(object)
        for type in object.writableTypeIdentifiersForItemProvider {
            let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility.narrowed(by: own)) {
                completion in
                box.item.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Adds an object that is made when somebody asks for it, in all types that its class can be written as.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            let own = aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility.narrowed(by: own)) {
                completion in
                loadHandler { object, error in
                    guard let object else {
                        return completion(nil, error ?? ErrorCode.itemUnavailableError.error)
                    }
                    _ = object.loadData(
                        withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    /// Adds an item that is loaded when somebody asks for it.
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        add(ItemRepresentation(typeIdentifier: typeIdentifier, source: .item(loadHandler)))
    }

    // MARK: Loading

    /// Loads the item as data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type, or one of which a registered type is a kind.
    ///   - completionHandler: Takes the data, or why there is none, on a background thread.
    /// - Returns: How far the work has come. Cancelling it ends the work with an error.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let found = representation(conformingTo: typeIdentifier)
        return ItemLoading.run(completionHandler) { done in
            guard let found else {
                done(nil, ErrorCode.itemUnavailableError.error)
                return nil
            }
            return found.loadData { data, error in
                done(data, data == nil ? error ?? ErrorCode.itemUnavailableError.error : error)
            }
        }
    }

    /// Loads the item as a copy in a file, which is deleted when the handler returns.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type, or one of which a registered type is a kind.
    ///   - completionHandler: Takes the place of the file, or why there is none, on a background thread.
    /// - Returns: How far the work has come. Cancelling it ends the work with an error.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        let type = representation(conformingTo: typeIdentifier)?.typeIdentifier ?? typeIdentifier
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                let file = try TemporaryItemFile(data, name: name, typeIdentifier: type)
                defer { file.remove() }
                completionHandler(file.url, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads the item as the file itself where it is registered so, and as a copy otherwise.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type, or one of which a registered type is a kind.
    ///   - completionHandler: Takes the place of the file, whether it is the file itself, and why there is none, on a background
    ///     thread.
    /// - Returns: How far the work has come. Cancelling it ends the work with an error.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        guard let found = representation(conformingTo: typeIdentifier, fileOptions: .openInPlace),
            case .file(_, let load) = found.source
        else {
            return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { url, error in
                completionHandler(url, false, error)
            }
        }
        return ItemLoading.run({ url, error in completionHandler(url, url != nil, error) }) { done in
            load { url, _, error in done(url, error) }
        }
    }

    /// Loads the item as the app gave it: an object of ``init(item:typeIdentifier:)``, or data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type, or one of which a registered type is a kind.
    ///   - options: What the handler that loads the item is given.
    ///   - completionHandler: Takes the item, or why there is none, on a background thread.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        guard let found = representation(conformingTo: typeIdentifier) else {
            Self.queue.async { completionHandler?(nil, ErrorCode.itemUnavailableError.error) }
            return
        }
        if case .item(let load) = found.source {
            let options = UncheckedItem(options)
            Self.queue.async { load(completionHandler, nil, options.item ?? [:]) }
        } else {
            loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
                completionHandler?(data.map { $0 as NSData }, error)
            }
        }
    }
}
