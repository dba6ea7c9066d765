extension UIColor: _ExpressibleByColorLiteral {}

/// The type of colour literals, `#colorLiteral(red:green:blue:alpha:)`. The compiler looks for this name.
public typealias _ColorLiteralType = UIColor
