import TesseraBasics

/// The syntax tree of a text in Apple's Visual Format Language. It contains the names of views and metrics,
/// but not the objects.
///
/// Offsets count characters from the start of the text. Messages use them to mark a place.
struct VisualFormat: Equatable {
    /// The axis along which the format places its views.
    enum Orientation {
        case horizontal
        case vertical
    }

    /// The comparison in a predicate.
    enum Relation {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

    /// A number in the text, or the name of a metric or a view.
    struct Quantity: Equatable {
        enum Kind: Equatable {
            case number(Double)
            case name(String)
        }
        var kind: Kind
        var offset: Int
    }

    /// A condition on a distance or on the size of a view, such as `>=8@750`.
    struct Predicate: Equatable {
        var relation: Relation
        var quantity: Quantity
        /// The number in the text or the name of a metric for the priority, or nil if the text has none.
        var priority: Quantity?
    }

    /// The distance between two neighbours.
    enum Connection: Equatable {
        /// The neighbours touch.
        case flush
        /// The neighbours have the standard distance: `-` is between them.
        case standard
        /// The distance meets all predicates: `-8-` or `-(>=8,<=20)-` is between the neighbours.
        case predicates([Predicate])
    }

    /// A view or layout guide in brackets, with the conditions on its size along the axis.
    struct Item: Equatable {
        var name: String
        var offset: Int
        var predicates: [Predicate] = []
    }

    /// A superview's edge, `|`, and the connection to the item beside it.
    struct Edge: Equatable {
        var connection: Connection
        var offset: Int
    }

    var orientation: Orientation
    /// The superview's edge before the first item, or nil if the text does not begin with one.
    var leading: Edge?
    /// The items, at least one.
    var items: [Item]
    /// The connections between neighbouring items, one fewer than there are items.
    var connections: [Connection] = []
    /// The superview's edge after the last item, or nil if the text does not end with one.
    var trailing: Edge?
}
