/// The endpoints of the screen, in the order of their sections.
enum TopEndpoint: String, CaseIterable, Sendable {
    case banner = "/banner"
    case featured = "/featured"
    case news = "/news"
    case special = "/special"
    case photos = "/photos"
}
