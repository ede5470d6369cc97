import type { Outside, PlatformModule } from '../platform-module.ts'
import { createConnector } from './connector.ts'
import { createPublisher } from './create-publisher.ts'
import { createPublicReader } from './public-reader.ts'
import { youtubeHosts } from './hosts.ts'

type Needs = Pick<Outside, 'fetch' | 'images' | 'clock' | 'app' | 'baseUrl'>

export function createYouTubeModule(outside: Needs): PlatformModule {
  const hosts = youtubeHosts(outside.baseUrl)
  return {
    publisher: createPublisher(outside, hosts),
    connector: createConnector(outside, hosts),
    publicReader: createPublicReader(outside),
  }
}
