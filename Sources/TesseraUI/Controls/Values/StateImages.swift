/// The images of one part of a control, by the states of the control.
struct StateImages {
    private var images: [UInt: UIImage] = [:]

    /// True if no state has an image.
    var isEmpty: Bool { images.isEmpty }
    /// All images, in no particular order.
    var all: [UIImage] { Array(images.values) }

    /// The image that was set for a state.
    subscript(state: UIControl.State) -> UIImage? {
        get { images[state.rawValue] }
        set { images[state.rawValue] = newValue }
    }

    /// Returns the image that a part displays in a state: the one for the state, or the one for the normal
    /// state.
    func image(in state: UIControl.State) -> UIImage? { state.entry(in: images) }
}
