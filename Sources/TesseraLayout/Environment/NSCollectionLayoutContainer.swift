/// The room in which a section or a custom group is laid out.
/// See Apple's [NSCollectionLayoutContainer](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer).
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size before insets, in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that apply, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings in which a section or a custom group is laid out.
/// See Apple's [NSCollectionLayoutEnvironment](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment).
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room for the section or the group.
    var container: any NSCollectionLayoutContainer { get }
}

/// A container with fixed values, which the engine creates.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
    }

    var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// An environment that has nothing but a container.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer

    init(container: any NSCollectionLayoutContainer) { self.container = container }
}

extension CGSize {
    /// Returns the size without the insets, never less than zero.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
