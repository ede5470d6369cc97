import { CHECKS } from '@postwright/core/checks/checks'
import { afterAll, expect, it } from 'vitest'
import { compareFindings } from './corpus/compare-findings.ts'
import { CORPUS } from './corpus/corpus.ts'
import { FLOORS } from './corpus/floors.ts'

/** From this many expected findings on, a check is held to its floor. */
const CASES_MIN = 5
/**
 * Checks that the corpus hardly exercises: none of its kits asks for the first two, and its texts have no double spaces, slips or
 * empty phrases. They have their own cases, and `tests/bench/corpus.ts` compares them with another editor's 120 posts.
 */
const UNASKED = ['headingCase', 'ownVoice', 'spacing', 'hype', 'thinText', 'buriedHook', 'misspellings', 'grammar']

const compared = CORPUS.flatMap((post) => compareFindings(post).map((each) => ({ ...each, post })))
const rows = CHECKS.map(({ id }) => {
  const own = compared.filter(({ check }) => check === id)
  const agreed = own.reduce((sum, each) => sum + each.agreed, 0)
  const missed = own.reduce((sum, each) => sum + each.missed.length, 0)
  const extra = own.reduce((sum, each) => sum + each.extra.length, 0)
  return {
    check: id,
    expected: agreed + missed,
    found: agreed + extra,
    precision: share(agreed, agreed + extra),
    recall: share(agreed, agreed + missed),
  }
})

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000
}

afterAll(() => {
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((each) => String(each).padEnd(15))
      .join('')
      .trimEnd()
  const table = rows.map(({ check, expected, found, precision, recall }) =>
    line([check, expected, found, precision.toFixed(3), recall.toFixed(3)]),
  )
  // Not by the console, whose output is shown for failing tests only.
  process.stdout.write(`${[line(['check', 'expected', 'found', 'precision', 'recall']), ...table].join('\n')}\n`)
})

it('has two hundred different posts, each of whose findings stand in it', () => {
  expect(new Set(CORPUS.map(({ text }) => text)).size).toBe(200)
  const known = new Set(CHECKS.map(({ id }) => id))
  const loose = CORPUS.flatMap(({ text, files = [], finds }) =>
    Object.entries(finds).flatMap(([check, stretches]) =>
      stretches
        .filter(
          (each) =>
            !known.has(check) || ![text, ...files.flatMap(({ alt, name }) => [alt, name])].join('\n').includes(each),
        )
        .map((each) => ({ check, each, text })),
    ),
  )
  expect(loose).toEqual([])
})

it('has at least five expected findings of each check', () => {
  const asked = rows.filter(({ check }) => !UNASKED.includes(check))
  expect(asked.filter(({ expected }) => expected < CASES_MIN)).toEqual([])
})

it.each(rows)(
  'finds as $check what an editor finds: precision $precision, recall $recall of $expected',
  ({ check, precision, recall }) => {
    const floor = FLOORS[check] ?? { precision: 0.9, recall: 0.9 }
    expect(precision, 'precision').toBeGreaterThanOrEqual(floor.precision)
    expect(recall, 'recall').toBeGreaterThanOrEqual(floor.recall)
  },
)
