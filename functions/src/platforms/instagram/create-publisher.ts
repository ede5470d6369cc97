import type { Publisher, PublishRequest } from '../../domain/ports/networks.ts'
import { refusalOf } from '../meta-graph/classify-failure.ts'
import { containerSteps } from '../meta-graph/container-steps.ts'
import { openGraph } from '../meta-graph/open-graph.ts'
import { renewToken } from '../meta-graph/renew-token.ts'
import { readSecret } from '../meta-graph/secret.ts'
import type { Outside } from '../platform-module.ts'
import type { InstagramHosts } from './hosts.ts'
import { instagramApi } from './instagram-api.ts'
import { loadAccount } from './load-account.ts'
import { findComment, publishComment } from './publish-comment.ts'
import { readFollowers, readMetrics } from './read-metrics.ts'
import { INSTAGRAM_RULES } from './rules.ts'

const NOT_PROFESSIONAL = 'The account is no longer a professional one.'

/** Publishes to professional accounts. */
export function createPublisher({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: InstagramHosts): Publisher {
  const graph = openGraph(fetch, hosts.graph)
  const steps = containerSteps(instagramApi(graph, clock.now), clock.now)
  const refuse = (error: unknown) => refusalOf(error, clock.now(), INSTAGRAM_RULES)
  const commentOf = (request: PublishRequest) => {
    const parent = request.part.kind === 'comment' ? request.part.replyTo?.parent : undefined
    return parent === undefined ? null : { graph, request, parent, now: clock.now() }
  }

  return {
    platform: 'instagram',
    prepare: async (request, progress) =>
      commentOf(request) ? { kind: 'prepared', payload: '' } : steps.prepare(request, progress),
    poll: async (request, payload) => (commentOf(request) ? { kind: 'ready' } : steps.poll(request, payload)),
    publish: (request, payload) => {
      const comment = commentOf(request)
      return comment ? publishComment(comment) : steps.publish(request, payload)
    },
    reconcile: (request, kept) => {
      const comment = commentOf(request)
      return comment ? findComment(comment) : steps.reconcile(request, kept)
    },
    metrics: (_connection, secret, remoteId) =>
      readMetrics(graph, remoteId, readSecret(secret).accessToken).then(
        (values) => ({ kind: 'metrics', values }),
        refuse,
      ),
    followers: (_connection, secret) =>
      readFollowers(graph, readSecret(secret).accessToken).then((count) => ({ kind: 'followers', count }), refuse),
    refresh: ({ expiresAt }, secret) =>
      renewToken(graph, 'ig_refresh_token', { secret, expiresAt, now: clock.now() }).catch(refuse),
    check: async (_connection, secret) => {
      try {
        const { account, isProfessional } = await loadAccount(graph, fetch, readSecret(secret).accessToken)
        if (isProfessional) return { kind: 'ok', account }
        return { kind: 'refused', error: { kind: 'permission', detail: NOT_PROFESSIONAL, retryable: false } }
      } catch (error) {
        return refuse(error)
      }
    },
    // The network has no call for it: a person ends an app's access in their own settings.
    revoke: () => Promise.resolve(),
  }
}
