import { expect, test } from 'vitest'
import { readRange } from '../../functions/src/http/send-file.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 10 }],
  ['bytes=10-', { start: 10, end: 100 }],
  ['bytes=90-1000', { start: 90, end: 100 }],
  ['bytes=-5', { start: 95, end: 100 }],
  ['bytes=-500', { start: 0, end: 100 }],
  ['bytes=99-99', { start: 99, end: 100 }],
])('%s of 100 bytes is a part', (header, part) => {
  expect(readRange(header, 100)).toEqual(part)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s of 100 bytes cannot be satisfied', (header) => {
  expect(readRange(header, 100)).toBe('unsatisfiable')
})

test.each([undefined, '', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'lines=0-9', 'bytes=a-b', 'bytes=1e1-20'])(
  '%j asks for the whole file',
  (header) => {
    expect(readRange(header, 100)).toBeNull()
  },
)
