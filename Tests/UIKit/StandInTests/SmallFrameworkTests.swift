import Foundation
import GameplayKitStandIn
import LocalAuthenticationStandIn
import NetworkStandIn
import Testing
import simdStandIn

/// The behaviour and the announcements of the smaller stand-ins.
struct SmallFrameworkTests {
    @Test func `matrices multiply rows and columns`() {
        let matrix = double4x4(rows: [
            SIMD4(1, 2, 3, 4), SIMD4(5, 6, 7, 8), SIMD4(9, 10, 11, 12), SIMD4(13, 14, 15, 16),
        ])
        #expect(matrix[1] == SIMD4(2, 6, 10, 14) && matrix[1][0] == 2)
        #expect(matrix * SIMD4(1, 0, 0, 1) == SIMD4(5, 13, 21, 29))
        #expect(SIMD4(1, 0, 0, 1) * matrix == SIMD4(14, 16, 18, 20))
        #expect(double4x4(diagonal: SIMD4(repeating: 1)) * matrix == matrix)
    }

    @Test func `one seed gives the same numbers`() {
        let (first, second) = (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7))
        let numbers = (0..<50).map { _ in first.nextInt() }
        #expect(numbers == (0..<50).map { _ in second.nextInt() } && Set(numbers).count > 45)
        #expect((0..<50).allSatisfy { _ in (0..<6).contains(first.nextInt(upperBound: 6)) })
    }

    @Test(arguments: [("192.0.2.1", 4), ("2001:db8::1", 16), ("192.0.2", nil), ("::zz", nil), ("example.org", nil)])
    func `addresses are read`(text: String, count: Int?) {
        let address: (any IPAddress)? = IPv4Address(text) ?? IPv6Address(text)
        #expect(address?.rawValue.count == count)
    }

    @Test func `authentication of the user is unavailable`() {
        var error: NSError?
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
    }
}
