import type { Connection } from '@postwright/core/model/connection'
import type { ImageType } from '@postwright/core/model/media'
import type { Upload } from '@postwright/core/model/variant'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PublishContent } from '@postwright/core/publishing/content'
import type { PublishError } from '@postwright/core/publishing/publish-error'

/** What the domain asks of the outside world. Nothing in `domain/` knows who implements it. */

export type Clock = {
  /** Epoch milliseconds. */
  now: () => number
  /** Rejects when `signal` ends the wait early. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>
}

export type Ids = {
  /** A random document id with at least 128 bits. */
  random: () => string
}

type LogFields = Record<string, unknown>
export type Logger = {
  info: (message: string, fields?: LogFields) => void
  warn: (message: string, fields?: LogFields) => void
  error: (message: string, fields?: LogFields) => void
}

/** Seals and opens secrets; `context` (uid, platform, record) is bound to the ciphertext. */
export type Sealer = {
  seal: (plain: string, context: string) => string
  open: (sealed: string, context: string) => string
}

/** Where bytes live: pictures under `workspaces/{wid}/{sha256}`, exports under `exports/{uid}/{job}`. */
export type BlobStore = {
  put: (key: string, bytes: Uint8Array, mime: string) => Promise<void>
  get: (key: string) => Promise<Uint8Array | null>
  delete: (key: string) => Promise<void>
}

/** Asks that one delivery step runs soon. Losing the request is allowed: the sweep finds what is due. */
export type DeliveryQueue = {
  enqueue: (job: DeliveryJob, runAt: number) => Promise<void>
}

export type DeliveryJob = { workspaceId: string; variantId: string; generation: number; attempt: number }

/** A place where a test can stop the process. In production builds it does nothing. */
export type FaultPoint = 'after_claim' | 'after_prepare' | 'after_intent' | 'after_call' | 'after_outcome'
export type Faults = { at: (point: FaultPoint, variantId: string) => Promise<void> }

/** Decrypted access of one connection; its shape is the publisher's own business. */
export type Secret = string

/** Everything a publisher needs for one publication, the same for every repetition. */
export type PublishRequest = {
  connection: Connection
  secret: Secret
  content: PublishContent
  /** Fixed per variant and generation; a network that keeps it cannot store the post twice. */
  recordKey: string
  /** The instant that the post carries as its own time. */
  intentAt: number
  loadMedia: (mediaId: string) => Promise<Uint8Array | null>
}

/** `text`: the words that are there, when they were read and not just sent. */
export type Published = { kind: 'published'; remoteId: string; url: string; text?: string }
/** The network certainly did not take it. `retryAt` is when it says it may be asked again. */
export type Refused = { kind: 'refused'; error: PublishError; retryAt?: number }
/** It may or may not have been taken: only `reconcile` may decide. `retryAt` is when the network says it may be asked again. */
export type Unknown = { kind: 'unknown'; error: PublishError; retryAt?: number }
/** The network shows nothing under this key; proof once the contract's visibility delay has passed since the call. */
export type Absent = { kind: 'absent' }

/** New secret to store (compare-and-set) when the network rotated its tokens during the call. */
export type WithSecret<T> = T & { rotatedSecret?: Secret }

export type Account = { externalId: string; handle: string; name: string; avatar: string | null; service: string }

/**
 * Proves with a real sign-in that an account may be used, and gets its access. `isProven`: the account's identity confirms
 * that it is at this server; a server alone can claim any account.
 * @throws `connection_refused`, `connection_unreachable`, `address_refused` or `rate_limited`, with `fields`
 */
export type BlueskySignIn = (credentials: {
  service: string
  handle: string
  appPassword: string
}) => Promise<{ account: Account; secret: Secret; isProven: boolean }>

/** Pictures that earlier tries have uploaded, and where to keep the next one; `keep` rejects when the work is to end there. */
export type UploadProgress = { uploads: readonly Upload[]; keep: (upload: Upload) => Promise<void> }

/** One network. Every method is safe to repeat; only `publish` changes anything over there. */
export type Publisher = {
  platform: Platform
  /** Uploads and conversions that may be repeated freely. Every upload is handed over, and stored, before the next begins. */
  prepare: (
    request: PublishRequest,
    progress: UploadProgress,
  ) => Promise<WithSecret<{ kind: 'prepared'; payload: string } | Refused>>
  publish: (request: PublishRequest, payload: string) => Promise<WithSecret<Published | Refused | Unknown>>
  /** Read-only: what the network has under the record key. */
  reconcile: (request: PublishRequest) => Promise<WithSecret<Published | Absent | Refused | Unknown>>
  /** Whether the stored access still works. */
  check: (connection: Connection, secret: Secret) => Promise<WithSecret<{ kind: 'ok'; account: Account } | Refused>>
  /** Gives the access back where the network allows it; failing is no obstacle to disconnecting. */
  revoke: (connection: Connection, secret: Secret) => Promise<void>
}

export type ImageFacts = { mime: ImageType; width: number; height: number; bytes: Uint8Array }

/** Why the decoder has to hold a picture as a whole, so that it may have fewer pixels. */
export type HeldFor = 'progressive' | 'interlaced' | 'rotated' | 'webp'

/** Why bytes are not taken as a picture. `found` names the kind of file that was recognised instead. */
export type ImageRefusal =
  | { kind: 'refused'; reason: 'type'; found: string | null }
  | { kind: 'refused'; reason: 'broken' }
  | { kind: 'refused'; reason: 'too_long' }
  | { kind: 'refused'; reason: 'too_many_bytes' }
  | { kind: 'refused'; reason: 'too_many_pixels'; held: HeldFor | null; pixelsMax: number }

/** Decodes, strips metadata and re-encodes pictures. */
export type Images = {
  /**
   * The picture upright, without metadata, in the same format, made smaller when it is larger than any network shows: the same
   * file always gives the same bytes. Rejects with `rate_limited` when too many are waiting.
   */
  normalise: (bytes: Uint8Array) => Promise<({ kind: 'image' } & ImageFacts) | ImageRefusal>
  /** A version of at most `maxBytes`, as JPEG when the original is larger. */
  fit: (
    image: { bytes: Uint8Array; mime: ImageType },
    maxBytes: number,
  ) => Promise<{ bytes: Uint8Array; mime: ImageType }>
}

/** Who the identity provider says somebody is. */
export type IdentityToken = {
  uid: string
  email: string | null
  emailVerified: boolean
  name: string | null
  picture: string | null
  isAdmin: boolean
  /** How they proved it: `password`, `google.com`. */
  provider: string
  /** When the person proved who they are, in epoch seconds; a renewed token keeps it. */
  authTime: number
}

export type IdentityUser = {
  uid: string
  email: string | null
  emailVerified: boolean
  disabled: boolean
  isAdmin: boolean
  /** Sign-ins from before this time were ended at the provider, in epoch seconds. */
  validSince: number
  /** `password`, `google.com`. */
  providers: readonly string[]
}

/** The identity provider's server side. */
export type Identity = {
  /** @throws `identity_token_invalid` for anything but a live token of this project, `account_disabled` for a disabled person */
  verifyIdToken: (token: string) => Promise<IdentityToken>
  /** @throws `email_exists` */
  createUser: (user: { uid: string; email: string; password: string; fullName: string }) => Promise<void>
  /** Also ends the provider's own sessions. */
  setPassword: (uid: string, password: string) => Promise<void>
  setAdmin: (uid: string, isAdmin: boolean) => Promise<void>
  /** Ends the provider's own sessions. */
  endSessions: (uid: string) => Promise<void>
  /** Sends a letter with a reset code to the address, if somebody has it; nothing tells whether. */
  sendPasswordReset: (email: string) => Promise<void>
  /** Whom a reset code was sent to. @throws `reset_code_invalid` */
  readResetCode: (code: string) => Promise<{ email: string }>
  /** Uses up a reset code. @throws `reset_code_invalid`, `weak_password` */
  resetPassword: (code: string, password: string) => Promise<void>
  getUser: (uid: string) => Promise<IdentityUser | null>
  getUserByEmail: (email: string) => Promise<IdentityUser | null>
  /** The ids of all whose identity is disabled. */
  listDisabled: () => Promise<string[]>
  deleteUser: (uid: string) => Promise<void>
}
