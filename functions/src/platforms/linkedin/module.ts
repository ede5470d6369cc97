import type { Outside, PlatformModule } from '../platform-module.ts'
import { createLinkedInConnector } from './connector.ts'
import { createLinkedInPublisher } from './create-publisher.ts'
import { linkedInHosts } from './hosts.ts'

type Needs = Pick<Outside, 'fetch' | 'images' | 'clock' | 'app' | 'baseUrl'>

export function createLinkedInModule(outside: Needs): PlatformModule {
  const hosts = linkedInHosts(outside.baseUrl)
  return { publisher: createLinkedInPublisher(outside, hosts), connector: createLinkedInConnector(outside, hosts) }
}
