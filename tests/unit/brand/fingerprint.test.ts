import { expect, it } from 'vitest'
import { compareStyle, fingerprintOf } from '@postwright/core/checks/brand/fingerprint'
import { NO_BRAND_RULES } from '@postwright/core/checks/brand/brand-rules'
import { ownVoice } from '@postwright/core/checks/brand/own-voice'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { styleOf } from '@postwright/core/checks/brand/style-features'
import { analyzeText } from '@postwright/core/checks/text/analyze-text'

const CALM =
  'We plane the oak by hand. It takes an hour for each board, and we like that hour. The shavings go to the farm next door, ' +
  'where they keep the goats dry. When the board is flat, we oil it twice and let it rest until the morning.'
const LOUD =
  "You won't BELIEVE this!!! Want the secret? Grab it NOW 🔥🔥 It's yours! You'll love it! Are you ready? GO! 🚀"

const style = (text: string) => styleOf(analyzeText(text))
const calm = Array.from({ length: 8 }, (_, at) => `${CALM} That was board number ${at + 1} of this week.`)

function calmPrint() {
  const result = fingerprintOf(calm)
  if (!('fingerprint' in result)) throw new Error('too few words')
  return result.fingerprint
}

it('needs five samples with 300 words, or 1,500 words of fewer, and says what there is below that', () => {
  const words = style(CALM).words
  expect(fingerprintOf([])).toEqual({ words: 0, samples: 0 })
  expect(fingerprintOf([CALM, ''])).toEqual({ words, samples: 1 })
  expect(fingerprintOf(Array.from({ length: 5 }, () => 'Oak.'))).toEqual({ words: 5, samples: 5 })
  expect(fingerprintOf(calm.slice(0, 4))).toMatchObject({ samples: 4 })
  expect(fingerprintOf([calm.join(' ')])).toMatchObject({ samples: 1 })
  const long = Array.from({ length: 4 }, () => calm.join(' '))
  expect(fingerprintOf(long)).toHaveProperty('fingerprint')
  expect(fingerprintOf(calm.slice(0, 7))).toHaveProperty('fingerprint')
})

it('asks for no more of what networks and readers want less of: longer sentences, emoji, capitals', () => {
  const loud = fingerprintOf(Array.from({ length: 20 }, () => LOUD))
  if (!('fingerprint' in loud)) throw new Error('too few words')
  const brand = { ...NO_BRAND_RULES, fingerprint: loud.fingerprint }
  const found = ownVoice.run({ ...draftOfText(`${CALM} ${CALM}`), brand }, analyzeText(`${CALM} ${CALM}`)) ?? []
  expect(
    found.map(({ reason }) => reason).filter((reason) => ['emoji', 'exclamations', 'capitals'].includes(reason)),
  ).toEqual([])
})

it('counts what can be seen', () => {
  const { features } = style('Do you like it? We do! WOW, yes 🎉')
  expect(features.sentenceLength).toBeCloseTo(8 / 3)
  expect(features.questions).toBeCloseTo(100 / 3)
  expect(features.exclamations).toBeCloseTo(100 / 3)
  expect([features.firstPerson, features.secondPerson, features.capitals, features.emoji]).toEqual([
    12.5, 12.5, 12.5, 12.5,
  ])
})

it('finds a text of the same hand near, and another far', () => {
  const print = calmPrint()
  const own = compareStyle(print, style(calm[0] ?? ''))
  const other = compareStyle(print, style(`${LOUD} ${LOUD}`))
  expect(own?.likeness).toBeGreaterThan(70)
  expect(other?.likeness).toBeLessThan(45)
})

it('names what differs most, and in which way', () => {
  const [first] = compareStyle(calmPrint(), style(`${LOUD} ${LOUD}`))?.differences ?? []
  expect(first?.apart).toBeGreaterThan(2)
  expect(['exclamations', 'capitals', 'secondPerson', 'emoji', 'questions']).toContain(first?.feature)
})

it('says nothing of a few words', () => {
  expect(compareStyle(calmPrint(), style('New boards today.'))).toBeNull()
})

it('is not moved by digits in numbers: 1,000 has no comma', () => {
  expect(style('We sold 1,000 boards, all of oak.').features.commas).toBeCloseTo(100 / 7)
})
