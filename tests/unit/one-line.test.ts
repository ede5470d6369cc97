import { contactInputSchema } from '@postwright/core/model/contact-message'
import { fullNameSchema, userSchema } from '@postwright/core/model/user'
import { workspaceNameSchema } from '@postwright/core/model/workspace'
import { oneLine, toOneLine } from '@postwright/core/text/text-fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorTime } from '../support/processor-time.ts'
import { makeUser } from '../support/factories/user.ts'

const NAMES = {
  'a full name': fullNameSchema,
  'a workspace’s name': workspaceNameSchema,
  'a contact’s name': contactInputSchema.shape.name,
}

describe.each(Object.entries(NAMES))('%s', (_kind, schema) => {
  test.each([
    ['  Ada Lovelace ', 'Ada Lovelace'],
    ['Zoe\u0308', 'Zoë'],
    ['علی‌رضا', 'علی‌رضا'],
    ['Ada 👩‍🚀', 'Ada 👩‍🚀'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['I ❤️', 'I ❤️'],
    ['李雷', '李雷'],
    ['O’Brien-Smith, Jr.', 'O’Brien-Smith, Jr.'],
    ['\u200bAda\u2060', 'Ada'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(schema.parse(typed)).toBe(kept)
  })

  test.each(
    [
      '\0',
      '\r\n',
      '\n',
      '\t',
      '\x1b',
      '\x7f',
      '\x85',
      '\u2028',
      '\u202e',
      '\u200f',
      '\u061c',
      '\u2066',
      '\u2069',
      '\ud800',
    ]
      .map((sign) => [`Ada${sign}Lovelace`])
      .concat([[''], ['   '], ['\u200b'], ['\u200d \u2060\ufeff'], ['\u3164'], ['\u2800'], ['\u0301'], ['\ufe0f']]),
  )('%j is refused', (typed) => {
    expect(schema.safeParse(typed).success).toBe(false)
  })
})

test('a name from elsewhere becomes one that would be accepted, or none', () => {
  expect(toOneLine(' Ada\r\nBcc: \u202ex ', 80)).toBe('Ada  Bcc:  x')
  expect(toOneLine('\u200b\0', 80)).toBeNull()
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, max) => {
      const line = toOneLine(text, max)
      if (line !== null) expect(oneLine(max).parse(line)).toBe(line)
    }),
  )
})

test('accounts whose names are older than the rule can still be read', () => {
  const user = makeUser({ fullName: 'Ada\u202e', referralCodeApplied: 'A\nB' })
  expect(userSchema.parse(user)).toEqual(user)
})

test('blanks are looked at once, however many stand before the last word', async () => {
  const long = `a${' '.repeat(100_000)}b`
  expect(await processorTime(() => oneLine(80).safeParse(long))).toBeLessThan(500)
  expect(await processorTime(() => toOneLine(long, 200_000))).toBeLessThan(500)
})
