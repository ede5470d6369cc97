import { disconnect } from '@postwright/core/api/connections'
import { connectSandbox } from '../support/connect.ts'
import { schedulePost } from '@postwright/core/api/posts'
import type { Connection } from '@postwright/core/model/connection'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft, setVariant, tomorrow } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'

let ada: TestCaller
let channel: Connection

beforeAll(async () => {
  ada = await createCaller({ timeZone: 'Europe/Berlin' })
  channel = await addChannel(ada)
})

type Order = { postId: string; rev?: number; when?: { kind: 'now' } | ReturnType<typeof tomorrow> }

const plan = ({ postId, rev = 1, when = tomorrow() }: Order, by = ada) =>
  by.call(schedulePost, { workspaceId: ada.workspaceId, postId, rev, when })

const draftOn = (...connectionIds: string[]) => addDraft(ada, { connectionIds })

describe('scheduling a post', () => {
  test('freezes it for each channel, and says when it is due', async () => {
    const second = await addChannel(ada)
    const postId = await draftOn(channel.id, second.id)
    const when = { kind: 'at', local: '2027-07-01T09:30', tzid: 'America/New_York' } as const
    const { post, variants } = dataOf(await plan({ postId, when }))
    const instant = Date.UTC(2027, 6, 1, 13, 30)
    expect(post).toMatchObject({ id: postId, rev: 2, generation: 1, lifecycle: 'scheduled', nextAt: instant })
    expect(variants.map(({ connectionId }) => connectionId).sort()).toEqual([channel.id, second.id].sort())
    for (const variant of variants) {
      expect(variant).toMatchObject({
        state: 'scheduled',
        scheduled: { local: when.local, tzid: when.tzid, instant },
        dueAt: instant,
        content: { text: 'A word to begin with', media: [] },
        generation: 1,
        createdBy: ada.uid,
      })
      const due = await fieldsOf(paths.dueRow(variant.id))
      expect(due).toMatchObject({ workspaceId: ada.workspaceId, dueAt: Timestamp.fromMillis(instant) })
    }
  })

  test('for now sends it at once, and the post follows', async () => {
    const postId = await draftOn(channel.id)
    const { variants } = dataOf(await plan({ postId, when: { kind: 'now' } }))
    expect(variants[0]?.scheduled.tzid).toBe('Europe/Berlin')
    await expect
      .poll(() => fieldsOf(paths.post(ada.workspaceId, postId)), { interval: 300 })
      .toMatchObject({ lifecycle: 'published', rev: 2 })
  })

  test('again replaces the plan, and drops channels no longer chosen', async () => {
    const other = await addChannel(ada)
    const postId = await draftOn(channel.id, other.id)
    dataOf(await plan({ postId }))
    const draft = { connectionIds: [channel.id], text: 'Better words', rev: 3 }
    await setFields(paths.post(ada.workspaceId, postId), draft)
    const { post, variants } = dataOf(await plan({ postId, rev: 3 }))
    expect(post).toMatchObject({ generation: 2, lifecycle: 'scheduled', rev: 4 })
    const states = Object.fromEntries(variants.map((each) => [each.connectionId, [each.state, each.content.text]]))
    expect(states).toEqual({
      [channel.id]: ['scheduled', 'Better words'],
      [other.id]: ['cancelled', 'A word to begin with'],
    })
  })

  test('from two tabs at once succeeds in one and tells the other', async () => {
    const postId = await draftOn(channel.id)
    const replies = await Promise.all([plan({ postId }), plan({ postId })])
    expect(replies.map((reply) => (reply.ok ? 'planned' : reply.error.code)).sort()).toEqual([
      'planned',
      'stale_revision',
    ])
    expect((await fieldsOf(paths.post(ada.workspaceId, postId)))?.['generation']).toBe(1)
  })
})

describe('scheduling is refused', () => {
  test('to strangers, who learn nothing, and to viewers', async () => {
    const postId = await draftOn(channel.id)
    const eve = await createCaller()
    errorOf(await plan({ postId }, eve), 'not_found')
    await addMember(ada.workspaceId, eve.uid, 'viewer')
    errorOf(await plan({ postId }, eve), 'forbidden')
    await addMember(ada.workspaceId, eve.uid, 'editor')
    dataOf(await plan({ postId }, eve))
  })

  test('without a sign-in', async () => {
    const input = { workspaceId: ada.workspaceId, postId: 'p', rev: 1, when: { kind: 'now' } } as const
    errorOf(await ada.call(schedulePost, input, { token: undefined }), 'unauthenticated')
  })

  test('for a post that does not exist, or has changed meanwhile', async () => {
    errorOf(await plan({ postId: 'nowhere' }), 'not_found')
    const postId = await draftOn(channel.id)
    errorOf(await plan({ postId, rev: 7 }), 'stale_revision')
    expect((await fieldsOf(paths.post(ada.workspaceId, postId)))?.['lifecycle']).toBe('draft')
  })

  test('without a channel', async () => {
    errorOf(await plan({ postId: await draftOn() }), 'nothing_to_publish')
  })

  test('on a channel that is unknown, disconnected, or has to be reconnected', async () => {
    errorOf(await plan({ postId: await draftOn(channel.id, 'unknown') }), 'connection_missing')
    const gone = await addChannel(ada)
    dataOf(await ada.call(disconnect, { workspaceId: ada.workspaceId, connectionId: gone.id }))
    const { fields } = errorOf(await plan({ postId: await draftOn(gone.id, channel.id) }), 'connection_missing')
    expect(Object.keys(fields ?? {})).toEqual([gone.id])
    const broken = await addChannel(ada)
    await setFields(paths.connection(ada.workspaceId, broken.id), { status: 'needs_reconnect' })
    errorOf(await plan({ postId: await draftOn(broken.id) }), 'connection_broken')
  })

  test('for content that a channel would refuse, naming the channel', async () => {
    const postId = await addDraft(ada, { connectionIds: [channel.id], text: 'x'.repeat(501) })
    const { fields } = errorOf(await plan({ postId }), 'content_refused')
    expect(fields).toEqual({ [channel.id]: 'The text has 501 characters; up to 500 are allowed.' })
    errorOf(await plan({ postId: await addDraft(ada, { connectionIds: [channel.id], text: ' ' }) }), 'content_refused')
  })

  test('with a picture that is gone', async () => {
    const media = [{ mediaId: 'f'.repeat(64), alt: '' }]
    errorOf(await plan({ postId: await addDraft(ada, { connectionIds: [channel.id], media }) }), 'media_missing')
  })

  test('for a time that has passed or is years away', async () => {
    const postId = await draftOn(channel.id)
    const at = (local: string) => ({ kind: 'at' as const, local, tzid: 'UTC' })
    errorOf(await plan({ postId, when: at('2020-01-01T00:00') }), 'time_in_past')
    errorOf(await plan({ postId, when: at('2099-01-01T00:00') }), 'time_too_far')
  })

  test.each(['2026-02-30T10:00', 'tomorrow', '', '2027-01-01T10:00:00Z'])(
    'for a time that is none: %j',
    async (local) => {
      const postId = 'p'
      errorOf(await plan({ postId, when: { kind: 'at', local, tzid: 'UTC' } }), 'validation_failed')
    },
  )

  test('for hostile types', async () => {
    const hostile: unknown[] = [{ rev: '1' }, { rev: -1 }, { when: 'now' }, { when: { kind: 'later' } }, { rev: null }]
    for (const change of hostile) {
      const input = { workspaceId: ada.workspaceId, postId: 'p', rev: 1, when: { kind: 'now' }, ...(change as object) }
      errorOf(await ada.call(schedulePost, input as never), 'validation_failed')
    }
  })

  test('while it is being sent, and once it is out', async () => {
    const postId = await draftOn(channel.id)
    dataOf(await plan({ postId }))
    await setVariant(ada, postId, channel.id, { state: 'armed' })
    errorOf(await plan({ postId, rev: 2 }), 'being_sent')
    await setVariant(ada, postId, channel.id, { state: 'published' })
    errorOf(await plan({ postId, rev: 2 }), 'already_published')
  })
})

test('a channel added later is published alone', async () => {
  const postId = await draftOn(channel.id)
  dataOf(await plan({ postId }))
  await setVariant(ada, postId, channel.id, { state: 'published', dueAt: null })
  const late = dataOf(await connectSandbox(ada, { workspaceId: ada.workspaceId, name: 'Late channel' }))
  const current = await fieldsOf(paths.post(ada.workspaceId, postId))
  await setFields(paths.post(ada.workspaceId, postId), { connectionIds: [channel.id, late.id] })
  const { variants } = dataOf(await plan({ postId, rev: Number(current?.['rev']) }))
  const states = Object.fromEntries(variants.map((each) => [each.connectionId, [each.state, each.generation]]))
  expect(states).toEqual({ [channel.id]: ['published', 1], [late.id]: ['scheduled', 2] })
})
