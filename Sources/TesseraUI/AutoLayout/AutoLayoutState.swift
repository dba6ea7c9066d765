/// What Auto Layout keeps of a view that takes part in it.
@MainActor
final class AutoLayoutState {
    /// The number of constraints that have been activated so far.
    static var activations = 0

    /// The constraints that the view holds, in the order of their activation.
    var held: [NSLayoutConstraint] = []
    /// Those of them that wait for the next update of constraints.
    var pending: [NSLayoutConstraint] = []
    /// The constraints held further up that name the view or something within it.
    var namings: [NSLayoutConstraint] = []
    /// The number of those that name something within the view. While there is one, the view and what it holds belong to one
    /// system with what is outside.
    var crossings = 0
    /// The system in which the view's constraints are solved, where it is not that of an ancestor.
    var engine: LayoutEngine?
    /// Whether a system places subviews or guides of the view.
    var placesItems = false

    var guides: [UILayoutGuide] = []
    var systemGuides: [SystemLayoutGuide] = []
    var keyboardGuide: UIKeyboardLayoutGuide?

    var hugging = SIMD2<Float>(repeating: UILayoutPriority.defaultLow.rawValue)
    var compressionResistance = SIMD2<Float>(repeating: UILayoutPriority.defaultHigh.rawValue)
}
