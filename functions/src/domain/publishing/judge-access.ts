import type { PublishError } from '@postwright/core/publishing/publish-error'
import type { Deps } from '../ports/deps.ts'
import { type Access, openOrReport, storeRotatedSecret } from './access.ts'
import { callNetwork } from '../networks/call-network.ts'
import { isAccessLost } from './is-access-lost.ts'
import { markNeedsReconnect } from './mark-needs-reconnect.ts'

/** Fits into what is left of a lease after a publish call. */
const CHECK_TIMEOUT = 20_000

/**
 * The same answer with its true cause. Networks refuse single posts with the statuses and words of lost access, so an error that
 * speaks of access concerns the post alone unless the network also refuses to say whose access it is. Only then is the channel
 * marked as one to reconnect. Where the network cannot be asked, the step is tried again and asks anew.
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
  // Tokens that are refused while the channel's own work were replaced during the call.
  const retryable = identity.kind === 'unclear' || error.kind === 'token_expired'
  const refused: PublishError = { ...error, kind: 'not_permitted', retryable }
  return { ...answer, error: refused }
}

type Identity = { kind: 'known' } | { kind: 'unclear' } | { kind: 'lost'; error: PublishError }

/** Asks the network whose access it is, with the tokens that are stored by now. */
async function checkIdentity(deps: Deps, access: Access): Promise<Identity> {
  const { workspaceId, connection } = access
  const opened = await openOrReport(deps, workspaceId, connection)
  if (!opened) return { kind: 'lost', error: { kind: 'disconnected', detail: '', retryable: true } }
  if (opened === 'unreadable') return { kind: 'lost', error: { kind: 'config', detail: '', retryable: true } }
  const current = { ...access, ...opened }
  const { check } = deps.publishers[connection.platform]
  const checked = await callNetwork(deps, CHECK_TIMEOUT, () => check(connection, opened.secret))
  await storeRotatedSecret(deps, current, checked)
  if (checked.kind === 'ok') return { kind: 'known' }
  const isLost = checked.kind === 'refused' && isAccessLost(checked.error.kind)
  return isLost ? { kind: 'lost', error: checked.error } : { kind: 'unclear' }
}
