import { ERROR_STATUS } from '@postwright/core/error-codes'
import { CSV_PICTURES_MAX } from '@postwright/core/limits'
import { MEDIA_TAGS_MAX } from '@postwright/core/model/media-library'
import { PLAN_VERSIONS_MAX, PLANS_MAX } from '@postwright/core/model/plan'
import { SERIES_SKIPPED_MAX } from '@postwright/core/time/recurrence/recurrence-rule'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readText } from '../../scripts/structure/sources.ts'

const wordsSchema = z.object({ api: z.record(z.string(), z.string()) })
const words = wordsSchema.parse(JSON.parse(readText('web/public/locales/en/errors.json'))).api
const codes = Object.keys(ERROR_STATUS)

/** Failures of the client itself: it got no reply, or none it could use. */
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
  ['tags_full', MEDIA_TAGS_MAX],
  ['series_skips_full', SERIES_SKIPPED_MAX],
  ['import_images_full', CSV_PICTURES_MAX],
  ['plans_full', PLANS_MAX],
  ['plan_versions_full', PLAN_VERSIONS_MAX],
])('%s states the limit that the server keeps', (code, limit) => {
  expect(words[code]).toContain(` ${limit} `)
})

it.each([
  ['auth.json', 'An error occurred during registration.'],
  ['auth.json', 'An error occurred.'],
  ['errors.json', 'The reset link is invalid or has expired.'],
  ['common.json', 'An unexpected error occurred. Please try again.'],
])('%s has the specified sentence: %s', (file, sentence) => {
  expect(readText(`web/public/locales/en/${file}`)).toContain(JSON.stringify(sentence))
})
