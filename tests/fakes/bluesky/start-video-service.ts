import { z } from 'zod'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import { type Fake, startFake } from '../support/start-fake.ts'

/** The maximum file size, and the part size that the service announces, in bytes. */
const BYTES_MAX = 300_000_000
const PART_BYTES = 20 * 1024 * 1024
const DURATION_MAX = 3 * 60_000

type Upload = { did: string; size: number; parts: Map<number, Uint8Array>; state: 'created' | 'completed' }
type Job = { did: string; asked: number; result: Record<string, unknown> }

export type VideoServiceFake = Fake & {
  /** Sets how many status calls a job answers with "encoding" before it is done. */
  setPatience: (questions: number) => void
  /** Makes the next finished upload fail with this code. */
  failNext: (failureCode: string) => void
  /** Drops all uploads, as if they had expired. */
  forgetUploads: () => void
}

const startSchema = z.strictObject({
  sizeBytes: z.int().min(1),
  mimeType: z.string(),
  name: z.string().max(256).optional(),
  durationMs: z.int().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
})
const jobSchema = z.strictObject({ jobId: z.string() })
const claimsSchema = z.object({ iss: z.string(), aud: z.string(), lxm: z.string(), exp: z.number() })
const storedSchema = z.object({ blob: z.record(z.string(), z.unknown()) })

const refuse = (status: number, error: string): never => {
  throw new Refusal({ status, body: { error, message: `${error} by the service for videos` } })
}

/**
 * The video service by its lexicons (`app.bsky.video.*` of 2026-08-20) and the tutorial https://docs.bsky.app/docs/tutorials/video,
 * read on 2026-11-29. It stores videos on the account's own server with the token it receives; that server verifies the token's
 * signature, audience and method. The client validates every reply against the lexicons.
 * @param server the address of the account's server
 */
export async function startVideoService(server: string, { port = 0 } = {}): Promise<VideoServiceFake> {
  const uploads = new Map<string, Upload>()
  const jobs = new Map<string, Job>()
  let patience = 0
  let failure: string | null = null

  const uploadOf = (id: string, did: string): Upload => {
    const upload = uploads.get(id)
    return upload?.did === did ? upload : refuse(404, 'UploadNotFound')
  }

  const start = (request: FakeRequest): FakeReply => {
    const { did } = readClaims(request)
    const { sizeBytes, mimeType, durationMs = 0 } = readJson(startSchema, request)
    if (mimeType !== 'video/mp4') refuse(400, 'UnsupportedContentType')
    if (sizeBytes > BYTES_MAX) refuse(400, 'VideoTooLarge')
    if (durationMs > DURATION_MAX) refuse(400, 'VideoTooLong')
    const jobId = `upload${uploads.size + 1}`
    uploads.set(jobId, { did, size: sizeBytes, parts: new Map(), state: 'created' })
    const expiresAt = new Date(request.at + 3_600_000).toISOString()
    return json({ jobId, partSizeBytes: PART_BYTES, partCount: Math.ceil(sizeBytes / PART_BYTES), expiresAt })
  }

  const takePart = (request: FakeRequest): FakeReply => {
    const { did } = readClaims(request)
    const upload = uploadOf(request.query.get('jobId') ?? '', did)
    if (upload.state === 'completed') refuse(409, 'UploadAlreadyCompleted')
    if (request.headers['content-type'] !== 'application/octet-stream') refuse(400, 'InvalidRequest')
    const partNumber = Number(request.query.get('partNumber'))
    const count = Math.ceil(upload.size / PART_BYTES)
    if (!(partNumber >= 1 && partNumber <= count)) refuse(400, 'InvalidPartNumber')
    const expected = partNumber < count ? PART_BYTES : upload.size - PART_BYTES * (count - 1)
    if (request.raw.byteLength !== expected) refuse(400, 'PartSizeMismatch')
    upload.parts.set(partNumber, request.raw.slice(0, 64))
    return json({ partNumber, sizeBytes: request.raw.byteLength })
  }

  const finish = async (request: FakeRequest): Promise<FakeReply> => {
    const { did, token } = readClaims(request)
    const { jobId } = readJson(jobSchema, request)
    const upload = uploadOf(jobId, did)
    if (upload.parts.size < Math.ceil(upload.size / PART_BYTES)) refuse(400, 'MissingParts')
    const completedJobId = `job-of-${jobId}`
    if (upload.state === 'created') {
      upload.state = 'completed'
      const result =
        failure === null ? await store(server, token, upload) : { failureCode: failure, message: 'refused' }
      failure = null
      jobs.set(completedJobId, { did, asked: 0, result })
    }
    return json({ completedJobId, jobStatus: { jobId: completedJobId, did, state: 'JOB_STATE_CREATED' } })
  }

  const tell = (request: FakeRequest): FakeReply => {
    readClaims(request)
    const jobId = request.query.get('jobId') ?? ''
    const job = jobs.get(jobId)
    if (!job) return refuse(400, 'InvalidRequest')
    job.asked += 1
    const { did, result } = job
    if (job.asked <= patience) return json({ jobStatus: { jobId, did, state: 'JOB_STATE_ENCODING', progress: 40 } })
    const state = 'blob' in result ? 'JOB_STATE_COMPLETED' : 'JOB_STATE_FAILED'
    return json({ jobStatus: { jobId, did, state, ...result } })
  }

  const fake = await startFake({
    name: 'Bluesky video',
    port,
    routes: {
      'POST /xrpc/app.bsky.video.startUpload': start,
      'POST /xrpc/app.bsky.video.uploadPart': takePart,
      'POST /xrpc/app.bsky.video.finishUpload': finish,
      'GET /xrpc/app.bsky.video.getJobStatus': tell,
    },
    failure: (status) => ({ error: status === 404 ? 'XRPCNotSupported' : 'ServiceOverloaded', message: 'a fault' }),
    expired: () => ({ status: 401, body: { error: 'ExpiredToken', message: 'Token has expired' } }),
    forget: () => {
      uploads.clear()
      jobs.clear()
      patience = 0
      failure = null
    },
  })
  return {
    ...fake,
    setPatience: (questions) => {
      patience = questions
    },
    failNext: (failureCode) => {
      failure = failureCode
    },
    forgetUploads: () => uploads.clear(),
  }
}

const json = (body: unknown): FakeReply => ({ status: 200, body })

function readJson<T>(schema: z.ZodType<T>, { body }: FakeRequest): T {
  const value = body.kind === 'json' ? body.value : null
  return readStrict(schema, value, ({ message }) => ({ status: 400, body: { error: 'InvalidRequest', message } }))
}

/** Reads the account from a token; the account's server verifies the signature. */
function readClaims({ headers, at }: FakeRequest): { did: string; token: string } {
  const token = (headers.authorization ?? '').replace('Bearer ', '')
  const [, payload = ''] = token.split('.')
  const parsed = claimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString() || 'null'))
  if (!parsed.success) return refuse(401, 'AuthMissing')
  const { iss, lxm, exp } = parsed.data
  if (lxm !== 'com.atproto.repo.uploadBlob') refuse(401, 'InvalidToken')
  if (exp * 1000 < at || exp * 1000 > at + 3_600_000) refuse(401, 'ExpiredToken')
  return { did: iss, token }
}

/** Uploads a stand-in for the encoded video: the first 64 bytes of each part, in order. */
async function store(server: string, token: string, { parts }: Upload): Promise<Record<string, unknown>> {
  const body = Buffer.concat([...parts.entries()].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'video/mp4' }
  const reply = await fetch(`${server}/xrpc/com.atproto.repo.uploadBlob`, { method: 'POST', headers, body })
  if (!reply.ok) return { failureCode: 'pds_upload_failure', message: await reply.text() }
  return storedSchema.parse(await reply.json())
}
