import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type RulesWorld } from '../support/rules.ts'
import { jobCases } from './cases/job-cases.ts'
import { seedCases, tryCase } from './cases/rule-case.ts'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-jobs')
  await seedCases(world, jobCases())
})
afterAll(() => world.close())

it.each(jobCases())('$name: $expected', async (each) => {
  expect(await tryCase(world, each)).toBe(each.expected)
})
