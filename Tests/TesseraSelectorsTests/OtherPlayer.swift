// A property whose setter belongs to another file has a key path here that cannot write.
let playsElsewhere: KeyPath<Track, Int> & Sendable = \Track.plays
