import type { Outside, PlatformModule } from '../platform-module.ts'
import { createConnector } from './connector.ts'
import { createPublisher } from './create-publisher.ts'
import { pinterestHosts } from './hosts.ts'

type Needs = Pick<Outside, 'fetch' | 'clock' | 'app' | 'ids' | 'baseUrl'>

export function createPinterestModule(outside: Needs): PlatformModule {
  const hosts = pinterestHosts(outside.baseUrl)
  return { publisher: createPublisher(outside, hosts), connector: createConnector(outside, hosts) }
}
