import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { cutPage, readSize } from '@/lib/live/look-ahead.ts'

type Row = { at: number; isReadable: boolean }

/** All that somebody sees who goes through the pages to the last. */
function walk(rows: readonly Row[], size: number): number[] {
  const seen: number[] = []
  let after = -1
  for (;;) {
    const found = rows.filter(({ at }) => at > after).slice(0, readSize(size))
    const data = found.filter(({ isReadable }) => isReadable).map(({ at }) => at)
    const page = cutPage({ data, unreadable: found.length - data.length }, size)
    seen.push(...page.rows)
    const last = page.rows.at(-1)
    if (!page.hasMore || last === undefined) return seen
    after = last
  }
}

describe('going through the pages of a list', () => {
  it('shows every entry that can be read once, whatever stands between them', () => {
    const stores = fc.array(fc.boolean(), { maxLength: 180 })
    fc.assert(
      fc.property(stores, fc.integer({ min: 4, max: LIST_LIMIT_MAX }), (store, size) => {
        const rows = store.map((isReadable, at) => ({ at, isReadable: isReadable || at % 3 !== 0 }))
        expect(walk(rows, size)).toEqual(rows.filter(({ isReadable }) => isReadable).map(({ at }) => at))
      }),
    )
  })

  it('ends with a page that is exactly full, where one more could have been read', () => {
    expect(cutPage({ data: [1, 2, 3], unreadable: 0 }, 3)).toEqual({ rows: [1, 2, 3], hasMore: false })
    expect(cutPage({ data: [1, 2, 3], unreadable: 1 }, 3)).toEqual({ rows: [1, 2, 3], hasMore: true })
  })
})
