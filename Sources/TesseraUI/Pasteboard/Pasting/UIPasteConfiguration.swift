import Foundation

/// The types of content that an object accepts when the user pastes or drops something.
/// See Apple's [UIPasteConfiguration](https://developer.apple.com/documentation/uikit/uipasteconfiguration).
///
/// ```swift
/// board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
/// ```
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
    /// The identifiers of the types, such as `public.image`. Types that conform to them are accepted, too.
    open var acceptableTypeIdentifiers: [String] = []

    /// Creates a configuration that accepts nothing.
    public override init() { super.init() }

    /// Creates a configuration that accepts some types.
    public convenience init(acceptableTypeIdentifiers: [String]) {
        self.init()
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    /// Creates a configuration that accepts all types from which objects of a class can be made.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init()
        addTypeIdentifiers(forAccepting: aClass)
    }

    /// Creates a configuration that accepts all types from which values of a type such as `String` or `URL` can be made.
    public convenience init<T>(forAccepting aType: T.Type)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: T._ObjectiveCType.self)
    }

    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
            self.acceptableTypeIdentifiers.append(type)
        }
    }

    /// Adds all types from which objects of a class can be made.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Returns true if one of the items has one of the types.
    func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
        itemProviders.contains { provider in
            acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    /// Returns a configuration with the same types.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Apps copy configurations on the main thread only, as they use them.
        MainActor.assumeIsolated {
            UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
        }
    }
}

/// An object into which the user can paste. Every responder is one.
/// See Apple's
/// [UIPasteConfigurationSupporting](https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting).
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that the object accepts, or nil if the user cannot paste into it.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Takes the content that the user has pasted or dropped.
    func paste(itemProviders: [NSItemProvider])
    /// Returns true if the object accepts content.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
    /// Does nothing.
    public func paste(itemProviders: [NSItemProvider]) {}
    /// Returns true if the ``pasteConfiguration`` accepts one of the items.
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }
}

extension UIResponder: UIPasteConfigurationSupporting {
    private static let configurations = AssociatedProperty<UIPasteConfiguration>()

    /// A copy of the configuration that the app has set.
    var keptPasteConfiguration: UIPasteConfiguration? {
        get { Self.configurations[self] }
        set {
            Self.configurations[self] = newValue?.copy() as? UIPasteConfiguration
            if let view = self as? UIView { view.takesPastesByDrops = newValue != nil }
        }
    }

    /// True if the object accepts the items that the app knows to be on the pasteboard.
    var acceptsPasteboard: Bool {
        pasteConfiguration != nil && canPaste(UIPasteboard.general.knownItemProviders)
    }
}
