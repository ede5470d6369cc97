import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type RulesWorld } from '../support/rules.ts'
import { createPostCases } from './cases/create-post-cases.ts'
import { seedCases, tryCase } from './cases/rule-case.ts'
import { updatePostCases } from './cases/update-post-cases.ts'

const created = createPostCases()
const updated = updatePostCases()

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-posts')
  await seedCases(world, [...created, ...updated])
})
afterAll(() => world.close())

describe('creating a post', () => {
  it.each(created)('$name: $expected', async (attempt) => {
    expect(await tryCase(world, attempt)).toBe(attempt.expected)
  })
})

describe('editing a post', () => {
  it.each(updated)('$name: $expected', async (attempt) => {
    expect(await tryCase(world, attempt)).toBe(attempt.expected)
  })
})
