import { NO_BRAND_RULES } from '@postwright/core/checks/brand/brand-rules'
import { draftOfText, type CheckedDraft } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import { expect, it } from 'vitest'

/** From this score on the ring is green (`web/src/checks/score-tone.ts`). */
const GREEN = 80
const GOOD = 'Our oven cools on Friday. Come by from 7 to 14 and take a loaf of rye for 3 euros while it is warm.'

const scoreOf = (text: string, given: Partial<CheckedDraft> = {}) => runChecks(draftOfText(text, given)).score

it('gives a plain, useful post a green score', () => {
  expect(scoreOf(GOOD)).toBeGreaterThanOrEqual(95)
})

it.each([
  'AMAZING!!! You won’t believe this … Tag 3 friends!!! Buy now. Buy now.',
  'ok',
  'Something big is coming! We can’t wait to share it with you.',
  'We’re excited to announce our new product!',
  `${GOOD} Tag 3 friends!`,
  `${GOOD} Number 4 will surprise you.`,
  'Definately come by, our freinds from Leeds have recieved there own bread, and it is better then ever. Doors at 7.',
  `As you may know, our team has been working hard for a long time on all of the many plans that we had for this year and the next one. ${GOOD}`,
])('never shows green for what an editor sends back: %s', (text) => {
  expect(scoreOf(text)).toBeLessThan(GREEN)
})

it('never shows green for a word that the brand refuses', () => {
  const brand = { ...NO_BRAND_RULES, banned: [{ word: 'loaf', replacement: 'bread' }] }
  expect(scoreOf(GOOD, { brand })).toBeLessThan(GREEN)
})

it('lets one slip in a good post stay green, and says at what it stops', () => {
  const report = runChecks(draftOfText(`${GOOD} You will definately like it.`))
  expect(report).toMatchObject({ score: 92, ceiling: 92 })
})

it('takes more for three grave findings than for one', () => {
  const one = scoreOf(`${GOOD} Tag 3 friends.`) ?? 0
  const three = scoreOf(`${GOOD} Tag 3 friends. Like if you agree. Stay tuned.`) ?? 0
  expect(three).toBeLessThan(one - 20)
})
