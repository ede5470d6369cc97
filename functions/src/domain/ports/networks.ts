import type { Connection } from '@postwright/core/model/connection'
import type { Captions } from '@postwright/core/media/media-facts'
import type { PartKind } from '@postwright/core/model/variant'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { RateRule } from '@postwright/core/platforms/platform-contract'
import type { PublishContent } from '@postwright/core/publishing/content'
import type { PublishError } from '@postwright/core/publishing/publish-error'
import type { ByteRange } from './media.ts'
import type { ProfileChange, WrittenProfile } from './public-readers.ts'

/** Decrypted access of one connection, in a format that only its publisher reads. */
export type Secret = string

/** Where a publication stands in its post: the post itself, a later part of its thread, or its first comment. */
export type Part = {
  kind: PartKind
  /** 0 for the post itself. */
  index: number
  /** The first post and the one that is answered, as `Published.ref` named them. */
  replyTo: { root: string; parent: string } | null
}

/** Everything a publisher needs for one publication. Content and record key are the same for every repetition. */
export type PublishRequest = {
  connection: Connection
  secret: Secret
  content: PublishContent
  /** Fixed per variant and generation; a network that keeps it cannot store the post twice. */
  recordKey: string
  /** The instant that the post carries as its own time. */
  intentAt: number
  part: Part
  /** The bytes of a file, or of a part of it: from `start`, up to and without `end`. */
  loadMedia: (mediaId: string, range?: ByteRange) => Promise<Uint8Array | null>
  /** The captions of a video, as they were frozen with the content. */
  loadCaptions: (mediaId: string) => Promise<readonly Captions[]>
  /** A public address for networks that fetch files themselves: signed, valid for hours, fitted to the network's limits. */
  mediaUrl: (mediaId: string) => string
}

/** How often a network says that it may still be called, read from its reply. `resetAt` is epoch milliseconds. */
export type Budget = { scope: RateRule['scope']; remaining: number; resetAt: number }

/**
 * `text`: the text that the network has, when it was read back and not only sent. `ref`: what an answer to the post needs; its
 * `remoteId` unless given. `warning`: the post is out, something beside it failed and is not tried again.
 */
export type Published = {
  kind: 'published'
  remoteId: string
  url: string
  ref?: string
  text?: string
  warning?: string
  budgets?: Budget[]
}
/** The network certainly did not publish it. `retryAt` is when the network allows another call. */
export type Refused = { kind: 'refused'; error: PublishError; retryAt?: number; budgets?: Budget[] }
/** It may or may not be published: only `reconcile` may decide. `retryAt` is when the network allows another call. */
export type Unknown = { kind: 'unknown'; error: PublishError; retryAt?: number; budgets?: Budget[] }
/** The network shows nothing under this key; proof once the contract's visibility delay has passed since the call. */
export type Absent = { kind: 'absent' }

/** New secret to store (compare-and-set) when the network rotated its tokens during the call. */
export type WithSecret<T> = T & { rotatedSecret?: Secret }

export type Account = { externalId: string; handle: string; name: string; avatar: string | null; service: string }

/** What a network says about a channel besides its account. */
export type ChannelFacts = Pick<Connection, 'kind' | 'scopes' | 'expiresAt' | 'limits' | 'choices'>

/** What the steps of a publication have led to, across deliveries: uploads, containers, sessions, by a name of the publisher. */
export type Progress = {
  kept: (key: string) => string | undefined
  /** Stores a result with the variant before the next step; rejects when the work has to stop there. */
  keep: (key: string, ref: string) => Promise<void>
  /** Restarts the time that the call may take: for long uploads. */
  working: () => void
}

/** How people answered a publication so far; what the network does not say is left out. */
export type Metrics = Partial<Record<'likes' | 'reposts' | 'replies' | 'views' | 'clicks', number>>

/** One network. Every method is safe to repeat; only `publish` creates a post there. */
export type Publisher = {
  platform: Platform
  /**
   * Uploads, conversions and containers, which may be repeated. Each is kept before the next begins; the payload is not stored:
   * a delivery that starts over prepares again.
   */
  prepare: (
    request: PublishRequest,
    progress: Progress,
  ) => Promise<WithSecret<{ kind: 'prepared'; payload: string } | Refused>>
  /** Whether the network has processed what was prepared; `again`: in how many milliseconds to ask next. Read-only. */
  poll?: (
    request: PublishRequest,
    payload: string,
  ) => Promise<WithSecret<{ kind: 'ready' } | { kind: 'processing'; again: number } | Refused>>
  publish: (
    request: PublishRequest,
    payload: string,
    progress: Progress,
  ) => Promise<WithSecret<Published | Refused | Unknown>>
  /** What the network has under the record key or under what was kept. Read-only. */
  reconcile: (
    request: PublishRequest,
    kept: Progress['kept'],
  ) => Promise<WithSecret<Published | Absent | Refused | Unknown>>
  metrics?: (
    connection: Connection,
    secret: Secret,
    remoteId: string,
  ) => Promise<WithSecret<{ kind: 'metrics'; values: Metrics } | Refused>>
  /** Followers of the channel, of networks that tell them. */
  followers?: (
    connection: Connection,
    secret: Secret,
  ) => Promise<WithSecret<{ kind: 'followers'; count: number } | Refused>>
  /** Changes the account's own profile, of networks that have a call for it. */
  writeProfile?: (
    connection: Connection,
    secret: Secret,
    change: ProfileChange,
  ) => Promise<WithSecret<WrittenProfile | Refused>>
  /** Of networks that say only later where a publication is to be found, under another id than at first. */
  later?: {
    isProvisional: (remoteId: string) => boolean
    locate: (
      connection: Connection,
      secret: Secret,
      remoteId: string,
    ) => Promise<WithSecret<{ kind: 'located'; remoteId: string; url: string } | { kind: 'waiting' } | Refused>>
  }
  /** Renews access before it ends. */
  refresh?: (
    connection: Connection,
    secret: Secret,
  ) => Promise<WithSecret<{ kind: 'ok'; expiresAt: number | null } | Refused>>
  /** Whether the stored access still works. */
  check: (
    connection: Connection,
    secret: Secret,
  ) => Promise<WithSecret<{ kind: 'ok'; account: Account; facts?: Partial<ChannelFacts> } | Refused>>
  /** Revokes the access where the network allows it; a failure does not prevent disconnecting. */
  revoke: (connection: Connection, secret: Secret) => Promise<void>
}

/** A channel that access was granted to. `isProven`: the account's identity confirms the server, which alone can claim any account. */
export type FoundChannel = { account: Account; secret: Secret; isProven: boolean } & Partial<ChannelFacts>

/** What connecting a channel knows besides the form. `state`, verifier and challenge are fresh for each beginning. */
export type ConnectContext = {
  workspaceId: string
  redirectUri: string
  state: string
  codeVerifier: string
  codeChallenge: string
  app: PlatformApp | null
  /** The channel that is connected again. */
  existing: Connection | null
}

export type AppTestResult = {
  outcome: 'passed' | 'refused' | 'unreachable'
  /** The network's refusal as people read it, without secrets; empty when it passed. */
  detail: string
}

/** Proves the keys of the operator's app by a call of the network that needs no person. */
export type AppTest = (app: PlatformApp) => Promise<AppTestResult>

/**
 * How channels of one network are connected. `redirect`: the person goes on at the network's page, and `keep` is sealed until
 * they are back. `notice`: a secret that the person is shown once.
 * @throws `connection_refused`, `connection_unreachable`, `address_refused` or `rate_limited`, with `fields`
 */
export type Connector = {
  /** Whether a form opens its channel on this machine instead of at the network; only in builds for the emulators. */
  isLocal?: (values: Readonly<Record<string, string>>) => boolean
  begin: (
    values: Readonly<Record<string, string>>,
    context: ConnectContext,
  ) => Promise<
    { kind: 'found'; channels: FoundChannel[]; notice?: string } | { kind: 'redirect'; url: string; keep: string }
  >
  finish?: (code: string, keep: string, context: ConnectContext) => Promise<FoundChannel[]>
}
