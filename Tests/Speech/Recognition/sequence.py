"""Recognises words of a small vocabulary with pocketsphinx, in any number and order.

    sequence.py FILE VOCABULARY

The file is 16 kHz, mono, 16 bits. Each line of the vocabulary is a word, a tab and its pronunciation in the International
Phonetic Alphabet. The recognised words are written with a space between two. The acoustic model knows the sounds of
American English, so each sound of another language is taken for the nearest of them.
"""

import pathlib
import sys

import pocketsphinx
from recognise import samples

SOUNDS = {
    "p": "P", "b": "B", "t": "T", "d": "D", "k": "K", "ɡ": "G", "q": "K", "ʔ": "", "c": "K", "ɟ": "G", "f": "F", "v": "V",
    "θ": "TH", "ð": "DH", "s": "S", "z": "Z", "ʃ": "SH", "ʒ": "ZH", "ç": "HH", "x": "HH", "ɣ": "G", "χ": "HH",
    "β": "V", "h": "HH", "ħ": "HH", "ʕ": "AA", "ʂ": "SH", "ɕ": "SH", "ʐ": "ZH", "m": "M", "n": "N", "ŋ": "NG", "ɲ": "N",
    "l": "L", "ɫ": "L", "ʎ": "L", "r": "R", "ɹ": "R", "ɾ": "T", "ʁ": "R", "ʀ": "R", "j": "Y", "w": "W", "ɥ": "Y",
    "tʃ": "CH", "dʒ": "JH", "tɕ": "CH", "ts": "T S", "a": "AA", "æ": "AE", "ɐ": "AH", "ɑ": "AA", "ɒ": "AO", "e": "EY",
    "ɛ": "EH", "ə": "AH", "ɚ": "ER", "ɜ": "ER", "i": "IY", "ɪ": "IH", "ɨ": "IH", "o": "OW", "ɔ": "AO", "u": "UW",
    "ʊ": "UH", "ʌ": "AH", "y": "UW", "ʏ": "UH", "ø": "ER", "œ": "ER", "ɯ": "UW", "ɤ": "AH", "aɪ": "AY", "aʊ": "AW",
    "eɪ": "EY", "ɔɪ": "OY", "ɔø": "OY", "oʊ": "OW", "ai": "AY", "au": "AW", "ei": "EY", "ou": "OW",
}


def phones(ipa: str) -> str:
    """The nearest sounds of American English; what is no sound, such as stress, length and tone, is left out."""
    plain = "".join(sign for sign in ipa if sign in SOUNDS or sign == "̃").replace("̃", "n")
    result = []
    place = 0
    while place < len(plain):
        length = 2 if plain[place:place + 2] in SOUNDS else 1
        result.append(SOUNDS[plain[place:place + length]])
        place += length
    return " ".join(sound for sound in result if sound)


def main() -> None:
    file, vocabulary = map(pathlib.Path, sys.argv[1:])
    entries = [line.split("\t") for line in vocabulary.read_text().splitlines()]
    decoder = pocketsphinx.Decoder(lm=None, dict=None, samprate=16000, loglevel="FATAL")
    for word, ipa in entries:
        decoder.add_word(word, phones(ipa), False)
    words = " | ".join(word for word, _ in entries)
    decoder.add_jsgf_string("sequence", f"#JSGF V1.0;\ngrammar sequence;\npublic <sequence> = ( {words} )+;\n")
    decoder.activate_search("sequence")
    decoder.start_utt()
    decoder.process_raw(samples(file), full_utt=True)
    decoder.end_utt()
    hypothesis = decoder.hyp()
    print(hypothesis.hypstr if hypothesis else "")


if __name__ == "__main__":
    main()
