extension NSLayoutConstraint {
    /// Creates the constraints that a text in Apple's Visual Format Language describes.
    ///
    /// ```swift
    /// NSLayoutConstraint.activate(
    ///     NSLayoutConstraint.constraints(
    ///         withVisualFormat: "H:|-[icon(size)]-gap-[title(>=80)]-(>=8@750)-|", options: .alignAllCenterY,
    ///         metrics: ["size": 44, "gap": 12], views: ["icon": icon, "title": title]))
    /// ```
    ///
    /// The language is that of Apple's
    /// [Visual Format Language](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html).
    /// A standard space, `-`, is 8 points between two views, and the layout margin of the superview at its
    /// edge. `|` is the superview of the view beside it, or the owner of the layout guide beside it. The
    /// constraints are in the order of the text, followed by those that align the views.
    ///
    /// A mistake in the format, or a name that is in neither dictionary, stops the app with a message that
    /// marks the place of the mistake.
    ///
    /// See Apple's [constraints(withVisualFormat:options:metrics:views:)](
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)).
    ///
    /// - Parameters:
    ///   - format: The text.
    ///   - opts: The alignment of the views, their direction, and the way in which distances are measured.
    ///   - metrics: The numbers for names in the text: integers, floating-point numbers, priorities or
    ///     `NSNumber`s.
    ///   - views: The views and layout guides for names in the text.
    /// - Returns: The constraints, which are inactive.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            let builder = VisualFormatBuilder(
                format: format, tree: try VisualFormatParser.parse(format), options: opts,
                metrics: metrics ?? [:], views: views)
            return try builder.constraints()
        } catch {
            fatalError("NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:): \(error)")
        }
    }
}
