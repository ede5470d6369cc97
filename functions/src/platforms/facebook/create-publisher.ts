import type { Publisher } from '../../domain/ports/networks.ts'
import { refusalOf } from '../meta-graph/classify-failure.ts'
import { openGraph } from '../meta-graph/open-graph.ts'
import { readGraphReply } from '../meta-graph/read-graph-reply.ts'
import { readSecret } from '../meta-graph/secret.ts'
import type { Outside } from '../platform-module.ts'
import { findPost } from './find-post.ts'
import type { FacebookHosts } from './hosts.ts'
import { PAGE_FIELDS, pageAccount, pageSchema } from './load-page.ts'
import { objectPath } from './page-call.ts'
import { pollVideo } from './poll-video.ts'
import { preparePost } from './prepare-post.ts'
import { publishWithCaptions } from './publish-with-captions.ts'
import { readFollowers, readMetrics } from './read-metrics.ts'
import { FACEBOOK_RULES } from './rules.ts'

/** Publishes on Pages. */
export function createPublisher({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: FacebookHosts): Publisher {
  const graph = openGraph(fetch, hosts.graph)
  const upload = openGraph(fetch, hosts.upload)
  const refuse = (error: unknown) => refusalOf(error, clock.now(), FACEBOOK_RULES)

  return {
    platform: 'facebook',
    prepare: (request, progress) => preparePost(request, { graph, upload, progress, now: clock.now() }),
    poll: (request, payload) => pollVideo(graph, request, { payload, now: clock.now() }),
    publish: (request, payload, progress) =>
      publishWithCaptions(graph, request, { payload, progress, now: clock.now() }),
    reconcile: (request, kept) => findPost(graph, request, { kept, now: clock.now() }),
    metrics: (_connection, secret, remoteId) =>
      readMetrics(graph, remoteId, readSecret(secret).accessToken).then(
        (values) => ({ kind: 'metrics', values }),
        refuse,
      ),
    followers: ({ externalId }, secret) =>
      readFollowers(graph, externalId, readSecret(secret).accessToken).then(
        (count) => ({ kind: 'followers', count }),
        refuse,
      ),
    check: async ({ externalId }, secret) => {
      try {
        const call = { params: { fields: PAGE_FIELDS }, token: readSecret(secret).accessToken }
        const page = readGraphReply(pageSchema, await graph(objectPath(externalId), call))
        return { kind: 'ok', account: await pageAccount(fetch, page) }
      } catch (error) {
        return refuse(error)
      }
    },
    // NOTE the network ends the app's access for all Pages of a person at once, connected here or by others.
    revoke: () => Promise.resolve(),
  }
}
