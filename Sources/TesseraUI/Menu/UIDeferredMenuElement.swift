import Foundation

/// Stands in a menu for elements that are made when the menu opens. A row with a spinner takes their place until they are there.
/// See Apple's [UIDeferredMenuElement](https://developer.apple.com/documentation/uikit/uideferredmenuelement).
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Makes elements, and hands them to a closure, at once or later.
    public typealias Provider = (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let keepsElements: Bool
    /// What the provider has made.
    private(set) var elements: [UIMenuElement]?
    private var isLoading = false
    private var whenLoaded: [() -> Void] = []

    /// Creates an element whose elements are made once, when a menu with it opens for the first time.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(provider: elementProvider, keepsElements: true)
    }

    /// An element whose elements are made each time a menu with it opens.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(provider: elementProvider, keepsElements: false)
    }

    private init(provider: @escaping Provider, keepsElements: Bool) {
        self.provider = provider
        self.keepsElements = keepsElements
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Says that a menu with the element opens: what is not kept is made anew.
    func prepare() {
        if !keepsElements { elements = nil }
    }

    /// Makes the elements where there are none, and calls a closure when they are there.
    func load(_ completion: @escaping () -> Void) {
        guard elements == nil else { return completion() }
        whenLoaded.append(completion)
        guard !isLoading else { return }
        isLoading = true
        var isAnswered = false
        provider { [weak self] elements in
            // A provider that answers twice means its first answer.
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
