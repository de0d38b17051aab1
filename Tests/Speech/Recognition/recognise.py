"""Recognise spoken phrases with pocketsphinx and a grammar that contains only these phrases.

    recognise.py FOLDER

The folder holds `phrases.txt`, one phrase in plain words on each line, and `0.wav`, `1.wav`, …: 16 kHz, mono, 16 bits.
For each file one line is written: the phrase that was recognised, or nothing.
"""

import array
import pathlib
import random
import sys
import wave

import pocketsphinx

PEAK = 9000
DITHER = 10


def samples(path: pathlib.Path) -> bytes:
    """The samples at the loudness that the acoustic model was trained on, with a little noise instead of silence."""
    with wave.open(str(path)) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (16000, 1, 2), path
        sound = array.array("h", file.readframes(file.getnframes()))
    loudest = max((abs(sample) for sample in sound), default=0)
    factor = PEAK / loudest if loudest else 0
    noise = random.Random(1)
    rest = [0] * 4000
    scaled = (round(sample * factor) + noise.randint(-DITHER, DITHER) for sample in [*rest, *sound, *rest])
    return array.array("h", scaled).tobytes()


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    phrases = [line for line in (folder / "phrases.txt").read_text().splitlines() if line]
    decoder = pocketsphinx.Decoder(lm=None, samprate=16000, loglevel="FATAL")
    grammar = "#JSGF V1.0;\ngrammar phrases;\npublic <phrase> = " + " | ".join(sorted(set(phrases))) + ";\n"
    decoder.add_jsgf_string("phrases", grammar)
    decoder.activate_search("phrases")
    for index in range(len(phrases)):
        decoder.start_utt()
        decoder.process_raw(samples(folder / f"{index}.wav"), full_utt=True)
        decoder.end_utt()
        hypothesis = decoder.hyp()
        print(hypothesis.hypstr if hypothesis else "")


if __name__ == "__main__":
    main()
