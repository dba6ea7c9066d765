import Foundation

/// Creates objects of classes that become known only while the app runs: delegates of apps and scenes, and
/// reused cells.
///
/// UIKit sends `alloc` and `init` through the Objective-C runtime. In Swift, an initializer can be called on
/// a class value only if it is `required`, but sources written for iOS declare `override init(frame:)`. The
/// entry in the class's method table can be called all the same: an override takes the entry of the
/// initializer that it overrides. Therefore a call of a `required` override in a probe class uses the same
/// entry, and reaches the initializer of the actual class.
///
/// The optimizer must not know the class: it would call the probe's own initializer directly. Therefore the
/// calls are in functions of their own that are neither optimized nor inlined.
enum DynamicInstantiation {
    /// Creates an object with `init()`.
    @inline(never) @_optimize(none)
    static func object(of type: NSObject.Type) -> NSObject {
        // Safe: class values have one layout, and `ObjectProbe.init()` occupies the entry of `NSObject.init()`,
        // which every subclass of NSObject has.
        let object = unsafeBitCast(type, to: ObjectProbe.Type.self).init() as NSObject
        demand(Swift.type(of: object) == type, "\(type).init() made a \(Swift.type(of: object)).")
        return object
    }

    /// Creates a view with `init(frame:)`.
    @MainActor
    static func view<View: UIView>(of type: View.Type, frame: CGRect) -> View {
        let view = untypedView(of: type, frame: frame)
        guard let view = view as? View else {
            fatalError("\(type).init(frame:) made a \(Swift.type(of: view)).")
        }
        return view
    }

    /// Creates a collection view with `init(frame:collectionViewLayout:)`.
    @MainActor
    @inline(never) @_optimize(none)
    static func collectionView(of type: UICollectionView.Type) -> UICollectionView {
        // Safe for the same reason as above, with the entry of `UICollectionView.init(frame:collectionViewLayout:)`.
        unsafeBitCast(type, to: CollectionViewProbe.Type.self).init(
            frame: .zero, collectionViewLayout: UICollectionViewLayout()) as UICollectionView
    }

    @MainActor
    @inline(never) @_optimize(none)
    private static func untypedView(of type: UIView.Type, frame: CGRect) -> UIView {
        // Safe for the same reason as above, with the entry of `UIView.init(frame:)`.
        unsafeBitCast(type, to: FrameProbe.Type.self).init(frame: frame) as UIView
    }
}

/// A class that only `DynamicInstantiation` uses. It is open so that the compiler binds no call to its
/// initializer early.
open class ObjectProbe: NSObject {
    /// Creates a probe.
    public required override init() {
        super.init()
    }
}

/// A class that only `DynamicInstantiation` uses. It is open so that the compiler binds no call to its
/// initializer early.
@MainActor
open class CollectionViewProbe: UICollectionView {
    /// Creates a probe.
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }

    /// Returns nil, because there are no archives.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// A class that only `DynamicInstantiation` uses. It is open so that the compiler binds no call to its
/// initializer early.
@MainActor
open class FrameProbe: UIView {
    /// Creates a probe.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Returns nil, because there are no archives.
    public required init?(coder: NSCoder) {
        nil
    }
}
