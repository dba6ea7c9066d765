import TesseraDisplay

/// What a display has of the looks of a text's parts while the user edits the text.
///
/// The display gives what the user types a look by itself. The app finds the same look with ``RichText/edited(from:to:caret:)``,
/// and describes all looks anew only if they are others, so that most keys need no answer.
struct DisplayedLooks {
    /// The looks that were sent to the display last, or nil if it has none.
    private var sent: RichText?
    /// What the display has made of them, with the text and the number of the app's text to which that belongs. It is nil if it
    /// is unknown.
    private var present: (looks: RichText, text: String, revision: Int)?
    /// The number of times that the looks were described.
    private var revision = 0

    /// Notes an edit of the user's, which the app has not received before.
    mutating func receive(_ typed: DisplayEvent.Typed) {
        guard let known = present else { return }
        present = nil
        // On a slow network, the user may have typed before the last looks reached the display, which ignores them then.
        guard typed.looks == sent?.revision, (typed.revision ?? known.revision) == known.revision else {
            return
        }
        let looks = known.looks.edited(from: known.text, to: typed.text, caret: typed.selection[1])
        present = (looks, typed.text, known.revision)
    }

    /// Returns the looks to describe to the display: those that were sent last if the display has made the present ones of them.
    ///
    /// - Parameters:
    ///   - looks: The present looks, or nil if the text has none.
    ///   - text: The present text as the display has it.
    ///   - revision: The number of the app's last text.
    mutating func described(_ looks: RichText?, of text: String, revision textRevision: Int) -> RichText? {
        guard var looks else {
            (sent, present) = (nil, nil)
            return nil
        }
        if let sent, let present, present.revision == textRevision,
            present.text.utf8.elementsEqual(text.utf8),
            present.looks.looksLike(looks)
        {
            return sent
        }
        // With the same indices, the display needs only the difference.
        if let sent { looks = looks.numbered(like: sent) }
        revision += 1
        looks.revision = revision
        (sent, present) = (looks, (looks, text, textRevision))
        return looks
    }

    /// Forgets what the display has, because another one takes its place.
    mutating func forgetDisplay() { (sent, present) = (nil, nil) }
}
