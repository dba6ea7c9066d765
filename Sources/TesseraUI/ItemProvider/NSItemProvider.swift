import Foundation
import Synchronization
import TesseraBasics

/// An item that is dragged, dropped, copied or pasted, in all forms in which it is available.
/// See Apple's [NSItemProvider](https://developer.apple.com/documentation/foundation/nsitemprovider).
///
/// ```swift
/// let item = UIDragItem(itemProvider: NSItemProvider(object: photo.title as NSString))
/// ```
///
/// Foundation on Linux has no such class, so it is part of this module. Handlers are called on a background
/// thread. The class is sendable because a lock protects its state.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// A closure that gets a loaded item or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// A closure that loads an item. Its arguments are the handler to call, the requested class, and options.
    public typealias LoadHandler =
        @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    private struct State {
        var representations: [ItemRepresentation] = []
        var suggestedName: String?
        var teamData: Data?
    }

    private let state = Mutex(State())
    static let queue = DispatchQueue(label: "tessera.item-provider", attributes: .concurrent)

    /// Creates a provider without an item.
    public override init() {
        super.init()
    }

    /// Creates a provider of an object, in all types to which the object can be converted.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of an item.
    ///
    /// - Parameters:
    ///   - item: Data, text, a URL, or another object that can be archived.
    ///   - typeIdentifier: The type. If nil, the item is not registered.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let typeIdentifier else { return }
        let box = UncheckedItem(item)
        registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in completion?(box.item, nil) }
    }

    /// Creates a provider of a file's contents, or returns nil if the URL is not that of a file. The
    /// extension of the name decides the type.
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

    /// The name for a file with the item; nil by default.
    open var suggestedName: String? {
        get { state.withLock { $0.suggestedName } }
        set { state.withLock { $0.suggestedName = newValue } }
    }

    /// Data of at most 8 KB that goes along with a dropped item, for apps of the same team, to which this app belongs; nil by
    /// default. Pasteboards do not keep it.
    open var teamData: Data? {
        get { state.withLock { $0.teamData } }
        set {
            demand(
                (newValue?.count ?? 0) <= 8_192,
                "NSItemProvider.teamData: \(newValue?.count ?? 0) bytes; there can be at most 8192.")
            state.withLock { $0.teamData = newValue }
        }
    }

    // MARK: Representations

    var representations: [ItemRepresentation] { state.withLock { $0.representations } }

    /// Adds a representation. It replaces one of the same type.
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

    /// The types in which the item is available, in the order of their registration.
    open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

    /// Returns the types in which the item is available as a file with certain options.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        representations.filter { $0.suits(fileOptions) }.map(\.typeIdentifier)
    }

    /// Returns true if the item is available in a type, or in one that conforms to it, as PNG conforms to
    /// image.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    /// Returns true if the item is available in a type, or in one that conforms to it, as a file with certain
    /// options.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representation(conformingTo: typeIdentifier, fileOptions: fileOptions) != nil
    }

    // MARK: Registering

    /// Adds data that is created on request.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the data.
    ///   - visibility: The programs that may read the data.
    ///   - loadHandler: A closure that creates the data and passes it to the handler that is its argument. It
    ///     returns the progress of the work, or nil.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(
            ItemRepresentation(
                typeIdentifier: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
    }

    /// Adds a file that is created on request.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the file.
    ///   - fileOptions: Options that allow readers to get the file itself. By default they get copies.
    ///   - visibility: The programs that may read the file.
    ///   - loadHandler: A closure that creates the file and passes its URL to the handler that is its
    ///     argument, with true if readers need coordinated access. It returns the progress of the work, or
    ///     nil.
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

    /// Adds an object, in all types to which it can be converted.
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

    /// Adds an object that is created on request, in all types to which objects of its class can be
    /// converted.
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

    /// Adds an item that is loaded on request.
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        add(ItemRepresentation(typeIdentifier: typeIdentifier, source: .item(loadHandler)))
    }

    // MARK: Loading

    /// Loads the item as data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type, or one to which a registered type conforms.
    ///   - completionHandler: A closure that gets the data or an error, on a background thread.
    /// - Returns: The progress of the work. If it is cancelled, the handler gets an error.
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
    ///   - typeIdentifier: The type, or one to which a registered type conforms.
    ///   - completionHandler: A closure that gets the URL of the file or an error, on a background thread.
    /// - Returns: The progress of the work. If it is cancelled, the handler gets an error.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        let found = representation(conformingTo: typeIdentifier)
        let type = found?.typeIdentifier ?? typeIdentifier
        if case .file(_, let load) = found?.source {
            return ItemLoading.run(
                { (file: TemporaryItemFile?, error: (any Error)?) in
                    completionHandler(file?.url, error)
                    file?.remove()
                }, discard: { $0.remove() }
            ) { done in
                load { url, _, error in
                    guard let url, error == nil else {
                        return done(nil, error ?? ErrorCode.itemUnavailableError.error)
                    }
                    do {
                        done(try TemporaryItemFile(copying: url, name: name, typeIdentifier: type), nil)
                    } catch {
                        done(nil, error)
                    }
                }
            }
        }
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

    /// Loads the item as the original file if its registration allows that, and otherwise as a copy.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type, or one to which a registered type conforms.
    ///   - completionHandler: A closure that gets the URL of the file, true if it is the original file, and
    ///     an error if there is no file, on a background thread.
    /// - Returns: The progress of the work. If it is cancelled, the handler gets an error.
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

    /// Loads the item in the form in which it was provided: as an object of ``init(item:typeIdentifier:)``, as the URL of a file,
    /// or as data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type, or one to which a registered type conforms.
    ///   - options: The options for the closure that loads the item.
    ///   - completionHandler: A closure that gets the item or an error, on a background thread.
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
        } else if case .file(_, let load) = found.source {
            Self.queue.async {
                _ = load { url, _, error in completionHandler?(url.map { $0 as NSURL }, error) }
            }
        } else {
            loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
                completionHandler?(data.map { $0 as NSData }, error)
            }
        }
    }
}
