/// The meanings of a view for the elements that it contains.
/// See Apple's [UIAccessibilityContainerType](https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype).
public enum UIAccessibilityContainerType: Int, Sendable {
    /// The view has no meaning for its elements.
    case none = 0
    /// The view is a table of data. Assistive technology reads it as a group, cell by cell.
    case dataTable = 1
    /// The view is a list, and its subviews without a meaning of their own are the items. A list that contains other elements is
    /// read part by part.
    case list = 2
    /// The view is an important part of the screen, which users find by its label. Without a label it is a group.
    case landmark = 3
    /// The elements belong together. Their label is that of the view.
    case semanticGroup = 4
}
