import type { Outside, PlatformModule } from '../platform-module.ts'
import { createPublisher } from './create-publisher.ts'
import { youtubeHosts, type YouTubeHosts } from './api.ts'
import { FEED_BYTES_MAX } from '@postwright/core/limits'
import type { PublicReader } from '../../domain/ports/public-readers.ts'
import { failedReading } from '../../domain/radar/failed-reading.ts'
import { createWebFeedReader } from '../../files/feed/create-web-feed-reader.ts'
import { pollPage } from '../poll-page.ts'
import { YOUTUBE_CONTRACT } from '@postwright/core/platforms/youtube/contract'
import { AppError } from '../../domain/app-error.ts'
import type { ConnectContext, Connector, FoundChannel } from '../../domain/ports/networks.ts'
import { openApi } from '../oauth-api/api.ts'
import { requireScopes, connectError } from '../oauth-api/connect.ts'
import { writeTokens } from '../oauth-api/tokens.ts'
import { requestTokens, loadChannels } from './connect.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

type Needs = Pick<Outside, 'fetch' | 'images' | 'clock' | 'app' | 'baseUrl'>

export function createYouTubeModule(outside: Needs): PlatformModule {
  const hosts = youtubeHosts(outside.baseUrl)
  return {
    publisher: createPublisher(outside, hosts),
    connector: createConnector(outside, hosts),
    publicReader: createPublicReader(outside),
  }
}

const SITE = 'https://www.youtube.com'

const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com'])

/** Returns a reader of a channel's videos from its feed, which the network links on the channel's pages. */
export function createPublicReader({
  fetch,
  clock,
  baseUrl,
}: Pick<Outside, 'fetch' | 'clock' | 'baseUrl'>): PublicReader {
  const feeds = createWebFeedReader()
  return {
    kind: 'feed',
    recognise: (typed) => {
      const channel = channelIn(typed)
      return channel === null ? null : { readUrl: `${SITE}/feeds/videos.xml?channel_id=${channel}`, isCertain: true }
    },
    read: async ({ readUrl, ...marks }, since) => {
      const url = baseUrl === null ? readUrl : readUrl.replace(SITE, baseUrl)
      const limits = { accept: 'application/atom+xml, text/xml', maxBytes: FEED_BYTES_MAX }
      const page = await pollPage({ fetch, clock }, url, { ...limits, marks })
      if (page.kind !== 'page') return page
      const feed = await feeds.parse(page)
      if (!feed) return failedReading('unreadable')
      const posts = feed.items
        .filter(({ publishedAt }) => publishedAt === null || publishedAt >= since)
        .map(({ key, title, text, link, publishedAt, views, likes }) => ({
          id: key,
          text: [title, text].filter((part) => part !== '').join('\n'),
          link,
          publishedAt,
          format: 'video' as const,
          tags: null,
          ...(views !== null && { views }),
          ...(likes !== null && { likes }),
        }))
      const channel = URL.parse(readUrl)?.searchParams.get('channel_id') ?? ''
      const address = `${SITE}/channel/${channel}`
      return { kind: 'posts', name: feed.title, address, followers: null, posts, marks: page.marks }
    },
  }
}

function channelIn(typed: string): string | null {
  const url = /^https?:/i.test(typed) ? URL.parse(typed) : URL.parse(`https://${typed}`)
  if (!url || !HOSTS.has(url.hostname)) return null
  const [, place, id = ''] = url.pathname.split('/')
  const named = place === 'channel' ? id : place === 'feeds' ? (url.searchParams.get('channel_id') ?? '') : ''
  return /^UC[\w-]{10,40}$/.test(named) ? named : null
}

const { name, auth } = YOUTUBE_CONTRACT

/**
 * Returns a connector for channels, by OAuth on Google's consent page. Consent is requested every time: without it, Google grants no lasting access.
 */
function createConnector({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: YouTubeHosts): Connector {
  async function openChannels(
    code: string,
    { app, redirectUri, codeVerifier }: ConnectContext,
  ): Promise<FoundChannel[]> {
    if (!app) throw new AppError('network_unavailable')
    const api = openApi(fetch)
    const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: codeVerifier }
    const { tokens, scopes } = await requestTokens(api, hosts, { app, fields, now: clock.now() })
    requireScopes(auth.scopes, scopes, name)
    if (tokens.refresh === '')
      throw new AppError('connection_refused', { detail: NETWORK_WORDS.youtube.noLastingAccess })
    const headers = { authorization: `Bearer ${tokens.access}` }
    const accounts = await loadChannels((url, call) => api(url, { ...call, headers }), fetch, hosts)
    if (accounts.length === 0) throw new AppError('connection_refused', { detail: NETWORK_WORDS.youtube.noChannel })
    const secret = writeTokens(tokens)
    return accounts.map((account) => ({ account, secret, isProven: true, kind: 'channel', scopes, expiresAt: null }))
  }

  return {
    begin: (_values, { app, redirectUri, state, codeChallenge }) => {
      if (!app) return Promise.reject(new AppError('network_unavailable'))
      const query = new URLSearchParams({
        client_id: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: auth.scopes.join(' '),
        state,
        access_type: 'offline',
        prompt: 'consent',
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      })
      return Promise.resolve({ kind: 'redirect', url: `${hosts.consent}?${query.toString()}`, keep: '' })
    },
    finish: (code, _keep, context) =>
      openChannels(code, context).catch((error: unknown) => {
        throw connectError(error, name, clock.now())
      }),
  }
}
