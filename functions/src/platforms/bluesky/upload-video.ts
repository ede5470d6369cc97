import type { PublishContent } from '@postwright/core/publishing/content'
import { z } from 'zod'
import { mediaStep } from '../../domain/publishing/progress.ts'
import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import { UPLOAD_TIMEOUT } from '@postwright/core/limits'
import type { SafeFetch } from '../safe-fetch.ts'
import type { ServerOf } from './account-server.ts'
import {
  finishReplySchema,
  jobReplySchema,
  keptBlobSchema,
  serverReplySchema,
  serviceAuthReplySchema,
  startReplySchema,
  readReply,
} from './reply-schemas.ts'
import type { BlueskySession } from './session.ts'
import type { Blob } from './uploaded-blob.ts'
import { VideoError } from './failures.ts'
import { openXrpc, type Xrpc, isXrpcError } from './api.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/**
 * The network's video service, which accepts files in parts, processes them for playback and stores them on the account's own server. Lexicons
 * `app.bsky.video.startUpload`, `uploadPart`, `finishUpload` and `getJobStatus` of 2026-08-20 and the tutorial
 * https://docs.bsky.app/docs/tutorials/video, read on 2026-11-29.
 */
export type VideoService = { fetch: SafeFetch; address: string; serverOf: ServerOf }

/** Video at the service: `wait` is the milliseconds until the next query. */
export type ServedVideo = { blob: Blob } | { wait: number }

type File = PublishContent['media'][number]
type Work = { session: BlueskySession; request: Pick<PublishRequest, 'loadMedia' | 'connection'>; progress: Progress }

/** Method that the service calls with the token: it stores the finished file on the account's server. */
const TOKEN_METHOD = 'com.atproto.repo.uploadBlob'
const TOKEN_LIFE = 30 * 60
const PARTS_MAX = 10_000
const ASK_AGAIN = 15_000

const keptUploadSchema = z.object({
  jobId: z.string(),
  partSize: z.int().positive(),
  parts: z.int().positive(),
  /** Index of the first unsent part. */
  next: z.int().min(0),
  /** Id of the job that processes the video; null until all parts are sent. */
  done: z.string().nullable(),
})
type KeptUpload = z.infer<typeof keptUploadSchema>

/** Errors for an upload that the service no longer has or cannot continue; the upload restarts. */
const LOST = ['UploadNotFound', 'UploadExpired', 'UploadAborted', 'UploadFailed']

/**
 * Uploads a large video to the service and checks whether it is ready. Each sent part is recorded, so that a repeated delivery continues from there;
 * the service accepts a part twice.
 * @throws VideoError when the service cannot use the file
 */
export async function serveVideo(service: VideoService, work: Work, file: File, now: number): Promise<ServedVideo> {
  const ready = readReady(work, file)
  if (ready) return { blob: ready }
  const key = uploadKey(file)
  const call = await openService(service, work, now)
  try {
    const upload = await sendParts(call, work, file)
    const job = upload.done ?? (await finish(call, work, file, upload))
    const { jobStatus } = readReply(
      jobReplySchema,
      await call('app.bsky.video.getJobStatus', { params: { jobId: job } }),
    )
    if (jobStatus.blob) {
      const { connection } = work.request
      await work.progress.keep(
        mediaStep(file.mediaId),
        JSON.stringify({ service: connection.service, blob: jobStatus.blob }),
      )
      return { blob: jobStatus.blob }
    }
    if (jobStatus.state !== 'JOB_STATE_FAILED') return { wait: ASK_AGAIN }
    await work.progress.keep(key, '')
    throw new VideoError(jobStatus.failureCode, jobStatus.message || jobStatus.error)
  } catch (error) {
    if (isXrpcError(error, LOST)) await work.progress.keep(key, '')
    throw error
  }
}

const uploadKey = ({ mediaId }: File) => `video:${mediaId}`

function readReady({ request, progress }: Work, { mediaId }: File): Blob | null {
  const kept = progress.kept(mediaStep(mediaId))
  const known = kept === undefined ? undefined : keptBlobSchema.safeParse(JSON.parse(kept)).data
  return known?.service === request.connection.service ? known.blob : null
}

/** Returns a client of the service; every call carries a token that the account's own server has signed. */
async function openService(service: VideoService, { session, request }: Work, now: number): Promise<Xrpc> {
  const server = (await service.serverOf(session.did)) ?? request.connection.service
  const described = await openXrpc(service.fetch, server)('com.atproto.server.describeServer')
  const params = {
    aud: readReply(serverReplySchema, described).did,
    lxm: TOKEN_METHOD,
    exp: String(Math.floor(now / 1000) + TOKEN_LIFE),
  }
  const { token } = readReply(
    serviceAuthReplySchema,
    await session.call('com.atproto.server.getServiceAuth', { params }),
  )
  const xrpc = openXrpc(service.fetch, service.address, { timeout: UPLOAD_TIMEOUT })
  return (method, input = {}) => xrpc(method, { ...input, token })
}

/** Sends the remaining parts; starts an upload if no earlier delivery has. */
async function sendParts(call: Xrpc, { request, progress }: Work, file: File): Promise<KeptUpload> {
  const key = uploadKey(file)
  let upload = readKept(progress.kept(key)) ?? (await start(call, progress, file))
  while (upload.done === null && upload.next < upload.parts) {
    const begin = upload.next * upload.partSize
    const range = { start: begin, end: Math.min(begin + upload.partSize, file.bytes) }
    const data = await request.loadMedia(file.mediaId, range)
    if (!data) throw new VideoError('missing', fillWords(NETWORK_WORDS.shared.noFile, { mediaId: file.mediaId }))
    progress.working()
    const params = { jobId: upload.jobId, partNumber: String(upload.next + 1) }
    try {
      await call('app.bsky.video.uploadPart', { params, data, encoding: 'application/octet-stream' })
    } catch (error) {
      if (!isXrpcError(error, ['UploadAlreadyCompleted'])) throw error
      return { ...upload, next: upload.parts }
    }
    upload = { ...upload, next: upload.next + 1 }
    await progress.keep(key, JSON.stringify(upload))
  }
  return upload
}

function readKept(kept: string | undefined): KeptUpload | null {
  return kept ? keptUploadSchema.parse(JSON.parse(kept)) : null
}

async function start(call: Xrpc, progress: Progress, file: File): Promise<KeptUpload> {
  const { bytes, mime, width, height, durationMs } = file
  const data = { sizeBytes: bytes, mimeType: mime, name: 'video.mp4', width, height, ...(durationMs && { durationMs }) }
  const { jobId, partSizeBytes, partCount } = readReply(
    startReplySchema,
    await call('app.bsky.video.startUpload', { data, encoding: 'application/json' }),
  )
  if (partCount > PARTS_MAX || Math.ceil(bytes / partSizeBytes) !== partCount) {
    throw new VideoError('parts', NETWORK_WORDS.bluesky.wrongParts)
  }
  const upload: KeptUpload = { jobId, partSize: partSizeBytes, parts: partCount, next: 0, done: null }
  await progress.keep(uploadKey(file), JSON.stringify(upload))
  return upload
}

/** Finishes the upload and returns the id of the job that processes the video: an earlier job if the service already knows the file. */
async function finish(call: Xrpc, { progress }: Work, file: File, upload: KeptUpload): Promise<string> {
  const data = { jobId: upload.jobId }
  try {
    const reply = await call('app.bsky.video.finishUpload', { data, encoding: 'application/json' })
    const { completedJobId } = readReply(finishReplySchema, reply)
    await progress.keep(uploadKey(file), JSON.stringify({ ...upload, done: completedJobId }))
    return completedJobId
  } catch (error) {
    // Parts can be sent again, so the upload restarts with all of them.
    if (isXrpcError(error, ['MissingParts']))
      await progress.keep(uploadKey(file), JSON.stringify({ ...upload, next: 0 }))
    throw error
  }
}
