import Foundation
import TesseraDisplay

/// A part of a bar that a display changes by itself while content scrolls.
@MainActor
protocol ScrollDriven: UIView {
    /// The changes of the part, or nil for none.
    var scrollEffect: ScrollEffectContent? { get set }
    /// The frame of the part while the bar is whole, in points of its superview, or nil for its present
    /// frame. Displays receive this frame.
    var wholeFrame: CGRect? { get set }
}

extension ScrollDriven {
    /// Adds the effect to the description of the part's element.
    func describeEffect(in properties: inout NodeProperties) {
        properties.scrollEffect = scrollEffect
        if scrollEffect != nil, let wholeFrame { properties.frame = NodeFrame(wholeFrame) }
    }

    /// Sets the effect of the part if it has changed.
    func setEffect(_ effect: ScrollEffectContent?) {
        if effect != scrollEffect { scrollEffect = effect }
    }
}

/// A plain part of a bar.
final class BarPart: UIView, ScrollDriven {
    var scrollEffect: ScrollEffectContent? { didSet { setNeedsCommit() } }
    var wholeFrame: CGRect? { didSet { if wholeFrame != oldValue { setNeedsCommit() } } }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        describeEffect(in: &properties)
    }
}

/// A picture in a bar.
final class BarPicture: UIImageView, ScrollDriven {
    var scrollEffect: ScrollEffectContent? { didSet { setNeedsCommit() } }
    var wholeFrame: CGRect? { didSet { if wholeFrame != oldValue { setNeedsCommit() } } }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        describeEffect(in: &properties)
    }
}

/// A title in a bar.
final class BarTitle: UILabel, ScrollDriven {
    var scrollEffect: ScrollEffectContent? { didSet { setNeedsCommit() } }
    var wholeFrame: CGRect? { didSet { if wholeFrame != oldValue { setNeedsCommit() } } }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        describeEffect(in: &properties)
    }
}
