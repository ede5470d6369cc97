import { TIKTOK_CONTRACT } from '@postwright/core/platforms/tiktok/contract'
import type { Publisher, Secret } from '../../domain/ports/networks.ts'
import { openApi } from '../oauth-api/open-api.ts'
import { requireApp } from '../oauth-api/require-app.ts'
import { tryPublish, tryStep } from '../oauth-api/try-step.ts'
import { readTokens } from '../oauth-api/tokens.ts'
import type { Outside } from '../platform-module.ts'
import { accountOf, factsOf, loadCreatorInfo, loadUser } from './creator-info.ts'
import { explainTikTok } from './explain.ts'
import { findPost } from './find-post.ts'
import type { TikTokHosts } from './hosts.ts'
import { isDraftChannel } from './is-draft-channel.ts'
import { openSession } from './open-session.ts'
import { preparePost } from './prepare-post.ts'
import { postUrl } from './outcome-of-status.ts'
import { loadStatus } from './post-status.ts'
import { publishPost } from './publish-post.ts'
import { readMetrics } from './read-metrics.ts'

const REVOKE_TIMEOUT = 5_000

/** Posts videos and photos of an account, or leaves them as drafts in its inbox, by what the app may do. */
export function createPublisher(needs: Pick<Outside, 'fetch' | 'clock' | 'app'>, hosts: TikTokHosts): Publisher {
  const { fetch, clock, app } = needs
  const context = { explain: explainTikTok, clock }
  const store = openApi(fetch)
  const open = (secret: Secret) => openSession(needs, hosts, secret)

  return {
    platform: TIKTOK_CONTRACT.platform,

    prepare: (request, progress) => {
      const session = open(request.secret)
      return tryStep(session, context, () =>
        preparePost({ call: session.call, store, hosts }, request, { progress, now: clock.now() }),
      )
    },

    publish: (request, payload, progress) => {
      const session = open(request.secret)
      const apis = { call: session.call, store, hosts }
      return tryPublish(session, context, () => publishPost(apis, request, { payload, progress, clock }))
    },

    reconcile: (request, kept) => {
      const session = open(request.secret)
      return tryStep(session, context, () => findPost(session.call, hosts, { request, kept, now: clock.now() }))
    },

    metrics: (connection, secret, remoteId) => {
      const session = open(secret)
      return tryStep(session, context, async () => ({
        kind: 'metrics' as const,
        values: await readMetrics(session.call, hosts, { connection, remoteId }),
      }))
    },

    // The id of a post is public after moderation: https://developers.tiktok.com/doc/content-posting-api-reference-get-video-status (2026-11)
    later: {
      isProvisional: (remoteId) => !/^\d+$/.test(remoteId),
      locate: ({ handle }, secret, publishId) => {
        const session = open(secret)
        return tryStep(session, context, async () => {
          const { postId } = await loadStatus(session.call, hosts, publishId)
          const url = postId === null ? null : postUrl(handle, postId, publishId.startsWith('p_'))
          return postId === null || url === null
            ? { kind: 'waiting' as const }
            : { kind: 'located' as const, remoteId: postId, url }
        })
      },
    },

    refresh: (_connection, secret) => {
      const session = open(secret)
      return tryStep(session, context, async () => {
        await session.renew()
        return { kind: 'ok' as const, expiresAt: clock.now() + TIKTOK_CONTRACT.auth.refreshLife }
      })
    },

    check: (connection, secret) => {
      const { externalId } = connection
      const session = open(secret)
      return tryStep(session, context, async () => {
        if (isDraftChannel(connection))
          return { kind: 'ok' as const, account: await loadUser(session.call, hosts, fetch) }
        const info = await loadCreatorInfo(session.call, hosts)
        return { kind: 'ok' as const, account: await accountOf(info, externalId, fetch), facts: factsOf(info) }
      })
    },

    revoke: async (_connection, secret) => {
      const { clientId, clientSecret } = await requireApp(app)
      const fields = { client_key: clientId, client_secret: clientSecret, token: readTokens(secret).access }
      await store(`${hosts.api}/oauth/revoke/`, {
        method: 'POST',
        body: { kind: 'form', fields },
        timeout: REVOKE_TIMEOUT,
      })
    },
  }
}
