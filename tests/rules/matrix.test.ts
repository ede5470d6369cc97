import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@postwright/core/paths'
import { CALLERS } from '../support/factories/callers.ts'
import { HERE } from '../support/factories/world.ts'
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
    const allowed = []
    for (const caller of CALLERS) {
      if ((await tryCase(world, cellOf(access, operation, caller))) === 'allowed') allowed.push(caller)
    }
    expect(allowed).toEqual(CALLERS.filter((caller) => access.may[operation].includes(caller)))
  })
})

it('has a row for every collection that the product names', () => {
  const named = Object.values(paths).map((path: (...ids: string[]) => string) => path(HERE))
  const collections = new Set(named.map((path) => (isCollection(path) ? path : parentOf(path))))
  expect(ACCESS.map(({ collection }) => collection)).toEqual([...collections])
})

function isCollection(path: string): boolean {
  return path.split('/').length % 2 === 1
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}
