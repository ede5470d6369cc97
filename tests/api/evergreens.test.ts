import { addToQueue, saveEvergreen, saveQueue } from '@postwright/core/api/queues'
import type { QueueDraft } from '@postwright/core/model/queue'
import { paths } from '@postwright/core/paths'
import { beforeAll, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { memberOf } from '../support/comments.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'

let ada: TestCaller
let postId: string
let draft: QueueDraft

const entryOf = (id: string) => fieldsOf(`${paths.evergreens(ada.workspaceId)}/${id}`)
const place = () => ({ workspaceId: ada.workspaceId, queueId: 'queue1' })

beforeAll(async () => {
  ada = await createCaller()
  const channel = await addChannel(ada)
  const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '09:00' }))
  draft = { name: 'Tips', connectionIds: [channel.id], tzid: 'UTC', slots, evergreen: null }
  dataOf(await ada.call(saveQueue, { ...place(), rev: 0, draft }))
  postId = await addDraft(ada)
  dataOf(await ada.call(addToQueue, { ...place(), postId, place: { kind: 'next' } }))
})

test('posts that wait in a queue are published again from when it is made evergreen, as are those added later', async () => {
  expect(await entryOf(postId)).toBeUndefined()
  draft = { ...draft, evergreen: { order: 'oldest', gapDays: 7, repeatsMax: 3, expiryDays: 0 } }
  dataOf(await ada.call(saveQueue, { ...place(), rev: 1, draft }))
  const later = await addDraft(ada)
  const { at } = dataOf(await ada.call(addToQueue, { ...place(), postId: later, place: { kind: 'next' } }))
  for (const id of [postId, later])
    expect(await entryOf(id)).toMatchObject({ queueId: 'queue1', postId: id, turn: 0, end: null })
  // The entry is due after the slot, once the outcome is known.
  expect((await entryOf(later))?.['dueAt'].toMillis()).toBeGreaterThan(at)
})

test('variations are stored, and a person stops the repeating and has it go on', async () => {
  const input = { workspaceId: ada.workspaceId, evergreenId: postId, variations: ['Said otherwise'], isStopped: true }
  const stopped = dataOf(await ada.call(saveEvergreen, { ...input, rev: 1 })).evergreen
  expect(stopped).toMatchObject({ variations: ['Said otherwise'], end: 'stopped', dueAt: null })
  const going = dataOf(await ada.call(saveEvergreen, { ...input, rev: 2, isStopped: false })).evergreen
  expect(going.end).toBeNull()
  expect(going.dueAt).not.toBeNull()
})

test('saving is refused to strangers and viewers, for an entry that is gone, and over a change that was not seen', async () => {
  const input = { workspaceId: ada.workspaceId, evergreenId: postId, variations: [], isStopped: false, rev: 1 }
  errorOf(await ada.call(saveEvergreen, input), 'stale_revision')
  errorOf(await ada.call(saveEvergreen, { ...input, evergreenId: 'nowhere' }), 'not_found')
  errorOf(await ada.call(saveEvergreen, { ...input, variations: [''] }), 'validation_failed')
  const eve = await createCaller()
  errorOf(await eve.call(saveEvergreen, input), 'not_found')
  await addMember(ada.workspaceId, eve.uid, 'viewer')
  errorOf(await eve.call(saveEvergreen, input), 'forbidden')
  expect(await entryOf(postId)).toMatchObject({ variations: ['Said otherwise'] })
})

test('variations of other channels are not changed by a member who is limited to some', async () => {
  const ben = await memberOf(ada.workspaceId, 'editor')
  const own = await addChannel(ada)
  await setFields(paths.member(ada.workspaceId, ben.uid), { channelIds: [own.id] })
  const input = { workspaceId: ada.workspaceId, evergreenId: postId, variations: ['Mine'], isStopped: false, rev: 1 }
  errorOf(await ben.call(saveEvergreen, input), 'channel_not_allowed')
})
