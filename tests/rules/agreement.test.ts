import fc from 'fast-check'
import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EditorCollection } from '@postwright/core/collections/collection'
import { IS_DEEP } from '../support/deep.ts'
import { verdictOn } from '../support/expect-denied.ts'
import { HERE, makeWorkspaces } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'
import { ABSENT, mutatedDocuments, mutatedFields } from './cases/generated-documents.ts'
import { isAdded, keepsFixed, keptFields, leavesToManagers, newFields, storedFields } from './cases/sample-document.ts'
import { schemaVerdict } from './cases/schema-verdict.ts'
import { WRITTEN } from './cases/written-cases.ts'

type Fields = Record<string, unknown>
type Tally = Record<'allowed' | 'denied', number>

const SETTINGS = { seed: 20_261_120, numRuns: IS_DEEP ? 400 : 60 }
const AUTHOR = 'editor'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-agreement')
  const edited = WRITTEN.map((described) => ({ path: editedIn(described), data: storedFields(described, AUTHOR) }))
  await world.seed([...makeWorkspaces(), ...edited])
})
afterAll(() => world.close())

describe.each(WRITTEN)('$name', (described) => {
  it('are created exactly as the schema and their beginning take them', async () => {
    const tally: Tally = { allowed: 0, denied: 0 }
    let count = 0
    const base = storedFields(described, AUTHOR)
    const { createdAt, updatedAt } = newFields(described, AUTHOR)
    await fc.assert(
      fc.asyncProperty(mutatedDocuments(described, base), async (generated) => {
        const fields = present(emptied(described, generated, (count += 1)))
        const stored = {
          ...fields,
          ...(fields.createdAt === base.createdAt && { createdAt }),
          ...(fields.updatedAt === base.updatedAt && { updatedAt }),
        }
        const path = `${described.path(HERE)}/generated-${count}`
        const begins = beginsRightly(described, fields, base) && leavesToManagers(described, fields)
        const expected = begins ? schemaVerdict(described, fields) : 'denied'
        agree(await verdictOn(setDoc(doc(world.as(AUTHOR), path), stored)), expected, tally)
      }),
      SETTINGS,
    )
    expectBoth(tally)
  })

  it('are changed exactly as the schema takes them', async () => {
    const tally: Tally = { allowed: 0, denied: 0 }
    let rev = 1
    const base = storedFields(described, AUTHOR)
    await fc.assert(
      fc.asyncProperty(mutatedFields(described), fc.integer({ min: 0, max: 9 }), async (mutated, moves) => {
        // In nine of ten runs, fixed fields keep their values.
        const fixed = keptFields(described).map((name) => [name, base[name]])
        const generated = moves === 0 ? mutated : { ...mutated, ...Object.fromEntries(fixed) }
        const change = { ...removing(generated), rev: rev + 1, updatedAt: serverTimestamp() }
        const verdict = await verdictOn(updateDoc(doc(world.as(AUTHOR), editedIn(described)), change))
        if (verdict === 'allowed') rev += 1
        const isKept = keepsFixed(described, base, generated)
        agree(verdict, isKept ? schemaVerdict(described, present({ ...base, ...generated })) : 'denied', tally)
      }),
      SETTINGS,
    )
    expectBoth(tally)
  })
})

function editedIn(described: EditorCollection): string {
  return `${described.path(HERE)}/edited`
}

/** Returns whether the common fields and the initial values of the server are those of a new document. */
function beginsRightly(described: EditorCollection, fields: Fields, base: Fields): boolean {
  const { editor, initial = {} } = described.write
  const names = [
    'schema',
    'rev',
    'createdAt',
    'updatedAt',
    'createdBy',
    ...(editor ? [editor] : []),
    ...Object.keys(initial),
  ]
  return names.every((name) => fields[name] === base[name] || (isAdded(described, name) && !(name in fields)))
}

/** Empties the lists that only managers fill, in nine of ten runs. */
function emptied({ write }: EditorCollection, fields: Fields, count: number): Fields {
  const owners = (write.managersOnly ?? []).filter((name) => Array.isArray(fields[name]))
  return count % 10 === 0 ? fields : { ...fields, ...Object.fromEntries(owners.map((name) => [name, []])) }
}

function agree(verdict: keyof Tally, expected: keyof Tally | null, tally: Tally): void {
  if (expected === null) return
  expect(verdict).toBe(expected)
  tally[expected] += 1
}

/** A generator that produced only right or only wrong documents would prove nothing. */
function expectBoth(tally: Tally): void {
  expect(tally.allowed).toBeGreaterThan(SETTINGS.numRuns / 5)
  expect(tally.denied).toBeGreaterThan(SETTINGS.numRuns / 5)
}

function present(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ABSENT))
}

function removing(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value === ABSENT ? deleteField() : value]),
  )
}
