import fc from 'fast-check'
import {
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  updateDoc,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notificationSchema } from '@postwright/core/model/notification'
import { paths } from '@postwright/core/paths'
import { verdictOn } from '../support/expect-denied.ts'
import { makeNotification } from '../support/factories/notification.ts'
import { place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'
import { notificationCases } from './cases/notification-cases.ts'
import { seedCases, tryCase } from './cases/rule-case.ts'

const RUNS = { seed: 20_261_121, numRuns: 80 }
const OWNER = 'editor'
const fields = Object.keys(place('', makeNotification()).data)

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-notifications')
  await seedCases(world, notificationCases())
  const numbers = Array.from({ length: RUNS.numRuns }, (_, number) => number)
  await world.seed(
    [false, true].flatMap((wasRead) =>
      numbers.map((number) => place(generated(wasRead, number), makeNotification({ readAt: wasRead ? 1 : null }))),
    ),
  )
})
afterAll(() => world.close())

it.each(notificationCases())('$name: $expected', async (each) => {
  expect(await tryCase(world, each)).toBe(each.expected)
})

describe('any change to any field', () => {
  const now = serverTimestamp()
  const aliens = fc.constantFrom<unknown>(null, true, 7, 1.5, 'x', [], {}, Timestamp.fromMillis(1), now)
  const readings = fc.constantFrom<DocumentData>({ readAt: now }, { readAt: now }, { readAt: null }, {})
  const others = fc.constantFrom(...fields.filter((field) => field !== 'readAt'), 'pinned')
  const changes = fc.tuple(readings, fc.option(fc.tuple(others, aliens), { nil: null, freq: 2 }))

  it('passes only as the one mark, and what is stored then is still a notification', async () => {
    const tally = { allowed: 0, denied: 0 }
    let count = 0
    await fc.assert(
      fc.asyncProperty(changes, fc.boolean(), async ([reading, other], wasRead) => {
        const target = doc(world.as('editor'), generated(wasRead, count))
        count += 1
        const change = other === null ? reading : { ...reading, [other[0]]: other[1] }
        const isMark = change['readAt'] === now && Object.keys(change).length === 1 && !wasRead
        const verdict = await verdictOn(updateDoc(target, change))
        // An empty change is refused too, because it does not set `readAt`.
        expect(verdict).toBe(isMark ? 'allowed' : 'denied')
        tally[verdict] += 1
        if (verdict === 'denied') return
        const parsed = notificationSchema.parse(entityOf(await getDoc(target)))
        expect(parsed.readAt).toBeGreaterThan(1)
      }),
      RUNS,
    )
    expect(tally.allowed).toBeGreaterThan(RUNS.numRuns / 8)
    expect(tally.denied).toBeGreaterThan(RUNS.numRuns / 8)
  })
})

/** Path of the document of one run, already read or not. */
function generated(wasRead: boolean, number: number): string {
  return paths.notification(OWNER, `${wasRead ? 'read' : 'unread'}-${number}`)
}

/** Converts a stored document to the form of the schema, with times in milliseconds and its id. */
function entityOf(snapshot: DocumentSnapshot): Record<string, unknown> {
  const stored = Object.entries<unknown>(snapshot.data() ?? {})
  const read = stored.map(([key, value]) => [key, value instanceof Timestamp ? value.toMillis() : value])
  return { ...Object.fromEntries(read), id: snapshot.id }
}
