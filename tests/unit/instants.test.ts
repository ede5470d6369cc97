import { INSTANT_MAX, instant, queryInstant } from '@postwright/core/ids'
import { describe, expect, test } from 'vitest'

describe.each([
  ['in a body', instant(), (value: number) => value],
  ['in an address', queryInstant(), String],
])('an instant %s', (_, schema, write) => {
  test.each([0, INSTANT_MAX])('can be %d', (value) => {
    expect(schema.parse(write(value))).toBe(value)
  })

  test.each([-1, 0.5, INSTANT_MAX + 1, Number.MAX_SAFE_INTEGER, Number.NaN, Infinity])('cannot be %d', (value) => {
    expect(schema.safeParse(write(value)).success).toBe(false)
  })
})
