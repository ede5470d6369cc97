import type { Finding, Mend } from './finding.ts'
import { findingOf } from './finding-of.ts'
import type { Publication, SimulatedChannel, Situation } from './simulation.ts'

type Block = Pick<Finding, 'code'> & { mend?: Mend }

/** Finds channels that cannot publish their planned posts: one finding per channel, at the first publication that is blocked. */
export function findBlockedChannels({ channels, publications }: Situation): Finding[] {
  const byId = new Map(channels.map((channel) => [channel.id, channel]))
  const onChannels = Map.groupBy(publications, ({ connectionId }) => connectionId)
  return [...onChannels].flatMap(([connectionId, planned]) => {
    const ordered = planned.toSorted((a, b) => a.scheduled.instant - b.scheduled.instant)
    const first = ordered.findIndex((publication) => blockOf(byId.get(connectionId), publication) !== null)
    const publication = ordered[first]
    const block = publication && blockOf(byId.get(connectionId), publication)
    if (!publication || !block) return []
    const channel = byId.get(connectionId)
    const facts = { posts: ordered.length - first, channel: channel?.handle ?? '', until: channel?.expiresAt ?? 0 }
    return [findingOf(publication, { ...block, facts })]
  })
}

function blockOf(channel: SimulatedChannel | undefined, { scheduled, mode }: Publication): Block | null {
  if (!channel || channel.status === 'disconnected') return { code: 'channel_missing' }
  const { id: connectionId, status, pausedAt, expiresAt, isRenewed } = channel
  // In assisted mode a person publishes with their own access.
  const isOnItsOwn = mode === 'direct'
  if (isOnItsOwn && status === 'needs_reconnect')
    return { code: 'access_lost', mend: { kind: 'reconnect', connectionId } }
  if (pausedAt !== null) return { code: 'channel_paused', mend: { kind: 'resume_channel', connectionId } }
  const isOver = isOnItsOwn && expiresAt !== null && !isRenewed && expiresAt <= scheduled.instant
  return isOver ? { code: 'access_ends', mend: { kind: 'reconnect', connectionId } } : null
}
