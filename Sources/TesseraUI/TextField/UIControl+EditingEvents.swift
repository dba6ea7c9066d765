extension UIControl.Event {
    /// A text field began to be edited.
    public static let editingDidBegin = UIControl.Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = UIControl.Event(rawValue: 1 << 17)
    /// A text field is not edited any more.
    public static let editingDidEnd = UIControl.Event(rawValue: 1 << 18)
    /// The Return key was pressed in a text field. A field with an action for it ends editing then.
    public static let editingDidEndOnExit = UIControl.Event(rawValue: 1 << 19)
    /// All events of text fields.
    public static let allEditingEvents = UIControl.Event(rawValue: 0x000f_0000)
}
