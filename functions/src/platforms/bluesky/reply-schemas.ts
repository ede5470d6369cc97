import { POST_TEXT_MAX } from '@postwright/core/limits'
import { z } from 'zod'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/**
 * Limits of all stored values in server replies: a user chooses the server, and it may not follow the protocol. The protocol's own limits are used
 * where it defines any.
 */

const TOKEN_MAX = 16_384
const CID_MAX = 256
const DISPLAY_NAME_MAX = 10_000

/** DID of both methods of the protocol, `did:plc:…` and `did:web:…`, and of any later one. */
const didSchema = z
  .string()
  .max(256)
  .regex(/^did:[a-z]+:[A-Za-z0-9._:%-]*[A-Za-z0-9._-]$/)

const handleSchema = z
  .string()
  .max(253)
  .regex(/^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/)

/** Reply of `createSession` and `refreshSession`. */
export const sessionReplySchema = z.object({
  did: didSchema,
  handle: handleSchema,
  accessJwt: z.string().min(1).max(TOKEN_MAX),
  refreshJwt: z.string().min(1).max(TOKEN_MAX),
})

/** Reply of `putRecord`, and of `getRecord` for a post with its text; its URI must be `uri`. */
export const recordReplySchema = (uri: string) =>
  z.object({
    uri: z.literal(uri),
    cid: z.string().min(1).max(CID_MAX).optional().catch(undefined),
    value: z
      .object({ text: z.string().max(POST_TEXT_MAX) })
      .optional()
      .catch(undefined),
  })

/** Reply of `resolveHandle`. */
export const resolvedReplySchema = z.object({ did: didSchema })

/** Reply of `uploadBlob`: a stored file as records reference it. */
export const blobReplySchema = z.object({
  blob: z.object({
    $type: z.literal('blob'),
    ref: z.object({ $link: z.string().min(1).max(CID_MAX) }),
    mimeType: z.string().min(1).max(128),
    size: z.int().min(0),
  }),
})

const JOB_ID_MAX = 256
const jobId = z.string().min(1).max(JOB_ID_MAX)

/** Reply of `describeServer`: the identity of the account's server itself. */
export const serverReplySchema = z.object({ did: didSchema })

/** Reply of `getServiceAuth`: a token for another service, signed by the account's server. */
export const serviceAuthReplySchema = z.object({ token: z.string().min(1).max(TOKEN_MAX) })

/** Reply of `startUpload`: the part sizes that the video service expects for a file. */
export const startReplySchema = z.object({
  jobId,
  partSizeBytes: z.int().min(1).max(100_000_000),
  partCount: z.int().min(1),
})

/** Reply of `finishUpload`. */
export const finishReplySchema = z.object({ completedJobId: jobId })

/** Reply of `getJobStatus`. The blob may exist in any state: the job of a video that the service already has ends as failed. */
export const jobReplySchema = z.object({
  jobStatus: z.object({
    state: z.string().max(100),
    blob: blobReplySchema.shape.blob.optional(),
    failureCode: z.string().max(100).default(''),
    error: z.string().max(1_000).default(''),
    message: z.string().max(1_000).default(''),
  }),
})

/** Upload of an earlier attempt, with the server that stores it. */
export const keptBlobSchema = blobReplySchema.extend({ service: z.string() })

/** Reply of `getRecord` for a profile; invalid values count as absent. */
export const profileReplySchema = z.object({
  value: z.object({
    displayName: z.string().max(DISPLAY_NAME_MAX).catch(''),
    avatar: z
      .object({ ref: z.object({ $link: z.string().min(1).max(CID_MAX) }) })
      .nullable()
      .catch(null),
  }),
})

/** Error for a server reply that violates the protocol or is far too long. The message contains paths, never values. */
export class UnreadableReply extends Error {
  constructor(places: string) {
    super(fillWords(NETWORK_WORDS.bluesky.unreadable, { places }))
    this.name = 'UnreadableReply'
  }
}

/** @throws UnreadableReply when the reply does not match the schema */
export function readReply<Schema extends z.ZodType>(schema: Schema, reply: unknown): z.output<Schema> {
  // The client returns its own blob class; records contain its JSON.
  const plain: unknown = reply === undefined ? undefined : JSON.parse(JSON.stringify(reply))
  const parsed = schema.safeParse(plain)
  if (parsed.success) return parsed.data
  const places = new Set(parsed.error.issues.map(({ path }) => path.join('.') || NETWORK_WORDS.shared.reply))
  throw new UnreadableReply([...places].join(', '))
}
