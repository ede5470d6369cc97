import { applyFix } from '@postwright/core/checks/apply-fix'
import { applySafeFixes, isWorse } from '@postwright/core/checks/apply-safe-fixes'
import { runChecks } from '@postwright/core/checks/run-checks'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CORPUS } from './corpus/corpus.ts'
import { draftOfPost } from './corpus/draft-of-post.ts'

it.each(CORPUS.map((post) => ({ ...post, shown: post.text.slice(0, 50) })))('mends $shown in one go', (post) => {
  const draft = draftOfPost(post)
  const { draft: mended } = applySafeFixes(draft)
  expect(isWorse(runChecks(draft), runChecks(mended))).toBe(false)
  expect(applySafeFixes(mended)).toEqual({ draft: mended, applied: [] })
})

it('ends each finding by its own fix, and fails no check by it that passed', () => {
  const kept = CORPUS.flatMap((post) => {
    const draft = draftOfPost(post)
    const before = runChecks(draft)
    return before.findings.flatMap(({ check, evidence, fix }) => {
      if (!fix) return []
      const after = runChecks(applyFix(draft, fix))
      const countOf = ({ findings }: typeof before) => findings.filter((each) => each.check === check).length
      return countOf(after) < countOf(before) && !isWorse(before, after) ? [] : [{ check, evidence, text: post.text }]
    })
  })
  expect(kept).toEqual([])
})

it('mends posts that stand one after the other as it mends each', () => {
  const pairs = fc.tuple(fc.constantFrom(...CORPUS), fc.constantFrom(...CORPUS), fc.constantFrom(' ', '\n\n'))
  fc.assert(
    fc.property(pairs, ([first, second, joint]) => {
      const draft = draftOfPost({ ...first, text: `${first.text}${joint}${second.text}` })
      const { draft: mended } = applySafeFixes(draft)
      expect(isWorse(runChecks(draft), runChecks(mended))).toBe(false)
      expect(applySafeFixes(mended).applied).toEqual([])
    }),
    { numRuns: 60 },
  )
})
