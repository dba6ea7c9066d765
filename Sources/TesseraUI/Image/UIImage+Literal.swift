extension UIImage: _ExpressibleByImageLiteral {}

/// The type of image literals, `#imageLiteral(resourceName:)`. The compiler looks for this name.
public typealias _ImageLiteralType = UIImage
