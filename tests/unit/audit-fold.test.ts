import { foldEntries, NOISE_ACTIONS } from '@postwright/core/audit/fold-entries'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const HOUR = 3_600_000
type Entry = { id: number; action: string; actorUid: string; createdAt: number }

const ended = (id: number, createdAt: number, actorUid = 'ada'): Entry => ({
  id,
  action: 'session_ended',
  actorUid,
  createdAt,
})

const idsOf = (rows: readonly { entries: readonly Entry[] }[]) => rows.map(({ entries }) => entries.map(({ id }) => id))

describe('noise of the audit log', () => {
  it('becomes one row for each actor and act within an hour, wherever other entries stand between', () => {
    const role = { id: 3, action: 'role_set', actorUid: 'ada', createdAt: 9.5 * HOUR }
    const entries = [ended(1, 10 * HOUR), ended(2, 9.8 * HOUR, 'ben'), role, ended(4, 9.2 * HOUR), ended(5, 9 * HOUR)]
    expect(idsOf(foldEntries(entries))).toEqual([[1, 4], [2], [3], [5]])
  })

  it('is open at the end of a page only while entries of the next one may belong to it', () => {
    const entries = [ended(1, 10 * HOUR, 'ben'), ended(2, 9 * HOUR), ended(3, 8.9 * HOUR)]
    expect(foldEntries(entries, true).map(({ isCut }) => isCut)).toEqual([false, true])
    expect(foldEntries(entries, false).map(({ isCut }) => isCut)).toEqual([false, false])
  })

  it('hides nothing: each entry is in one row, others than noise alone, and counts are exact', () => {
    const entry = fc.record({
      action: fc.constantFrom('session_ended', 'payment.proof_read', 'role_set', 'account_deleted', 'something_new'),
      actorUid: fc.constantFrom('ada', 'ben'),
      ago: fc.integer({ min: 0, max: 40 * 60_000 }),
    })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), fc.boolean(), (drawn, hasMore) => {
        let at = 1000 * HOUR
        const entries = drawn.map(({ ago, ...rest }, id) => ({ ...rest, id, createdAt: (at -= ago) }))
        const rows = foldEntries(entries, hasMore)
        const all = idsOf(rows).flat()
        expect(all.toSorted((a, b) => a - b)).toEqual(entries.map(({ id }) => id))
        expect(rows.map(({ first }) => first.id)).toEqual(rows.map(({ first }) => first.id).toSorted((a, b) => a - b))
        for (const { first, entries: folded } of rows) {
          if (folded.length === 1) continue
          expect(NOISE_ACTIONS).toContain(first.action)
          for (const each of folded) {
            expect([each.action, each.actorUid]).toEqual([first.action, first.actorUid])
            expect(first.createdAt - each.createdAt).toBeLessThan(HOUR)
          }
        }
      }),
    )
  })

  it('counts the same on two pages together as on one, wherever the seam is', () => {
    const entries = Array.from({ length: 37 }, (_, id) => ended(id, 10 * HOUR - id * 60_000))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 36 }), (seam) => {
        const [first, second] = [foldEntries(entries.slice(0, seam), true), foldEntries(entries.slice(seam))]
        expect([...first, ...second].map(({ entries: { length } }) => length)).toEqual([seam, 37 - seam])
        expect(first.at(-1)?.isCut).toBe(true)
      }),
    )
  })
})
