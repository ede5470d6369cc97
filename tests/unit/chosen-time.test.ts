import { expect, it } from 'vitest'
import { emptyDraft, postDraftSchema } from '@postwright/core/model/post'
import { CHOSEN_TIME_MAX, readChosenTime, writeChosenTime } from '@postwright/core/time/zoned-time'
import { draftHash } from '../../functions/src/domain/series/series-content.ts'

const NINE = writeChosenTime('2026-12-01T09:00', 'Europe/Berlin')

it('a chosen time is the same minute in another zone of the workspace', () => {
  expect(readChosenTime(NINE, 'Europe/Berlin')).toBe('2026-12-01T09:00')
  expect(readChosenTime(NINE, 'America/New_York')).toBe('2026-12-01T03:00')
})

it('what is no time is none, whoever has written it', () => {
  const others = [
    '',
    '2026-12-01T09:00',
    '2026-13-01T09:00[UTC]',
    '2026-12-01T09:00[Nowhere]',
    '[UTC]',
    'x[',
    NINE + ']',
  ]
  expect(others.map((text) => readChosenTime(text, 'UTC'))).toEqual(others.map(() => null))
})

it('fits into a draft with the longest name of a zone, and is empty in a new one', () => {
  expect(writeChosenTime('2026-12-01T09:00', 'z'.repeat(64))).toHaveLength(CHOSEN_TIME_MAX)
  expect(postDraftSchema.safeParse({ ...emptyDraft(), chosenTime: NINE }).success).toBe(true)
  expect(emptyDraft().chosenTime).toBe('')
})

it('makes no post of a series another one than its series has', () => {
  expect(draftHash({ ...emptyDraft(), chosenTime: NINE })).toBe(draftHash(emptyDraft()))
})
