#if !canImport(Combine)
    /// A namespace for types that serve as publishers.
    ///
    /// Operators return them: `map(_:)` returns a ``Map``. See
    /// [Publishers](https://developer.apple.com/documentation/combine/publishers). Most of these types are OpenCombine's,
    /// some are of this module; this namespace of its own holds both under the names that Apple gives them.
    public enum Publishers {}

    // MARK: Mapping

    extension Publishers {
        /// Transforms each element.
        public typealias Map = OpenCombine.Publishers.Map
        /// Transforms each element with a closure that may throw.
        public typealias TryMap = OpenCombine.Publishers.TryMap
        /// Publishes the value of a key path of each element.
        public typealias MapKeyPath = OpenCombine.Publishers.MapKeyPath
        /// Publishes the values of two key paths of each element.
        public typealias MapKeyPath2 = OpenCombine.Publishers.MapKeyPath2
        /// Publishes the values of three key paths of each element.
        public typealias MapKeyPath3 = OpenCombine.Publishers.MapKeyPath3
        /// Transforms the failure.
        public typealias MapError = OpenCombine.Publishers.MapError
        /// Combines each element with the result of those before it.
        public typealias Scan = OpenCombine.Publishers.Scan
        /// Combines each element with the result of those before it, with a closure that may throw.
        public typealias TryScan = OpenCombine.Publishers.TryScan
        /// Declares a type of failure for a publisher that cannot fail.
        public typealias SetFailureType = OpenCombine.Publishers.SetFailureType
        /// Encodes each element.
        public typealias Encode = OpenCombine.Publishers.Encode
        /// Decodes each element.
        public typealias Decode = OpenCombine.Publishers.Decode
    }

    // MARK: Filtering

    extension Publishers {
        /// Publishes the elements that satisfy a condition.
        public typealias Filter = OpenCombine.Publishers.Filter
        /// Publishes the elements that satisfy a condition that may throw.
        public typealias TryFilter = OpenCombine.Publishers.TryFilter
        /// Transforms each element and publishes the results that are not nil.
        public typealias CompactMap = OpenCombine.Publishers.CompactMap
        /// Transforms each element with a closure that may throw and publishes the results that are not nil.
        public typealias TryCompactMap = OpenCombine.Publishers.TryCompactMap
        /// Publishes the elements that differ from the one before.
        public typealias RemoveDuplicates = OpenCombine.Publishers.RemoveDuplicates
        /// Publishes the elements that differ from the one before, by a comparison that may throw.
        public typealias TryRemoveDuplicates = OpenCombine.Publishers.TryRemoveDuplicates
        /// Publishes an element in the place of none.
        public typealias ReplaceEmpty = OpenCombine.Publishers.ReplaceEmpty
        /// Publishes an element in the place of a failure.
        public typealias ReplaceError = OpenCombine.Publishers.ReplaceError
        /// Publishes the completion only.
        public typealias IgnoreOutput = OpenCombine.Publishers.IgnoreOutput
    }

    // MARK: Reducing

    extension Publishers {
        /// Publishes all elements as one array at the end.
        public typealias Collect = OpenCombine.Publishers.Collect
        /// Publishes arrays of a number of elements each.
        public typealias CollectByCount = OpenCombine.Publishers.CollectByCount
        /// Combines all elements into one result.
        public typealias Reduce = OpenCombine.Publishers.Reduce
        /// Combines all elements into one result, with a closure that may throw.
        public typealias TryReduce = OpenCombine.Publishers.TryReduce
        /// Publishes the number of elements.
        public typealias Count = OpenCombine.Publishers.Count
        /// Publishes the greatest or the least element, by a comparison.
        public typealias Comparison = OpenCombine.Publishers.Comparison
        /// Publishes the greatest or the least element, by a comparison that may throw.
        public typealias TryComparison = OpenCombine.Publishers.TryComparison
        /// Publishes whether an element comes.
        public typealias Contains = OpenCombine.Publishers.Contains
        /// Publishes whether an element satisfies a condition.
        public typealias ContainsWhere = OpenCombine.Publishers.ContainsWhere
        /// Publishes whether an element satisfies a condition that may throw.
        public typealias TryContainsWhere = OpenCombine.Publishers.TryContainsWhere
        /// Publishes whether all elements satisfy a condition.
        public typealias AllSatisfy = OpenCombine.Publishers.AllSatisfy
        /// Publishes whether all elements satisfy a condition that may throw.
        public typealias TryAllSatisfy = OpenCombine.Publishers.TryAllSatisfy
    }

    // MARK: Parts of a sequence

    extension Publishers {
        /// Publishes the elements of a sequence.
        public typealias Sequence = OpenCombine.Publishers.Sequence
        /// Publishes the first element.
        public typealias First = OpenCombine.Publishers.First
        /// Publishes the first element that satisfies a condition.
        public typealias FirstWhere = OpenCombine.Publishers.FirstWhere
        /// Publishes the first element that satisfies a condition that may throw.
        public typealias TryFirstWhere = OpenCombine.Publishers.TryFirstWhere
        /// Publishes the last element.
        public typealias Last = OpenCombine.Publishers.Last
        /// Publishes the last element that satisfies a condition.
        public typealias LastWhere = OpenCombine.Publishers.LastWhere
        /// Publishes the last element that satisfies a condition that may throw.
        public typealias TryLastWhere = OpenCombine.Publishers.TryLastWhere
        /// Leaves out a number of elements at the beginning.
        public typealias Drop = OpenCombine.Publishers.Drop
        /// Leaves out elements until another publisher sends one.
        public typealias DropUntilOutput = OpenCombine.Publishers.DropUntilOutput
        /// Leaves out elements as long as they satisfy a condition.
        public typealias DropWhile = OpenCombine.Publishers.DropWhile
        /// Leaves out elements as long as they satisfy a condition that may throw.
        public typealias TryDropWhile = OpenCombine.Publishers.TryDropWhile
        /// Publishes elements until another publisher sends one.
        public typealias PrefixUntilOutput = OpenCombine.Publishers.PrefixUntilOutput
        /// Publishes elements as long as they satisfy a condition.
        public typealias PrefixWhile = OpenCombine.Publishers.PrefixWhile
        /// Publishes elements as long as they satisfy a condition that may throw.
        public typealias TryPrefixWhile = OpenCombine.Publishers.TryPrefixWhile
        /// Publishes the elements of one publisher and then those of another.
        public typealias Concatenate = OpenCombine.Publishers.Concatenate
    }

    // MARK: Several publishers

    extension Publishers {
        /// Publishes the elements of the publishers that are made of elements.
        public typealias FlatMap = OpenCombine.Publishers.FlatMap
        /// Publishes the elements of the newest of the publishers that it receives.
        public typealias SwitchToLatest = OpenCombine.Publishers.SwitchToLatest
        /// Goes on with another publisher after a failure.
        public typealias Catch = OpenCombine.Publishers.Catch
        /// Goes on with another publisher after a failure, or fails with what the closure throws.
        public typealias TryCatch = OpenCombine.Publishers.TryCatch
        /// Subscribes anew after a failure.
        public typealias Retry = OpenCombine.Publishers.Retry
        /// Stops the program on a failure.
        public typealias AssertNoFailure = OpenCombine.Publishers.AssertNoFailure
    }

    // MARK: Sharing, buffering and debugging

    extension Publishers {
        /// Sends the elements of one subscription through a subject to many subscribers.
        public typealias Multicast = OpenCombine.Publishers.Multicast
        /// Shares one subscription among all subscribers, and keeps it while there is one.
        public typealias Share = OpenCombine.Publishers.Share
        /// Connects by itself to a connectable publisher.
        public typealias Autoconnect = OpenCombine.Publishers.Autoconnect
        /// Lets a publisher wait until it is connected to.
        public typealias MakeConnectable = OpenCombine.Publishers.MakeConnectable
        /// Keeps elements until there is demand for them.
        public typealias Buffer = OpenCombine.Publishers.Buffer
        /// How a buffer asks for elements.
        public typealias PrefetchStrategy = OpenCombine.Publishers.PrefetchStrategy
        /// What a full buffer does.
        public typealias BufferingStrategy = OpenCombine.Publishers.BufferingStrategy
        /// Measures the time between events.
        public typealias MeasureInterval = OpenCombine.Publishers.MeasureInterval
        /// Calls closures for the events that pass.
        public typealias HandleEvents = OpenCombine.Publishers.HandleEvents
        /// Prints the events that pass.
        public typealias Print = OpenCombine.Publishers.Print
        /// Stops in the debugger at certain events.
        public typealias Breakpoint = OpenCombine.Publishers.Breakpoint
    }
#endif
