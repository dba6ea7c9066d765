import Foundation

/// A film or a sound that can be played.
/// See Apple's [AVAsset](https://developer.apple.com/documentation/avfoundation/avasset).
///
/// The browser knows the properties of an asset: ``load(_:)`` asks for them.
// Safe: the stored properties are constants of types that may be sent.
open class AVAsset: NSObject, @unchecked Sendable {
    let source: URL

    /// Creates an asset of the file at an address.
    public init(url URL: URL) {
        source = URL
        super.init()
    }

    /// Returns a property as soon as the browser knows it.
    ///
    /// ```swift
    /// let seconds = try await asset.load(.duration).seconds
    /// ```
    ///
    /// - Throws: The reason why the asset cannot be played, or an error if there is no browser, as in pictures of screens.
    @MainActor
    public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
        try await property.read(AssetLoading.facts(about: self))
    }

    /// Returns two properties as soon as the browser knows them.
    @MainActor
    public func load<A, B>(_ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>) async throws
        -> (A, B)
    {
        let facts = try await AssetLoading.facts(about: self)
        return (try a.read(facts), try b.read(facts))
    }
}

/// An asset at an address. See Apple's [AVURLAsset](https://developer.apple.com/documentation/avfoundation/avurlasset).
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    open var url: URL { source }

    /// Creates an asset of the file at an address.
    public override init(url URL: URL) { super.init(url: URL) }
}
