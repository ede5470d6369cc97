import { addComment } from '@postwright/core/api/comments'
import { listActivity } from '@postwright/core/api/activity'
import { deleteQueue } from '@postwright/core/api/queues'
import { calendarEvents } from '@postwright/core/collections/calendar-events'
import { series } from '@postwright/core/collections/series'
import type { CommentSubject } from '@postwright/core/model/comment-subject'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { deleteCommentsOf } from '../../functions/src/domain/comments/subject-comments.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { commentOn, newId, openTeam, storedComment } from '../support/comments.ts'
import { database } from '../support/documents.ts'
import { addChannel } from '../support/drafts.ts'
import { eventually } from '../support/eventually.ts'
import { createLocalDeps } from '../support/local-api.ts'
import { addQueue } from '../support/queues.ts'

/** Adds a queue, a series and an event of the owner. The last two are stored directly, with few fields. */
async function openPlan() {
  const team = await openTeam()
  const { owner, workspaceId } = team
  const channel = await addChannel(owner)
  const queue = await addQueue(owner, { name: 'Mornings', connectionIds: [channel.id] })
  const [seriesId, eventId] = [newId(), newId()]
  const times = { createdBy: owner.uid, createdAt: Timestamp.now(), updatedAt: Timestamp.now(), schema: 1, rev: 1 }
  await database()
    .doc(`${series.path(workspaceId)}/${seriesId}`)
    .set({ ...times, content: { text: 'Tool of the day' } })
  const event = { title: 'Fair in Leeds', startDay: 20_000, days: 2 }
  await database()
    .doc(`${calendarEvents.path(workspaceId)}/${eventId}`)
    .set({ ...times, ...event })
  const subjects: CommentSubject[] = [
    { kind: 'queue', queueId: queue.id },
    { kind: 'series', seriesId },
    { kind: 'event', eventId },
  ]
  return { ...team, queueId: queue.id, seriesId, eventId, subjects }
}

test('a queue, a series and an event have threads of their own, which the activity names', async () => {
  const { owner, editor, workspaceId, subjects } = await openPlan()
  for (const subject of subjects) {
    const begun = dataOf(
      await editor.call(addComment, commentOn({ workspaceId, subject }, `On ${subject.kind}`)),
    ).comment
    const answer = { ...commentOn({ workspaceId, subject }, 'Yes'), threadId: begun.id }
    expect(dataOf(await owner.call(addComment, answer)).comment).toMatchObject({ subject, isReply: true })
    const other = subjects.find(({ kind }) => kind !== subject.kind)
    if (!other) throw new Error('one subject only')
    const misplaced = { ...commentOn({ workspaceId, subject: other }), threadId: begun.id }
    errorOf(await owner.call(addComment, misplaced), 'not_found')
  }
  const { entries } = dataOf(await owner.call(listActivity, { workspaceId, kind: 'comments' }))
  const named = new Set(entries.map(({ subject }) => `${subject?.kind} ${subject?.title}`))
  expect(named).toEqual(new Set(['queue Mornings', 'series Tool of the day', 'event Fair in Leeds']))
})

test('clients comment on the plan only where clients see it, and nobody on what another workspace or nobody has', async () => {
  const { client, owner, workspaceId, subjects } = await openPlan()
  const elsewhere = await openPlan()
  const stranger = await createCaller()
  for (const [at, subject] of subjects.entries()) {
    errorOf(await client.call(addComment, commentOn({ workspaceId, subject })), 'forbidden')
    const open = { ...commentOn({ workspaceId, subject }), visibility: 'client' as const }
    dataOf(await client.call(addComment, open))
    errorOf(await stranger.call(addComment, commentOn({ workspaceId, subject })), 'not_found')
    const theirs = elsewhere.subjects[at]
    if (!theirs) throw new Error('no subject')
    errorOf(await owner.call(addComment, commentOn({ workspaceId, subject: theirs })), 'not_found')
  }
})

test('comments go with a queue that is deleted, and stay while what they are about is there', async () => {
  const { owner, editor, workspaceId, queueId, eventId } = await openPlan()
  const on = async (subject: CommentSubject) =>
    dataOf(await editor.call(addComment, commentOn({ workspaceId, subject }))).comment.id
  const [queued, dated] = [await on({ kind: 'queue', queueId }), await on({ kind: 'event', eventId })]
  const deps = await createLocalDeps()
  await deleteCommentsOf(deps, { workspaceId, kind: 'queue', id: queueId })
  expect(await storedComment(workspaceId, queued)).toBeDefined()
  dataOf(await owner.call(deleteQueue, { workspaceId, queueId }))
  await eventually(async () => expect(await storedComment(workspaceId, queued)).toBeUndefined())
  await deleteCommentsOf(deps, { workspaceId, kind: 'queue', id: queueId })
  expect(await storedComment(workspaceId, dated)).toBeDefined()
  await database()
    .doc(`${calendarEvents.path(workspaceId)}/${eventId}`)
    .delete()
  await deleteCommentsOf(deps, { workspaceId, kind: 'event', id: eventId })
  expect(await storedComment(workspaceId, dated)).toBeUndefined()
})
