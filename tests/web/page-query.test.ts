import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { toPage } from '@/lib/live/list-queries.ts'

type Doc = { at: number; metadata: { hasPendingWrites: boolean } }

const doc = (at: number, hasPendingWrites = false): Doc => ({ at, metadata: { hasPendingWrites } })
const docs = (count: number) => Array.from({ length: count }, (_, at) => doc(at))

/** All that is shown when the pages are turned to the last. */
function turnAll(store: readonly Doc[], size: number): number[] {
  const seen: number[] = []
  let after = -1
  for (;;) {
    // The most that the security rules allow.
    const found = store.filter(({ at }) => at > after).slice(0, Math.min(size + 1, LIST_LIMIT_MAX))
    const page = toPage(found, size)
    seen.push(...page.docs.map(({ at }) => at))
    if (page.endCursor === null) return seen
    after = page.endCursor.at
  }
}

describe('the pages of a list', () => {
  it('show every document once', () => {
    fc.assert(
      fc.property(fc.nat({ max: 180 }), fc.integer({ min: 1, max: LIST_LIMIT_MAX }), (count, size) => {
        expect(turnAll(docs(count), size)).toEqual(docs(count).map(({ at }) => at))
      }),
    )
  })

  it('end with a page that is exactly full, where one more could have been read', () => {
    expect(toPage(docs(3), 3).endCursor).toBeNull()
    expect(toPage(docs(4), 3)).toEqual({ docs: docs(3), endCursor: doc(2) })
    expect(toPage(docs(LIST_LIMIT_MAX), LIST_LIMIT_MAX).endCursor).toEqual(doc(LIST_LIMIT_MAX - 1))
  })

  it('go on before a document whose times the server has yet to set', () => {
    expect(toPage([doc(0), doc(1, true), doc(2)], 2)).toEqual({ docs: [doc(0), doc(1, true)], endCursor: doc(0) })
  })
})
