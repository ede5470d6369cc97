import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type RulesWorld } from '../support/rules.ts'
import { findSurprises, seedCases } from './cases/rule-case.ts'
import { WRITTEN, writtenCases } from './cases/written-cases.ts'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-written')
})
afterAll(() => world.close())

it.each(WRITTEN)(
  '$name are created and changed as their description says, in every way it names',
  async (described) => {
    const cases = writtenCases([described])
    expect(cases.filter(({ expected }) => expected === 'allowed').length).toBeGreaterThan(8)
    expect(cases.filter(({ expected }) => expected === 'denied').length).toBeGreaterThan(60)
    await seedCases(world, cases)
    expect(await findSurprises(world, cases)).toEqual([])
  },
)
