import Foundation
import TesseraNibs

/// A nib file, which creates its objects each time that it is instantiated.
/// See Apple's [UINib](https://developer.apple.com/documentation/uikit/uinib).
///
/// Building an iOS project for Linux makes nib files from its xibs. Each file is read once; all nibs of a file share
/// its document.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// A key of the options with which a nib is instantiated.
    /// See Apple's [UINib.OptionsKey](https://developer.apple.com/documentation/uikit/uinib/optionskey).
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key for a dictionary of the objects to which placeholders in the nib refer, by the placeholders'
        /// identifiers.
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

    /// Creates a nib from the data of a nib file. Ends the app if the data cannot be read.
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

    /// Creates the objects of the nib and returns the top-level ones in the order of the file.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The file's owner, whose outlets are set.
    ///   - optionsOrNil: The objects to which other placeholders refer, with the key ``OptionsKey/externalObjects``.
    @discardableResult
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        let external = optionsOrNil?[.externalObjects] as? [String: AnyObject] ?? [:]
        let objects = template.load(owner: ownerOrNil as AnyObject?, external: external)
        // On iOS the objects live at least until the run loop's turn ends, so that a weak property may hold one before
        // it has a superview.
        Task { withExtendedLifetime(objects) {} }
        return objects
    }
}

extension Bundle {
    /// Creates the objects of a nib file of the bundle and returns the top-level ones. Ends the app if there is no such
    /// file.
    @discardableResult
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
