import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, readRules, type RulesWorld } from '../support/rules.ts'
import { auditCases } from './cases/audit-cases.ts'
import { createPostCases } from './cases/create-post-cases.ts'
import { jobCases } from './cases/job-cases.ts'
import { listCases } from './cases/list-cases.ts'
import { matrixCases } from './cases/matrix-cases.ts'
import { membershipCases } from './cases/membership-cases.ts'
import { notificationCases } from './cases/notification-cases.ts'
import { ownCases } from './cases/own-cases.ts'
import { findSurprises, seedCases } from './cases/rule-case.ts'
import { conditionsOf, fetchCoverage } from './cases/rule-coverage.ts'
import { updatePostCases } from './cases/update-post-cases.ts'
import { briefWrittenCases } from './cases/written-cases.ts'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-coverage')
})
afterAll(() => world.close())

/** Every case of every collection is tried one after the other: on a busy machine that takes minutes. */
const PATIENCE = 300_000

it(
  'sees every condition of the rules allow one caller and refuse another',
  async () => {
    const own = [
      ...auditCases(),
      ...jobCases(),
      ...membershipCases(),
      ...notificationCases(),
      ...ownCases(),
      ...briefWrittenCases(),
    ]
    const cases = [...matrixCases(), ...listCases(), ...own, ...createPostCases(), ...updatePostCases()]
    await seedCases(world, cases)
    expect(await findSurprises(world, cases)).toEqual([])

    const seen = await fetchCoverage(world.project)
    const conditions = conditionsOf(await readRules())
    expect(conditions.length).toBeGreaterThan(30)
    const oneSided = conditions.filter(({ offset }) => {
      const record = seen.find((expression) => expression.offset === offset)
      return !record?.allowed || !record.refused
    })
    expect(oneSided).toEqual([])
  },
  PATIENCE,
)
