import type { Check, Found } from '../check.ts'
import type { TextAnalysis } from '../text/text-analysis.ts'

/** Openings without content, which waste the only line that all readers see. */
const WEAK_OPENINGS: readonly string[] = [
  "in today's",
  'in this day and age',
  'in the world of',
  'in a world where',
  "we're excited",
  'we are excited',
  "i'm excited",
  'i am excited',
  "we're thrilled",
  'we are thrilled',
  "i'm thrilled",
  'i am thrilled',
  "we're proud",
  'we are proud',
  "i'm happy to announce",
  'happy to announce',
  'excited to announce',
  'thrilled to announce',
  'proud to announce',
  'i just wanted',
  'just wanted to',
  'hope you are',
  'hope everyone',
  'as you may know',
  'as we all know',
  'did you know that',
  'have you ever wondered',
  'when it comes to',
  "let's talk about",
  'let me tell you',
  'hi everyone',
  'hello everyone',
  'hey guys',
  'here is a post about',
  'this post is about',
]

/** Length above which a first line cannot be read at a glance. */
const LONG = 140
/** Score ceiling: a first line without content loses readers, regardless of the rest. */
const CEILING = 0.85

/** Checks the first line, which decides whether the rest is read. */
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
