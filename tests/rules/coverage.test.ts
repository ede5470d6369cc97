import { expect, it } from 'vitest'
import { openWorld, readRules } from '../support/rules.ts'
import { auditCases } from './cases/audit-cases.ts'
import { createPostCases } from './cases/create-post-cases.ts'
import { jobCases } from './cases/job-cases.ts'
import { listCases } from './cases/list-cases.ts'
import { matrixCases } from './cases/matrix-cases.ts'
import { membershipCases } from './cases/membership-cases.ts'
import { notificationCases } from './cases/notification-cases.ts'
import { ownCases } from './cases/own-cases.ts'
import { fingerprintOf } from './cases/fingerprint.ts'
import { openProven } from './cases/proven.ts'
import { findSurprises, seedCases } from './cases/rule-case.ts'
import { conditionsOf, fetchCoverage, type Seen } from './cases/rule-coverage.ts'
import { updatePostCases } from './cases/update-post-cases.ts'
import { briefWrittenCases } from './cases/written-cases.ts'

/** In milliseconds. On a busy machine, the cases take minutes. */
const PATIENCE = 600_000
/**
 * Number of portions of the cases, each spread over all collections and callers. Portions run in projects of their own, because the coverage
 * report of a project contains every value and has to fit into one string. Stops once every condition was both true and false.
 */
const PARTS = 11

it(
  'sees every condition of the rules allow one caller and refuse another',
  async () => {
    const own = [...auditCases(), ...jobCases(), ...membershipCases(), ...notificationCases(), ...ownCases()]
    const few = [...own, ...listCases(), ...createPostCases(), ...updatePostCases()]
    const many = [...matrixCases(), ...briefWrittenCases()]
    const rules = await readRules()
    let oneSided = conditionsOf(rules)
    expect(oneSided.length).toBeGreaterThan(30)
    const proven = await openProven('coverage')
    const fingerprint = await fingerprintOf(rules, [...few, ...many])
    if (proven.has('conditions', fingerprint)) return
    const seen: Seen[] = []
    for (let part = 0; part < PARTS && oneSided.length > 0; part += 1) {
      const portion = many.filter((_, at) => at % PARTS === part)
      seen.push(...(await seenIn(`demo-rules-coverage-${part}`, part === 0 ? [...few, ...portion] : portion)))
      oneSided = oneSided.filter(({ offset }) => {
        const records = seen.filter((expression) => expression.offset === offset)
        return !records.some(({ allowed }) => allowed) || !records.some(({ refused }) => refused)
      })
    }
    expect(oneSided).toEqual([])
    proven.add('conditions', fingerprint)
    await proven.keep()
  },
  PATIENCE,
)

/** Tries the cases in a project of their own, expects the right verdicts, and returns the coverage. */
async function seenIn(project: string, cases: Parameters<typeof seedCases>[1]) {
  const world = await openWorld(project)
  await seedCases(world, cases)
  expect(await findSurprises(world, cases)).toEqual([])
  const seen = await fetchCoverage(world.project)
  await world.close()
  return seen
}
