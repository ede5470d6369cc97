import { YOUTUBE_CONTRACT } from '@postwright/core/platforms/youtube/contract'
import type { Publisher, Secret } from '../../domain/ports/networks.ts'
import { refusalOf } from '../oauth-api/describe-failure.ts'
import { openApi } from '../oauth-api/open-api.ts'
import { readTokens } from '../oauth-api/tokens.ts'
import { tryPublish, tryStep } from '../oauth-api/try-step.ts'
import { Unsendable } from '../oauth-api/unsendable.ts'
import type { Outside } from '../platform-module.ts'
import { explainYouTube } from './explain.ts'
import { findUpload } from './find-upload.ts'
import type { YouTubeHosts } from './hosts.ts'
import { loadChannels } from './load-channels.ts'
import { openSession } from './open-session.ts'
import { prepareUpload } from './prepare-upload.ts'
import { publishUpload } from './publish-upload.ts'
import { readFollowers, readMetrics } from './read-metrics.ts'

const REVOKE_TIMEOUT = 5_000

type Needs = Pick<Outside, 'fetch' | 'images' | 'clock' | 'app'>

/** Uploads videos to channels. */
export function createPublisher(needs: Needs, hosts: YouTubeHosts): Publisher {
  const { fetch, images, clock } = needs
  const context = { explain: explainYouTube, clock }
  const open = (secret: Secret) => openSession(needs, hosts, secret)

  return {
    platform: YOUTUBE_CONTRACT.platform,

    prepare: (request, progress) => {
      const session = open(request.secret)
      return tryStep(session, context, () => prepareUpload(session.call, hosts, { request, progress }))
    },

    publish: (request, payload) => {
      const session = open(request.secret)
      const explain = (error: unknown) =>
        refusalOf(error, { ...context, now: clock.now(), secrets: session.secrets() }).error.detail
      const tools = { call: session.call, hosts, images, explain }
      return tryPublish(session, context, () => publishUpload(tools, request, payload))
    },

    reconcile: (request, kept) => {
      const session = open(request.secret)
      return tryStep(session, context, () => findUpload(session.call, request, kept))
    },

    metrics: (_connection, secret, remoteId) => {
      const session = open(secret)
      return tryStep(session, context, async () => ({
        kind: 'metrics' as const,
        values: await readMetrics(session.call, hosts, remoteId),
      }))
    },

    followers: ({ externalId }, secret) => {
      const session = open(secret)
      return tryStep(session, context, async () => ({
        kind: 'followers' as const,
        count: await readFollowers(session.call, hosts, externalId),
      }))
    },

    refresh: (_connection, secret) => {
      const session = open(secret)
      return tryStep(session, context, async () => {
        await session.renew()
        return { kind: 'ok' as const, expiresAt: null }
      })
    },

    check: ({ externalId }, secret) => {
      const session = open(secret)
      return tryStep(session, context, async () => {
        const accounts = await loadChannels(session.call, fetch, hosts)
        const account = accounts.find((found) => found.externalId === externalId)
        if (!account) throw new Unsendable('permission', 'The account no longer has this channel.')
        return { kind: 'ok' as const, account }
      })
    },

    revoke: async (_connection, secret) => {
      const { access, refresh } = readTokens(secret)
      const body = { kind: 'form', fields: { token: refresh || access } } as const
      await openApi(fetch)(`${hosts.tokens}/revoke`, { method: 'POST', body, timeout: REVOKE_TIMEOUT })
    },
  }
}
