import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm'
import type { Proof } from '@postwright/core/checks/language/proof'
import type { TextAnalysis, Word } from '@postwright/core/checks/text/text-analysis'

/** The two files of a dictionary of Hunspell: forms of words, and words. */
export type Dictionary = { affixes: string; words: string }

/** What is offered for a word. */
const OFFERS_MAX = 5
/** Words of a text for which others are looked for, which takes the longest. */
const UNKNOWN_MAX = 40
/** What French writes before a word, and no dictionary holds with it. */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'/u

/** Reads texts with a dictionary of Hunspell: it knows words and their forms, and no grammar. */
export async function readByDictionary({ affixes, words }: Dictionary): Promise<(text: TextAnalysis) => Proof[]> {
  const dictionary = await createHunspellFromStrings(affixes, words)
  return (text) =>
    text.words
      .flatMap(partsOf)
      .filter(({ letters }) => isWord(letters) && !isKnown(dictionary, letters))
      .slice(0, UNKNOWN_MAX)
      .map(({ from, to, text: evidence, letters }) => ({
        from,
        to,
        kind: 'spelling',
        evidence,
        instead: dictionary.getSpellingSuggestions(letters).slice(0, OFFERS_MAX),
      }))
}

type Part = Pick<Word, 'from' | 'to' | 'text'> & { letters: string }

/** Parts of a word with hyphens are words of their own; an elided article is none. */
function partsOf({ from, text }: Word): Part[] {
  let start = from
  return text.split(/[-‑]/).map((part) => {
    const plain = part.replaceAll('’', "'")
    const elided = ELIDED.exec(plain.toLowerCase())?.[0].length ?? 0
    const place = { from: start + elided, to: start + part.length }
    start += part.length + 1
    return { ...place, text: part.slice(elided), letters: plain.slice(elided) }
  })
}

const isWord = (letters: string) => /^[\p{L}\p{M}']+$/u.test(letters)

function isKnown(dictionary: Hunspell, letters: string): boolean {
  return dictionary.testSpelling(letters) || dictionary.testSpelling(letters.toLowerCase())
}
