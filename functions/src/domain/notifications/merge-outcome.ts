import { NOTIFICATION_EXCERPT_MAX } from '@postwright/core/limits'
import type { ChannelFacts, PublicationKind, PublicationNotification } from '@postwright/core/model/notification'
import type { Variant } from '@postwright/core/model/variant'
import { excerptOf } from '@postwright/core/text/excerpt'
import type { Clock } from '../ports/world.ts'
import { newNotification, unreadSince } from './new-notification.ts'

type Outcome = { id: string; kind: PublicationKind; variants: readonly [Variant, ...Variant[]] }

/**
 * One notification for all channels with the same outcome of one plan. Channels are only ever added, so the order in which
 * events arrive does not matter; a channel that is new to it makes it unread again.
 * @returns null when it names every channel already
 */
export function mergeOutcome(
  clock: Clock,
  known: PublicationNotification | null,
  { id, kind, variants }: Outcome,
): PublicationNotification | null {
  const named = known?.channels ?? []
  const fresh = variants.filter(({ connectionId }) => !named.some((channel) => channel.connectionId === connectionId))
  if (fresh.length === 0) return null
  const channels = [...named, ...fresh.map(factsOf)].sort((a, b) => (a.connectionId < b.connectionId ? -1 : 1))
  const happenedAt = Math.max(known?.happenedAt ?? 0, ...fresh.map(({ updatedAt }) => updatedAt))
  if (known) {
    return { ...known, ...unreadSince(happenedAt), channels, rev: known.rev + 1, updatedAt: clock.now() }
  }
  const [{ workspaceId, postId, generation, content }] = variants
  const excerpt = excerptOf(content.text, NOTIFICATION_EXCERPT_MAX)
  return { ...newNotification(clock, id, happenedAt), kind, workspaceId, postId, generation, excerpt, channels }
}

function factsOf({ connectionId, platform, handle, error }: Variant): ChannelFacts {
  return { connectionId, platform, handle, errorKind: error?.kind ?? null }
}
