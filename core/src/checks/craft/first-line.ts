import type { Check, Found } from '../check.ts'
import type { TextAnalysis } from '../text/text-analysis.ts'
import { WEAK_OPENINGS } from './weak-openings.ts'

/** A first line that is longer is not taken in at a glance. */
const LONG = 140
/** A first line that says nothing loses readers whatever follows. */
const CEILING = 0.85

/** The first line: it decides whether the rest is read. */
export const firstLine: Check = {
  id: 'firstLine',
  version: 3,
  source: 'craft',
  weight: 12,
  run(_draft, text) {
    const sentence = text.sentences[0]
    const line = text.lines.find(({ to }) => sentence && to > sentence.from)
    if (!line || !sentence || !text.isEnglish) return null
    const end = Math.min(line.to, sentence.to)
    const place = { kind: 'text', from: sentence.from, to: end } as const
    const evidence = text.text.slice(sentence.from, end)
    return [...weakOpening(text, place), ...longOpening(evidence, place)]
  },
}

type TextPlace = { kind: 'text'; from: number; to: number }

function weakOpening({ text, words }: TextAnalysis, { from, to }: TextPlace): Found[] {
  const start = words
    .slice(0, 8)
    .map(({ lower }) => lower)
    .join(' ')
  const opening = WEAK_OPENINGS.find((each) => start === each || start.startsWith(`${each} `))
  if (opening === undefined) return []
  return [
    {
      reason: 'weak',
      place: { kind: 'text', from, to },
      evidence: text.slice(from, to),
      values: { opening },
      ceiling: CEILING,
    },
  ]
}

function longOpening(evidence: string, place: TextPlace): Found[] {
  if (evidence.length <= LONG) return []
  return [{ reason: 'long', place, evidence, values: { length: evidence.length, max: LONG }, loss: 0.5 }]
}
