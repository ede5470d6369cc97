import type { Connection } from '@postwright/core/model/connection'
import type { DocumentBase } from '@postwright/core/model/document'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { RateRule } from '@postwright/core/platforms/platform-contract'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Documents, InWorkspace, Tx } from './documents.ts'
import type { Budget } from './networks.ts'

/** Connected accounts: the half that members may read. */
export type ConnectionStore = Pick<Documents<Connection, InWorkspace>, 'get' | 'getIn' | 'list' | 'saveIn' | 'updateIn'>

/** The sealed access of one connection. */
export type ConnectionSecret = DocumentBase & {
  workspaceId: string
  platform: Platform
  sealed: string
  /** The app that it was granted through, as `appRef` of its keys; null where none is needed or it was not stored yet. */
  appRef?: string | null | undefined
  /** Until then nothing else renews this access. */
  leaseEndsAt?: number | null | undefined
}

export type ConnectionSecretStore = Pick<Documents<ConnectionSecret>, 'get' | 'getIn' | 'saveIn' | 'deleteIn'> & {
  /** Changes the sealed text of a document read in the same transaction. */
  resealIn: (tx: Tx, secret: ConnectionSecret, sealed: string, appRef?: string | null) => void
  /** Keeps the revision: what a delivery rotates meanwhile is still stored. */
  leaseIn: (tx: Tx, secret: ConnectionSecret, leaseEndsAt: number) => void
}

export type ExpiringConnection = { workspaceId: string; connection: Connection }

/** Channels of all workspaces by the end of their access. */
export type ExpiringConnectionStore = {
  /** The connected ones of a network whose access ends until then, the first to end first. */
  list: (platform: Platform, until: number, limit: number) => Promise<ExpiringConnection[]>
}

/**
 * A connection that was begun. `redirect`: its person is at the network's page; `choose`: they choose among channels. What it
 * needs to go on is sealed.
 */
export type ConnectAttempt = DocumentBase & {
  workspaceId: string
  /** A hash of what the browser keeps in which it was begun. */
  browser: string
  platform: Platform
  step: 'redirect' | 'choose'
  sealed: string
  expiresAt: number
}

export type ConnectAttemptStore = Pick<Documents<ConnectAttempt>, 'getIn' | 'deleteIn'> & {
  create: (attempt: ConnectAttempt) => Promise<void>
}

/** Sealed keys, and what admins are shown of them: the last characters of each. */
export type SealedAppKeys = {
  sealed: string
  clientIdEnd: string
  clientSecretEnd: string
  kind: string
  /** When the network ends the keys, as the operator has typed it. */
  keyEndsAt: number | null
}

/** The operator's app keys at one network. */
export type StoredPlatformApp = DocumentBase &
  SealedAppKeys & {
    /** A hash of the client id, by which channels name the app that they were connected through. */
    appRef: string
    /** What a rotation has replaced, for going back until `endsAt`. */
    previous: (SealedAppKeys & { appRef: string; replacedAt: number; endsAt: number }) | null
    /** When the network was last asked whether the keys are right. */
    tested: { testedAt: number; outcome: 'passed' | 'refused' | 'unreachable' } | null
  }

export type PlatformAppStore = Pick<Documents<StoredPlatformApp>, 'get' | 'getIn' | 'list' | 'saveIn' | 'deleteIn'>

/** What is connected and scheduled through the operator's app at a network. Counts end at `APP_COUNT_MAX`. */
export type PlatformAppUses = {
  count: (
    platform: Platform,
    appRef: string,
  ) => Promise<{ channels: number; ofThisApp: number; workspaces: number; scheduled: number }>
  /** When access at the network was last granted or renewed, and which channel last lost it. */
  last: (platform: Platform) => Promise<{
    workedAt: number | null
    failed: { at: number; kind: PublishErrorKind } | null
  }>
}

/** The operator's app keys by network, opened. */
export type PlatformApps = {
  get: (platform: Platform) => Promise<PlatformApp | null>
  /** The networks that have keys. */
  available: () => Promise<Set<string>>
}

/** Publishing on one network as a whole. Without a document nothing is wrong. */
export type NetworkState = DocumentBase & {
  /** Since when an admin has stopped it, and who. */
  stoppedAt: number | null
  stoppedBy: string | null
  /** Posts that were held by a stop are still to be released. */
  isReleasing: boolean
  /** Since when calls are suspended because too many failed. */
  openedAt: number | null
  /** When one delivery may try whether the network works again. */
  probeAt: number | null
  /** Failed probes since it was suspended. */
  probes: number
  /** The last failures before and since it was suspended, the latest first. */
  lastErrors: BreakerError[]
}

/** A failed call: which server of the network it was made to, and how it failed. */
export type BreakerError = { at: number; kind: PublishErrorKind; service: string }

/** Posts on one network in all workspaces, counted and not read. */
export type NetworkPostStore = {
  /** Scheduled posts, up to an instant if one is given. */
  countScheduled: (platform: Platform, until: number | null) => Promise<number>
  /** Workspaces of the posts that come next, one for each post. */
  nextWorkspaces: (platform: Platform, limit: number) => Promise<string[]>
  /** Posts that are held for an admin's stop, those planned for before an instant if one is given. */
  countStopped: (platform: Platform, before: number | null) => Promise<number>
}

export type NetworkStateStore = Pick<Documents<NetworkState>, 'get' | 'getIn' | 'list' | 'saveIn'>

export type NetworkChange = Partial<
  Pick<NetworkState, 'stoppedAt' | 'stoppedBy' | 'isReleasing' | 'openedAt' | 'probeAt' | 'probes'>
>

export type Admission = { kind: 'go' } | { kind: 'stopped' } | { kind: 'wait'; until: number }

/** Whether a network may be called. */
export type NetworkHealth = {
  /** Whether a delivery may call the network now. */
  admit: (platform: Platform) => Promise<Admission>
  /** What became of a call. `service`: the server that was called, for networks of many servers. */
  note: (platform: Platform, service: string, error: PublishErrorKind | null) => Promise<void>
  /** `decide` gives what to change in the state as it is stored; null: nothing. */
  change: (
    platform: Platform,
    decide: (state: NetworkState) => NetworkChange | null,
    author: string,
  ) => Promise<NetworkState | null>
}

/** What was taken of one budget in its present window. */
export type RateBudget = {
  windowEndsAt: number
  used: number
  /** What each channel has taken, of a budget that several share. */
  channels: Record<string, number>
  /** The network has said that nothing more is taken until then. */
  blockedUntilAt: number | null
  expiresAt: number
}

export type RateBudgetStore = {
  /** Changes one budget on its own; `decide` gets null when nothing is stored, and what it returns is written unless null. */
  change: <T>(
    key: string,
    decide: (budget: RateBudget | null) => { budget: RateBudget | null; result: T },
  ) => Promise<T>
}

/** What is called, and what one publication on it takes. */
export type CalledChannel = {
  platform: string
  workspaceId: string
  connectionId: string
  service: string
  requests: number
}

/** How often networks may be called, counted before each call and never given back. */
export type RateBudgets = {
  /** Null when the call may be made, else when it may be tried again. Taken once for each call, before it. */
  take: (rules: readonly RateRule[], channel: CalledChannel) => Promise<number | null>
  /** What a reply says of its network's budgets: the rest of one that is used up is closed until it begins anew. */
  note: (rules: readonly RateRule[], channel: CalledChannel, budgets: readonly Budget[]) => Promise<void>
}
