import type { Check } from '../check.ts'
import { type TextAnalysis, NAME_IN_TEXT } from '../text/text-analysis.ts'
import type { PersonaRules } from './persona-rules.ts'

const WORDS_MIN = 25
const HAS: Record<PersonaRules['proof'][number], (text: TextAnalysis) => boolean> = {
  number: ({ text }) => /\p{N}/u.test(text),
  quote: ({ text }) => /[“"«][^”"»]{8,}[”"»]/u.test(text),
  link: ({ links }) => links.length > 0,
  name: ({ text, mentions }) => mentions.length > 0 || NAME_IN_TEXT.test(text),
}

/** Checks that a text has a kind of evidence that the readers trust. */
export const proof: Check = {
  id: 'proof',
  version: 2,
  source: 'persona',
  weight: 4,
  run({ persona }, text) {
    if (!persona || persona.proof.length === 0 || text.words.length < WORDS_MIN) return null
    return persona.proof.some((kind) => HAS[kind](text)) ? [] : [{ reason: 'missing', values: { name: persona.name } }]
  },
}
