import type { Outside, PlatformModule } from '../platform-module.ts'
import { createConnector } from './connector.ts'
import { createPublisher } from './create-publisher.ts'
import { youtubeHosts } from './hosts.ts'

export function createYouTubeModule(outside: Outside): PlatformModule {
  const hosts = youtubeHosts(outside.baseUrl)
  return { publisher: createPublisher(outside, hosts), connector: createConnector(outside, hosts) }
}
