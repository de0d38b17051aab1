#if Combine
import Foundation
import OpenCombineShim

/// Joins several publishers into one subscription. Each is asked for all its values; a subscriber with a limited demand
/// gets what waits for it when it asks for more.
private final class Joining<Downstream: Subscriber>: Subscription {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var waiting: [Downstream.Input] = []
    private var keepsLatest: Bool
    private var latest: [Any?]
    private var finished = 0
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var sources: [AnyCancellable] = []
    private let make: (_ latest: [Any?], _ value: Any) -> Downstream.Input?

    /// - Parameters:
    ///   - keepsLatest: whether only the last value waits for a subscriber.
    ///   - make: makes a value of the last ones of all publishers and the one that has come; nil for none.
    init(
        _ downstream: Downstream, count: Int, keepsLatest: Bool,
        make: @escaping (_ latest: [Any?], _ value: Any) -> Downstream.Input?
    ) {
        self.downstream = downstream
        self.keepsLatest = keepsLatest
        self.make = make
        latest = Array(repeating: nil, count: count)
    }

    func start(_ publishers: [AnyPublisher<Any, Downstream.Failure>]) {
        downstream?.receive(subscription: self)
        for (number, publisher) in publishers.enumerated() {
            let source = publisher.sink(
                receiveCompletion: { [weak self] in self?.finish($0, number) },
                receiveValue: { [weak self] in self?.receive($0, number) })
            lock.withLock { if downstream != nil { sources.append(source) } }
        }
    }

    private func receive(_ value: Any, _ number: Int) {
        lock.lock()
        latest[number] = value
        guard let made = make(latest, value) else { return lock.unlock() }
        if keepsLatest { waiting = [] }
        waiting.append(made)
        lock.unlock()
        send()
    }

    private func send() {
        while true {
            lock.lock()
            guard let downstream else { return lock.unlock() }
            if waiting.isEmpty, let completion {
                lock.unlock()
                cancel()
                return downstream.receive(completion: completion)
            }
            guard demand > .none, !waiting.isEmpty else { return lock.unlock() }
            let value = waiting.removeFirst()
            demand -= 1
            lock.unlock()
            let more = downstream.receive(value)
            lock.withLock { demand += more }
        }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>, _ number: Int) {
        lock.lock()
        finished += 1
        // Without a value of each publisher there never is one of all.
        let isOver =
            switch completion {
            case .failure: true
            case .finished: finished == latest.count || keepsLatest && latest[number] == nil
            }
        if isOver, self.completion == nil {
            self.completion = completion
            if case .failure = completion { waiting = [] }
        }
        lock.unlock()
        send()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        send()
    }

    func cancel() {
        let gone = lock.withLock {
            downstream = nil
            defer { sources = [] }
            return sources
        }
        for source in gone { source.cancel() }
    }
}

extension Publisher {
    fileprivate var untyped: AnyPublisher<Any, Failure> { map { $0 as Any }.eraseToAnyPublisher() }

    /// Publishes the last values of two publishers whenever one of them publishes.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure { Publishers.CombineLatest(self, other) }
    /// Publishes what a closure makes of the last values of two publishers whenever one of them publishes.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }
    /// Publishes the last values of three publishers whenever one of them publishes.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }
    /// Publishes the last values of four publishers whenever one of them publishes.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }
    /// Publishes the values of two publishers.
    public func merge<B: Publisher>(with other: B) -> Publishers.Merge<Self, B>
    where Failure == B.Failure, Output == B.Output { Publishers.Merge(self, other) }
    /// Publishes the values of three publishers.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where Failure == B.Failure, B.Failure == C.Failure, Output == B.Output, B.Output == C.Output {
        Publishers.Merge3(self, b, c)
    }
    /// Publishes the values of two publishers of one type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}

extension Publishers {
    /// Publishes the last values of two publishers whenever one of them publishes.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The last values.
        public typealias Output = (A.Output, B.Output)
        /// The failure of each.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// Joins two publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            Joining(subscriber, count: 2, keepsLatest: true) { latest, _ in
                guard let a = latest[0] as? A.Output, let b = latest[1] as? B.Output else { return nil }
                return (a, b)
            }.start([a.untyped, b.untyped])
        }
    }

    /// Publishes the last values of three publishers whenever one of them publishes.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The last values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The failure of each.
        public typealias Failure = A.Failure
        private let pair: CombineLatest<CombineLatest<A, B>, C>
        /// Joins three publishers.
        public init(_ a: A, _ b: B, _ c: C) { pair = CombineLatest(CombineLatest(a, b), c) }
        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            pair.map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
        }
    }

    /// Publishes the last values of four publishers whenever one of them publishes.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The last values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The failure of each.
        public typealias Failure = A.Failure
        private let pair: CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>
        /// Joins four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { pair = CombineLatest(CombineLatest(a, b), CombineLatest(c, d)) }
        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            pair.map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }.receive(subscriber: subscriber)
        }
    }

    /// Publishes the values of two publishers.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        /// A value of either.
        public typealias Output = A.Output
        /// The failure of either.
        public typealias Failure = A.Failure
        private let all: MergeMany<AnyPublisher<A.Output, A.Failure>>
        /// Joins two publishers.
        public init(_ a: A, _ b: B) { all = MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]) }
        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            all.receive(subscriber: subscriber)
        }
    }

    /// Publishes the values of three publishers.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
        /// A value of any.
        public typealias Output = A.Output
        /// The failure of any.
        public typealias Failure = A.Failure
        private let all: MergeMany<AnyPublisher<A.Output, A.Failure>>
        /// Joins three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            all = MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
        }
        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            all.receive(subscriber: subscriber)
        }
    }

    /// Publishes the values of several publishers of one type.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// A value of any.
        public typealias Output = Upstream.Output
        /// The failure of any.
        public typealias Failure = Upstream.Failure
        /// The publishers.
        public let publishers: [Upstream]
        /// Joins publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// Joins publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
        /// Adds a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            guard !publishers.isEmpty else { return Empty<Output, Failure>().receive(subscriber: subscriber) }
            Joining(subscriber, count: publishers.count, keepsLatest: false) { _, value in value as? Output }
                .start(publishers.map(\.untyped))
        }
    }
}
#endif
