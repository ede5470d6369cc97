import {
  countFailedPosts,
  getFailedPost,
  listFailedPosts,
  listStuckJobs,
  readFailedText,
  retryStuckJob,
  sendFailedAgain,
} from '@postwright/core/api/failed-posts'
import { resolveVariant, schedulePost } from '@postwright/core/api/posts'
import { jobs } from '@postwright/core/collections/jobs'
import { publishLog } from '@postwright/core/collections/publish-log'
import { variants } from '@postwright/core/collections/variants'
import { exportJob } from '@postwright/core/jobs/export'
import { JOB_TURN } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import { FAILED_POSTS_PAGE_MAX } from '@postwright/core/model/failed-post'
import { publishLogEntrySchema } from '@postwright/core/model/publish-log-entry'
import { paths } from '@postwright/core/paths'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { converterFor } from '../../functions/src/store/converter.ts'
import { asAdmin } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft, setVariant, tomorrow } from '../support/drafts.ts'
import { makeJob } from '../support/factories/job.ts'
import { makePublishLogEntry } from '../support/factories/publish-log-entry.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { PATIENCE } from '../support/patience.ts'

let ada: TestCaller
let admin: TestCaller
let channel: Connection
beforeAll(async () => {
  ada = await createCaller({ fullName: 'Ada Lovelace' })
  admin = await asAdmin(await createCaller())
  channel = await addChannel(ada)
})

const DETAIL = 'HTTP 400: the picture is too small'
const refused = { kind: 'media_format', detail: DETAIL, retryable: false } as const

/** Schedules a post of ada's and sets its publication to the state. */
async function ended(state: 'failed' | 'unconfirmed' | 'held') {
  const { workspaceId } = ada
  const postId = await addDraft(ada, { connectionIds: [channel.id], text: 'About the engine' })
  dataOf(await ada.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  const { id, rev } = await setVariant(ada, postId, channel.id, { state, error: refused, updatedAt: new Date() })
  return { workspaceId, variantId: id, rev }
}

describe('failed posts', () => {
  test('are found by state, network, cause, workspace and person, with the names of both', async () => {
    const { workspaceId, variantId: id } = await ended('failed')
    const filters = [
      { workspaceId },
      { person: ada.uid },
      { workspaceId, platform: channel.platform },
      { workspaceId, cause: 'media_format', platform: channel.platform, person: ada.uid },
    ] as const
    for (const filter of filters) {
      const { posts } = dataOf(await admin.call(listFailedPosts, { state: 'failed', ...filter }))
      expect(posts).toContainEqual(
        expect.objectContaining({
          id,
          error: refused,
          person: { uid: ada.uid, fullName: 'Ada Lovelace', email: ada.email },
          workspaceName: expect.any(String),
        }),
      )
    }
    const others = dataOf(await admin.call(listFailedPosts, { state: 'failed', workspaceId, cause: 'quota' }))
    expect(others).toEqual({ posts: [], cursor: null })
    const held = dataOf(await admin.call(listFailedPosts, { state: 'held', workspaceId }))
    expect(held.posts.map((post) => post.id)).not.toContain(id)
  })

  test('come page by page, each once, the latest first', async () => {
    const { workspaceId } = await createCaller()
    const total = FAILED_POSTS_PAGE_MAX + 3
    const writer = database().bulkWriter()
    for (let at = 0; at < total; at++) {
      // Pairs share the same millisecond.
      const updatedAt = 1_760_000_000_000 + Math.floor(at / 2)
      const variant = makeVariant({ workspaceId, id: `p${at}_c`, state: 'failed', error: refused, updatedAt })
      const ref = database().doc(paths.variant(workspaceId, variant.id)).withConverter(converterFor(variants))
      void writer.set(ref, variant)
    }
    await writer.close()
    const first = dataOf(await admin.call(listFailedPosts, { state: 'failed', workspaceId }))
    const after = first.cursor ?? ''
    const second = dataOf(await admin.call(listFailedPosts, { state: 'failed', workspaceId, after }))
    const all = [...first.posts, ...second.posts]
    expect(first.posts).toHaveLength(FAILED_POSTS_PAGE_MAX)
    expect(new Set(all.map(({ id }) => id)).size).toBe(total)
    expect(all.map(({ updatedAt }) => updatedAt)).toEqual(
      all.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b - a),
    )
    expect(second.cursor).toBeNull()
    errorOf(await admin.call(listFailedPosts, { state: 'failed', after: 'elsewhere' }), 'validation_failed')
  })

  test('are counted by network and cause', async () => {
    await ended('failed')
    // Counts of an earlier test are cached for a minute.
    await vi.waitFor(
      async () => {
        const { causes } = dataOf(await admin.call(countFailedPosts, {}))
        expect(causes).toContainEqual(expect.objectContaining({ platform: channel.platform, kind: 'media_format' }))
      },
      { timeout: PATIENCE, interval: 3_000 },
    )
  })

  test('show every step and what the network answered, and their text only to who says so', async () => {
    const { rev: _, ...target } = await ended('failed')
    const { workspaceId, variantId: id } = target
    const entry = makePublishLogEntry({ id: 'refusal', variantId: id, step: 'refuse', state: 'failed', error: refused })
    const log = database().doc(`${paths.publishLog(workspaceId)}/refusal`)
    await log.withConverter(converterFor(publishLog)).set(publishLogEntrySchema.parse(entry))
    const found = dataOf(await admin.call(getFailedPost, target))
    expect(found.entries.map(({ step, error }) => [step, error?.detail])).toContainEqual(['refuse', DETAIL])
    expect(JSON.stringify(found)).not.toContain('About the engine')
    expect(dataOf(await admin.call(readFailedText, target))).toEqual({ text: 'About the engine', media: 0 })
    expect(await auditEntriesFor(paths.variant(workspaceId, id))).toMatchObject([
      { action: 'post.text_read', actorUid: admin.uid },
    ])
  })
})

describe('sending again by an admin', () => {
  test.each(['failed', 'held'] as const)('plans one that is %s at once, and once', async (state) => {
    const target = await ended(state)
    const path = paths.variant(target.workspaceId, target.variantId)
    expect(dataOf(await admin.call(sendFailedAgain, target))).toEqual({ state: 'scheduled' })
    expect(await fieldsOf(path)).toMatchObject({ generation: 2 })
    const again = await admin.call(sendFailedAgain, target)
    expect(['not_found', 'stale_revision']).toContain(again.ok ? 'done again' : again.error.code)
    expect(await auditEntriesFor(path)).toMatchObject([
      { action: 'post.sent_again', actorUid: admin.uid, facts: { before: state } },
    ])
  })

  test('leaves one that may be published to its person', async () => {
    const target = await ended('unconfirmed')
    errorOf(await admin.call(sendFailedAgain, target), 'not_resolvable')
    const resolution = 'it_went_out'
    dataOf(await ada.call(resolveVariant, { ...target, resolution }))
    errorOf(await admin.call(sendFailedAgain, target), 'not_found')
  })

  test('is refused for an older state, and for a channel that is gone', async () => {
    const target = await ended('failed')
    errorOf(await admin.call(sendFailedAgain, { ...target, rev: target.rev + 1 }), 'stale_revision')
    const path = paths.connection(target.workspaceId, channel.id)
    const { status } = (await fieldsOf(path)) ?? {}
    await setFields(path, { status: 'disconnected' })
    errorOf(await admin.call(sendFailedAgain, target), 'connection_missing')
    await setFields(path, { status })
  })

  test('does not exist for others, whatever they own', async () => {
    const target = await ended('failed')
    for (const endpoint of [getFailedPost, readFailedText, sendFailedAgain]) {
      errorOf(await ada.call(endpoint, target), 'route_not_found')
    }
  })
})

describe('stuck jobs', () => {
  const job = (uid: string) => ({ uid, jobId: 'job1' })

  async function plant(uid: string, status: 'running' | 'done') {
    const before = Date.now() - 2 * JOB_TURN
    const standing = { status, createdAt: before, updatedAt: before, expiresAt: Date.now() + JOB_TURN }
    const ref = database().doc(paths.job(uid, 'job1')).withConverter(converterFor(jobs))
    await ref.set(makeJob(exportJob, {}, standing))
  }

  test('are listed with their person, and get one turn however often it is asked for', async () => {
    const { uid, email } = await createCaller({ fullName: 'Ben Okafor' })
    await plant(uid, 'done')
    expect(dataOf(await admin.call(retryStuckJob, job(uid)))).toEqual({ outcome: 'ended' })
    await plant(uid, 'running')
    const { jobs: found } = dataOf(await admin.call(listStuckJobs, {}))
    expect(found).toContainEqual(expect.objectContaining({ ...job(uid), person: { fullName: 'Ben Okafor', email } }))
    dataOf(await admin.call(retryStuckJob, job(uid)))
    expect(await auditEntriesFor(paths.job(uid, 'job1'))).toMatchObject([{ action: 'job.retried' }])
    errorOf(await admin.call(retryStuckJob, { uid, jobId: 'nowhere' }), 'not_found')
  })
})
