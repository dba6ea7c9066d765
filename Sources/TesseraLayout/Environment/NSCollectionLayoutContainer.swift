/// The room that a section or a custom group is laid out in.
/// See Apple's [NSCollectionLayoutContainer](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer).
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size before insets, in points.
    var contentSize: CGSize { get }
    /// The size that insets leave.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that apply, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section or a custom group is laid out in.
/// See Apple's [NSCollectionLayoutEnvironment](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment).
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room that there is.
    var container: any NSCollectionLayoutContainer { get }
}

/// The container that the engine makes.
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

/// The environment where nothing but the container is known.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer

    init(container: any NSCollectionLayoutContainer) { self.container = container }
}

extension CGSize {
    /// What insets leave of this size: never less than nothing.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
