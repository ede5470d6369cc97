import { BREAK_RANKS, findBreaks } from '../text/text-breaks.ts'

/** What a voice rests for after a word; the higher, the longer. */
export const RESTS = { none: 0, clause: 1, sentence: 2, line: 3 } as const

export type Rest = (typeof RESTS)[keyof typeof RESTS]

const FULL_STOP = /\./u
const SENTENCE_END = /[!?…。！？｡؟۔।]/u
const CLAUSE_END = /[,;:](?=\s)|[、，；：،؛—]|\s[-–]\s/u

/** What follows each word of a text, the last one included. The full stop of a short form ("Dr. Li") ends no sentence. */
export function findRests(text: string, words: readonly { from: number; to: number }[]): Rest[] {
  let stops: ReadonlySet<number> | null = null
  return words.map(({ to }, at) => {
    const next = words[at + 1]?.from
    const gap = text.slice(to, next)
    if (next === undefined || gap.includes('\n')) return RESTS.line
    if (SENTENCE_END.test(gap)) return RESTS.sentence
    stops ??= FULL_STOP.test(text) ? sentenceEnds(text) : new Set()
    if (hasStop(gap, to, stops)) return RESTS.sentence
    return CLAUSE_END.test(gap) ? RESTS.clause : RESTS.none
  })
}

/** Whether a full stop between two words ends a sentence. Signs after the white space belong to the next word. */
function hasStop(gap: string, from: number, stops: ReadonlySet<number>): boolean {
  const blank = FULL_STOP.test(gap) ? gap.search(/\s/u) : -1
  return blank >= 0 && stops.has(from + blank)
}

function sentenceEnds(text: string): Set<number> {
  return new Set(
    findBreaks(text)
      .filter(({ rank }) => rank >= BREAK_RANKS.sentence)
      .map(({ end }) => end),
  )
}
