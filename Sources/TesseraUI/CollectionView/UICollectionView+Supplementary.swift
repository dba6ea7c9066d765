import Foundation

extension UICollectionView {
    /// The direction in which a layout scrolls.
    public typealias ScrollDirection = UICollectionViewScrollDirection
    /// The category of an element's view.
    public typealias ElementCategory = UICollectionElementCategory

    /// The kind of the supplementary views at the start of a section.
    public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of the supplementary views at the end of a section.
    public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    /// The registration of a class of supplementary views, with the closure that configures them.
    /// See Apple's [UICollectionView.SupplementaryRegistration](
    /// https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration).
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a view for an element.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = UUID().uuidString
        let elementKind: String
        let handler: Handler
        /// The nib from which views are created, or nil if their class creates them.
        let nib: UINib?

        /// Creates a registration. Create it once, outside the provider of supplementary views.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            nib = nil
        }

        /// Creates a registration whose views are created from a nib.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            nib = supplementaryNib
        }
    }

    /// Returns a supplementary view, configured by its registration.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        if let nib = registration.nib {
            stage.registry.register(nib, kind: .supplementary(kind), identifier: registration.identifier)
        } else {
            stage.registry.register(
                Supplementary.self, kind: .supplementary(kind), identifier: registration.identifier)
        }
        let view = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = view as? Supplementary else {
            fatalError("\(type(of: view)) was dequeued for a registration of \(Supplementary.self).")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
