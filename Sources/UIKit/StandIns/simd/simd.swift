// Replaces Apple's simd: the parts that code for layers uses, which are four numbers and four times four.
@_exported import Foundation

/// Two numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Four numbers, four times.
public typealias double4x4 = simd_double4x4

/// Four columns of four numbers.
public struct simd_double4x4: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Of columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }

    /// Of columns.
    public init(_ columns: [SIMD4<Double>]) {
        precondition(columns.count == 4, "a 4x4 matrix has four columns")
        self.init(columns: (columns[0], columns[1], columns[2], columns[3]))
    }

    /// Of columns.
    public init(
        _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
    ) { self.init(columns: (col0, col1, col2, col3)) }

    /// Of rows.
    public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }

    /// Of numbers from corner to corner.
    public init(diagonal: SIMD4<Double>) {
        self.init(
            (0..<4).map { index in
                var column = SIMD4<Double>.zero
                column[index] = diagonal[index]
                return column
            })
    }

    /// A column.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }

    /// A number of a column.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Rows as columns.
    public var transpose: simd_double4x4 {
        simd_double4x4((0..<4).map { SIMD4(self[0, $0], self[1, $0], self[2, $0], self[3, $0]) })
    }

    /// Whether all numbers are the same.
    public static func == (first: simd_double4x4, second: simd_double4x4) -> Bool {
        (0..<4).allSatisfy { first[$0] == second[$0] }
    }

    /// Numbers of a column by this.
    public static func * (matrix: simd_double4x4, vector: SIMD4<Double>) -> SIMD4<Double> {
        let first = matrix[0] * vector.x + matrix[1] * vector.y
        return first + matrix[2] * vector.z + matrix[3] * vector.w
    }

    /// Numbers of a row by this.
    public static func * (vector: SIMD4<Double>, matrix: simd_double4x4) -> SIMD4<Double> { matrix.transpose * vector }

    /// One by another.
    public static func * (first: simd_double4x4, second: simd_double4x4) -> simd_double4x4 {
        simd_double4x4((0..<4).map { first * second[$0] })
    }
}
