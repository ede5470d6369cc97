import { expect, test } from 'vitest'
import { z } from 'zod'
import { passwordError } from '../../functions/src/domain/accounts/passwords.ts'
import { fieldSentences } from '../../functions/src/domain/error-words.ts'
import { thumbprintOf } from '../../functions/src/domain/tokens/device-key.ts'
import words from '../../web/public/locales/en/api-server.json' with { type: 'json' }

const schema = z.object({
  email: z.email(),
  handle: z.string().regex(/^[a-z]+$/),
  name: z.string().min(1),
  password: z.string().min(8),
  bio: z.string().max(5),
  days: z.int().min(2),
  tags: z.array(z.string()).max(1),
  plan: z.enum(['free', 'paid']),
  consent: z.boolean(),
})

test('the message about each rejected input is a sentence of the locale file, with its limit filled in', () => {
  const given = { email: 'ada', handle: '#', name: '', password: 'short', bio: 'too long', days: 1, tags: ['a', 'b'] }
  const { error } = schema.safeParse({ ...given, plan: 'other' })
  const { field } = words
  expect(error && fieldSentences(error)).toEqual({
    email: field.email,
    handle: field.characters,
    name: field.required,
    password: field.tooShort.replace('{{min}}', '8'),
    bio: field.tooLong.replace('{{max}}', '5'),
    days: field.tooSmall.replace('{{min}}', '2'),
    tags: field.tooBig.replace('{{max}}', '1'),
    plan: field.invalid,
    consent: field.required,
  })
})

test.each([
  ['short', words.field.tooShort.replace('{{min}}', '8')],
  ['Password123', words.password.common],
  ['countess', words.password.own_name],
  ['abababababab', words.password.repeated],
])('the message about the refused password %s is a sentence of the locale file', (password, sentence) => {
  const error = passwordError(password, { email: 'ada@example.com', username: 'countess' }, 'new_password')
  expect(error).toMatchObject({ code: 'weak_password', detail: sentence, fields: { new_password: sentence } })
})

test('the message about a key that is no device key is a sentence of the locale file', async () => {
  const fields = { 'X-Device-Key': words.field.deviceKey }
  await expect(thumbprintOf('none')).rejects.toMatchObject({ code: 'validation_failed', fields })
})
