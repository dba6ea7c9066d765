import Foundation

/// The views that provide accessibility elements by their methods instead of a list.
@MainActor
enum ProvidedElements {
    private struct Provider {
        weak var view: UIView?
    }

    private static var providers: [ObjectIdentifier: Provider] = [:]

    /// Asks all views anew that have provided elements.
    static func update() {
        providers = providers.filter { $0.value.view != nil }
        for view in providers.values.compactMap(\.view) where view.window != nil { view.askForElements() }
    }

    fileprivate static func note(_ view: UIView) { providers[ObjectIdentifier(view)] = Provider(view: view) }
}

extension UIView {
    /// Takes over the accessibility elements that the methods of a class of the app's provide.
    func askForElements() {
        guard elementList?.areStated != true, !PlainClasses.contain(type(of: self)) else { return }
        // Most classes have no elements of their own.
        let count = accessibilityElementCount()
        guard count > 0 && count != NSNotFound || elementList != nil else { return }
        let elements =
            count == NSNotFound ? [] : (0..<max(count, 0)).compactMap { accessibilityElement(at: $0) }
        let known = elementList?.elements ?? []
        let isSame =
            elements.count == known.count
            && zip(elements, known).allSatisfy { $0 as AnyObject === $1 as AnyObject }
        guard !isSame else { return }
        ProvidedElements.note(self)
        setAccessibilityElements(elements.isEmpty ? nil : elements, areStated: false)
    }
}
