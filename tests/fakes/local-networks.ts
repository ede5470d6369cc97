import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { createDiscordFake } from './discord/create-discord-fake.ts'
import { FACEBOOK_APP } from './facebook/facebook-state.ts'
import { startFacebookFake } from './facebook/start-facebook-fake.ts'
import { INSTAGRAM_APP } from './instagram/instagram-state.ts'
import { startInstagramFake } from './instagram/start-instagram-fake.ts'
import { LINKEDIN_APP } from './linkedin/oauth-routes.ts'
import { startLinkedIn } from './linkedin/start-linkedin.ts'
import { createMastodonFake } from './mastodon/create-mastodon-fake.ts'
import { PINTEREST_APP } from './pinterest/pinterest-state.ts'
import { startPinterestFake } from './pinterest/start-pinterest-fake.ts'
import { createSlackFake } from './slack/create-slack-fake.ts'
import { createTelegramFake } from './telegram/create-telegram-fake.ts'
import { startThreadsFake } from './threads/start-threads-fake.ts'
import { THREADS_APP } from './threads/threads-state.ts'
import { startTikTokFake } from './tiktok/start-tiktok-fake.ts'
import { TIKTOK_APP } from './tiktok/tiktok-state.ts'
import { createWebhookFake } from './webhook/create-webhook-fake.ts'
import { X_APP } from './x/oauth-routes.ts'
import { startX } from './x/start-x.ts'
import { startYouTubeFake } from './youtube/start-youtube-fake.ts'
import { YOUTUBE_APP } from './youtube/youtube-state.ts'

/** A local network. `connect`: what a person types to connect a channel; null where signing in is enough. */
export type LocalNetwork = { url: string; connect: string | null }

type Start = (port: number, redirectUri: string) => Promise<LocalNetwork>

const SIGN_IN = null

const STARTS: Record<string, Start> = {
  discord: async (port) => {
    const { url, address } = await createDiscordFake({ port })
    return { url, connect: `webhook ${address}` }
  },
  facebook: async (port, redirectUri) => ({ ...(await startFacebookFake({ port, redirectUri })), connect: SIGN_IN }),
  instagram: async (port, redirectUri) => ({ ...(await startInstagramFake({ port, redirectUri })), connect: SIGN_IN }),
  linkedin: async (port) => ({ ...(await startLinkedIn({ port })), connect: SIGN_IN }),
  mastodon: async (port) => {
    const { url } = await createMastodonFake({ port })
    return { url, connect: `instance ${url}` }
  },
  pinterest: async (port, redirectUri) => ({ ...(await startPinterestFake({ port, redirectUri })), connect: SIGN_IN }),
  slack: async (port) => {
    const { url, address } = await createSlackFake({ port })
    return { url, connect: `webhook ${address}` }
  },
  telegram: async (port) => {
    const { url, botToken, chat } = await createTelegramFake({ port })
    return { url, connect: `bot token ${botToken}  channel ${chat}` }
  },
  threads: async (port, redirectUri) => ({ ...(await startThreadsFake({ port, redirectUri })), connect: SIGN_IN }),
  tiktok: async (port, redirectUri) => ({ ...(await startTikTokFake({ port, redirectUri })), connect: SIGN_IN }),
  webhook: async (port) => {
    const { url, address } = await createWebhookFake({ port })
    return { url, connect: `address ${address}` }
  },
  x: async (port) => ({ ...(await startX({ port })), connect: SIGN_IN }),
  youtube: async (port, redirectUri) => ({ ...(await startYouTubeFake({ port, redirectUri })), connect: SIGN_IN }),
}

/** The operator's apps that the networks know. */
const APPS: Record<string, PlatformApp> = {
  facebook: FACEBOOK_APP,
  instagram: INSTAGRAM_APP,
  linkedin: LINKEDIN_APP,
  pinterest: PINTEREST_APP,
  threads: THREADS_APP,
  tiktok: { clientId: TIKTOK_APP.clientKey, clientSecret: TIKTOK_APP.clientSecret },
  x: X_APP,
  youtube: YOUTUBE_APP,
}

export type LocalNetworks = {
  networks: Record<string, LocalNetwork>
  apps: Record<string, PlatformApp>
}

/** Starts every network, each on a port of its own from `firstPort` on. */
export async function startLocalNetworks(firstPort: number, redirectUri: string): Promise<LocalNetworks> {
  const entries = Object.entries(STARTS).map(async ([platform, start], index) => {
    const { url, connect } = await start(firstPort + index, redirectUri)
    return [platform, { url, connect }] as const
  })
  const keys = Object.entries(APPS).map(([platform, { clientId, clientSecret, kind }]) => [
    platform,
    { clientId, clientSecret, ...(kind !== undefined && { kind }) },
  ])
  return { networks: Object.fromEntries(await Promise.all(entries)), apps: Object.fromEntries(keys) }
}
