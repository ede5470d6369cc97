import { paths } from '@postwright/core/paths'
import { onDocumentUpdated, onDocumentWritten } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { eventOfConnection, eventOfJob, eventsOfRequest } from '../domain/hook-events/hook-events.ts'
import { noteEvent } from '../domain/hook-events/note-event.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { skipUnreadable, storedTime } from './event-documents.ts'

/** A finished job of a workspace. Of the document before the write, only the status is compared. */
const endedJobSchema = z.object({
  status: z.enum(['done', 'failed']),
  cause: z.string().max(40).nullable().default(null),
  kind: z.string().max(40),
  rev: z.int().min(1),
  updatedAt: storedTime,
  facts: z.object({ workspaceId: z.string().min(1) }),
})

/** Notifies the workspace's webhooks after a request for approval was opened or decided. */
export function onApprovalRequestWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.approvalRequest('{workspaceId}', '{postId}'), retry: true },
    async ({ data, params: { workspaceId = '', postId = '' } }) => {
      const deps = getDeps()
      const [before, after] = [data?.before, data?.after].map((each) =>
        deps.hookSources.request(postId, each?.data() ?? null),
      )
      if (!after) return
      await skipUnreadable(deps, async () => {
        for (const event of eventsOfRequest(workspaceId, before ?? null, after)) await noteEvent(deps, event)
      })
    },
  )
}

/** Notifies the workspace's webhooks after a channel was connected, or lost its access. */
export function onConnectionWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.connection('{workspaceId}', '{connectionId}'), retry: true },
    async ({ data, params: { workspaceId = '', connectionId = '' } }) => {
      const [old, now] = [data?.before.data(), data?.after.data()]
      if (!now || old?.['status'] === now['status']) return
      const deps = getDeps()
      const [before, after] = [old, now].map((fields) => deps.hookSources.connection(connectionId, fields ?? null))
      const event = after ? eventOfConnection(workspaceId, before ?? null, after) : null
      if (event) await skipUnreadable(deps, () => noteEvent(deps, event))
    },
  )
}

/** Notifies the workspace's webhooks after a job has ended. */
export function onJobUpdatedFunction(getDeps: GetDeps) {
  return onDocumentUpdated(
    { document: paths.job('{uid}', '{jobId}'), retry: true },
    async ({ data, params: { uid = '', jobId = '' } }) => {
      const [before, after] = [data?.before.data(), data?.after.data()]
      if (!after || before?.['status'] === after['status']) return
      const ended = endedJobSchema.safeParse(after).data
      if (!ended) return
      const { status, cause, facts, ...job } = ended
      const deps = getDeps()
      const event = eventOfJob({ ...job, id: jobId, uid, workspaceId: facts.workspaceId }, { status, cause })
      await skipUnreadable(deps, () => noteEvent(deps, event))
    },
  )
}
