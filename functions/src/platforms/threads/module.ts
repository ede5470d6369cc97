import { openGraph } from '../meta-graph/open-graph.ts'
import { testGraphApp } from '../meta-graph/test-app.ts'
import { THREADS_CONTRACT } from '@postwright/core/platforms/threads/contract'
import { refusalOf } from '../meta-graph/classify-failure.ts'
import { containerSteps } from '../meta-graph/container-steps.ts'
import { renewToken } from '../meta-graph/renew-token.ts'
import { readSecret } from '../meta-graph/secret.ts'
import type { Outside, PlatformModule } from '../platform-module.ts'
import { createConnector } from './connector.ts'
import { threadsHosts } from './hosts.ts'
import { loadAccount } from './load-account.ts'
import { readFollowers, readMetrics } from './read-metrics.ts'
import { THREADS_RULES } from './rules.ts'
import { threadsApi } from './threads-api.ts'

/** Profiles of Threads. */
export function createThreadsModule({
  fetch,
  clock,
  baseUrl,
}: Pick<Outside, 'fetch' | 'clock' | 'baseUrl'>): PlatformModule {
  const hosts = threadsHosts(baseUrl)
  const graph = openGraph(fetch, hosts.graph)
  const refuse = (error: unknown) => refusalOf(error, clock.now(), THREADS_RULES)
  return {
    connector: createConnector({ fetch, clock }, hosts),
    testApp: (app) =>
      testGraphApp(
        fetch,
        { name: THREADS_CONTRACT.name, graph: hosts.graph, path: '/oauth/access_token', now: clock.now() },
        app,
      ),
    publisher: {
      platform: 'threads',
      ...containerSteps(threadsApi(graph, clock.now), clock.now),
      metrics: (_connection, secret, remoteId) =>
        readMetrics(graph, remoteId, readSecret(secret).accessToken).then(
          (values) => ({ kind: 'metrics', values }),
          refuse,
        ),
      followers: (_connection, secret) =>
        readFollowers(graph, readSecret(secret).accessToken).then((count) => ({ kind: 'followers', count }), refuse),
      refresh: ({ expiresAt }, secret) =>
        renewToken(graph, 'th_refresh_token', { secret, expiresAt, now: clock.now() }).catch(refuse),
      check: (_connection, secret) =>
        loadAccount(graph, fetch, readSecret(secret).accessToken).then((account) => ({ kind: 'ok', account }), refuse),
      // The network has no call for it: a person ends an app's access in their own settings.
      revoke: () => Promise.resolve(),
    },
  }
}
