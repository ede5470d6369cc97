import fc from 'fast-check'
import { doc, updateDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentId } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { verdictOn } from '../support/expect-denied.ts'
import { makePost } from '../support/factories/post.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'
import { draftChange } from './cases/post-writes.ts'

const EDITED = paths.post(HERE, 'edited')

/** Ids that rules, schema and database might judge differently. */
const ODD = ['.', '..', '__', '___', '____', '__x__', '__x_', '_x__', '__.*__', '-', '_', '__\n__', 'x__y__', '']
const FEW = fc.string({ unit: fc.constantFrom('_', '_', '_', '-', '.', 'a', '/', '\n'), maxLength: 7 })
const LONG = fc
  .integer({ min: 126, max: 130 })
  .chain((size) => fc.constantFrom('a'.repeat(size), '_'.repeat(size), `__${'a'.repeat(size - 4)}__`))
const ids = fc.oneof(fc.constantFrom(...ODD), FEW, LONG)

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-ids')
  await world.seed([...makeWorkspaces(), place(EDITED, makePost())])
})
afterAll(() => world.close())

it('takes exactly those ids of channels that the schema takes and the database can hold', async () => {
  const tally = { allowed: 0, denied: 0 }
  let rev = 1
  await fc.assert(
    fc.asyncProperty(ids, async (id) => {
      const expected = documentId().safeParse(id).success ? 'allowed' : 'denied'
      const change = draftChange(rev + 1, { connectionIds: [id] })
      const verdict = await verdictOn(updateDoc(doc(world.as('editor'), EDITED), change))
      if (verdict === 'allowed') rev += 1
      expect(verdict, JSON.stringify(id)).toBe(expected)
      tally[expected] += 1
    }),
    { seed: 20_261_122, numRuns: 200, examples: ODD.map((id) => [id]) },
  )
  expect(Math.min(tally.allowed, tally.denied)).toBeGreaterThan(30)
})
