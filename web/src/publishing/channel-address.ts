import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import type { Platform } from '@postwright/core/platforms/platform'
import { routes } from '@/config/routes.ts'

type Channel = Pick<Variant, 'platform' | 'handle' | 'connectionId'>
type Service = Connection['service'] | undefined

const PAGE_OF = {
  sandbox: ({ connectionId }) => routes.sandboxFeed.href(connectionId),
  // A network server on a person's own machine has no pages.
  bluesky: ({ handle }, service) =>
    service?.startsWith('http:') ? null : `https://bsky.app/profile/${encodeURIComponent(handle)}`,
} as const satisfies Record<Platform, (channel: Channel, service: Service) => string | null>

/** Where a person can look whether a post is out: the channel's page at its network; null where it has none. */
export function channelAddress(channel: Channel, service: Service): string | null {
  return PAGE_OF[channel.platform](channel, service)
}
