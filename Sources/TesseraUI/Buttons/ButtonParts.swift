import Foundation

/// The views that a button has made for its content.
struct ButtonParts {
    var background: BackgroundView?
    var backgroundImage: UIImageView?
    var title: UILabel?
    var subtitle: UILabel?
    var image: UIImageView?
    var spinner: UIActivityIndicatorView?
    var indicator: UIImageView?
}
