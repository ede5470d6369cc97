import { cancelPost, deletePost, reschedulePost, schedulePost } from '@postwright/core/api/posts'
import { changeSeries, createSeries, deleteSeries, skipSeriesDay } from '@postwright/core/api/series'
import type { ErrorCode } from '@postwright/core/error-codes'
import type { InputOf } from '@postwright/core/endpoint'
import type { Connection } from '@postwright/core/model/connection'
import type { Series, SeriesTimes } from '@postwright/core/model/series'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { SERIES_SKIPPED_MAX } from '@postwright/core/time/recurrence/recurrence-rule'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'

let ada: TestCaller
let channel: Connection

beforeAll(async () => {
  ada = await createCaller({ timeZone: 'Europe/Berlin' })
  channel = await addChannel(ada)
})

const DAY = 86_400_000
/** One day for the whole file, so that a midnight in its middle changes nothing. */
const BEGAN = Date.now()
const dayIn = (days: number) => new Date(BEGAN + days * DAY).toISOString().slice(0, 10)

function daily(count: number, rest: Partial<SeriesTimes['rule']> = {}): SeriesTimes {
  const end = { kind: 'after', count } as const
  const rule = { rhythm: { kind: 'daily', interval: 1 } as const, startsOn: dayIn(2), end, ...rest }
  return { rule, time: '09:30', tzid: 'Europe/Berlin' }
}

const draft = (text = 'Every day a word') => addDraft(ada, { text, connectionIds: [channel.id] })

async function repeat(times: SeriesTimes, postId?: string): Promise<{ series: Series; postId: string }> {
  const source = postId ?? (await draft())
  const input = { workspaceId: ada.workspaceId, postId: source, rev: 1, times }
  const { series } = dataOf(await ada.call(createSeries, input))
  await expect.poll(() => seriesFields(series.id)).toMatchObject({ dueAt: null, problem: null })
  return { series, postId: source }
}

const seriesFields = (id: string) => fieldsOf(`${paths.series(ada.workspaceId)}/${id}`)
const postFields = (id: string) => fieldsOf(paths.post(ada.workspaceId, id))
const plannedTime = async (postId: string) =>
  (await fieldsOf(paths.variant(ada.workspaceId, variantId(postId, channel.id))))?.['scheduled']
const change = (series: Series, input: Partial<InputOf<typeof changeSeries>>, by = ada) =>
  by.call(changeSeries, { workspaceId: ada.workspaceId, seriesId: series.id, rev: series.rev, from: null, ...input })
const skip = (series: Series, day: string, isSkipped = true) =>
  ada.call(skipSeriesDay, { workspaceId: ada.workspaceId, seriesId: series.id, day, isSkipped })
const settled = async (id: string) => {
  await expect.poll(() => seriesFields(id)).toMatchObject({ dueAt: null })
}

describe('a series', () => {
  test('has the post itself as its first, and one of its own for each day, all scheduled', async () => {
    const { series, postId } = await repeat(daily(8))
    const first = await postFields(postId)
    expect(first).toMatchObject({ lifecycle: 'scheduled', seriesId: series.id, seriesDay: dayIn(2), detachedAt: null })
    expect(await plannedTime(postId)).toMatchObject({ local: `${dayIn(2)}T09:30`, tzid: 'Europe/Berlin' })
    for (const days of [3, 9]) {
      const id = `${series.id}_${dayIn(days)}`
      expect(await postFields(id)).toMatchObject({ text: 'Every day a word', lifecycle: 'scheduled', rev: 1 })
      expect(await plannedTime(id)).toMatchObject({ local: `${dayIn(days)}T09:30` })
    }
    expect(await postFields(`${series.id}_${dayIn(10)}`)).toBeUndefined()
  })

  test('is not begun where its first post could not be scheduled, and nothing is made', async () => {
    const before = { workspaceId: ada.workspaceId, rev: 1, times: daily(2) }
    const refused = async (code: ErrorCode, postId: string, rest: object = {}) =>
      errorOf(await ada.call(createSeries, { ...before, postId, ...rest }), code)
    const empty = await addDraft(ada, { text: '', connectionIds: [channel.id] })
    await refused('content_refused', empty)
    expect(await postFields(empty)).toMatchObject({ lifecycle: 'draft', rev: 1, seriesId: null })
    await refused('nothing_to_publish', await addDraft(ada, { text: 'No channel', connectionIds: [] }))
    await refused('connection_missing', await addDraft(ada, { text: 'Gone', connectionIds: ['gone'] }))
    const post = await draft()
    await refused('stale_revision', post, { rev: 2 })
    await refused('not_found', 'no-such-post')
    await refused('time_in_past', post, { times: daily(2, { startsOn: dayIn(-2) }) })
    await refused('time_too_far', post, { times: daily(2, { startsOn: dayIn(800) }) })
    await refused('series_empty', post, { times: daily(2, { end: { kind: 'on', day: dayIn(1) } }) })
    expect(await postFields(post)).toMatchObject({ lifecycle: 'draft', rev: 1 })
  })

  test('takes nothing but a rule, a time and a zone', async () => {
    const postId = await draft()
    const hostile = [
      { ...daily(1), tzid: '+02:00' },
      { ...daily(1), time: '24:00' },
      { ...daily(1), rule: { ...daily(1).rule, startsOn: '2027-02-30' } },
      { ...daily(1), rule: { ...daily(1).rule, rhythm: { kind: 'daily', interval: 0 } } },
      { ...daily(1), rule: { ...daily(1).rule, rhythm: { kind: 'weekly', interval: 1, weekdays: [], weekStart: 1 } } },
      { ...daily(1), rule: { ...daily(1).rule, end: { kind: 'after', count: 1e9 } } },
      'every day',
      null,
    ]
    for (const times of hostile) {
      const input = { workspaceId: ada.workspaceId, postId, rev: 1, times }
      errorOf(await ada.call(createSeries, input as never), 'validation_failed')
    }
  })
})

describe('one post of a series', () => {
  test('is left out with its day, and taken in again', async () => {
    const { series } = await repeat(daily(4))
    const id = `${series.id}_${dayIn(3)}`
    const left = dataOf(await skip(series, dayIn(3))).series
    expect(left.skipped).toEqual([dayIn(3)])
    expect(await postFields(id)).toBeUndefined()
    expect(await fieldsOf(paths.dueRow(variantId(id, channel.id)))).toBeUndefined()
    expect(dataOf(await skip(series, dayIn(3))).series.rev).toBe(left.rev)
    expect(dataOf(await skip(series, dayIn(3), false)).series.skipped).toEqual([])
    expect(await postFields(id)).toMatchObject({ lifecycle: 'scheduled' })
    errorOf(await skip(series, dayIn(30)), 'not_found')
  })

  test('is neither left out nor taken in again once its day has passed, or once too many days are left out', async () => {
    const { series } = await repeat(daily(4))
    const path = `${paths.series(ada.workspaceId)}/${series.id}`
    const rule = { ...series.rule, startsOn: dayIn(-3), end: { kind: 'never' } }
    const planned = Array.from({ length: SERIES_SKIPPED_MAX }, (_, at) => dayIn(100 + at))
    await setFields(path, { rule, skipped: [dayIn(-2), ...planned.slice(1)] })
    errorOf(await skip(series, dayIn(-1)), 'time_in_past')
    errorOf(await skip(series, dayIn(-2), false), 'time_in_past')
    errorOf(await skip(series, dayIn(3)), 'series_skips_full')
    expect(dataOf(await skip(series, planned.at(-1) ?? '', false)).series.skipped).toHaveLength(SERIES_SKIPPED_MAX - 1)
    dataOf(await skip(series, dayIn(3)))
  })

  test('that is deleted by itself does not come back', async () => {
    const { series } = await repeat(daily(3))
    const id = `${series.id}_${dayIn(3)}`
    dataOf(await ada.call(deletePost, { workspaceId: ada.workspaceId, postId: id }))
    const rev = Number((await seriesFields(series.id))?.['rev'])
    expect(rev).toBe(series.rev + 1)
    const { series: changed } = dataOf(await change({ ...series, rev }, { times: { ...daily(3), time: '10:00' } }))
    await settled(changed.id)
    expect(await postFields(id)).toBeUndefined()
    expect(await plannedTime(`${series.id}_${dayIn(4)}`)).toMatchObject({ local: `${dayIn(4)}T10:00` })
  })

  test('is apart once it was moved, and belongs to its series again when the move is taken back', async () => {
    const { series } = await repeat(daily(3))
    const postId = `${series.id}_${dayIn(3)}`
    const move = (rev: number, local: string, rejoins = false) =>
      ada.call(reschedulePost, {
        workspaceId: ada.workspaceId,
        postId,
        rev,
        when: { kind: 'at', local, tzid: 'UTC' },
        rejoins,
      })
    const moved = dataOf(await move(1, `${dayIn(20)}T12:00`)).post
    expect(moved.detachedAt).not.toBeNull()
    const back = dataOf(await move(moved.rev, `${dayIn(3)}T09:30`, true)).post
    expect(back).toMatchObject({ detachedAt: null, seriesId: series.id })
    dataOf(await change(series, { times: { ...daily(3), time: '11:00' } }))
    await settled(series.id)
    expect(await plannedTime(postId)).toMatchObject({ local: `${dayIn(3)}T11:00` })
  })

  test('stays as a person has planned, moved, cancelled or written it when the series changes', async () => {
    const { series } = await repeat(daily(6))
    const [planned, moved, cancelled, written] = [3, 4, 5, 6].map((days) => `${series.id}_${dayIn(days)}`)
    const at = { workspaceId: ada.workspaceId, rev: 1 }
    const when = { kind: 'at', local: `${dayIn(20)}T12:00`, tzid: 'UTC' } as const
    dataOf(await ada.call(schedulePost, { ...at, postId: planned ?? '', when }))
    dataOf(await ada.call(reschedulePost, { ...at, postId: moved ?? '', when }))
    dataOf(await ada.call(cancelPost, { ...at, postId: cancelled ?? '' }))
    await setFields(paths.post(ada.workspaceId, written ?? ''), { text: 'Mine alone', rev: 2 })
    dataOf(await change(series, { times: { ...daily(6), time: '11:00' } }))
    await settled(series.id)
    for (const id of [planned, moved]) expect(await plannedTime(id ?? '')).toMatchObject({ local: when.local })
    expect(await postFields(cancelled ?? '')).toMatchObject({ lifecycle: 'draft' })
    expect(await postFields(written ?? '')).toMatchObject({ text: 'Mine alone', detachedAt: expect.anything() })
    expect(await plannedTime(written ?? '')).toMatchObject({ local: `${dayIn(6)}T09:30` })
    expect(await plannedTime(`${series.id}_${dayIn(7)}`)).toMatchObject({ local: `${dayIn(7)}T11:00` })
  })
})

describe('a change', () => {
  test('of one post becomes that of those after it, in a series of their own', async () => {
    const { series, postId } = await repeat(daily(5))
    const edited = `${series.id}_${dayIn(4)}`
    await setFields(paths.post(ada.workspaceId, edited), { text: 'From here on', rev: 2 })
    const reply = await change(series, { from: dayIn(4), content: { postId: edited, rev: 2 } })
    const { series: second } = dataOf(reply)
    await settled(second.id)
    expect(second).toMatchObject({ rootId: series.id, rule: { startsOn: dayIn(4), end: { kind: 'after', count: 3 } } })
    expect(await seriesFields(series.id)).toMatchObject({ rule: { end: { kind: 'on', day: dayIn(3) } } })
    for (const days of [4, 5, 6]) {
      const fields = await postFields(`${series.id}_${dayIn(days)}`)
      expect(fields).toMatchObject({
        text: 'From here on',
        seriesId: second.id,
        lifecycle: 'scheduled',
        detachedAt: null,
      })
    }
    for (const id of [postId, `${series.id}_${dayIn(3)}`]) {
      expect(await postFields(id)).toMatchObject({ text: 'Every day a word', seriesId: series.id })
    }
    expect(await postFields(`${second.id}_${dayIn(4)}`)).toBeUndefined()
  })

  test('of the rule removes the posts of days that are left, and makes those of new days', async () => {
    const { series } = await repeat(daily(4))
    const rhythm = { kind: 'daily', interval: 2 } as const
    dataOf(await change(series, { times: daily(4, { rhythm }) }))
    await settled(series.id)
    const days = [3, 4, 5, 6, 8].map(async (day) => (await postFields(`${series.id}_${dayIn(day)}`)) !== undefined)
    expect(await Promise.all(days)).toEqual([false, true, false, true, true])
  })

  test('is refused to those who have not seen the last one', async () => {
    const { series } = await repeat(daily(2))
    errorOf(await change({ ...series, rev: series.rev + 1 }, {}), 'stale_revision')
    errorOf(await change(series, { content: { postId: 'gone', rev: 1 } }), 'not_found')
    errorOf(await change({ ...series, id: 'gone' }, {}), 'not_found')
  })
})

test('a deleted series takes its posts with it, but for those that were edited by themselves', async () => {
  const { series, postId } = await repeat(daily(4))
  const own = `${series.id}_${dayIn(3)}`
  const when = { kind: 'at', local: `${dayIn(20)}T12:00`, tzid: 'UTC' } as const
  dataOf(await ada.call(reschedulePost, { workspaceId: ada.workspaceId, postId: own, rev: 1, when }))
  dataOf(await ada.call(deleteSeries, { workspaceId: ada.workspaceId, seriesId: series.id }))
  await expect.poll(() => seriesFields(series.id)).toBeUndefined()
  expect(await postFields(postId)).toBeUndefined()
  expect(await postFields(`${series.id}_${dayIn(4)}`)).toBeUndefined()
  expect(await postFields(own)).toMatchObject({ lifecycle: 'scheduled' })
})

test('members who may not edit, and people who are none, change nothing', async () => {
  const { series, postId } = await repeat(daily(2))
  const [viewer, stranger] = [await createCaller(), await createCaller()]
  await addMember(ada.workspaceId, viewer.uid, 'viewer')
  const place = { workspaceId: ada.workspaceId, seriesId: series.id }
  const inputs = { ...place, postId, rev: 2, times: daily(2), day: dayIn(3), isSkipped: true, from: null }
  for (const [by, code] of [
    [viewer, 'forbidden'],
    [stranger, 'not_found'],
  ] as const) {
    errorOf(await by.call(createSeries, inputs), code)
    errorOf(await by.call(skipSeriesDay, inputs), code)
    errorOf(await by.call(changeSeries, inputs), code)
    errorOf(await by.call(deleteSeries, place), code)
    const own = { ...inputs, workspaceId: by.workspaceId }
    if (by === stranger) errorOf(await by.call(changeSeries, own), 'not_found')
  }
  expect(await seriesFields(series.id)).toMatchObject({ rev: series.rev, status: 'active' })
})
