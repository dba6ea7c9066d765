import Foundation

/// The reference ellipsoid of the earth, WGS 84.
enum Ellipsoid {
    private static let radius = 6_378_137.0
    private static let flattening = 1 / 298.257223563

    /// Returns the length of the shortest line on the ellipsoid between two places, in metres, by Vincenty's inverse formula.
    ///
    /// The formula does not converge for places that lie almost opposite each other. Their distance is that on a sphere of the
    /// earth's mean radius, which differs by half a percent at most.
    static func distance(from one: CLLocationCoordinate2D, to other: CLLocationCoordinate2D) -> Double {
        let minor = radius * (1 - flattening)
        func reduced(_ latitude: Double) -> Double { atan((1 - flattening) * tan(latitude * .pi / 180)) }
        let (u1, u2) = (reduced(one.latitude), reduced(other.latitude))
        let longitude = (other.longitude - one.longitude) * .pi / 180
        var lambda = longitude
        for _ in 0..<100 {
            let sine = hypot(cos(u2) * sin(lambda), cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda))
            if sine == 0 { return 0 }
            let cosine = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            let sigma = atan2(sine, cosine)
            let sineOfAzimuth = cos(u1) * cos(u2) * sin(lambda) / sine
            let square = 1 - sineOfAzimuth * sineOfAzimuth
            // Along the equator the square is 0.
            let middle = square == 0 ? 0 : cosine - 2 * sin(u1) * sin(u2) / square
            let c = flattening / 16 * square * (4 + flattening * (4 - 3 * square))
            let before = lambda
            lambda =
                longitude + (1 - c) * flattening * sineOfAzimuth
                * (sigma + c * sine * (middle + c * cosine * (2 * middle * middle - 1)))
            guard abs(lambda - before) < 1e-12 else { continue }
            let second = square * (radius * radius - minor * minor) / (minor * minor)
            let a = 1 + second / 16_384 * (4_096 + second * (-768 + second * (320 - 175 * second)))
            let b = second / 1_024 * (256 + second * (-128 + second * (74 - 47 * second)))
            let inner =
                cosine * (2 * middle * middle - 1)
                - b / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
            return minor * a * (sigma - b * sine * (middle + b / 4 * inner))
        }
        return sphericalDistance(from: one, to: other)
    }

    private static func sphericalDistance(
        from one: CLLocationCoordinate2D, to other: CLLocationCoordinate2D
    ) -> Double {
        let (first, second) = (one.latitude * .pi / 180, other.latitude * .pi / 180)
        let (height, width) = (sin((second - first) / 2), sin((other.longitude - one.longitude) * .pi / 360))
        let part = height * height + cos(first) * cos(second) * width * width
        return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
    }
}
