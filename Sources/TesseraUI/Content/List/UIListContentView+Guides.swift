import Foundation

/// A layout guide with the rectangle of a part of a list content view.
@MainActor
final class ContentGuide {
    /// A part of a list content view.
    enum Part: String {
        case text, secondaryText, image
    }

    let guide = UILayoutGuide()
    private var constraints: [NSLayoutConstraint] = []

    init(_ part: Part, of view: UIListContentView) {
        guide.identifier = "\(part.rawValue)LayoutGuide"
        view.addLayoutGuide(guide)
        constraints = [
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0),
            guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate(constraints)
    }

    /// Moves the guide to a rectangle of the view.
    func place(_ rect: CGRect) {
        for (constraint, constant) in zip(constraints, [rect.minX, rect.minY, rect.width, rect.height])
        where constraint.constant != constant {
            constraint.constant = constant
        }
    }
}

extension UIListContentView {
    /// Returns the guide of a part, which is created when it is first requested, or nil if the part does not
    /// exist.
    func guide(_ part: ContentGuide.Part) -> UILayoutGuide? {
        guard has(part) else { return nil }
        if let known = guides[part] { return known.guide }
        let made = ContentGuide(part, of: self)
        guides[part] = made
        setNeedsLayout()
        return made.guide
    }

    /// Moves the guides that were requested to their parts.
    func placeGuides(_ places: ListContentArrangement) {
        guard !guides.isEmpty else { return }
        for (part, guide) in guides {
            let rect =
                switch part {
                case .text: places.text?.text
                case .secondaryText: places.secondaryText?.text
                case .image: places.image
                }
            if let rect { guide.place(rect) }
        }
    }

    /// Removes the guides of parts that no longer exist.
    func removeUnusedGuides() {
        for (part, guide) in guides where !has(part) {
            removeLayoutGuide(guide.guide)
            guides[part] = nil
        }
    }

    private func has(_ part: ContentGuide.Part) -> Bool {
        switch part {
        case .text: textLabel != nil
        case .secondaryText: secondaryTextLabel != nil
        case .image: imageView != nil
        }
    }
}
