import { doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '@postwright/core/paths'
import { expectDenied } from '../support/expect-denied.ts'
import { makeMember, HERE, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'
import { ownCases } from './cases/own-cases.ts'
import { seedCases, tryCase } from './cases/rule-case.ts'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-own')
  await seedCases(world, ownCases())
})
afterAll(() => world.close())

it.each(ownCases())('$name: $expected', async (each) => {
  expect(await tryCase(world, each)).toBe(each.expected)
})

it('lets a member with a membership from before these fields go on, and stops them the moment it says so', async () => {
  const read = () => getDoc(doc(world.as('viewer'), paths.workspace(HERE)))
  const { suspended: _s, authTimesFrom: _f, authTimesEnded: _e, ...older } = makeMember(HERE, 'viewer', 'viewer')
  await world.seed([place(paths.member(HERE, 'viewer'), older)])
  expect((await read()).exists()).toBe(true)
  await world.seed([place(paths.member(HERE, 'viewer'), { ...older, suspended: true })])
  await expectDenied(read())
})
