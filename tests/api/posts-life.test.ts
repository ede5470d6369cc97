import { cancelPost, deletePost, reschedulePost, resolveVariant, schedulePost } from '@postwright/core/api/posts'
import type { Connection } from '@postwright/core/model/connection'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft, setVariant, tomorrow } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'

let ada: TestCaller
let viewer: TestCaller
let stranger: TestCaller
let channel: Connection

beforeAll(async () => {
  ;[ada, viewer, stranger] = await Promise.all([createCaller(), createCaller(), createCaller()])
  await addMember(ada.workspaceId, viewer.uid, 'viewer')
  channel = await addChannel(ada)
})

const when = { kind: 'at', local: '2027-03-28T02:30', tzid: 'Europe/Berlin' } as const

/** A planned post, its variant moved on to a state. */
async function planned(state: VariantState = 'scheduled') {
  const { workspaceId } = ada
  const postId = await addDraft(ada, { connectionIds: [channel.id] })
  dataOf(await ada.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  const variant = await setVariant(ada, postId, channel.id, { state })
  return { post: { workspaceId, postId, rev: 2 }, variant: { workspaceId, variantId: variant.id, rev: variant.rev } }
}

const dueRow = (postId: string) => fieldsOf(paths.dueRow(variantId(postId, channel.id)))

describe('cancelling', () => {
  test('makes it a draft again that waits for no review', async () => {
    const { post } = await planned()
    const cancelled = dataOf(await ada.call(cancelPost, post))
    expect(cancelled.post).toMatchObject({ lifecycle: 'draft', nextAt: null, rev: 3, generation: 2 })
    expect(cancelled.variants).toMatchObject([{ state: 'cancelled', dueAt: null, generation: 2 }])
    expect(await dueRow(post.postId)).toBeUndefined()
  })

  test('is refused when there is nothing to cancel, or it is too late, or out of date', async () => {
    const { post } = await planned()
    errorOf(await ada.call(cancelPost, { ...post, rev: 1 }), 'stale_revision')
    errorOf(await ada.call(cancelPost, { ...post, postId: 'nowhere' }), 'not_found')
    dataOf(await ada.call(cancelPost, post))
    errorOf(await ada.call(cancelPost, { ...post, rev: 3 }), 'not_scheduled')
    errorOf(await ada.call(cancelPost, (await planned('armed')).post), 'being_sent')
    errorOf(await ada.call(cancelPost, (await planned('published')).post), 'not_scheduled')
    errorOf(await ada.call(cancelPost, (await planned('unconfirmed')).post), 'maybe_published')
  })

  test('is for editors of the workspace', async () => {
    const { post } = await planned()
    errorOf(await stranger.call(cancelPost, post), 'not_found')
    errorOf(await viewer.call(cancelPost, post), 'forbidden')
  })
})

describe('moving to another time', () => {
  test('keeps the content as it was frozen, and a time that a clock change skips moves on', async () => {
    const { post } = await planned()
    await setFields(paths.post(post.workspaceId, post.postId), { text: 'Edited since' })
    const moved = dataOf(await ada.call(reschedulePost, { ...post, when }))
    const instant = Date.UTC(2027, 2, 28, 1, 30)
    expect(moved.post).toMatchObject({ lifecycle: 'scheduled', nextAt: instant, generation: 2 })
    expect(moved.variants).toMatchObject([{ content: { text: 'A word to begin with' }, dueAt: instant }])
  })

  test('takes along the parts of a thread, which go on waiting for the one before them', async () => {
    const { workspaceId } = ada
    const postId = await addDraft(ada, { thread: ['Two', 'Three'], connectionIds: [channel.id] })
    const first = dataOf(await ada.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
    const moved = dataOf(await ada.call(reschedulePost, { workspaceId, postId, rev: first.post.rev, when }))
    const instant = Date.UTC(2027, 2, 28, 1, 30)
    expect(moved.post).toMatchObject({ plannedAt: instant, nextAt: instant })
    const parts = moved.variants.toSorted((a, b) => a.partIndex - b.partIndex)
    expect(parts.map(({ state, dueAt }) => [state, dueAt])).toEqual([
      ['scheduled', instant],
      ['approved', null],
      ['approved', null],
    ])
    expect(parts.map(({ scheduled, generation }) => [scheduled.instant, generation])).toEqual(
      parts.map(() => [instant, 2]),
    )
  })

  test.each(['failed', 'held'] as const)('brings back a post that is %s', async (state) => {
    const { post } = await planned(state)
    const moved = dataOf(await ada.call(reschedulePost, { ...post, when }))
    expect(moved.variants).toMatchObject([{ state: 'scheduled', error: null, attempts: 0 }])
  })

  test('is refused where it makes no sense', async () => {
    errorOf(await ada.call(reschedulePost, { ...(await planned('published')).post, when }), 'already_published')
    errorOf(await ada.call(reschedulePost, { ...(await planned('cancelled')).post, when }), 'not_scheduled')
    errorOf(await ada.call(reschedulePost, { ...(await planned('unconfirmed')).post, when }), 'maybe_published')
    errorOf(await ada.call(reschedulePost, { ...(await planned('armed')).post, when }), 'being_sent')
    const { post } = await planned()
    const past = { ...when, local: '2020-01-01T00:00' }
    errorOf(await ada.call(reschedulePost, { ...post, when: past }), 'time_in_past')
    errorOf(await ada.call(reschedulePost, { ...post, when: { ...when, local: '2099-01-01T00:00' } }), 'time_too_far')
    errorOf(await ada.call(reschedulePost, { ...post, rev: 9, when }), 'stale_revision')
    errorOf(await stranger.call(reschedulePost, { ...post, when }), 'not_found')
    errorOf(await viewer.call(reschedulePost, { ...post, when }), 'forbidden')
  })

  test('needs the channel', async () => {
    const { post } = await planned()
    const path = paths.connection(ada.workspaceId, channel.id)
    await setFields(path, { status: 'needs_reconnect' })
    errorOf(await ada.call(reschedulePost, { ...post, when }), 'connection_broken')
    await setFields(path, { status: 'disconnected' })
    errorOf(await ada.call(reschedulePost, { ...post, when }), 'connection_missing')
    await setFields(path, { status: 'connected' })
  })
})

describe('deciding about one channel', () => {
  test('"it went out" settles an unconfirmed one only', async () => {
    const { variant, post } = await planned('unconfirmed')
    const settled = dataOf(await ada.call(resolveVariant, { ...variant, resolution: 'it_went_out' }))
    expect(settled).toMatchObject({ state: 'published', confirmedBy: ada.uid, error: null })
    await expect
      .poll(() => fieldsOf(paths.post(post.workspaceId, post.postId)), { interval: 300 })
      .toMatchObject({ lifecycle: 'published', rev: 2 })
    const failed = (await planned('failed')).variant
    errorOf(await ada.call(resolveVariant, { ...failed, resolution: 'it_went_out' }), 'not_resolvable')
  })

  test.each(['unconfirmed', 'failed', 'held'] as const)('"send again" sends one that is %s, at once', async (state) => {
    const { variant } = await planned(state)
    const again = dataOf(await ada.call(resolveVariant, { ...variant, resolution: 'send_again' }))
    expect(again).toMatchObject({ state: 'scheduled', generation: 2, isSentAgain: state === 'unconfirmed' })
    await expect
      .poll(() => fieldsOf(paths.variant(variant.workspaceId, variant.variantId)), { interval: 300 })
      .toMatchObject({ state: 'published' })
  })

  test('"dismiss" stops trying', async () => {
    const { variant } = await planned('failed')
    const dismissed = dataOf(await ada.call(resolveVariant, { ...variant, resolution: 'dismiss' }))
    expect(dismissed).toMatchObject({ state: 'cancelled', dueAt: null })
  })

  test('is refused when there is nothing to decide, or another person has decided', async () => {
    for (const state of ['scheduled', 'armed', 'published', 'cancelled'] as const) {
      const { variant } = await planned(state)
      errorOf(await ada.call(resolveVariant, { ...variant, resolution: 'dismiss' }), 'not_resolvable')
    }
    const { variant } = await planned('failed')
    errorOf(await ada.call(resolveVariant, { ...variant, rev: 99, resolution: 'dismiss' }), 'stale_revision')
    errorOf(await ada.call(resolveVariant, { ...variant, variantId: 'nothing', resolution: 'dismiss' }), 'not_found')
    const invented = { ...variant, resolution: 'whatever' } as never
    errorOf(await ada.call(resolveVariant, invented), 'validation_failed')
    errorOf(await stranger.call(resolveVariant, { ...variant, resolution: 'dismiss' }), 'not_found')
    errorOf(await viewer.call(resolveVariant, { ...variant, resolution: 'dismiss' }), 'forbidden')
  })

  test('"send again" needs the channel', async () => {
    const { variant } = await planned('failed')
    const path = paths.connection(ada.workspaceId, channel.id)
    const again = () => ada.call(resolveVariant, { ...variant, resolution: 'send_again' })
    await setFields(path, { status: 'needs_reconnect' })
    errorOf(await again(), 'connection_broken')
    await setFields(path, { status: 'disconnected' })
    errorOf(await again(), 'connection_missing')
    await setFields(path, { status: 'connected' })
  })
})

describe('deleting', () => {
  test.each(['scheduled', 'failed', 'published'] as const)('removes a post that is %s', async (state) => {
    const { post, variant } = await planned(state)
    expect(dataOf(await ada.call(deletePost, post))).toEqual({ deleted: true })
    expect(await fieldsOf(paths.post(post.workspaceId, post.postId))).toBeUndefined()
    expect(await fieldsOf(paths.variant(post.workspaceId, variant.variantId))).toBeUndefined()
    expect(await dueRow(post.postId)).toBeUndefined()
    errorOf(await ada.call(deletePost, post), 'not_found')
  })

  test('is refused while it may be out, and names the channel, until a person has settled that', async () => {
    const { post, variant } = await planned('unconfirmed')
    const refused = errorOf(await ada.call(deletePost, post), 'maybe_published')
    expect(Object.keys(refused.fields ?? {})).toEqual([channel.id])
    dataOf(await ada.call(resolveVariant, { ...variant, resolution: 'dismiss' }))
    expect(dataOf(await ada.call(deletePost, post))).toEqual({ deleted: true })
  })

  test('is refused while it is being sent, to strangers and to viewers', async () => {
    const { post } = await planned('armed')
    errorOf(await ada.call(deletePost, post), 'being_sent')
    errorOf(await stranger.call(deletePost, post), 'not_found')
    errorOf(await viewer.call(deletePost, post), 'forbidden')
  })
})
