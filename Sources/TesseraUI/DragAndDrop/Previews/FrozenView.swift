import TesseraDisplay

/// A picture of a view and its subviews as they looked when the picture was made.
///
/// It has the frame of the view. Text stays text and images stay images, but nothing in it can be touched,
/// scrolled or read aloud.
final class FrozenView: UIView {
    private let content: NodeProperties
    private let pictures: [ImageFile]

    init(of view: UIView) {
        var properties = NodeProperties()
        let traits = view.traitCollection
        view.describeContent(in: &properties, context: CommitContext(traits: traits))
        content = properties
        pictures = view.imageResources(for: traits)
        super.init(frame: view.frame)
        viewState = view.viewState
        isUserInteractionEnabled = false
        for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
            addSubview(FrozenView(of: subview))
        }
    }

    required init?(coder: NSCoder) { nil }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        properties.text = content.text
        properties.image = content.image
    }

    override func imageResources(for traits: UITraitCollection) -> [ImageFile] { pictures }
}
