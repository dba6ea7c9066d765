import TesseraDisplay
import TesseraGeometry

/// The scroll offsets, the values of controls and the texts that the user has changed.
///
/// A display makes these changes itself, before the app reacts to them. The app's scene does not contain them.
public struct SceneState: Equatable, Sendable {
    /// The offsets of scrolling elements in points, by the numbers of the elements. Other elements have the
    /// offsets that the app has set.
    public var offsets: [Int: CGPoint]
    /// The values of controls, by the numbers of the elements. Other controls have the values that the app has
    /// set.
    public var values: [Int: [Double]]
    /// The texts of inputs, by the numbers of the elements. Other inputs have the texts that the app has set.
    public var texts: [Int: String]

    /// Creates the state of a scene in which the user has changed nothing, or something.
    public init(offsets: [Int: CGPoint] = [:], values: [Int: [Double]] = [:], texts: [Int: String] = [:]) {
        (self.offsets, self.values, self.texts) = (offsets, values, texts)
    }

    /// Applies the changes of an app to the values that the user has changed.
    ///
    /// An offset, a value or a text that the app has set anew replaces that of the user. Where the app has
    /// moved content and offset together, the offset of the user moves along. Elements that are gone have no
    /// state any more.
    ///
    /// - Parameters:
    ///   - old: The scene before a message of the app.
    ///   - new: The scene after the message.
    public mutating func update(from old: SceneTree, to new: SceneTree) {
        for (id, offset) in offsets {
            guard let before = old.elements[id]?.properties.scroll,
                let after = new.elements[id]?.properties.scroll, before.revision == after.revision
            else {
                offsets[id] = nil
                continue
            }
            let (from, to) = (before.shift ?? [0, 0], after.shift ?? [0, 0])
            guard from.count == 2, to.count == 2 else { continue }
            offsets[id] = CGPoint(x: offset.x + to[0] - from[0], y: offset.y + to[1] - from[1])
        }
        for id in values.keys {
            let revision = new.elements[id]?.properties.control?.revision
            if revision == nil || revision != old.elements[id]?.properties.control?.revision {
                values[id] = nil
            }
        }
        for id in texts.keys {
            let revision = new.elements[id]?.properties.input?.revision
            if revision == nil || revision != old.elements[id]?.properties.input?.revision { texts[id] = nil }
        }
    }
}
