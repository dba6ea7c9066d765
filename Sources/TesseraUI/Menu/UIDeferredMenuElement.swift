import Foundation

/// A placeholder in a menu for elements that are created when the menu opens. A row with a spinner is
/// displayed until they are available.
/// See Apple's [UIDeferredMenuElement](https://developer.apple.com/documentation/uikit/uideferredmenuelement).
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// A closure that creates elements and passes them to the closure that is its argument, at once or later.
    public typealias Provider = (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let keepsElements: Bool
    /// The elements that the provider has created, or nil.
    private(set) var elements: [UIMenuElement]?
    private var isLoading = false
    private var whenLoaded: [() -> Void] = []

    /// Creates a placeholder whose elements are created once, when a menu with it opens for the first time.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(provider: elementProvider, keepsElements: true)
    }

    /// Returns a placeholder whose elements are created each time a menu with it opens.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(provider: elementProvider, keepsElements: false)
    }

    private init(provider: @escaping Provider, keepsElements: Bool) {
        self.provider = provider
        self.keepsElements = keepsElements
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Called when a menu with the placeholder opens. Discards elements that must be created each time.
    func prepare() {
        if !keepsElements { elements = nil }
    }

    /// Creates the elements if there are none, and calls a closure when they are available.
    func load(_ completion: @escaping () -> Void) {
        guard elements == nil else { return completion() }
        whenLoaded.append(completion)
        guard !isLoading else { return }
        isLoading = true
        var isAnswered = false
        provider { [weak self] elements in
            // Only the first answer of a provider counts.
            guard let self, !isAnswered else { return }
            isAnswered = true
            self.isLoading = false
            self.elements = elements
            let waiting = self.whenLoaded
            self.whenLoaded = []
            for completion in waiting { completion() }
        }
    }
}
