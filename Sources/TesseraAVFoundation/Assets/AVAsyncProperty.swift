import Foundation
import TesseraDisplay

/// The key of a property that an object loads when the app asks for it with `load(_:)`, whatever the type of its value is.
/// See Apple's [AVPartialAsyncProperty](https://developer.apple.com/documentation/avfoundation/avpartialasyncproperty).
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    // Safe: neither this class nor the only subclass has anything that changes.
    init() {}
}

/// The key of a property that an object loads when the app asks for it with `load(_:)`.
/// See Apple's [AVAsyncProperty](https://developer.apple.com/documentation/avfoundation/avasyncproperty).
public final class AVAsyncProperty<Root, T>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    let read: @Sendable (DisplayEvent.Media) throws -> T

    init(_ read: @escaping @Sendable (DisplayEvent.Media) throws -> T) {
        self.read = read
    }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    /// The duration, which is indefinite for streams without an end.
    public static var duration: AVAsyncProperty<Root, CMTime> {
        AVAsyncProperty { state in
            if let code = state.error { throw AVError.error(ofMediaError: code) }
            return state.duration.map { CMTime(seconds: $0, preferredTimescale: 90_000) } ?? .indefinite
        }
    }

    /// A Boolean value that tells whether the asset can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty { $0.error == nil }
    }
}
