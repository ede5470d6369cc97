import { applyFix } from '@postwright/core/checks/apply-fix'
import { applySafeFixes, isWorse } from '@postwright/core/checks/apply-safe-fixes'
import { draftOfText, type CheckedDraft } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ACCESS_CASES } from './cases/access-cases.ts'
import { BRAND_CASES } from './cases/brand-cases.ts'
import { CHANNEL_CASES } from './cases/channel-cases.ts'
import { CRAFT_CASES } from './cases/craft-cases.ts'
import { FORM_CASES } from './cases/form-cases.ts'
import { LANGUAGE_CASES } from './cases/language-cases.ts'
import { SUBSTANCE_CASES } from './cases/substance-cases.ts'
import { CORPUS } from './corpus/corpus.ts'

const CASES = [
  ...CRAFT_CASES,
  ...FORM_CASES,
  ...ACCESS_CASES,
  ...CHANNEL_CASES,
  ...BRAND_CASES,
  ...SUBSTANCE_CASES,
  ...LANGUAGE_CASES,
]
const TEXTS = CASES.flatMap(({ finds, passes }) => [...finds, ...passes]).filter((each) => typeof each === 'string')
const brand = Object.assign({}, ...BRAND_CASES.map(({ given }) => given?.brand ?? {}))

/** Drafts of sentences of all cases, so that many checks find something in one draft. */
const drafts = fc
  .record({
    texts: fc.array(fc.constantFrom(...TEXTS), { minLength: 1, maxLength: 5 }),
    joint: fc.constantFrom(' ', '\n', '\n\n'),
    withBrand: fc.boolean(),
  })
  .map(({ texts, joint, withBrand }): CheckedDraft =>
    draftOfText(texts.join(joint).slice(0, 3000), {
      contract: PLATFORM_CONTRACTS.linkedin,
      brand: withBrand ? { ...brand, spelling: 'us', oxfordComma: 'always', emoji: 'few' } : null,
    }),
  )

it('finds nothing more to mend safely after everything was mended, and no check fails that passed', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const { draft: mended } = applySafeFixes(draft)
      expect(isWorse(runChecks(draft), runChecks(mended))).toBe(false)
      expect(applySafeFixes(mended)).toEqual({ draft: mended, applied: [] })
    }),
    { numRuns: 60 },
  )
})

it('says the same of the same draft, with a score from 0 to 100 that is the sum of its rows, or its ceiling', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        drafts,
        fc.string({ unit: 'grapheme', maxLength: 400 }).map((text) => draftOfText(text)),
      ),
      (draft) => {
        const report = runChecks(draft)
        expect(runChecks(draft)).toEqual(report)
        const points = report.rows.reduce((sum, row) => sum + row.points, 0)
        expect(report.score).toBe(report.rows.length === 0 ? null : Math.min(Math.round(points), report.ceiling))
        expect(points).toBeLessThanOrEqual(100.000001)
        for (const { place, fix } of report.findings) {
          if (place?.kind === 'text') expect(draft.text.slice(place.from, place.to).length).toBe(place.to - place.from)
          if (fix?.kind === 'text') expect(applyFix(draft, fix).text).not.toBe(draft.text)
        }
      },
    ),
    { numRuns: 150 },
  )
})

it.each(CASES.flatMap(({ check, given, finds }) => finds.map((each) => ({ check, given, each }))))(
  'ends the finding of $check by its fix',
  ({ check, given = {}, each }) => {
    const draft = typeof each === 'string' ? draftOfText(each, given) : { ...draftOfText('', given), ...each }
    const before = runChecks(draft)
    const own = before.findings.filter((finding) => finding.check === check)
    const fix = own.find((finding) => finding.fix)?.fix
    if (!fix) return
    const after = runChecks(applyFix(draft, fix))
    expect(after.findings.filter((finding) => finding.check === check).length).toBeLessThan(own.length)
    expect(isWorse(before, after)).toBe(false)
  },
)

/** Letters and digits of a text in their order, without case, letterforms and tracking parameters. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[?&](?:fbclid|gclid|igshid|si|ref_src)=[^&#\s]*/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

it('changes no word of any text by the fixes that are applied at once', () => {
  for (const text of [...TEXTS, ...CORPUS.map((post) => post.text)]) {
    // Letters in boxes have no plain form that Unicode knows.
    if (/[\u{1F130}-\u{1F189}]/u.test(text)) continue
    const draft = draftOfText(text, { contract: PLATFORM_CONTRACTS.linkedin, brand })
    expect(wordsOf(applySafeFixes(draft).draft.text)).toBe(wordsOf(text))
  }
})

it.each([
  'Thank you very much for the year with us.',
  'Really? Yes, really.',
  'We leverage our network to utilize the whole building.',
  'He just left, and it was just in time.',
  'Had I known that that was the picture of the day, I would have come.',
  'What?! You opened without us?',
])('leaves the sentence “%s” as it is when everything certain is fixed', (text) => {
  expect(applySafeFixes(draftOfText(text, { brand })).draft.text).toBe(text)
})

it('fixes doubled spaces and punctuation, letterforms and the form of hashtags at once', () => {
  const text = '𝗕𝗶𝗴  news!!! We open on Monday,, at nine. #smallbusiness'
  expect(applySafeFixes(draftOfText(text)).draft.text).toBe('Big news! We open on Monday, at nine. #SmallBusiness')
})

it('lets the article before a word follow the word that takes its place', () => {
  const fixed = (text: string) => {
    let draft = draftOfText(text)
    for (let fix = firstFix(draft); fix; fix = firstFix(draft)) draft = applyFix(draft, fix)
    return draft.text
  }
  const firstFix = (draft: CheckedDraft) => runChecks(draft).findings.find(({ check }) => check === 'inclusive')?.fix
  expect(fixed('It is on a whitelist of ours.')).toBe('It is on an allowlist of ours.')
  expect(fixed('A whitelist is on the page, and the chairman is a spokesman.')).toBe(
    'An allowlist is on the page, and the chairperson is a spokesperson.',
  )
})

it.each([
  ['https://a.example/R&D?fbclid=1', 'https://a.example/R&D'],
  ['https://a.example/x?fbclid=1&id=5', 'https://a.example/x?id=5'],
  ['https://a.example/x?id=5&si=2#part', 'https://a.example/x?id=5#part'],
  ['https://a.example/x?si&gclid=2', 'https://a.example/x?si'],
])('tracking is removed from %s and nothing else is', (address, clean) => {
  const finding = runChecks(draftOfText(`Read ${address} today.`)).findings.find(({ reason }) => reason === 'tracked')
  expect(finding?.fix?.text).toBe(clean)
})
