import Foundation
import TesseraNibs

/// The objects of a nib file, which are created each time that the nib is instantiated.
/// See Apple's [UINib](https://developer.apple.com/documentation/uikit/uinib).
///
/// Nib files are made from the xibs of an iOS project when the project is built for Linux. A file is read once, and the
/// nibs of one file share what was read.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// The keys of the options with which a nib is instantiated.
    /// See Apple's [UINib.OptionsKey](https://developer.apple.com/documentation/uikit/uinib/optionskey).
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The objects to which placeholders in the nib refer: a dictionary of objects by the placeholders' identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// What the nib is made of. The file is read when the nib is instantiated for the first time.
    private(set) lazy var template = makeTemplate()
    private let makeTemplate: () -> NibTemplate

    /// Creates a nib from a file of a bundle, which is the main bundle if `bundleOrNil` is nil. If there is no such file,
    /// ``instantiate(withOwner:options:)`` ends the app.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        makeTemplate = {
            guard let path = NibFiles.path(name, .nib, in: bundleOrNil) else {
                fatalError(
                    "Could not load NIB in bundle: '\((bundleOrNil ?? .main).bundlePath)' with name '\(name)'. "
                        + "Nibs are made of xibs by tessera run and tessera port.")
            }
            return NibTemplate(
                name: "\(name).xib", bundle: bundleOrNil, document: NibFiles.document(at: path))
        }
        super.init()
    }

    /// Creates a nib from the content of a nib file. Ends the app if it has another form.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        do {
            let template = NibTemplate(
                name: "nib", bundle: bundleOrNil, document: try NibDocument(data: data))
            makeTemplate = { template }
        } catch {
            fatalError("UINib(data:bundle:): \(error)")
        }
        super.init()
    }

    init(template: NibTemplate) {
        makeTemplate = { template }
        super.init()
    }

    /// Creates the objects of the nib and returns those that lie in no other object, in the order of the file.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The object that stands for the file's owner. Outlets of the owner are set.
    ///   - optionsOrNil: The objects to which other placeholders refer, with the key ``OptionsKey/externalObjects``.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        let external = optionsOrNil?[.externalObjects] as? [String: AnyObject] ?? [:]
        let objects = template.load(owner: ownerOrNil as AnyObject?, external: external)
        // On iOS they live until the end of the turn at least. A weak property may take one before it has a superview.
        Task { withExtendedLifetime(objects) {} }
        return objects
    }
}

extension Bundle {
    /// Creates the objects of a nib file of the bundle and returns those that lie in no other object. Ends the app if
    /// there is no such file.
    @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
