import { FACEBOOK_CONTRACT } from '@postwright/core/platforms/facebook/contract'
import { testGraphApp } from '../meta-graph/connect.ts'
import type { Outside, PlatformModule } from '../platform-module.ts'
import { createConnector } from './connect.ts'
import { createPublisher } from './create-publisher.ts'
import { FACEBOOK_VERSION, facebookHosts } from './api.ts'

export function createFacebookModule({
  fetch,
  clock,
  baseUrl,
}: Pick<Outside, 'fetch' | 'clock' | 'baseUrl'>): PlatformModule {
  const hosts = facebookHosts(baseUrl)
  return {
    publisher: createPublisher({ fetch, clock }, hosts),
    connector: createConnector({ fetch, clock }, hosts),
    testApp: (app) => {
      const path = `${FACEBOOK_VERSION}/oauth/access_token`
      return testGraphApp(fetch, { name: FACEBOOK_CONTRACT.name, graph: hosts.graph, path, now: clock.now() }, app)
    },
  }
}
