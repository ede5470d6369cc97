import { expect, test } from 'vitest'
import { readDate } from '../../../functions/src/files/feed/create-web-feed-reader.ts'

test.each([
  ['Mon, 16 Nov 2026 08:00:00 GMT', '2026-11-16T08:00:00Z'],
  ['Mon, 16 Nov 2026 08:00:00 +0200', '2026-11-16T06:00:00Z'],
  ['Mon, 16 Nov 2026 08:00:00 EST', '2026-11-16T13:00:00Z'],
  ['Mon, 16 Nov 2026 08:00:00 CEST', '2026-11-16T06:00:00Z'],
  ['Mon, 16 Nov 2026 08:00:00 JST', '2026-11-15T23:00:00Z'],
  ['16 Nov 2026 08:00:00', '2026-11-16T08:00:00Z'],
  ['2026-11-16T08:00:00Z', '2026-11-16T08:00:00Z'],
  ['2026-11-16T08:00:00+05:30', '2026-11-16T02:30:00Z'],
  ['2026-11-16T08:00:00', '2026-11-16T08:00:00Z'],
  ['2026-11-16 08:00:00', '2026-11-16T08:00:00Z'],
  ['2026-11-16', '2026-11-16T00:00:00Z'],
])('%s is %s', (written, instant) => {
  const read = readDate(written)
  expect(read === null ? null : new Date(read).toISOString()).toBe(new Date(instant).toISOString())
})

test.each(['', 'yesterday', '2026-13-45', '99/99/9999', 'x'.repeat(500), '1969-01-01'])('%j is no date', (written) =>
  expect(readDate(written)).toBeNull(),
)
