import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@postwright/core/paths'
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

it('has a row for every collection that the product names', () => {
  const named = Object.values(paths).map((path: (...ids: string[]) => string) => path('*', '*'))
  const collections = new Set(named.map((path) => (isCollection(path) ? path : parentOf(path))))
  expect(ACCESS.map(({ collection }) => withoutIds(collection))).toEqual([...collections])
})

function withoutIds(path: string): string {
  return path
    .split('/')
    .map((part, place) => (place % 2 === 0 ? part : '*'))
    .join('/')
}

function isCollection(path: string): boolean {
  return path.split('/').length % 2 === 1
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}
