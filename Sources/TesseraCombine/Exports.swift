@_exported import Foundation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

// If Apple's Combine is available, it is used. Otherwise OpenCombine provides the same names, schedulers and
// Foundation publishers, without its `ocombine` prefix.
#if canImport(Combine)
    @_exported import Combine
#else
    @_exported import OpenCombine
    @_exported import OpenCombineDispatch
    @_exported import OpenCombineFoundation
#endif
