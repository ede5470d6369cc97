import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLERS } from '../support/factories/callers.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'
import { ACCESS, OPERATIONS } from './cases/access.ts'
import { cellOf, matrixCases } from './cases/matrix-cases.ts'
import { seedCases, tryCase } from './cases/rule-case.ts'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-matrix')
  await seedCases(world, matrixCases())
})
afterAll(() => world.close())

describe.each(ACCESS)('$collection', (access) => {
  it.each(OPERATIONS)('%s is for exactly those it is meant for', async (operation) => {
    const verdicts = await Promise.all(CALLERS.map((caller) => tryCase(world, cellOf(access, operation, caller))))
    expect(CALLERS.filter((_, i) => verdicts[i] === 'allowed')).toEqual(
      CALLERS.filter((caller) => access.may[operation].includes(caller)),
    )
  })
})
