import type { Outside, PlatformModule } from '../platform-module.ts'
import { createConnector } from './connector.ts'
import { createPublisher } from './create-publisher.ts'
import { tiktokHosts } from './hosts.ts'
import { testTikTokApp } from './test-app.ts'

type Needs = Pick<Outside, 'fetch' | 'clock' | 'app' | 'baseUrl'>

export function createTikTokModule(outside: Needs): PlatformModule {
  const hosts = tiktokHosts(outside.baseUrl)
  return {
    publisher: createPublisher(outside, hosts),
    connector: createConnector(outside, hosts),
    testApp: (app) => testTikTokApp(outside.fetch, hosts, { app, now: outside.clock.now() }),
  }
}
