import type { Outside, PlatformModule } from '../platform-module.ts'
import { createConnector } from './connector.ts'
import { createPublisher } from './create-publisher.ts'
import { facebookHosts } from './hosts.ts'

/** Pages of Facebook. */
export function createFacebookModule({
  fetch,
  clock,
  baseUrl,
}: Pick<Outside, 'fetch' | 'clock' | 'baseUrl'>): PlatformModule {
  const hosts = facebookHosts(baseUrl)
  return {
    publisher: createPublisher({ fetch, clock }, hosts),
    connector: createConnector({ fetch, clock }, hosts),
  }
}
