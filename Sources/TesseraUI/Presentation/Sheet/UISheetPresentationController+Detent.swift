import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    /// See Apple's [UISheetPresentationController.Detent](
    /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent).
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// A name of a detent.
        /// See Apple's [UISheetPresentationController.Detent.Identifier](
        /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct).
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates an identifier from its name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from its name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The detent of about half the screen's height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The detent of nearly the whole height of the screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the detent.
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

        /// Returns a detent of about half the height of the screen, which is inactive where that is vertically compact.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : (context.maximumDetentValue / 2).rounded()
            }
        }

        /// Returns a detent of nearly the whole height of the screen.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A detent of the app's own.
        ///
        /// - Parameters:
        ///   - identifier: Its name; nil: one that no other detent has.
        ///   - resolver: Returns the height in points of the part of the sheet within the safe area. A height above
        ///     ``UISheetPresentationControllerDetentResolutionContext/maximumDetentValue`` stands for that; nil makes the detent
        ///     inactive.
        open class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (
                    _ context: any UISheetPresentationControllerDetentResolutionContext
                ) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// Returns the height in points of the part of the sheet within the safe area, or nil if the detent is inactive.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }
}

/// What the height of a detent depends on.
/// See Apple's [UISheetPresentationControllerDetentResolutionContext](
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the container of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height of the part of a sheet within the safe area, in points.
    var maximumDetentValue: CGFloat { get }
}

/// What detents are asked with.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        (containerTraitCollection, maximumDetentValue) = (traits, maximum)
        super.init()
    }
}

/// Learns of the detent that the user chooses by dragging a sheet.
/// See Apple's [UISheetPresentationControllerDelegate](
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Says that the user has moved the sheet to another detent. Changes by the app are not told.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
