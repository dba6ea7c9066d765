import Foundation

/// The views that provide accessibility elements by overrides instead of a list that the app sets.
@MainActor
enum ProvidedElements {
    /// The views, which are compared by their identity, since a class of an app may regard two of them as equal.
    private static let providers = NSHashTable<UIView>(options: [.weakMemory, .objectPointerPersonality])
    /// The classes of the views that were asked so far. The value is true if the class provides elements.
    private static var classes: [ObjectIdentifier: Bool] = [:]

    /// Returns true if the class of a view is one of the app's that provides elements.
    static func areMade(by view: UIView) -> Bool {
        let viewClass: AnyClass = type(of: view)
        if let known = classes[ObjectIdentifier(viewClass)] { return known }
        let provides = !PlainClasses.contain(viewClass) && MethodOverrides.ofElements.areIn(view)
        classes[ObjectIdentifier(viewClass)] = provides
        return provides
    }

    /// Asks all views that provide elements for them again.
    static func update() {
        for view in providers.allObjects where view.window != nil { view.askForElements() }
    }

    fileprivate static func note(_ view: UIView) { providers.add(view) }
}

extension UIView {
    /// Takes over the accessibility elements that methods overridden by a class of the app provide.
    func askForElements() {
        guard ProvidedElements.areMade(by: self), elementList?.areStated != true else { return }
        ProvidedElements.note(self)
        let elements = providedElements
        let known = elementList?.elements ?? []
        let isSame =
            elements.count == known.count
            && zip(elements, known).allSatisfy { $0 as AnyObject === $1 as AnyObject }
        guard !isSame else { return }
        setAccessibilityElements(elements.isEmpty ? nil : elements, areStated: false)
    }

    /// The elements of the list if the class overrides it, and otherwise those of the methods.
    private var providedElements: [Any] {
        // The list is asked for once, since an override may make all elements at each call.
        if let elements = accessibilityElements { return elements }
        let count = accessibilityElementCount()
        return count == NSNotFound || count <= 0
            ? [] : (0..<count).compactMap { accessibilityElement(at: $0) }
    }
}
