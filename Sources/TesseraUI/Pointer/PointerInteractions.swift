import Foundation

/// The pointer interaction under the pointer.
@MainActor
enum PointerInteractions {
    /// The pointer has moved; `views` are the one under it and those around it.
    static func pointerMoved(over views: [UIView], at location: CGPoint) {}
}
