import Foundation

/// The greater height of the bars of navigation controllers in sheets.
extension UINavigationBar {
    /// The height of the row with title and buttons in a sheet, in points.
    static let contentHeightInSheets: CGFloat = 56

    /// True if the bar belongs to a navigation controller in a sheet that leaves a part of the views behind visible. A sheet that covers a
    /// screen with a small height is like a whole screen, and a bar without a navigation controller has the height that its app gives it.
    var isInSheet: Bool {
        guard goBack != nil else { return false }
        let views = sequence(first: self as UIView, next: \.superview)
        let sheet = views.lazy.compactMap { $0 as? SheetView }.first
        return sheet.map { !$0.coversContainer } ?? false
    }
}

extension UINavigationController {
    /// The height that the bar adds to the preferred size of the content in a presentation, in points, also before the presentation has begun.
    var barHeightInPresentation: CGFloat {
        let isSheet = nearestPresentation?.active is UISheetPresentationController
        return isSheet ? UINavigationBar.contentHeightInSheets : UINavigationBar.contentHeight
    }
}

extension UIView {
    /// Updates the bars of navigation controllers in this view after a change of the sheet in which they lie.
    func updateNavigationBars() {
        if let bar = self as? UINavigationBar { return bar.update() }
        for view in subviews { view.updateNavigationBars() }
    }
}
