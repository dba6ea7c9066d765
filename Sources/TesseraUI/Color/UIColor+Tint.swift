import Foundation
import TesseraBasics

extension UIColor {
    /// The tint colour of the view in which the colour appears, also after a change of that tint colour.
    ///
    /// Code that resolves the colour, as with ``cgColor``, gets the tint colour of the view that is being laid out, drawn or
    /// informed of another tint colour at the time. If there is none, it gets ``systemBlue``.
    public static let tintColor = UIColor { _ in
        guard isOnMainActor else { return .systemBlue }
        return MainActor.assumeIsolated { TintScope.color }
    }
}

extension UIView {
    /// Runs `actions` with the view's traits as the current ones, and with its tint colour.
    func performAsCurrent(_ traits: UITraitCollection, _ actions: () -> Void) {
        TintScope.of(self) { traits.performAsCurrent(actions) }
    }
}

/// The view whose colours are being resolved.
@MainActor
enum TintScope {
    private static var view: UIView?

    /// The tint colour of the view.
    static var color: UIColor {
        guard let view else { return .systemBlue }
        // The app may have set `UIColor.tintColor` as the view's tint colour. Within this call that colour has no view. Otherwise it would ask
        // the same view for its tint colour for ever.
        return of(nil) { view.tintColor.resolvedColor(with: view.traitCollection) }
    }

    /// Runs `body`, in which ``UIColor/tintColor`` is that of `view`.
    static func of<Result>(_ view: UIView?, _ body: () -> Result) -> Result {
        let outer = Self.view
        Self.view = view
        defer { Self.view = outer }
        return body()
    }
}
