import { POST_TEXT_MAX } from '@postwright/core/limits'
import { z } from 'zod'

/**
 * Replies of servers, with a bound for everything that is stored: a person names the server, and it need not follow the
 * protocol. The bounds are those of the protocol where it has any.
 */

const TOKEN_MAX = 16_384
const CID_MAX = 256
const DISPLAY_NAME_MAX = 10_000

/** Both methods of the protocol, `did:plc:…` and `did:web:…`, and any later one. */
const didSchema = z
  .string()
  .max(256)
  .regex(/^did:[a-z]+:[A-Za-z0-9._:%-]*[A-Za-z0-9._-]$/)

const handleSchema = z
  .string()
  .max(253)
  .regex(/^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/)

/** `createSession` and `refreshSession`. */
export const sessionReplySchema = z.object({
  did: didSchema,
  handle: handleSchema,
  accessJwt: z.string().min(1).max(TOKEN_MAX),
  refreshJwt: z.string().min(1).max(TOKEN_MAX),
})

/** `putRecord`, and `getRecord` of a post with its text, which must be of exactly this record. */
export const recordReplySchema = (uri: string) =>
  z.object({
    uri: z.literal(uri),
    cid: z.string().min(1).max(CID_MAX).optional().catch(undefined),
    value: z
      .object({ text: z.string().max(POST_TEXT_MAX) })
      .optional()
      .catch(undefined),
  })

/** `resolveHandle`. */
export const resolvedReplySchema = z.object({ did: didSchema })

/** `uploadBlob`: a stored file as records refer to it. */
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

/** `describeServer`: the identity of the account's server itself. */
export const serverReplySchema = z.object({ did: didSchema })

/** `getServiceAuth`: a token for another service, signed by the account's server. */
export const serviceAuthReplySchema = z.object({ token: z.string().min(1).max(TOKEN_MAX) })

/** `startUpload`: how the service for videos wants a file in parts. */
export const startReplySchema = z.object({
  jobId,
  partSizeBytes: z.int().min(1).max(100_000_000),
  partCount: z.int().min(1),
})

/** `finishUpload`. */
export const finishReplySchema = z.object({ completedJobId: jobId })

/** `getJobStatus`. The file may be there whatever the state says: a video that the service has had before ends as failed. */
export const jobReplySchema = z.object({
  jobStatus: z.object({
    state: z.string().max(100),
    blob: blobReplySchema.shape.blob.optional(),
    failureCode: z.string().max(100).default(''),
    error: z.string().max(1_000).default(''),
    message: z.string().max(1_000).default(''),
  }),
})

/** An upload as an earlier attempt has kept it, with the server that has it. */
export const keptBlobSchema = blobReplySchema.extend({ service: z.string() })

/** `getRecord` of a profile; what does not fit is as good as absent. */
export const profileReplySchema = z.object({
  value: z.object({
    displayName: z.string().max(DISPLAY_NAME_MAX).catch(''),
    avatar: z
      .object({ ref: z.object({ $link: z.string().min(1).max(CID_MAX) }) })
      .nullable()
      .catch(null),
  }),
})

/** A server's answer does not fit the protocol, or is far too long. The message names places, never values. */
export class UnreadableReply extends Error {
  constructor(places: string) {
    super(`the server's answer cannot be used: ${places} does not fit the protocol`)
    this.name = 'UnreadableReply'
  }
}

/** @throws UnreadableReply when the reply does not fit */
export function readReply<Schema extends z.ZodType>(schema: Schema, reply: unknown): z.output<Schema> {
  // The client answers with its own blob class; its JSON is what records hold.
  const plain: unknown = reply === undefined ? undefined : JSON.parse(JSON.stringify(reply))
  const parsed = schema.safeParse(plain)
  if (parsed.success) return parsed.data
  const places = new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'the reply'))
  throw new UnreadableReply([...places].join(', '))
}
