import { ERROR_STATUS } from '@postwright/core/error-codes'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readText } from '../../scripts/structure/sources.ts'

const wordsSchema = z.object({ api: z.record(z.string(), z.string()) })
const words = wordsSchema.parse(JSON.parse(readText('web/public/locales/en/errors.json'))).api
const codes = Object.keys(ERROR_STATUS)

/** The client's own failures: no reply came, or none that it could use. */
const WITHOUT_REPLY = ['no_response', 'timed_out', 'unreadable_reply']

it('has a sentence for every code that the API answers with', () => {
  const missing = codes.filter((code) => !/^[A-Z].*\.$/.test(words[code] ?? ''))
  expect(missing).toEqual([])
})

it('has no sentence for a code that does not exist', () => {
  const known = new Set([...codes, ...WITHOUT_REPLY])
  expect(Object.keys(words).filter((code) => !known.has(code))).toEqual([])
})

it.each([
  ['auth.json', 'An error occurred during registration.'],
  ['auth.json', 'An error occurred.'],
  ['errors.json', 'The reset link is invalid or has expired.'],
  ['common.json', 'An unexpected error occurred. Please try again.'],
])('%s has the specified sentence: %s', (file, sentence) => {
  expect(readText(`web/public/locales/en/${file}`)).toContain(JSON.stringify(sentence))
})
