import type { RateBudget } from '@postwright/core/publishing/rate-budget'
import type { Connection } from '@postwright/core/model/connection'
import type { DocumentBase } from '@postwright/core/model/document'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { RateRule } from '@postwright/core/platforms/platform-contract'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Documents, InWorkspace, Tx } from './documents.ts'
import type { Budget } from './networks.ts'

/** Connected accounts: the part that members may read. */
export type ConnectionStore = Pick<Documents<Connection, InWorkspace>, 'get' | 'getIn' | 'list' | 'saveIn' | 'updateIn'>

/** Sealed access of one connection. */
export type ConnectionSecret = DocumentBase & {
  workspaceId: string
  platform: Platform
  sealed: string
  /** App that granted the access, as `appRef` of its keys; null if none is needed or it was not stored yet. */
  appRef?: string | null | undefined
  /** End of the lease during which no other process renews this access. */
  leaseEndsAt?: number | null | undefined
}

export type ConnectionSecretStore = Pick<Documents<ConnectionSecret>, 'get' | 'getIn' | 'saveIn' | 'deleteIn'> & {
  /** Changes the sealed text of a document read in the same transaction. */
  resealIn: (tx: Tx, secret: ConnectionSecret, sealed: string, appRef?: string | null) => void
  /** Stores the end of the lease without a new revision, so an access that a delivery rotates meanwhile is still stored. */
  leaseIn: (tx: Tx, secret: ConnectionSecret, leaseEndsAt: number) => void
}

export type ExpiringConnection = { workspaceId: string; connection: Connection }

/** Channels of all workspaces by the end of their access. */
export type ExpiringConnectionStore = {
  /** Lists the connected channels of a network whose access ends by a time, soonest first. */
  list: (platform: Platform, until: number, limit: number) => Promise<ExpiringConnection[]>
}

/**
 * A connection in progress. `redirect`: its user is at the network's page; `choose`: they choose among channels. The data needed to continue is
 * sealed.
 */
export type ConnectAttempt = DocumentBase & {
  workspaceId: string
  /** Hash of the value stored in the browser that started the connection. */
  browser: string
  platform: Platform
  step: 'redirect' | 'choose'
  sealed: string
  expiresAt: number
}

export type ConnectAttemptStore = Pick<Documents<ConnectAttempt>, 'getIn' | 'deleteIn'> & {
  create: (attempt: ConnectAttempt) => Promise<void>
}

/** Sealed keys, and the last characters of each, which are shown to admins. */
export type SealedAppKeys = {
  sealed: string
  clientIdEnd: string
  clientSecretEnd: string
  kind: string
  /** Expiry of the keys at the network, as typed by the operator. */
  keyEndsAt: number | null
}

/** The operator's app keys at one network. */
export type StoredPlatformApp = DocumentBase &
  SealedAppKeys & {
    /** Hash of the client ID; channels use it to refer to the app through which they were connected. */
    appRef: string
    /** Keys replaced by a rotation, kept for a revert until `endsAt`. */
    previous: (SealedAppKeys & { appRef: string; replacedAt: number; endsAt: number }) | null
    /** Time and result of the last test of the keys at the network. */
    tested: { testedAt: number; outcome: 'passed' | 'refused' | 'unreachable' } | null
  }

export type PlatformAppStore = Pick<Documents<StoredPlatformApp>, 'get' | 'getIn' | 'list' | 'saveIn' | 'deleteIn'>

/** Connections and scheduled posts that use the operator's app at a network. Counts end at `APP_COUNT_MAX`. */
export type PlatformAppUses = {
  count: (
    platform: Platform,
    appRef: string,
  ) => Promise<{ channels: number; ofThisApp: number; workspaces: number; scheduled: number }>
  /** Returns when access at the network was last granted or renewed, and when and why a channel last lost it; null for never. */
  last: (platform: Platform) => Promise<{
    workedAt: number | null
    failed: { at: number; kind: PublishErrorKind } | null
  }>
}

/** The operator's unsealed app keys by network. */
export type PlatformApps = {
  get: (platform: Platform) => Promise<PlatformApp | null>
  /** Returns the networks that have keys. */
  available: () => Promise<Set<string>>
}

/** State of publishing on one network as a whole. Without a document, publishing works normally. */
export type NetworkState = DocumentBase & {
  /** Time when an admin stopped the network, and the admin. */
  stoppedAt: number | null
  stoppedBy: string | null
  /** True while posts held by a stop still have to be released. */
  isReleasing: boolean
  /** Time since which calls are suspended because too many failed. */
  openedAt: number | null
  /** Time of the next probe by one delivery. */
  probeAt: number | null
  /** Number of failed probes since the suspension. */
  probes: number
  /** Latest failures before and since the suspension, latest first. */
  lastErrors: BreakerError[]
}

/** A failed call, with the called server of the network and the kind of failure. */
export type BreakerError = { at: number; kind: PublishErrorKind; service: string }

/** Counts of posts on one network in all workspaces, without reading them. */
export type NetworkPostStore = {
  /** Counts scheduled posts, up to a time if one is given. */
  countScheduled: (platform: Platform, until: number | null) => Promise<number>
  /** Lists the workspace IDs of the next posts, one entry per post. */
  nextWorkspaces: (platform: Platform, limit: number) => Promise<string[]>
  /** Counts posts held by an admin's stop, only those planned before a time if one is given. */
  countStopped: (platform: Platform, before: number | null) => Promise<number>
}

export type NetworkStateStore = Pick<Documents<NetworkState>, 'get' | 'getIn' | 'list' | 'saveIn'>

export type NetworkChange = Partial<
  Pick<NetworkState, 'stoppedAt' | 'stoppedBy' | 'isReleasing' | 'openedAt' | 'probeAt' | 'probes'>
>

export type Admission = { kind: 'go' } | { kind: 'stopped' } | { kind: 'wait'; until: number }

/** Stop and breaker of each network: decides whether it may be called, and records the results of calls. */
export type NetworkHealth = {
  /** Decides whether a delivery may call the network now. */
  admit: (platform: Platform) => Promise<Admission>
  /** Records the result of a call. `service`: the called server, for networks of many servers. */
  note: (platform: Platform, service: string, error: PublishErrorKind | null) => Promise<void>
  /** Changes the stored state of a network and returns it. If `decide` returns no changes, nothing is written and the result is null. */
  change: (
    platform: Platform,
    decide: (state: NetworkState) => NetworkChange | null,
    author: string,
  ) => Promise<NetworkState | null>
}

export type RateBudgetStore = {
  /** Changes one budget in a separate transaction. `decide` receives null when nothing is stored; its `budget` is written unless it is null. */
  change: <T>(
    key: string,
    decide: (budget: RateBudget | null) => { budget: RateBudget | null; result: T },
  ) => Promise<T>
}

/** Channel to call, and the usage of one publication on it. */
export type CalledChannel = {
  platform: string
  workspaceId: string
  connectionId: string
  service: string
  requests: number
}

/** Limits for calls to networks: each call is counted in advance and never given back. */
export type RateBudgets = {
  /** Returns null when the call may be made, otherwise the time to try again. Call it once before each call. */
  take: (rules: readonly RateRule[], channel: CalledChannel) => Promise<number | null>
  /** Applies the budgets reported in a response: if a budget is used up, it stays closed until it resets. */
  note: (rules: readonly RateRule[], channel: CalledChannel, budgets: readonly Budget[]) => Promise<void>
}
