import type { Connection } from '@postwright/core/model/connection'
import { publishContentSchema } from '@postwright/core/publishing/content'
import { afterEach, describe, expect, it } from 'vitest'
import type { Publisher } from '../../functions/src/domain/ports/networks.ts'
import { createDiscordModule } from '../../functions/src/platforms/discord/module.ts'
import { createFacebookModule } from '../../functions/src/platforms/facebook/module.ts'
import { createInstagramModule } from '../../functions/src/platforms/instagram/module.ts'
import { createMastodonModule } from '../../functions/src/platforms/mastodon/module.ts'
import { createSlackModule } from '../../functions/src/platforms/slack/module.ts'
import { createTelegramModule } from '../../functions/src/platforms/telegram/module.ts'
import { createThreadsModule } from '../../functions/src/platforms/threads/module.ts'
import { createWebhookModule } from '../../functions/src/platforms/webhook/module.ts'
import { createDiscordFake } from '../fakes/discord/create-discord-fake.ts'
import { FACEBOOK_APP } from '../fakes/facebook/facebook-state.ts'
import { startFacebookFake } from '../fakes/facebook/start-facebook-fake.ts'
import { INSTAGRAM_APP } from '../fakes/instagram/instagram-state.ts'
import { startInstagramFake } from '../fakes/instagram/start-instagram-fake.ts'
import { createMastodonFake } from '../fakes/mastodon/create-mastodon-fake.ts'
import { graphFailure } from '../fakes/meta-graph/graph-failure.ts'
import { createSlackFake } from '../fakes/slack/create-slack-fake.ts'
import type { ScriptedFault } from '../fakes/support/fault.ts'
import { createTelegramFake } from '../fakes/telegram/create-telegram-fake.ts'
import { startThreadsFake } from '../fakes/threads/start-threads-fake.ts'
import { THREADS_APP } from '../fakes/threads/threads-state.ts'
import { createWebhookFake } from '../fakes/webhook/create-webhook-fake.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { pathOf } from '../support/memory/database.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { createStage, requestOf } from './bluesky/bluesky-kit.ts'
import { openLinkedIn, ORGANIZATION } from './linkedin/linkedin-kit.ts'
import { connectMastodon } from './mastodon/connect-mastodon.ts'
import { mediaOf, startGraphChannel } from './meta-graph/start-graph-channel.ts'
import { openPinterest } from './pinterest/pinterest-kit.ts'
import { connectChannel } from './support/connect-channel.ts'
import { createOutside } from './support/create-outside.ts'
import { openEngine } from './support/engine.ts'
import { openTikTok } from './tiktok/tiktok-kit.ts'
import { openX } from './x/x-kit.ts'
import { openYouTube } from './youtube/youtube-kit.ts'

const NOW = Date.UTC(2026, 10, 22, 12)

type Stage = {
  publisher: Publisher
  clock: TestClock
  connection: Partial<Connection>
  secret: string
  /** Access that the network does not know. */
  wrongSecret: string
  content?: object
  /** Makes the network refuse the next post, and nothing else, with its error for missing rights. */
  refuseOne: () => void
  close: () => Promise<unknown>
}

const wrongTokens = (secret: string) => JSON.stringify({ ...JSON.parse(secret), access: 'wrong', refresh: 'wrong' })
const wrongGraphToken = (secret: string) => JSON.stringify({ ...JSON.parse(secret), accessToken: 'wrong' })
const refused = (body: unknown, status = 403): ScriptedFault['fault'] => ({ status, body })

type OAuthKit = {
  publisher: Publisher
  fake: { script: (fault: ScriptedFault) => void }
  outside: { clock: TestClock }
  close: () => Promise<unknown>
}

function oauthStage(
  kit: OAuthKit,
  asked: { connection: Partial<Connection>; secret: string; content: object },
  fault: ScriptedFault,
): Stage {
  return {
    publisher: kit.publisher,
    clock: kit.outside.clock,
    ...asked,
    wrongSecret: wrongTokens(asked.secret),
    refuseOne: () => kit.fake.script(fault),
    close: kit.close,
  }
}

async function graphStage(
  network: Parameters<typeof startGraphChannel>[0],
  on: string,
  content: object = {},
): Promise<Stage> {
  const opened = await startGraphChannel(network)
  const { connection, secret } = await opened.connectFirst()
  const { body } = graphFailure({ code: 10, message: '(#10) Application does not have permission for this action' })
  return {
    publisher: opened.publisher,
    clock: opened.clock,
    connection,
    secret,
    wrongSecret: wrongGraphToken(secret),
    content,
    refuseOne: () => opened.fake.script({ on, fault: refused(body) }),
    close: opened.close,
  }
}

const STAGES: Record<string, () => Promise<Stage>> = {
  x: async () => {
    const kit = await openX()
    const detail = 'You are not permitted to perform this action.'
    const fault = refused({ type: 'about:blank', title: 'Forbidden', status: 403, detail })
    return oauthStage(kit, kit.request(), { on: 'POST /2/tweets', fault })
  },
  linkedin: async () => {
    const kit = await openLinkedIn()
    const message = 'Not enough permissions to access: posts.CREATE'
    const fault = refused({ status: 403, code: 'ACCESS_DENIED', serviceErrorCode: 100, message })
    return oauthStage(kit, kit.request({ author: ORGANIZATION }), { on: 'POST /rest/posts', fault })
  },
  pinterest: async () => {
    const kit = await openPinterest()
    const fault = refused({ code: 3, message: 'You are not permitted to access that resource.' })
    return oauthStage(kit, kit.request(), { on: 'POST /v5/pins', fault })
  },
  tiktok: async () => {
    const kit = await openTikTok()
    const error = { code: 'spam_risk_user_banned_from_posting', message: 'Not now', log_id: '1' }
    const fault = refused({ data: {}, error })
    return oauthStage(kit, kit.request(), { on: 'POST /v2/post/publish/video/init/', fault })
  },
  youtube: async () => {
    const kit = await openYouTube()
    const errors = [{ domain: 'youtube', reason: 'forbidden', message: 'Forbidden' }]
    const fault = refused({ error: { code: 403, message: 'Forbidden', errors } })
    return oauthStage(kit, kit.request(), { on: 'POST /upload/youtube/v3/videos', fault })
  },
  facebook: () =>
    graphStage(
      { app: FACEBOOK_APP, startFake: startFacebookFake, createModule: createFacebookModule },
      'POST /v25.0/:page/feed',
    ),
  instagram: () =>
    graphStage(
      { app: INSTAGRAM_APP, startFake: startInstagramFake, createModule: createInstagramModule },
      'POST /v25.0/:user/media',
      { media: [mediaOf('a')] },
    ),
  threads: () =>
    graphStage(
      { app: THREADS_APP, startFake: startThreadsFake, createModule: createThreadsModule },
      'POST /v1.0/:user/threads',
    ),
  mastodon: async () => {
    const fake = await createMastodonFake({ now: () => NOW })
    const { outside, clock } = createOutside({}, NOW)
    const { connector, publisher } = createMastodonModule(outside)
    const { connection, secret } = await connectMastodon(connector, fake.url)
    const fault = refused({ error: 'This action is not allowed' })
    const refuseOne = () => fake.script({ on: 'POST /api/v1/statuses', fault })
    const wrongSecret = wrongGraphToken(secret)
    return { publisher, clock, connection, secret, wrongSecret, refuseOne, close: fake.close }
  },
  discord: async () => {
    const fake = await createDiscordFake({ now: () => NOW })
    const { outside, clock } = createOutside({ baseUrl: fake.url }, NOW)
    const { connector, publisher } = createDiscordModule(outside)
    const { connection, secret } = await connectChannel(connector, 'discord', { address: fake.address })
    const fault = refused({ code: 50_013, message: 'Missing Permissions' })
    const refuseOne = () => fake.script({ on: 'POST /api/v10/webhooks/:id/:token', fault })
    const wrongSecret = JSON.stringify({ ...JSON.parse(secret), url: `${fake.address}x` })
    return { publisher, clock, connection, secret, wrongSecret, refuseOne, close: fake.close }
  },
  slack: async () => {
    const fake = await createSlackFake()
    const { outside, clock } = createOutside({ baseUrl: fake.url }, NOW)
    const { connector, publisher } = createSlackModule(outside)
    const given = { address: fake.address, channel: '#news' }
    const { connection, secret } = await connectChannel(connector, 'slack', given)
    const fault = refused('action_prohibited')
    const refuseOne = () => fake.script({ on: 'POST /services/:team/:service/:token', fault })
    const wrongSecret = JSON.stringify({ url: fake.address.replace('B0FAKEHOOK', 'B0OTHERONE') })
    return { publisher, clock, connection, secret, wrongSecret, refuseOne, close: fake.close }
  },
  telegram: async () => {
    const fake = await createTelegramFake({ now: () => NOW })
    const { outside, clock } = createOutside({ baseUrl: fake.url }, NOW)
    const { connector, publisher } = createTelegramModule(outside)
    const given = { botToken: fake.botToken, chat: fake.chat }
    const { connection, secret } = await connectChannel(connector, 'telegram', given)
    const description = 'Bad Request: not enough rights to send text messages to the chat'
    const fault = refused({ ok: false, error_code: 400, description }, 400)
    const refuseOne = () => fake.script({ on: 'POST /bot:token/sendMessage', fault })
    const wrongSecret = JSON.stringify({ ...JSON.parse(secret), token: '7000000001:wrongTokenOfTheBot' })
    return { publisher, clock, connection, secret, wrongSecret, refuseOne, close: fake.close }
  },
  webhook: async () => {
    const fake = await createWebhookFake()
    const { outside, clock } = createOutside()
    const { connector, publisher } = createWebhookModule(outside)
    const given = { name: 'My site', address: fake.address }
    const { connection, secret, notice } = await connectChannel(connector, 'webhook', given)
    fake.setSecret(notice ?? '')
    const fault = refused({ error: 'not this one' })
    const refuseOne = () => fake.script({ on: 'POST /hooks/posts', fault })
    const wrongSecret = JSON.stringify({
      ...JSON.parse(secret),
      key: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    })
    return { publisher, clock, connection, secret, wrongSecret, refuseOne, close: fake.close }
  },
  bluesky: async () => {
    const clock = createTestClock(NOW)
    let refuses = false
    const { publisher } = createStage({}, ({ method, token }) => {
      if (token.includes('wrong')) return { status: 401, error: 'AuthMissing' }
      return refuses && method === 'com.atproto.repo.putRecord' ? { status: 403, error: 'Forbidden' } : null
    })
    const { connection, secret } = requestOf({ text: 'Hello' })
    const wrongSecret = JSON.stringify({ appPassword: 'wrong', accessJwt: 'wrong', refreshJwt: 'wrong' })
    const refuseOne = () => {
      refuses = true
    }
    return { publisher, clock, connection, secret, wrongSecret, refuseOne, close: () => Promise.resolve() }
  },
}

let stage: Stage | null = null
afterEach(async () => {
  await stage?.close()
  stage = null
})

/** Delivers one post of the stage; returns it and its channel. */
async function deliverOne({ publisher, clock, connection, secret, content }: Stage) {
  const plain = publishContentSchema.parse({ text: 'Hello', media: [], ...content })
  const channel = makeConnection({ ...connection, id: 'channel1' })
  const engine = await openEngine({ publisher, clock, connection: channel, secret, content: plain })
  const variant = await engine.deliverAll()
  return { variant, channel: engine.database.connections.get(pathOf('w1', 'channel1'))?.data }
}

describe.each(Object.entries(STAGES))('%s', (_platform, open) => {
  it('fails the one post that the network does not permit, in the network’s words, and keeps the channel', async () => {
    stage = await open()
    stage.refuseOne()
    const { variant, channel } = await deliverOne(stage)
    expect(variant).toMatchObject({ state: 'failed', error: { kind: 'not_permitted', retryable: false } })
    expect(variant.error?.detail).not.toBe('')
    expect(channel).toMatchObject({ status: 'connected', lastError: null })
  })

  it('holds the post and the channel once the network refuses to say whose access it is', async () => {
    stage = await open()
    const { variant, channel } = await deliverOne({ ...stage, secret: stage.wrongSecret })
    expect(variant).toMatchObject({ state: 'held' })
    expect(channel).toMatchObject({ status: 'needs_reconnect' })
  })
})
