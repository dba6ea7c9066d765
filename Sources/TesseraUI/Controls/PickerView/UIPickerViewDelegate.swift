import Foundation

/// Says how many wheels a picker view has, and how many rows each of them.
/// See Apple's [UIPickerViewDataSource](https://developer.apple.com/documentation/uikit/uipickerviewdatasource).
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what stands in the rows of a picker view, and learns which ones are chosen.
/// See Apple's [UIPickerViewDelegate](https://developer.apple.com/documentation/uikit/uipickerviewdelegate).
///
/// A row has a view where the delegate gives one, else the attributed title, else the title.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the width of a wheel in points. Without it all wheels are equally wide.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of the rows of a wheel in points. Without it, it is 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the title of a row with its attributes.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row.
    ///
    /// - Parameter view: A view of the wheel that is not needed any more and can be used again.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Says that the user has chosen a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Leaves the width to the picker view.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
    /// Leaves the height to the picker view.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { -1 }
    /// Gives the row no title.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    /// Gives the row no title with attributes.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Leaves the view to the picker view.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { PickerTitle.unanswered }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Says what assistive technology reads for the wheels of a picker view.
/// See Apple's [UIPickerViewAccessibilityDelegate](
/// https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate).
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns what is read for a wheel.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    /// Says nothing of the wheel.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { nil }
}
