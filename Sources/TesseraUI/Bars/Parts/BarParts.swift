import Foundation
import TesseraDisplay

/// A part of a bar that a display changes by itself while content scrolls.
@MainActor
protocol ScrollDriven: UIView {
    /// How the part changes. Nil: not at all.
    var scrollEffect: ScrollEffectContent? { get set }
    /// Where the part lies while the bar is whole, in points of its superview, which is what a display is told. Nil: its frame.
    var wholeFrame: CGRect? { get set }
}

extension ScrollDriven {
    /// Adds the effect to the description of the part's element.
    func describeEffect(in properties: inout NodeProperties) {
        properties.scrollEffect = scrollEffect
        if scrollEffect != nil, let wholeFrame { properties.frame = NodeFrame(wholeFrame) }
    }

    /// Gives the part an effect, where it has another one.
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
