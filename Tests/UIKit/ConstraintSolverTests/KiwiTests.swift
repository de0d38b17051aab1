import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Random systems, solved by kiwi as well: its priorities are weights in one sum, which come to the same as ours where
/// they lie far apart.
@Suite(.enabled(if: Kiwi.isThere, "python3 or its module kiwisolver is not installed"))
struct `The results of kiwi` {
    @Test(arguments: [
        Shape(seed: 1, variables: 2...5, optional: 3, hasOwnLevels: true),
        Shape(seed: 2, variables: 2...8, optional: 3, hasOwnLevels: true),
        Shape(seed: 3, variables: 2...6, optional: 8, hasOwnLevels: false),
        Shape(seed: 4, variables: 4...8, optional: 14, hasOwnLevels: false),
    ])
    func `are ours after each change`(shape: Shape) throws {
        var generator = SeededGenerator(seed: shape.seed)
        let systems = (0..<100).map { _ in RandomSystem(shape, &generator) }
        let answers = try Kiwi.solve(systems)
        try #require(answers.count == systems.count)
        var (compared, conflicts) = (0, 0)
        for (index, (system, answer)) in zip(systems, answers).enumerated() {
            let ours = LiveSystem(variables: system.variables)
            for (step, (operations, theirs)) in zip(system.steps, answer).enumerated() {
                ours.apply(operations)
                let place = "system \(index), step \(step)"
                #expect(ours.broken == theirs.refused.sorted(), "\(place)")
                conflicts += theirs.refused.isEmpty ? 0 : 1
                for (level, (own, other)) in zip(ours.violations(), ours.violations(of: theirs.values)).enumerated() {
                    #expect(abs(own - other) < 1e-4, "\(place), level \(level): \(own), kiwi \(other)")
                }
                // With one constraint a level, determined values are unique.
                guard shape.hasOwnLevels, ours.isUnique else { continue }
                compared += 1
                for (own, other) in zip(ours.values, theirs.values) {
                    #expect(abs(own - other) < 1e-4, "\(place): \(ours.values), kiwi \(theirs.values)")
                }
            }
        }
        // The systems are of all kinds.
        #expect(conflicts > 10)
        #expect(compared > 100 || !shape.hasOwnLevels)
    }
}

/// The properties of a family of random systems.
struct Shape: Sendable {
    var seed: UInt64
    var variables: ClosedRange<Int>
    /// The number of optional constraints.
    var optional: Int
    /// Whether each of those has a different priority.
    var hasOwnLevels: Bool
}

/// The operations on a system.
enum Operation {
    case add(Int, LinearConstraint)
    case remove(Int)
    case constant(Int, Double)
}

/// A system and how it changes.
struct RandomSystem {
    static let priorities: [Float] = [750, 500, 250]
    /// Variables of any solver: they are made in the same order.
    static let names: [Variable] = {
        let solver = ConstraintSolver()
        return (0..<8).map { _ in solver.makeVariable() }
    }()

    var variables: Int
    var steps: [[Operation]] = []

    init(_ shape: Shape, _ generator: inout SeededGenerator) {
        variables = Int.random(in: shape.variables, using: &generator)
        let required = Int.random(in: (shape.hasOwnLevels ? variables - 1 : 0)...(variables + 1), using: &generator)
        var present: [(number: Int, isRequired: Bool)] = []
        var operations: [Operation] = []
        var next = 0
        func add(_ isRequired: Bool, level: Int) {
            let places = (0..<variables).shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator))
            let constraint = LinearConstraint(
                places.map { Term(Self.names[$0], [1, -1, 2, 0.5].randomElement(using: &generator) ?? 1) },
                constant: Double(Int.random(in: -40...40, using: &generator)),
                Relation.allCases.randomElement(using: &generator) ?? .equal,
                priority: isRequired ? LinearConstraint.required : Self.priorities[level], rank: next)
            operations.append(.add(next, constraint))
            present.append((next, isRequired))
            next += 1
        }
        for _ in 0..<required { add(true, level: 0) }
        for place in 0..<shape.optional { add(false, level: place % Self.priorities.count) }
        steps.append(operations)
        for _ in 0..<5 {
            operations = []
            for _ in 0..<Int.random(in: 1...2, using: &generator) {
                guard let chosen = present.indices.randomElement(using: &generator) else { break }
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: add(true, level: 0)
                case 1: operations.append(.remove(present.remove(at: chosen).number))
                default:
                    operations.append(
                        .constant(present[chosen].number, Double(Int.random(in: -40...40, using: &generator))))
                }
            }
            steps.append(operations)
        }
    }
}

/// A system in a solver of ours.
final class LiveSystem {
    private let solver = ConstraintSolver()
    private let variables: [Variable]
    private var names: [Int: ConstraintID] = [:]

    init(variables: Int) {
        let solver = solver
        self.variables = (0..<variables).map { _ in solver.makeVariable() }
    }

    func apply(_ operations: [Operation]) {
        for operation in operations {
            switch operation {
            case .add(let number, let constraint): names[number] = solver.add(constraint)
            case .remove(let number): names.removeValue(forKey: number).map(solver.remove)
            case .constant(let number, let constant): names[number].map { solver.setConstant(constant, of: $0) }
            }
        }
        solver.solve()
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
    var broken: [Int] { solver.conflicts.map { solver.constraint($0.broken).rank }.sorted() }
    var isUnique: Bool { solver.ambiguousVariables.isEmpty }

    /// Returns the distance of the constraints of each priority from holding, the required ones that aren't broken
    /// first.
    func violations(of values: [Double]? = nil) -> [Double] {
        let values = values ?? self.values
        let out = Set(solver.conflicts.map(\.broken))
        var sums: [Float: Double] = [:]
        for id in names.values where !out.contains(id) {
            let constraint = solver.constraint(id)
            let sum = constraint.terms.reduce(constraint.constant) { sum, term in
                sum + term.coefficient * zip(variables, values).reduce(0) { $1.0 == term.variable ? $1.1 : $0 }
            }
            let error =
                switch constraint.relation {
                case .equal: abs(sum)
                case .lessThanOrEqual: max(0, sum)
                case .greaterThanOrEqual: max(0, -sum)
                }
            sums[constraint.priority, default: 0] += error
        }
        return ([LinearConstraint.required] + RandomSystem.priorities).map { sums[$0] ?? 0 }
    }
}

/// kiwi, in a separate process.
enum Kiwi {
    struct Answer: Decodable {
        var values: [Double]
        var refused: [Int]
    }

    static var isThere: Bool { python != nil }

    /// The interpreter that has the module; if the first one has not, the system's is tried too.
    private static let python = ["python3", "/usr/bin/python3"].first {
        (try? run([$0, "-c", "import kiwisolver"], input: Data())) != nil
    }

    static func solve(_ systems: [RandomSystem]) throws -> [[Answer]] {
        let json = try JSONSerialization.data(withJSONObject: systems.map(description))
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Kiwi/solve.py").path
        return try JSONDecoder().decode([[Answer]].self, from: run([python ?? "python3", script], input: json))
    }

    private static func description(of system: RandomSystem) -> [String: Any] {
        // A thousand times a level is more than errors of systems of this size can be traded for.
        let strengths = Dictionary(uniqueKeysWithValues: zip(RandomSystem.priorities, [1e6, 1e3, 1.0]))
        let steps = system.steps.map { step in
            step.map { operation -> [Any] in
                switch operation {
                case .remove(let number): return ["remove", number]
                case .constant(let number, let constant): return ["constant", number, constant]
                case .add(let number, let constraint):
                    let terms = constraint.terms.map { term -> [Any] in
                        [RandomSystem.names.firstIndex(of: term.variable) ?? 0, term.coefficient]
                    }
                    let relation =
                        switch constraint.relation {
                        case .lessThanOrEqual: "<="
                        case .equal: "=="
                        case .greaterThanOrEqual: ">="
                        }
                    let strength: Any = strengths[constraint.priority] ?? NSNull()
                    return ["add", number, terms, constraint.constant, relation, strength]
                }
            }
        }
        return ["variables": system.variables, "steps": steps]
    }

    private struct Failure: Error { var status: Int32 }

    private static func run(_ arguments: [String], input: Data) throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kiwi-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (inputFile, outputFile) = (folder.appending(path: "input"), folder.appending(path: "output"))
        try input.write(to: inputFile)
        try Data().write(to: outputFile)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        if arguments.contains("-c") { process.standardError = FileHandle.nullDevice }
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
        return try Data(contentsOf: outputFile)
    }
}
