import Foundation

/// The content that an app has set for the states of a button, with one value for each state.
struct ButtonStates {
    var titles: [UIControl.State: String] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var titleShadowColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

    /// Returns the value for a state: the one for exactly this state or, if there is none, the one for the
    /// normal state.
    func value<Value>(
        _ path: KeyPath<ButtonStates, [UIControl.State: Value]>, for state: UIControl.State
    ) -> Value? {
        self[keyPath: path][state] ?? self[keyPath: path][.normal]
    }
}
