extension World {
    /// The room around a shape within which it may move before its neighbours are searched again, in points.
    static let room = 8.0

    func collide(_ a: Body, _ b: Body) -> Bool { a !== b && (a.moves || b.moves) && a.collides(with: b) }

    /// The distance from which a body is prepared for contacts.
    func margin(of body: Body) -> Double { 0.5 + body.reach }

    /// Moves the shapes of a body to where it is.
    func placeFixtures(of body: Body) {
        let rotation = Rotation(body.angle)
        for fixture in body.fixtures { fixture.place(rotation) }
    }

    /// Makes the boxes around the shapes of a body larger if the body may leave them in the present step.
    func makeRoom(for body: Body) {
        for fixture in body.fixtures {
            let box = fixture.placed.box
            guard !fixture.roomyBox.contains(box.expanded(by: margin(of: body))) else { continue }
            fixture.roomyBox = box.expanded(by: margin(of: body) + Self.room)
                .swept(by: (4 * Self.step) * body.velocity)
            unpaired.append(fixture)
        }
    }

    /// Makes contacts for the pairs that have come near each other.
    func findPairs() {
        for fixture in unpaired {
            for other in fixtures
            where fixture.roomyBox.overlaps(other.roomyBox) && collide(fixture.body, other.body) {
                let contact = Contact(fixture, other)
                guard pairs.insert(contact.key).inserted else { continue }
                fixture.body.contacts.append(contact)
                other.body.contacts.append(contact)
            }
        }
        unpaired = []
    }

    func remove(_ contact: Contact) {
        let (a, b) = (contact.first.body, contact.second.body)
        a.contacts.removeAll { $0 === contact }
        b.contacts.removeAll { $0 === contact }
        pairs.remove(contact.key)
        guard contact.isTouching else { return }
        touches.note(contact, isTouching: false)
        wake(a)
        wake(b)
    }

    /// Returns the contacts of the bodies that do not rest, with their present points.
    func updateContacts() -> [Contact] {
        searches += 1
        var contacts: [Contact] = []
        var gone: [Contact] = []
        for body in awake {
            for contact in body.contacts where contact.search != searches {
                contact.search = searches
                guard contact.first.roomyBox.overlaps(contact.second.roomyBox) else {
                    gone.append(contact)
                    continue
                }
                let (a, b) = (contact.first.body, contact.second.body)
                let wasTouching = contact.isTouching
                contact.update(margin: margin(of: a) + margin(of: b))
                if contact.isTouching != wasTouching {
                    touches.note(contact, isTouching: contact.isTouching)
                }
                if contact.manifold != nil { contacts.append(contact) }
            }
        }
        gone.forEach(remove)
        return contacts
    }
}
