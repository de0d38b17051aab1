import AccessibilityTree
import Foundation
import ScreenReader
import Testing

@Suite struct GestureMapTests {
    /// The table of VoiceOver's gestures, row by row.
    static let table: [(Gesture, Command)] = [
        (.swipeRight, .next), (.swipeLeft, .previous), (.swipeDown, .nextItem), (.swipeUp, .previousItem),
        (.doubleTap, .activate), (.doubleTapAndHold, .passThrough), (.tripleTap, .longPress),
        (.quadrupleTap, .secondaryActivate), (.splitTap, .activate), (.twoFingerTap, .pauseOrResumeSpeech),
        (.twoFingerDoubleTap, .magicTap), (.twoFingerTripleTap, .itemChooser),
        (.twoFingerDoubleTapAndHold, .relabel), (.twoFingerQuadrupleTap, .quickSettings),
        (.twoFingerSwipeUp, .readFromTop), (.twoFingerSwipeDown, .readFromHere), (.twoFingerSwipeRight, .moveIn),
        (.twoFingerSwipeLeft, .moveOut), (.twoFingerScrub, .escape), (.rotateClockwise, .nextRotor),
        (.rotateCounterclockwise, .previousRotor), (.threeFingerSwipeLeft, .scroll(.left)),
        (.threeFingerSwipeRight, .scroll(.right)), (.threeFingerSwipeUp, .scroll(.down)),
        (.threeFingerSwipeDown, .scroll(.up)), (.threeFingerTap, .readPosition),
        (.threeFingerDoubleTap, .toggleSpeech), (.threeFingerTripleTap, .toggleScreenCurtain),
        (.threeFingerQuadrupleTap, .copyLastSpeech), (.fourFingerTapTop, .first), (.fourFingerTapBottom, .last),
        (.fourFingerDoubleTap, .help), (.fourFingerSwipeLeft, .previousApp), (.fourFingerSwipeRight, .nextApp),
    ]

    @Test(arguments: table) func `each gesture has its command`(gesture: Gesture, command: Command) {
        #expect(GestureMap.standard[gesture] == command)
    }

    @Test func `the table has every gesture, and a touch moves the cursor to the touched point`() {
        #expect(Set(Self.table.map(\.0)) == Set(Gesture.allWithoutPoint))
        #expect(GestureMap.standard[.touch(Point(x: 3, y: 4))] == .touch(Point(x: 3, y: 4)))
    }

    @Test func `names lead back to gestures and commands`() {
        for gesture in Gesture.allWithoutPoint { #expect(Gesture(name: gesture.name) == gesture) }
        for command in Command.allWithoutArgument { #expect(Command(name: command.name) == command) }
        #expect(Gesture(name: "touch") == nil)
        #expect(Command(name: "type") == nil)
        #expect(Set(Command.allWithoutArgument.map(\.summary)).count == Command.allWithoutArgument.count)
    }

    @Test func `names give other commands`() throws {
        let map = try GestureMap(commandNames: [
            "swipeRight": "last", "threeFingerTap": "scrollDown", "splitTap": "none",
        ])
        #expect(map[.swipeRight] == .last)
        #expect(map[.threeFingerTap] == .scroll(.down))
        #expect(map[.splitTap] == nil)
        #expect(map[.swipeLeft] == .previous)
    }

    @Test(arguments: [
        (["swipRight": "next"], #"there is no gesture "swipRight"; did you mean "swipeRight"?"#),
        (["swipeRight": "nxt"], #"there is no command "nxt"; did you mean "next"?"#),
        (["swipeRight": "make me some coffee"], #"there is no command "make me some coffee""#),
        (["\u{1B}[2J": "next"], #"there is no gesture "\u{1B}[2J""#),
        (
            [String(repeating: "x", count: 5000): "next"],
            "there is no gesture \"" + String(repeating: "x", count: 60) + "…\""
        ),
    ])
    func `an unknown name is an error that helps`(names: [String: String], message: String) throws {
        let error = #expect(throws: GestureMapError.self) { try GestureMap(commandNames: names) }
        #expect(error?.description == message)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(GestureMap.self, from: JSONEncoder().encode(names))
        }
    }

    @Test func `a map is written as names and read again`() throws {
        var map = GestureMap.standard
        map[.tripleTap] = nil
        map[.splitTap] = .scroll(.previous)
        let data = try JSONEncoder().encode(map)
        #expect(try JSONDecoder().decode(GestureMap.self, from: data) == map)
        #expect(String(decoding: data, as: UTF8.self).contains(#""splitTap":"scrollPrevious""#))
    }
}
