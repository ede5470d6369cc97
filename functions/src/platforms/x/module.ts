import type { Outside, PlatformModule } from '../platform-module.ts'
import { createXConnector } from './connector.ts'
import { createXPublisher } from './create-publisher.ts'
import { xHosts } from './hosts.ts'

type Needs = Pick<Outside, 'fetch' | 'images' | 'clock' | 'app' | 'baseUrl'>

export function createXModule(outside: Needs): PlatformModule {
  const hosts = xHosts(outside.baseUrl)
  return { publisher: createXPublisher(outside, hosts), connector: createXConnector(outside, hosts) }
}
