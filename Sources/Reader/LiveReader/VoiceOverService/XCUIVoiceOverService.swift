import HeadlessUIKit
import ScreenReader

/// VoiceOver for UI tests, with the shape of XCUIAutomation's class of that name (iOS 27), so that one test body runs
/// here and on a device. Here it reads the windows of this process's application, on virtual time.
@MainActor public final class XCUIVoiceOverService {
    private var reader: ScreenReaderSession?

    private let hasScreen: @MainActor () -> Bool

    init(
        hasScreen: @escaping @MainActor () -> Bool = { UIApplication.shared.windows.contains { !$0.isHidden } }
    ) {
        self.hasScreen = hasScreen
    }

    /// Whether VoiceOver is on.
    public var isEnabled: Bool { reader != nil }

    /// The session behind the service while it is on, for functions that Apple's class does not offer.
    public var session: ScreenReaderSession? { reader }

    /// Turns VoiceOver on. It goes to the first element and reads it. Does nothing when it is on.
    ///
    /// Throws `failedToStart` when the application has no visible window.
    public func enable() throws {
        guard reader == nil else { return }
        MainLoop.main.clock = .virtual
        MainLoop.main.advance(by: .zero)
        guard hasScreen() else { throw Error(.failedToStart) }
        let session = ScreenReaderSession()
        session.settle()
        reader = session
    }

    /// Turns VoiceOver off. Does nothing when it is off; here it never throws.
    public func disable() throws {
        reader?.end()
        reader = nil
    }

    /// Returns the text that was spoken last.
    ///
    /// Throws `notRunning` when VoiceOver is off, `noSpeech` when nothing was spoken yet.
    public func currentSpeech() throws -> Output {
        let reader = try running()
        guard let text = reader.lastSpoken else { throw Error(.noSpeech) }
        return Output(text)
    }

    /// Moves to the next element and returns the spoken text. At the last one nothing is spoken: `noSpeech`.
    @discardableResult public func moveForward() throws -> Output { try move(.next) }

    /// Moves to the previous element and returns the spoken text. At the first one nothing is spoken: `noSpeech`.
    @discardableResult public func moveBackward() throws -> Output { try move(.previous) }

    /// Moves into the container under the cursor and returns the spoken text.
    @discardableResult public func moveIn() throws -> Output { try move(.moveIn) }

    /// Moves out of the container around the cursor and returns the spoken text.
    @discardableResult public func moveOut() throws -> Output { try move(.moveOut) }

    /// The state of the service, for messages.
    public var debugDescription: String {
        guard let reader else { return "VoiceOver is off" }
        return "VoiceOver is on; spoken last: \(reader.lastSpoken ?? "nothing")"
    }

    private func running() throws -> ScreenReaderSession {
        guard let reader else { throw Error(.notRunning) }
        return reader
    }

    private func move(_ command: Command) throws -> Output {
        let reader = try running()
        guard let text = reader.capture({ reader.perform(command) }).spoken.last else { throw Error(.noSpeech) }
        return Output(text)
    }

    /// The announcement that VoiceOver makes for an element.
    @MainActor public final class Output {
        /// The words, such as "Add Favorites, button".
        public let utterance: String

        init(_ utterance: String) {
            self.utterance = utterance
        }
    }

    /// The reason why the service could not do what was requested.
    public struct Error: Swift.Error, Sendable, Hashable, CustomStringConvertible {
        /// The kind of error.
        public var code: Code

        /// Creates an error.
        public init(_ code: Code) {
            self.code = code
        }

        /// VoiceOver could not be turned on.
        public static let failedToStart = Code.failedToStart
        /// VoiceOver could not be turned off.
        public static let failedToStop = Code.failedToStop
        /// Nothing was spoken.
        public static let noSpeech = Code.noSpeech
        /// VoiceOver is off.
        public static let notRunning = Code.notRunning

        /// A kind of error.
        public enum Code: Sendable, Hashable {
            /// VoiceOver could not be turned on.
            case failedToStart
            /// VoiceOver could not be turned off.
            case failedToStop
            /// Nothing was spoken.
            case noSpeech
            /// VoiceOver is off.
            case notRunning
        }

        /// The error in words.
        public var description: String {
            switch code {
            case .failedToStart: "VoiceOver did not start: the application has no visible window"
            case .failedToStop: "VoiceOver did not stop"
            case .noSpeech: "VoiceOver did not speak"
            case .notRunning: "VoiceOver is not running; call enable() first"
            }
        }
    }
}

/// The device of UI tests, with the shape of XCUIAutomation's class of that name, so far as VoiceOver is concerned.
@MainActor public final class XCUIDevice {
    /// The simulated device.
    public static var shared: XCUIDevice { AppProcess.current.value(XCUIDevice.self) { XCUIDevice() } }

    /// VoiceOver on the device.
    public let voiceOverService = XCUIVoiceOverService()

    private init() {}
}
