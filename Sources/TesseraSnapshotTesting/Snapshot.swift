import Foundation
import TesseraDisplay
import TesseraSnapshot
import TesseraUI

/// A form in which a screen is compared with a reference: a picture, or a text.
///
/// ```swift
/// assertSnapshot(of: controller, as: .image(size: CGSize(width: 390, height: 844), scale: 2))
/// assertSnapshot(of: controller, as: .description, named: "tree")
/// ```
public struct Snapshot {
    enum Form {
        case image(scale: CGFloat, ComparisonTolerance)
        case description
    }

    /// The extension of the reference's file.
    var pathExtension: String {
        if case .image = form { "png" } else { "txt" }
    }

    /// The pixels per point of the screen.
    var scale: CGFloat {
        if case .image(let scale, _) = form { scale } else { 2 }
    }

    let form: Form
    let size: CGSize
    let traits: UITraitCollection?

    /// The colour behind the windows: white, or black on a dark screen.
    var background: Color {
        traits?.userInterfaceStyle == .dark
            ? Color(red: 0, green: 0, blue: 0) : Color(red: 255, green: 255, blue: 255)
    }

    /// The size of the screen of a snapshot that states none, in points: that of an iPhone.
    public static let phone = CGSize(width: 390, height: 844)

    /// Compares the pixels of the screen.
    ///
    /// - Parameters:
    ///   - size: The size of the screen in points.
    ///   - scale: The pixels per point, 1, 2 or 3 as a rule.
    ///   - traits: Traits that differ from those of a light screen of this size, such as the style, the text size
    ///     or the layout direction.
    ///   - tolerance: The differences that are accepted.
    public static func image(
        size: CGSize = phone, scale: CGFloat = 1, traits: UITraitCollection? = nil,
        tolerance: ComparisonTolerance = .exact
    ) -> Snapshot {
        Snapshot(form: .image(scale: scale, tolerance), size: size, traits: traits)
    }

    /// Compares the tree of elements with their frames and texts on the screen of an iPhone.
    public static var description: Snapshot { description() }

    /// Compares the tree of elements with their frames and texts.
    ///
    /// - Parameters:
    ///   - size: The size of the screen in points.
    ///   - traits: Traits that differ from those of a light screen of this size.
    public static func description(size: CGSize = phone, traits: UITraitCollection? = nil) -> Snapshot {
        Snapshot(form: .description, size: size, traits: traits)
    }
}
