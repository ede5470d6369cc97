import { findApprovalMode, NO_APPROVALS } from '@postwright/core/model/approval'
import { type Connection, getBrokenAt } from '@postwright/core/model/connection'
import type { Captions } from '@postwright/core/media/media-facts'
import type { Variant } from '@postwright/core/model/variant'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { PublishError, PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Deps } from '../ports/deps.ts'
import { openSecret, rotateSecret } from '../channel-access/channel-secrets.ts'
import { getBlobKey } from '../media/media-bytes.ts'
import { publicMediaAddress } from '../media/media-addresses.ts'
import type { PublishRequest, WithSecret } from '../ports/networks.ts'
import { callWithTimeout } from '../networks/call-with-timeout.ts'

/** Account of a variant, opened for one delivery; `secret` is updated when the network rotates it. */
export type Access = { workspaceId: string; connection: Connection; secret: string; rev: number }

type Closed = { kind: 'closed'; error: PublishError }

/**
 * Opens the account and its secret, or returns the reason why it cannot be used. `allowNeedsReconnect`: also opens an account that must be
 * reconnected, which is enough for reading.
 */
export async function openAccess(
  deps: Deps,
  variant: Variant,
  { allowNeedsReconnect = false } = {},
): Promise<{ kind: 'open'; access: Access } | Closed> {
  const { workspaceId, connectionId } = variant
  const connection = await deps.connections.get(workspaceId, connectionId)
  if (!connection || connection.status === 'disconnected') return closed('disconnected')
  if (connection.status === 'needs_reconnect' && !allowNeedsReconnect)
    return closed(connection.lastError?.kind ?? 'token_expired')
  const opened = await openOrReport(deps, workspaceId, connection)
  if (opened === 'unreadable') {
    await markNeedsReconnect(deps, { workspaceId, connection }, { kind: 'config', detail: '' })
    return closed('config')
  }
  if (!opened) return closed('disconnected')
  return { kind: 'open', access: { workspaceId, connection, ...opened } }
}

type RequestDeps = Pick<Deps, 'blobs' | 'media' | 'clock' | 'tokenKeys' | 'config' | 'workspaces' | 'workspaceChecks'>

/** Returns the publisher's input, the same for every retry within a generation. */
export function requestFor(deps: RequestDeps, access: Access, variant: Variant): PublishRequest {
  const { workspaceId, content, recordKey, scheduled, intentAt } = variant
  const { media }: PlatformContract = PLATFORM_CONTRACTS[variant.platform]
  const life = { isLasting: media.keepsAddresses === true }
  return {
    connection: access.connection,
    secret: access.secret,
    content,
    recordKey,
    intentAt: intentAt ?? scheduled.instant,
    part: { kind: variant.partKind, index: variant.partIndex, replyTo: variant.replyTo },
    loadMedia: (mediaId, range) => deps.blobs.get(getBlobKey({ workspaceId, id: mediaId }), range),
    loadCaptions: (mediaId) => captionsFor(deps, variant, mediaId),
    mediaUrl: (mediaId) => publicMediaAddress(deps, { workspaceId, mediaId, variantId: variant.id }, life),
  }
}

/**
 * Returns the captions frozen with the content. Content from before captions were frozen uses those of its video, unless a user has changed them
 * since it was planned and approved.
 */
async function captionsFor(
  deps: Pick<Deps, 'media' | 'workspaces' | 'workspaceChecks'>,
  variant: Variant,
  mediaId: string,
): Promise<readonly Captions[]> {
  const { workspaceId, content, createdAt } = variant
  const frozen = content.media.find((file) => file.mediaId === mediaId)?.captions
  if (frozen) return frozen
  const video = await deps.media.get(workspaceId, mediaId)
  if (!video || video.updatedAt <= createdAt || variant.approvals.length === 0) return video?.captions ?? []
  const workspace = await deps.workspaceChecks(workspaceId, () => deps.workspaces.get(workspaceId))
  const mode = findApprovalMode(workspace?.approvalRules ?? NO_APPROVALS, variant)
  return mode === 'none' ? video.captions : []
}

/**
 * Stores a secret that the network rotated during a call, and returns access with the currently stored one. A failure requires a new sign-in later;
 * it never affects the outcome of the call.
 */
export async function storeRotatedSecret(deps: Deps, access: Access, result: WithSecret<object>): Promise<Access> {
  if (result.rotatedSecret === undefined) return access
  const { workspaceId, connection, rev } = access
  try {
    await rotateSecret(deps, workspaceId, connection, { seenRev: rev, secret: result.rotatedSecret })
    const opened = await openSecret(deps, workspaceId, connection)
    return opened ? { ...access, ...opened } : access
  } catch (error) {
    deps.logger.error('a rotated secret could not be stored', { connectionId: connection.id, error: String(error) })
    return { ...access, secret: result.rotatedSecret }
  }
}

/** Returns whether another worker has stored new tokens since this access was opened: networks invalidate replaced tokens. */
export async function isRenewedElsewhere(deps: Deps, { workspaceId, connection, rev }: Access): Promise<boolean> {
  const opened = await openOrReport(deps, workspaceId, connection)
  return opened !== null && opened !== 'unreadable' && opened.rev !== rev
}

/** Returns the currently stored secret; null if the account was disconnected, `unreadable` if it cannot be opened, which is logged. */
async function openOrReport(deps: Deps, workspaceId: string, connection: Connection) {
  try {
    return await openSecret(deps, workspaceId, connection)
  } catch (error) {
    deps.logger.error('a sealed secret could not be opened', { connectionId: connection.id, error: String(error) })
    return 'unreadable'
  }
}

function closed(kind: PublishErrorKind): Closed {
  return { kind: 'closed', error: { kind, detail: '', retryable: true } }
}

/** Refusals that end when the account is reconnected; until then the post waits. */
export const ACCESS_LOST: readonly PublishErrorKind[] = ['token_expired', 'permission', 'disconnected', 'config']

export function isAccessLost(kind: PublishErrorKind): boolean {
  return ACCESS_LOST.includes(kind)
}

/** Marks an account as one that must be reconnected, so nothing else is sent or planned there until then. */
async function markNeedsReconnect(
  deps: Pick<Deps, 'transact' | 'connections' | 'clock'>,
  { workspaceId, connection: { id } }: { workspaceId: string; connection: Pick<Connection, 'id'> },
  { kind, detail }: Pick<PublishError, 'kind' | 'detail'>,
): Promise<void> {
  await deps.transact(async (tx) => {
    const connection = await deps.connections.getIn(tx, workspaceId, id)
    if (!connection || connection.status === 'disconnected' || connection.status === 'needs_reconnect') return
    const now = deps.clock.now()
    deps.connections.updateIn(tx, workspaceId, connection, {
      status: 'needs_reconnect',
      lastCheckedAt: now,
      brokenAt: getBrokenAt(connection, 'needs_reconnect', now),
      lastError: { kind, detail },
    })
  })
}

/** Time limit of an identity check, which fits into the rest of a lease after a publish call. */
const CHECK_TIMEOUT = 20_000

/**
 * Returns the response with its true cause. Networks refuse single posts with the statuses and messages of lost access, so an access error concerns
 * only the post unless the network also refuses to identify the account. Only then is the channel marked for reconnection. If the network cannot be
 * asked, the step is retried and asks again.
 */
export async function judgeAccess<Answer extends { kind: string; error?: PublishError }>(
  deps: Deps,
  access: Access,
  answer: Answer,
): Promise<Answer> {
  const { error } = answer
  if (!error || !isAccessLost(error.kind)) return answer
  const identity = await checkIdentity(deps, access)
  if (identity.kind === 'lost') {
    const lost = { ...identity.error, detail: identity.error.detail || error.detail }
    await markNeedsReconnect(deps, access, lost)
    return { ...answer, error: lost }
  }
  deps.logger.info('a refusal concerns one post only', { connectionId: access.connection.id, kind: error.kind })
  // If tokens are refused while the channel's own access works, they were replaced during the call.
  const retryable = identity.kind === 'unclear' || error.kind === 'token_expired'
  const refused: PublishError = { ...error, kind: 'not_permitted', retryable }
  return { ...answer, error: refused }
}

type Identity = { kind: 'known' } | { kind: 'unclear' } | { kind: 'lost'; error: PublishError }

/** Asks the network for the account's identity, with the currently stored tokens. */
async function checkIdentity(deps: Deps, access: Access): Promise<Identity> {
  const { workspaceId, connection } = access
  const opened = await openOrReport(deps, workspaceId, connection)
  if (!opened) return { kind: 'lost', error: { kind: 'disconnected', detail: '', retryable: true } }
  if (opened === 'unreadable') return { kind: 'lost', error: { kind: 'config', detail: '', retryable: true } }
  const current = { ...access, ...opened }
  const { check } = deps.publishers[connection.platform]
  const checked = await callWithTimeout(deps, CHECK_TIMEOUT, () => check(connection, opened.secret))
  await storeRotatedSecret(deps, current, checked)
  if (checked.kind === 'ok') return { kind: 'known' }
  const isLost = checked.kind === 'refused' && isAccessLost(checked.error.kind)
  return isLost ? { kind: 'lost', error: checked.error } : { kind: 'unclear' }
}
