import { z } from 'zod'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import type { ContainerStatus } from '../meta-graph/container-status.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { readGraphReply } from '../meta-graph/read-graph-reply.ts'
import { readObject } from '../meta-graph/read-object.ts'
import { readSecret } from '../meta-graph/secret.ts'
import { objectPath } from './page-call.ts'

const phaseSchema = z
  .object({
    status: z.string().catch(''),
    publish_status: z.string().catch(''),
    errors: z.array(z.object({ message: z.string() })).catch([]),
    error: z.object({ message: z.string() }).optional().catch(undefined),
  })
  .partial()
  .catch({})

const statusSchema = z.object({
  status: z.object({
    video_status: z.string().catch(''),
    uploading_phase: phaseSchema,
    processing_phase: phaseSchema,
    publishing_phase: phaseSchema,
  }),
})

const FAILED = new Set(['error', 'upload_failed'])

/** Where a reel or a story is between its upload and being published; null when the network does not know it. */
export async function videoStatus(
  graph: Graph,
  request: PublishRequest,
  videoId: string,
): Promise<ContainerStatus | null> {
  const token = readSecret(request.secret).accessToken
  const reply = await readObject(graph, objectPath(videoId), { fields: 'status', token })
  if (reply === null) return null
  const { status } = readGraphReply(statusSchema, reply)
  const { uploading_phase: uploading, processing_phase: processing, publishing_phase: publishing } = status
  const phases = [uploading, processing, publishing]
  const detail = phases.map(({ error, errors }) => error?.message ?? errors?.[0]?.message ?? '').find(Boolean) ?? ''
  if (publishing.publish_status === 'published') return { state: 'PUBLISHED', detail }
  if (status.video_status === 'expired') return { state: 'EXPIRED', detail }
  if (FAILED.has(status.video_status) || phases.some((phase) => phase.status === 'error'))
    return { state: 'ERROR', detail }
  return { state: uploading.status === 'complete' ? 'FINISHED' : 'IN_PROGRESS', detail }
}
