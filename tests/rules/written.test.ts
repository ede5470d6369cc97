import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type RulesWorld } from '../support/rules.ts'
import { seedCases, tryCase } from './cases/rule-case.ts'
import { writtenCases } from './cases/written-cases.ts'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-written')
  await seedCases(world, writtenCases())
})
afterAll(() => world.close())

it.each(writtenCases())('$name: $expected', async (each) => {
  expect(await tryCase(world, each)).toBe(each.expected)
})
