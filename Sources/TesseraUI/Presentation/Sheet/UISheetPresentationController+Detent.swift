import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet can stay.
    /// See Apple's [UISheetPresentationController.Detent](
    /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent).
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The identifier of a detent.
        /// See Apple's [UISheetPresentationController.Detent.Identifier](
        /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct).
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The identifier as a string.
            public let rawValue: String
            /// Creates an identifier from a string.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from a string.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The detent with about half the height of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The detent with nearly the whole height of the screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The identifier of the detent.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Returns a detent with about half the height of the screen. It is inactive if the screen is
        /// vertically compact.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : (context.maximumDetentValue / 2).rounded()
            }
        }

        /// Returns a detent with nearly the whole height of the screen.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a detent with a height that the app chooses.
        ///
        /// - Parameters:
        ///   - identifier: The identifier, or nil for a unique one.
        ///   - resolver: A closure that returns the height in points of the sheet without the safe area, or
        ///     nil if the detent is inactive. The height is limited to
        ///     ``UISheetPresentationControllerDetentResolutionContext/maximumDetentValue``.
        open class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (
                    _ context: any UISheetPresentationControllerDetentResolutionContext
                ) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// Returns the height in points of the sheet without the safe area, or nil if the detent is inactive.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }
}

/// The properties on which the height of a detent can depend.
/// See Apple's [UISheetPresentationControllerDetentResolutionContext](
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the container of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height of the part of a sheet within the safe area, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The context that detents get.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        (containerTraitCollection, maximumDetentValue) = (traits, maximum)
        super.init()
    }
}

/// The method by which a delegate observes the detent that the user chooses by dragging a sheet.
/// See Apple's [UISheetPresentationControllerDelegate](
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user has moved the sheet to another detent. Not called for changes by the app.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
