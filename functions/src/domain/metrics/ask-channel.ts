import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'
import { openSecret, rotateSecret } from '../channel-access/channel-secrets.ts'
import { callWithTimeout } from '../networks/call-with-timeout.ts'
import type { Deps } from '../ports/deps.ts'
import type { Publisher, Refused, Secret, WithSecret } from '../ports/networks.ts'

/** Pause after a network failure. */
export const RETRY_PAUSE = 15 * 60_000

export type AskDeps = Pick<
  Deps,
  | 'publishers'
  | 'connections'
  | 'connectionSecrets'
  | 'sealer'
  | 'transact'
  | 'networkHealth'
  | 'rateBudgets'
  | 'clock'
  | 'logger'
>

type Channel = { workspaceId: string; connectionId: string; platform: Platform }
type Access = { publisher: Publisher; connection: Connection; secret: Secret }

/**
 * `gone`: the channel is disconnected or deleted, or its network offers no such reading. `later`: the network or its limits allow no call before that
 * time.
 */
export type Asked<Answer> =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'later'; at: number }
  | { kind: 'failed' | 'gone' }

/** Makes one call that reads metrics of a channel, within the network's limits. Uses the channel's access and stores it if it was renewed. */
export async function askChannel<Answer extends { kind: string }>(
  deps: AskDeps,
  { workspaceId, connectionId, platform }: Channel,
  ask: (access: Access) => Promise<WithSecret<Answer | Refused>> | undefined,
): Promise<Asked<Answer>> {
  const connection = await deps.connections.get(workspaceId, connectionId)
  if (!connection || connection.status === 'disconnected') return { kind: 'gone' }
  const now = deps.clock.now()
  const health = await deps.networkHealth.admit(platform)
  if (health.kind !== 'go') return { kind: 'later', at: health.kind === 'wait' ? health.until : now + RETRY_PAUSE }
  const rules = PLATFORM_CONTRACTS[platform].rates.filter(({ calls }) => calls === 'requests')
  const channel = { platform, workspaceId, connectionId, service: connection.service, requests: 1 }
  const until = await deps.rateBudgets.take(rules, channel)
  if (until !== null) return { kind: 'later', at: until }
  const opened = await openSecret(deps, workspaceId, connection)
  if (!opened) return { kind: 'gone' }
  const access = { publisher: deps.publishers[platform], connection, secret: opened.secret }
  const answer = await callWithTimeout(deps, NETWORK_CALL_TIMEOUT, async () => ask(access))
  if (!answer) return { kind: 'gone' }
  if ('rotatedSecret' in answer && answer.rotatedSecret !== undefined) {
    await rotateSecret(deps, workspaceId, connection, { seenRev: opened.rev, secret: answer.rotatedSecret })
  }
  if (!('error' in answer)) return { kind: 'answer', answer }
  const isLimit = answer.error.kind === 'rate_limit' && answer.retryAt !== undefined && answer.retryAt > now
  return isLimit && answer.retryAt !== undefined ? { kind: 'later', at: answer.retryAt } : { kind: 'failed' }
}
