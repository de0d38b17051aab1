import Speech
import Testing

@testable import SpokenTerminal

@Suite struct `The position of speech in the text` {
    private func note(_ place: SpeechPosition, _ id: UInt64, _ kind: SpeechEvent.Kind) {
        place.note(
            SpeechEvent(sequence: 0, id: UtteranceID(rawValue: id), kind: kind, at: Instant(nanoseconds: 0)))
    }

    @Test func `is the utterance that began last, counted from the stop`() {
        let place = SpeechPosition()
        for id in UInt64(1)...4 { place.post(UtteranceID(rawValue: id)) }
        #expect(place.place == nil)
        note(place, 1, .started)
        note(place, 1, .finished)
        #expect(place.place == 0)
        note(place, 2, .started)
        #expect(place.place == 1)
        place.stop()
        #expect(place.place == nil)
        for id in UInt64(5)...7 { place.post(UtteranceID(rawValue: id)) }
        // Speech that was stopped ends late.
        note(place, 2, .cancelled)
        #expect(place.place == nil)
        note(place, 5, .started)
        note(place, 6, .started)
        #expect(place.place == 1)
    }
}
