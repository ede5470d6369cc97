import { offerContribution } from '@postwright/core/api/contributions'
import { saveQueue } from '@postwright/core/api/queues'
import { createReviewLink, updateReviewLink } from '@postwright/core/api/review-links'
import { createSeries } from '@postwright/core/api/series'
import { beginUpload } from '@postwright/core/api/uploads'
import { OFFERS_WAITING_MAX } from '@postwright/core/model/offer-limits'
import { OPEN_UPLOADS_MAX, QUEUES_MAX, WORKSPACE_MEDIA_BYTES_MAX } from '@postwright/core/limits'
import { REVIEW_LINKS_MAX } from '@postwright/core/model/review-link'
import { paths } from '@postwright/core/paths'
import { SERIES_MAX } from '@postwright/core/time/recurrence/recurrence-rule'
import { beforeEach, expect, test } from 'vitest'
import { startExport } from '../../functions/src/domain/exports/exports.ts'
import type { Reply } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { setFields } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { makeMedia } from '../support/factories/media.ts'
import { makeQueue } from '../support/factories/queue.ts'
import { makeSeries } from '../support/factories/series.ts'
import { EMULATORS } from '../support/emulators.ts'
import { createLocalDeps } from '../support/local-api.ts'

let ada: TestCaller
beforeEach(async () => {
  ada = await createCaller()
})

const TIMES = { createdAt: new Date(), updatedAt: new Date() }
const inWorkspace = () => ({ workspaceId: ada.workspaceId })

/** Counts the results of concurrent calls: `ok`, or the error code. */
async function outcomes(calls: readonly Promise<Reply<unknown>>[]): Promise<Record<string, number>> {
  const replies = await Promise.all(calls)
  const codes = replies.map((reply) => (reply.ok ? 'ok' : reply.error.code))
  return Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]))
}

test('of offers that a person makes at once no more than ten wait for a review', async () => {
  const offers = Array.from({ length: OFFERS_WAITING_MAX + 4 }, (_, at) =>
    ada.call(offerContribution, {
      ...inWorkspace(),
      title: 'Bakery tags',
      description: 'What bakers are found by',
      licence: 'ccBy',
      statement: true,
      source: { kind: 'hashtags', tags: [`one${Date.now()}x${at}`, 'twoWords', 'three'] },
    }),
  )
  expect(await outcomes(offers)).toEqual({ ok: OFFERS_WAITING_MAX, offers_full: 4 })
})

const upload = (by: TestCaller, bytes = 1_000) =>
  by.call(beginUpload, { workspaceId: ada.workspaceId, name: 'a.mp4', mime: 'video/mp4', bytes })

test('of uploads that a person begins at once no more than twenty are open', async () => {
  const uploads = Array.from({ length: OPEN_UPLOADS_MAX + 4 }, () => upload(ada))
  expect(await outcomes(uploads)).toEqual({ ok: OPEN_UPLOADS_MAX, uploads_full: 4 })
})

test('the last room of a workspace is given once, whoever asks for it at once', async () => {
  const { id: _id, ...media } = makeMedia({ ...inWorkspace(), bytes: 1, mime: 'video/mp4' })
  const room = 1_500
  const stored = { ...media, ...TIMES, bytes: WORKSPACE_MEDIA_BYTES_MAX - room }
  await setFields(paths.mediaItem(ada.workspaceId, 'e'.repeat(64)), stored)
  expect(await outcomes([upload(ada), upload(ada), upload(ada)])).toEqual({ ok: 1, storage_full: 2 })
})

test('of series that are begun at once no more than a workspace may have are stored', async () => {
  const { id: channel } = await addChannel(ada)
  const { id: _id, ...series } = makeSeries()
  const planted = Array.from({ length: SERIES_MAX - 1 }, (_, at) =>
    setFields(`${paths.series(ada.workspaceId)}/s${at}`, { ...series, ...TIMES }),
  )
  await Promise.all(planted)
  const startsOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const rule = { rhythm: { kind: 'daily' as const, interval: 1 }, startsOn, end: { kind: 'after' as const, count: 1 } }
  const posts = await Promise.all(
    [1, 2, 3].map((at) => addDraft(ada, { text: `Again ${at}`, connectionIds: [channel] })),
  )
  const begun = posts.map((postId) =>
    ada.call(createSeries, { ...inWorkspace(), postId, rev: 1, times: { rule, time: '09:30', tzid: 'UTC' } }),
  )
  expect(await outcomes(begun)).toEqual({ ok: 1, series_full: 2 })
})

test('of queues that are made at once no more than a workspace may have are stored', async () => {
  const { id: _id, ...queue } = makeQueue()
  const planted = Array.from({ length: QUEUES_MAX - 1 }, (_, at) =>
    setFields(paths.queue(ada.workspaceId, `q${at}`), { ...queue, ...TIMES }),
  )
  await Promise.all(planted)
  const draft = { name: 'Tips', connectionIds: [], tzid: 'UTC', slots: [], evergreen: null }
  const made = ['a', 'b', 'c'].map((queueId) => ada.call(saveQueue, { ...inWorkspace(), queueId, rev: 0, draft }))
  expect(await outcomes(made)).toEqual({ ok: 1, queues_full: 2 })
})

test('exports that a person asks for at once are one', async () => {
  // A project of its own has no workers, so the first export can't end before the last call.
  const deps = await createLocalDeps({ GCLOUD_PROJECT: `${EMULATORS.project}-unattended` })
  const caller = { uid: ada.uid, sessionId: 'session', role: 'user' } as const
  const begun = await Promise.all(Array.from({ length: 4 }, () => startExport(deps, caller)))
  expect(new Set(begun).size).toBe(1)
})

test('of review links that are made or opened again at once no more than two hundred are open', async () => {
  const { workspaceId } = ada
  const day = 24 * 60 * 60 * 1000
  const content = { name: 'Juniper', postIds: ['post1'], deckIds: [], mayDecide: false, mayComment: false }
  const base = { schema: 1, rev: 1, createdBy: ada.uid, revokedAt: null, openedAt: null, acts: 0, ...TIMES, ...content }
  const link = (open: boolean) => ({ ...base, expiresAt: new Date(Date.now() + (open ? day : -day)) })
  const stored = Array.from({ length: REVIEW_LINKS_MAX - 2 }, (_, at) => [`open${at}`, true] as const)
  await Promise.all(
    [...stored, ['over1', false] as const, ['over2', false] as const].map(([id, open]) =>
      setFields(paths.reviewLink(workspaceId, id), link(open)),
    ),
  )
  const made = Array.from({ length: 3 }, () => ada.call(createReviewLink, { workspaceId, ...content, days: 7 }))
  const opened = ['over1', 'over2'].map((linkId) =>
    ada.call(updateReviewLink, { workspaceId, linkId, rev: 1, days: 7 }),
  )
  expect(await outcomes([...made, ...opened])).toEqual({ ok: 2, list_full: 3 })
})
