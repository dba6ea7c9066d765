import Foundation

/// A comparison of a picture with a reference.
///
/// ```swift
/// let comparison = PictureComparison(
///     of: Picture(canvas), with: try Picture(decoding: reference),
///     tolerance: ComparisonTolerance(colorDifference: 2))
/// if !comparison.isMatch { print(comparison.sentence) }
/// ```
public struct PictureComparison: Sendable {
    /// The outcomes of a comparison.
    public enum Outcome: Hashable, Sendable {
        /// No pixel differs by more than the tolerance accepts.
        case equal
        /// Some pixels differ, but no greater share of them than the tolerance accepts.
        case accepted(PictureDifference)
        /// More pixels differ than the tolerance accepts.
        case different(PictureDifference)
        /// The pictures have different sizes.
        case differentSizes
    }

    /// The picture as it should be.
    public let reference: Picture
    /// The picture as it is.
    public let actual: Picture
    /// The differences that the comparison accepts.
    public let tolerance: ComparisonTolerance
    /// The outcome.
    public let outcome: Outcome

    /// The strength of the difference of each pixel in the part that both pictures have, in rows: 0 for
    /// pixels that count as equal, otherwise 1 to 255. It is empty if all pixels are equal.
    let marks: [UInt8]

    /// Compares two pictures.
    ///
    /// The time is linear in the number of pixels, and is short for rows that are equal.
    ///
    /// - Parameters:
    ///   - actual: The picture as it is.
    ///   - reference: The picture as it should be.
    ///   - tolerance: The differences that the comparison accepts.
    public init(of actual: Picture, with reference: Picture, tolerance: ComparisonTolerance = .exact) {
        self.reference = reference
        self.actual = actual
        self.tolerance = tolerance
        var scan = Scan(
            width: min(actual.width, reference.width), height: min(actual.height, reference.height))
        scan.compare(actual, reference, tolerance)
        marks = scan.count > 0 ? scan.marks : []
        if actual.width != reference.width || actual.height != reference.height {
            outcome = .differentSizes
        } else if let difference = scan.difference {
            outcome =
                difference.differingShare <= tolerance.differingShare
                ? .accepted(difference) : .different(difference)
        } else {
            outcome = .equal
        }
    }

    /// A Boolean value that tells whether the tolerance accepts the picture.
    public var isMatch: Bool {
        switch outcome {
        case .equal, .accepted: true
        case .different, .differentSizes: false
        }
    }

    /// A sentence about the outcome: how many pixels differ, by how much and where, or which sizes the
    /// pictures have.
    public var sentence: String {
        switch outcome {
        case .equal: return "The pictures are equal."
        case .accepted(let difference), .different(let difference): return difference.sentence
        case .differentSizes:
            return "The picture has \(actual.width) × \(actual.height) pixels, "
                + "and the reference \(reference.width) × \(reference.height)."
        }
    }
}

/// A pass over the pixels of two pictures that collects those that differ.
private struct Scan {
    let width: Int
    let height: Int
    var marks: [UInt8] = []
    var count = 0
    private var greatest = 0.0
    private var sum = 0.0
    private var greatestChannel = 0
    private var groups: DifferenceGroups

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        groups = DifferenceGroups(width: width, height: height)
    }

    mutating func compare(_ first: Picture, _ second: Picture, _ tolerance: ComparisonTolerance) {
        var comparator = PixelComparator()
        first.pixels.withUnsafeBytes { firstBytes in
            second.pixels.withUnsafeBytes { secondBytes in
                for y in 0..<height {
                    let firstRow = UnsafeRawBufferPointer(
                        rebasing: firstBytes[y * first.width * 4..<(y * first.width + width) * 4])
                    let secondRow = UnsafeRawBufferPointer(
                        rebasing: secondBytes[y * second.width * 4..<(y * second.width + width) * 4])
                    guard let one = firstRow.baseAddress, let other = secondRow.baseAddress,
                        memcmp(one, other, 4 * width) != 0
                    else { continue }
                    var x = 0
                    while x < width {
                        let one = UInt32(
                            littleEndian: firstRow.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self))
                        let other = UInt32(
                            littleEndian: secondRow.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self))
                        if one != other { add(comparator.difference(one, other), x, y, tolerance) }
                        x += 1
                    }
                }
            }
        }
    }

    private mutating func add(
        _ difference: PixelComparator.Difference, _ x: Int, _ y: Int, _ tolerance: ComparisonTolerance
    ) {
        guard difference.color > tolerance.colorDifference, difference.channel > tolerance.channelDifference
        else { return }
        if marks.isEmpty { marks = [UInt8](repeating: 0, count: width * height) }
        // A difference of 50 is already as strong as can be drawn.
        marks[y * width + x] = UInt8(min(max(difference.color * 5.1, 1), 255))
        count += 1
        greatest = max(greatest, difference.color)
        sum += difference.color
        greatestChannel = max(greatestChannel, difference.channel)
        groups.add(x, y)
    }

    /// The difference that was found, or nil if there is none.
    var difference: PictureDifference? {
        let regions = groups.regions
        guard let first = regions.first else { return nil }
        return PictureDifference(
            pixelCount: width * height, differingPixelCount: count, greatestDifference: greatest,
            meanDifference: sum / Double(count), greatestChannelDifference: greatestChannel,
            bounds: regions.dropFirst().reduce(first) { $0.union($1) }, regions: regions)
    }
}
