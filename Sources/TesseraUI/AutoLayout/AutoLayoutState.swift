/// The state that Auto Layout stores for a view that takes part in it.
@MainActor
final class AutoLayoutState {
    /// The number of constraints that have been activated so far.
    static var activations = 0

    // Each activation of a constraint changes these lists. Code that takes a constraint out of a list still has a reference to
    // it, so that no change of a list ends a constraint or calls other code. They need no checks at run time, which would take
    // longer.

    /// The active constraints that belong to the view, in the order of their activation.
    @exclusivity(unchecked) var owned: [NSLayoutConstraint] = []
    /// The constraints among them that the next update of constraints will install.
    @exclusivity(unchecked) var pending: [NSLayoutConstraint] = []
    /// The constraints of ancestors that refer to the view or something within it.
    @exclusivity(unchecked) var namings: [NSLayoutConstraint] = []
    /// The number of those constraints that refer to something within the view. While it is above 0, the view
    /// and its content belong to the same system as the views outside.
    var crossings = 0
    /// The system that solves the view's constraints, or nil if an ancestor has it.
    var engine: LayoutEngine?
    /// Called when constraints within the view, or the size of content that they use, have changed. It is nil unless a list, or
    /// what places accessories above the keyboard, measures the view again after such changes.
    var constraintsDidChange: (() -> Void)?
    /// True if a system places subviews or guides of the view.
    var placesItems = false

    var guides: [UILayoutGuide] = []
    var systemGuides: [SystemLayoutGuide] = []
    var keyboardGuide: UIKeyboardLayoutGuide?

    var hugging = SIMD2<Float>(repeating: UILayoutPriority.defaultLow.rawValue)
    var compressionResistance = SIMD2<Float>(repeating: UILayoutPriority.defaultHigh.rawValue)
}
