import Foundation

extension UIImage {
    /// The image for further actions: the symbol `ellipsis.circle.fill`.
    public class var actions: UIImage { systemImage("ellipsis.circle.fill") }
    /// The image for adding content: the symbol `plus.circle.fill`.
    public class var add: UIImage { systemImage("plus.circle.fill") }
    /// The image for removing content: the symbol `minus.circle.fill`.
    public class var remove: UIImage { systemImage("minus.circle.fill") }
    /// The image of a mark on a filled circle: the symbol `checkmark.circle.fill`.
    public class var checkmark: UIImage { systemImage("checkmark.circle.fill") }

    private class func systemImage(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
