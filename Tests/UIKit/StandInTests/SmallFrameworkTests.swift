import AVFoundationStandIn
import CoreDataStandIn
import Foundation
import GameplayKitStandIn
import HeadlessUIKit
import LocalAuthenticationStandIn
import NetworkStandIn
import SmallFrameworksStandIn
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

    @Test func `hashes are those of the standards`() {
        func text(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
        let data = Data("abc".utf8)
        #expect(
            text(SHA256.hash(data: data)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(text(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(text(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(text(SHA256.hash(data: Data(repeating: 97, count: 119))).hasPrefix("31eba51c313a5c08226adf18d4a359cf"))
        // RFC 4231, test case 2.
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let code = HMAC<SHA256>.authenticationCode(for: Data("what do ya want for nothing?".utf8), using: key)
        #expect(text(code).hasPrefix("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"))
    }

    @Test func `a state machine goes where its states let it`() {
        final class Waiting: GKState {
            override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Playing.self }
        }
        final class Playing: GKState {
            var came = false
            override func didEnter(from previousState: GKState?) { came = previousState is Waiting }
        }
        final class Over: GKState {}
        let machine = GKStateMachine(states: [Waiting(), Playing(), Over()])
        #expect(machine.enter(Waiting.self) && !machine.enter(Over.self) && machine.enter(Playing.self))
        #expect(machine.state(forClass: Playing.self)?.came == true && machine.currentState is Playing)
    }

    @Test @MainActor func `a context keeps objects, finds them in order, and rolls back`() throws {
        let container = NSPersistentContainer(name: "Model")
        let context = container.viewContext
        for name in ["Tea", "Rice", "Salt"] {
            NSEntityDescription.insertNewObject(forEntityName: "Item", into: context).setValue(name, forKey: "name")
        }
        #expect(context.hasChanges && context.insertedObjects.count == 3)
        try context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
        #expect(try container.newBackgroundContext().count(for: request) == 3)
        request.fetchLimit = 2
        #expect(try context.fetch(request).count == 2)
        let item = try #require(try context.fetch(request).first)
        context.delete(item)
        context.rollback()
        #expect(try context.count(for: request) == 3 && !context.hasChanges)
    }

    @Test @MainActor func `a capture session has its inputs and outputs, and a layer its session`() {
        let session = AVCaptureSession()
        let output = AVCaptureMetadataOutput()
        session.addOutput(output)
        session.startRunning()
        #expect(session.isRunning && session.outputs == [output])
        #expect(AVCaptureVideoPreviewLayer(session: session).session === session)
    }

    @Test @MainActor func `signing in is cancelled by the user`() {
        var error: ASWebAuthenticationSessionError?
        let session = ASWebAuthenticationSession(url: URL(filePath: "/"), callbackURLScheme: nil) {
            error = $1 as? ASWebAuthenticationSessionError
        }
        session.start()
        MainLoop.main.runUntilIdle()
        #expect(error?.code == .canceledLogin)
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)
        #expect(button.accessibilityLabel == "Continue with Apple" && button.accessibilityTraits == .button)
    }

    @Test func `authentication of the user is unavailable`() {
        var error: NSError?
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
    }
}
