import type { Check, Found } from '../check.ts'
import type { Sentence } from '../text/text-analysis.ts'

const BE = new Set("is are was were be been being isn't aren't wasn't weren't gets got".split(' '))
const BETWEEN = new Set(
  'not never always often still also being only just now already recently finally fully easily'.split(' '),
)
const IRREGULAR = new Set(
  (
    'born beaten begun bitten blown broken brought built burnt bought caught chosen cut dealt done drawn driven eaten fallen fed felt ' +
    'fought found forgotten forgiven frozen given ground grown heard hidden hit held hurt kept known laid led left lent let lost ' +
    'made meant met paid put read ridden said seen sold sent set shaken shown shut sung spent spoken spread stolen struck sworn swept ' +
    'taken taught thrown told thought torn understood won worn woven written'
  ).split(' '),
)
/** Words that end like participles and mostly describe how somebody is. */
const STATES = new Set(
  (
    'excited interested tired worried pleased delighted thrilled scared bored confused surprised satisfied committed dedicated needed ' +
    'supposed advanced related red bed hundred unprecedented limited married used experienced skilled talented gone done left overwhelmed'
  ).split(' '),
)

/** Sentences that hide who acts. One of them is no harm in a long text. */
export const passiveVoice: Check = {
  id: 'passiveVoice',
  version: 1,
  source: 'craft',
  weight: 4,
  run(_draft, { isEnglish, sentences }) {
    if (!isEnglish) return null
    const found = sentences.flatMap(passiveIn)
    const allowed = Math.floor(sentences.length / 6)
    return found.slice(allowed)
  },
}

function passiveIn({ words, text, from }: Sentence): Found[] {
  const at = words.findIndex(({ lower }, i) => {
    if (!BE.has(lower)) return false
    const next = words.slice(i + 1, i + 4).find((word) => !BETWEEN.has(word.lower) && !word.lower.endsWith('ly'))
    return next !== undefined && isParticiple(next.lower)
  })
  const verb = words[at]
  const end = words.slice(at + 1, at + 4).find(({ lower }) => isParticiple(lower))
  if (!verb || !end) return []
  const shown = text.slice(verb.from - from, end.to - from)
  return [
    {
      reason: 'passive',
      place: { kind: 'text', from: verb.from, to: end.to },
      evidence: shown,
      values: { words: shown },
      loss: 0.5,
    },
  ]
}

function isParticiple(word: string): boolean {
  if (STATES.has(word)) return false
  return IRREGULAR.has(word) || (word.length > 4 && /[^e]ed$/.test(word))
}
