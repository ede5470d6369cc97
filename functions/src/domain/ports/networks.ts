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

/** Position of a publication in its post: the post itself, a later part of its thread, or its first comment. */
export type Part = {
  kind: PartKind
  /** Index of the part; 0 for the post itself. */
  index: number
  /** First post of the thread and the post to reply to, as in `Published.ref`. */
  replyTo: { root: string; parent: string } | null
}

/** Data that a publisher needs for one publication. Content and record key are the same for every retry. */
export type PublishRequest = {
  connection: Connection
  secret: Secret
  content: PublishContent
  /** Fixed per variant and generation; a network that stores the key cannot publish the post twice. */
  recordKey: string
  /** Time that the post carries as its own timestamp. */
  intentAt: number
  part: Part
  /** Loads the bytes of a file or of a part of it: from `start` up to, but not including, `end`. */
  loadMedia: (mediaId: string, range?: ByteRange) => Promise<Uint8Array | null>
  /** Returns the captions of a video, frozen with the content. */
  loadCaptions: (mediaId: string) => Promise<readonly Captions[]>
  /**
   * Returns a public URL for networks that download files themselves: signed, fitted to the network's limits, and valid for hours, or for years if
   * the network stores URLs.
   */
  mediaUrl: (mediaId: string) => string
}

/** Remaining calls reported in a network's response. `resetAt` is epoch milliseconds. */
export type Budget = { scope: RateRule['scope']; remaining: number; resetAt: number }

/**
 * `text`: the text stored at the network, if it was read back and not only sent. `ref`: reference for a reply to the post; its `remoteId` unless
 * given. `warning`: the post is published, but an additional step failed and is not retried.
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
/** The network certainly did not publish the post. `retryAt` is the time when the network allows another call. */
export type Refused = { kind: 'refused'; error: PublishError; retryAt?: number; budgets?: Budget[] }
/** The post may or may not be published: only `reconcile` may decide. `retryAt` is the time when the network allows another call. */
export type Unknown = { kind: 'unknown'; error: PublishError; retryAt?: number; budgets?: Budget[] }
/** The network shows nothing under this key; this is proof once the contract's visibility delay has passed since the call. */
export type Absent = { kind: 'absent' }

/** A result, with a new secret to store (compare-and-set) when the network rotated its tokens during the call. */
export type WithSecret<T> = T & { rotatedSecret?: Secret }

export type Account = { externalId: string; handle: string; name: string; avatar: string | null; service: string }

/** Data of a channel at the network, besides its account. */
export type ChannelFacts = Pick<Connection, 'kind' | 'scopes' | 'expiresAt' | 'limits' | 'choices'>

/** Results of the steps of a publication, kept across deliveries: uploads, containers, sessions, by a key of the publisher. */
export type Progress = {
  kept: (key: string) => string | undefined
  /** Stores a result with the variant before the next step; rejects when the work has to stop there. */
  keep: (key: string, ref: string) => Promise<void>
  /** Restarts the time limit of the call: for long uploads. */
  working: () => void
}

/** Engagement of a publication so far; metrics that the network does not report are left out. */
export type Metrics = Partial<Record<'likes' | 'reposts' | 'replies' | 'views' | 'clicks', number>>

/** One network. Every method except `publish` is safe to repeat; only `publish` creates a post there. */
export type Publisher = {
  platform: Platform
  /**
   * Runs uploads, conversions and containers, which may be repeated. Each result is kept before the next step starts. The payload is not stored: a
   * delivery that starts over prepares again.
   */
  prepare: (
    request: PublishRequest,
    progress: Progress,
  ) => Promise<WithSecret<{ kind: 'prepared'; payload: string } | Refused>>
  /** Checks whether the network has processed the prepared files; `again`: milliseconds until the next check. Read-only. */
  poll?: (
    request: PublishRequest,
    payload: string,
  ) => Promise<WithSecret<{ kind: 'ready' } | { kind: 'processing'; again: number } | Refused>>
  publish: (
    request: PublishRequest,
    payload: string,
    progress: Progress,
  ) => Promise<WithSecret<Published | Refused | Unknown>>
  /** Looks up the publication at the network by the record key or by kept results. Read-only. */
  reconcile: (
    request: PublishRequest,
    kept: Progress['kept'],
  ) => Promise<WithSecret<Published | Absent | Refused | Unknown>>
  metrics?: (
    connection: Connection,
    secret: Secret,
    remoteId: string,
  ) => Promise<WithSecret<{ kind: 'metrics'; values: Metrics } | Refused>>
  /** Returns the followers of the channel, for networks that report them. */
  followers?: (
    connection: Connection,
    secret: Secret,
  ) => Promise<WithSecret<{ kind: 'followers'; count: number } | Refused>>
  /** Changes the account's own profile, for networks that have a call for it. */
  writeProfile?: (
    connection: Connection,
    secret: Secret,
    change: ProfileChange,
  ) => Promise<WithSecret<WrittenProfile | Refused>>
  /** Methods for networks that assign the final ID of a publication later. */
  later?: {
    isProvisional: (remoteId: string) => boolean
    locate: (
      connection: Connection,
      secret: Secret,
      remoteId: string,
    ) => Promise<WithSecret<{ kind: 'located'; remoteId: string; url: string } | { kind: 'waiting' } | Refused>>
  }
  /** Renews access before it expires. */
  refresh?: (
    connection: Connection,
    secret: Secret,
  ) => Promise<WithSecret<{ kind: 'ok'; expiresAt: number | null } | Refused>>
  /** Checks whether the stored access still works. */
  check: (
    connection: Connection,
    secret: Secret,
  ) => Promise<WithSecret<{ kind: 'ok'; account: Account; facts?: Partial<ChannelFacts> } | Refused>>
  /** Revokes the access if the network allows it; a failure does not prevent disconnecting. */
  revoke: (connection: Connection, secret: Secret) => Promise<void>
}

/** A channel with granted access. `isProven`: the account's identity confirms the server, which could otherwise claim any account. */
export type FoundChannel = { account: Account; secret: Secret; isProven: boolean } & Partial<ChannelFacts>

/** Context of a connection besides the form. `state`, verifier and challenge are new for each attempt. */
export type ConnectContext = {
  workspaceId: string
  redirectUri: string
  state: string
  codeVerifier: string
  codeChallenge: string
  app: PlatformApp | null
  /** The channel to reconnect. */
  existing: Connection | null
}

export type AppTestResult = {
  outcome: 'passed' | 'refused' | 'unreachable'
  /** The network's refusal in readable form, without secrets; empty if the test passed. */
  detail: string
}

/** Test of the keys of the operator's app by a call that needs no user. */
export type AppTest = (app: PlatformApp) => Promise<AppTestResult>

/**
 * Connector for channels of one network. `redirect`: the user continues at the network's page, and `keep` is sealed until they return. `notice`: a
 * secret that the user is shown once.
 * @throws `connection_refused`, `connection_unreachable`, `address_refused` or `rate_limited`, with `fields`
 */
export type Connector = {
  /** Returns whether a form opens its channel on this machine instead of at the network; only in builds for the emulators. */
  isLocal?: (values: Readonly<Record<string, string>>) => boolean
  begin: (
    values: Readonly<Record<string, string>>,
    context: ConnectContext,
  ) => Promise<
    { kind: 'found'; channels: FoundChannel[]; notice?: string } | { kind: 'redirect'; url: string; keep: string }
  >
  finish?: (code: string, keep: string, context: ConnectContext) => Promise<FoundChannel[]>
}
