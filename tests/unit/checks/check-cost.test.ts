import { draftOfText } from '@postwright/core/checks/checked-draft'
import { CHECKS } from '@postwright/core/checks/checks'
import { analyzeText } from '@postwright/core/checks/text/analyze-text'
import { NO_BRAND_RULES } from '@postwright/core/checks/brand/brand-rules'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { expect, it } from 'vitest'
import { processorTime } from '../../support/processor-time.ts'

const SMALL = 6 * 1024
const GROWTH = 8
/** A linear check takes eight times as long for eight times the text, a quadratic one 64 times. */
const GROWTH_MAX = 3 * GROWTH
/** Milliseconds of processor time below which growth is noise. */
const NOTICED = 15

const BRAND = { ...NO_BRAND_RULES, terms: ['AT&T', '.NET'], oxfordComma: 'always' as const }
const NAMES = [
  'bait',
  'hype',
  'thinText',
  'buriedHook',
  'misspellings',
  'grammar',
  'callToAction',
  'links',
  'shouting',
  'repetition',
  'exactTerms',
  'oxfordComma',
  'passiveVoice',
  'sentenceLength',
]
const checks = CHECKS.filter(({ id }) => NAMES.includes(id))

const OPENERS = [
  'stay tuned ',
  'tag a ',
  'like this if ',
  'comment "YES" ',
  'a, ',
  'bread, ',
  'in on with it’s ',
  '¿que no ',
  'que no ',
  'el uno y por ',
  'AT&',
  '.NET ',
  'BUY ',
  '“',
  "'\n",
  'e\u0301',
  '1 ',
  'https://a.example ',
  'we have been working ',
  'bread,rolls https://a.example ',
]

it.each(OPENERS)('takes no more time for each letter of a draft, however often it says %j', async (opener) => {
  const costOf = (length: number) => {
    const text = opener.repeat(Math.ceil(length / opener.length))
    const draft = draftOfText(text, { contract: PLATFORM_CONTRACTS.instagram, brand: BRAND })
    const analysis = analyzeText(text)
    return processorTime(() => checks.map((check) => check.run(draft, analysis)))
  }
  await costOf(SMALL)
  const growths: number[] = []
  while (growths.length < 3 && !growths.some((growth) => growth <= GROWTH_MAX)) {
    const small = await costOf(SMALL)
    growths.push((await costOf(SMALL * GROWTH)) / Math.max(small, NOTICED))
  }
  expect(Math.min(...growths)).toBeLessThanOrEqual(GROWTH_MAX)
})
