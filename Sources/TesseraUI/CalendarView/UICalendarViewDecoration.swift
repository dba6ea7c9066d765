import Foundation

extension UICalendarView {
    /// A mark below a day of a calendar view.
    /// See Apple's [UICalendarView.Decoration](https://developer.apple.com/documentation/uikit/uicalendarview/decoration).
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private let makeView: () -> UIView

        /// Creates a mark that is a gray dot.
        public convenience override init() {
            self.init(image: nil)
        }

        /// Creates a mark that is an image.
        ///
        /// - Parameters:
        ///   - image: The image, of which only the shape is used, or nil for a dot.
        ///   - color: The colour of the image, or nil for gray.
        ///   - size: The size of the image.
        public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            let color = color ?? .systemGray
            makeView = {
                let side = image == nil ? size.dot : size.side
                guard let image else {
                    let dot = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
                    dot.backgroundColor = color
                    dot.layer.cornerRadius = side / 2
                    return dot
                }
                let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
                view.tintColor = color
                view.contentMode = .scaleAspectFit
                view.frame.size = CGSize(width: side, height: side)
                return view
            }
            super.init()
        }

        /// Creates a mark that is a view of the app.
        ///
        /// - Parameter customViewProvider: A closure that makes the view. The view has the size of its content, or that of its
        ///   frame, and is cut off where it is larger than the room below the day. It receives no touches.
        public init(customViewProvider: @escaping () -> UIView) {
            makeView = customViewProvider
            super.init()
        }

        /// Returns a mark that is a dot.
        ///
        /// - Parameters:
        ///   - color: The colour, or nil for gray.
        ///   - size: The size of the dot.
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: nil, color: color, size: size)
        }

        /// Returns a mark that is an image.
        ///
        /// - Parameters:
        ///   - image: The image, of which only the shape is used, or nil for a dot.
        ///   - color: The colour of the image, or nil for gray.
        ///   - size: The size of the image.
        public class func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }

        /// Returns a mark that is a view of the app.
        ///
        /// - Parameter customViewProvider: A closure that makes the view.
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        /// Returns a new view of the mark with its size.
        func view() -> UIView {
            let view = makeView()
            if view.bounds.size == .zero { view.frame.size = view.sizeThatFits(.zero) }
            if view.bounds.size == .zero {
                view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
            view.isUserInteractionEnabled = false
            return view
        }
    }

    /// The sizes of marks.
    /// See Apple's [UICalendarView.DecorationSize](https://developer.apple.com/documentation/uikit/uicalendarview/decorationsize).
    public enum DecorationSize: Int, Sendable {
        /// The mark is small.
        case small = 0
        /// The mark has the usual size.
        case medium = 1
        /// The mark is large.
        case large = 2

        /// The diameter of a dot, in points.
        fileprivate var dot: CGFloat { [5, 7, 9][rawValue] }
        /// The side of an image, in points.
        fileprivate var side: CGFloat { [10, 13, 16][rawValue] }
    }
}
