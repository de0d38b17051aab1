import ESpeakSpeech
import Foundation

exit(SynthesizerService.run())
