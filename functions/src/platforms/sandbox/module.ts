import type { Connector, Publisher } from '../../domain/ports/networks.ts'
import type { Outside, PlatformModule } from '../platform-module.ts'
import { createSandboxConnector } from './create-connector.ts'
import { createSandboxPublisher } from './create-publisher.ts'
import { withCanary } from './canary-publisher.ts'
import { NO_CONNECTOR, NO_PUBLISHER } from './not-here.ts'

/** The sandbox network, which exists in builds for the emulators only; elsewhere it takes canary posts and nothing else. */
export function createSandboxModule({ fetch, clock, config, openLocalChannel, canary }: Outside): PlatformModule {
  const { sandboxUrl, appOrigin } = config
  if (!__LOCAL__ || sandboxUrl === null) {
    return { publisher: withCanary(NO_PUBLISHER, canary), connector: NO_CONNECTOR }
  }
  const publisher: Publisher = createSandboxPublisher({ fetch, clock, sandboxUrl, appOrigin })
  const connector: Connector = createSandboxConnector({ openLocalChannel, sandboxUrl })
  return { publisher: withCanary(publisher, canary), connector }
}
