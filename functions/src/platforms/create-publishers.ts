import type { Platform } from '@postwright/core/platforms/platform'
import type { Config } from '../config.ts'
import type { Clock, Images, Publisher } from '../domain/ports.ts'
import { createBlueskyPublisher } from './bluesky/create-publisher.ts'
import type { SafeFetch } from './safe-fetch.ts'
import { createSandboxPublisher } from './sandbox/create-publisher.ts'
import { unavailablePublisher } from './unavailable-publisher.ts'

type Outside = { fetch: SafeFetch; images: Images; clock: Clock }

/** One publisher per network. The sandbox network exists in builds for the emulators only. */
export function createPublishers(config: Config, outside: Outside): Record<Platform, Publisher> {
  return { bluesky: createBlueskyPublisher(outside), sandbox: createSandbox(config, outside) }
}

function createSandbox({ sandboxUrl, appOrigin }: Config, { fetch, clock }: Outside): Publisher {
  if (!__LOCAL__ || sandboxUrl === null) return unavailablePublisher('sandbox')
  return createSandboxPublisher({ fetch, clock, sandboxUrl, appOrigin })
}
