import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type RulesWorld } from '../support/rules.ts'
import { membershipCases } from './cases/membership-cases.ts'
import { seedCases, tryCase } from './cases/rule-case.ts'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-memberships')
  await seedCases(world, membershipCases())
})
afterAll(() => world.close())

it.each(membershipCases())('$name: $expected', async (each) => {
  expect(await tryCase(world, each)).toBe(each.expected)
})
