extension UIAccessibility {
    /// The states of an element that the user can expand and collapse.
    /// See Apple's [UIAccessibility.ExpandedStatus](
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/expandedstatus).
    public enum ExpandedStatus: Int, Sendable {
        /// The element cannot be expanded.
        case unsupported = 0
        /// The user sees what the element contains.
        case expanded = 1
        /// The user does not see what the element contains.
        case collapsed = 2

        /// The status of an element that is expanded, that is collapsed, or that cannot be expanded, for which the value is nil.
        init(_ isExpanded: Bool?) {
            switch isExpanded {
            case true?: self = .expanded
            case false?: self = .collapsed
            case nil: self = .unsupported
            }
        }

        /// True if the element is expanded, false if it is collapsed, or nil if it cannot be expanded.
        var isExpanded: Bool? {
            switch self {
            case .unsupported: nil
            case .expanded: true
            case .collapsed: false
            }
        }
    }
}
