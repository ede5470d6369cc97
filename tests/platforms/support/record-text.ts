import { randomUUID } from 'node:crypto'
import type { Platform } from '@postwright/core/platforms/platform'
import type { Connector, Publisher, PublishRequest } from '../../../functions/src/domain/ports/networks.ts'
import { createDiscordModule } from '../../../functions/src/platforms/discord/module.ts'
import { createFacebookModule } from '../../../functions/src/platforms/facebook/module.ts'
import { planContainers } from '../../../functions/src/platforms/instagram/instagram-api.ts'
import { createMastodonModule } from '../../../functions/src/platforms/mastodon/module.ts'
import { pinBody } from '../../../functions/src/platforms/pinterest/pin-body.ts'
import { createSlackModule } from '../../../functions/src/platforms/slack/module.ts'
import { createTelegramModule } from '../../../functions/src/platforms/telegram/module.ts'
import { createThreadsModule } from '../../../functions/src/platforms/threads/module.ts'
import { postInfo } from '../../../functions/src/platforms/tiktok/post-info.ts'
import { createWebhookModule } from '../../../functions/src/platforms/webhook/module.ts'
import { videoResource } from '../../../functions/src/platforms/youtube/prepare-post.ts'
import { createDiscordFake } from '../../fakes/discord/create-discord-fake.ts'
import { FACEBOOK_APP } from '../../fakes/facebook/facebook-state.ts'
import { startFacebookFake } from '../../fakes/facebook/start-facebook-fake.ts'
import { readLittleText } from '../../fakes/linkedin/little-text.ts'
import { createMastodonFake } from '../../fakes/mastodon/create-mastodon-fake.ts'
import { createSlackFake } from '../../fakes/slack/create-slack-fake.ts'
import { acceptedIn, type LedgerEntry } from '../../fakes/support/ledger.ts'
import { createTelegramFake } from '../../fakes/telegram/create-telegram-fake.ts'
import { startThreadsFake } from '../../fakes/threads/start-threads-fake.ts'
import { THREADS_APP } from '../../fakes/threads/threads-state.ts'
import { createWebhookFake } from '../../fakes/webhook/create-webhook-fake.ts'
import { makeConnection } from '../../support/factories/connection.ts'
import { makeContent } from '../../support/factories/content.ts'
import { openLinkedIn } from '../linkedin/linkedin-kit.ts'
import { connectMastodon } from '../mastodon/connect-mastodon.ts'
import { deliverPost } from '../meta-graph/deliver-post.ts'
import { mediaOf, startGraphChannel } from '../meta-graph/start-graph-channel.ts'
import { openX } from '../x/x-kit.ts'
import { connectChannel, type TestChannel } from './connect-channel.ts'
import { createOutside } from './create-outside.ts'
import { deliver } from './deliver.ts'
import { makeRequest } from './make-request.ts'
import { createProgress } from './publisher-kit.ts'

/** Publishes a text on a network, and returns what the network stored. */
export type Recorder = { record: (text: string) => Promise<string>; close: () => unknown }

type Fake = { url: string; ledger: readonly LedgerEntry[]; reset: () => void; close: () => unknown }
type Module = { connector: Connector; publisher: Publisher }

const NOW = Date.UTC(2026, 10, 22, 12)
const outsideOf = (baseUrl: string) => createOutside({ baseUrl }, NOW).outside

const CREATOR = {
  creator_username: 'ada',
  creator_nickname: 'Ada',
  privacy_level_options: ['SELF_ONLY'],
  comment_disabled: false,
  duet_disabled: false,
  stitch_disabled: false,
}

/** Networks that accept a text without files are recorded by their fakes, the others by the request for them. */
const RECORDERS = {
  discord: async () => {
    const fake = await createDiscordFake({ now: () => NOW })
    const module = createDiscordModule(outsideOf(fake.url))
    return overHttp(
      fake,
      module,
      await connectChannel(module.connector, 'discord', { address: fake.address }),
      'content',
    )
  },
  slack: async () => {
    const fake = await createSlackFake()
    const module = createSlackModule(outsideOf(fake.url))
    const channel = await connectChannel(module.connector, 'slack', { address: fake.address, channel: '#news' })
    const recorder = overHttp(fake, module, channel, 'text')
    const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }
    return {
      ...recorder,
      record: async (text) => (await recorder.record(text)).replaceAll(/&(?:amp|lt|gt);/g, (sign) => signs[sign] ?? ''),
    }
  },
  telegram: async () => {
    const fake = await createTelegramFake({ now: () => NOW })
    const module = createTelegramModule(outsideOf(fake.url))
    const access = { botToken: fake.botToken, chat: fake.chat }
    return overHttp(fake, module, await connectChannel(module.connector, 'telegram', access), 'text')
  },
  mastodon: async () => {
    const fake = await createMastodonFake({ now: () => NOW })
    const module = createMastodonModule(createOutside({}, NOW).outside)
    return overHttp(fake, module, await connectMastodon(module.connector, fake.url), 'status')
  },
  webhook: async () => {
    const fake = await createWebhookFake()
    const module = createWebhookModule(createOutside().outside)
    const channel = await connectChannel(module.connector, 'webhook', { name: 'Site', address: fake.address })
    fake.setSecret(channel.notice ?? '')
    const recorder = overHttp(fake, module, channel, 'text')
    // Receivers get JSON: the preview shows the text as a JSON string.
    return { ...recorder, record: async (text) => JSON.stringify(await recorder.record(text)) }
  },
  x: async () => {
    const kit = await openX()
    return ofKit(kit.fake, (text) => kit.publish(kit.request({ text })), 'text')
  },
  linkedin: async () => {
    const kit = await openLinkedIn()
    const recorder = ofKit(kit.fake, (text) => kit.publish(kit.request({ text })), 'commentary')
    return { ...recorder, record: async (text) => readLittleText(await recorder.record(text)) }
  },
  facebook: async () => {
    const options = { app: FACEBOOK_APP, startFake: startFacebookFake, createModule: createFacebookModule }
    const graph = await startGraphChannel(options)
    const channel = await graph.connectFirst()
    const publish = (text: string) => deliverPost(graph.publisher, graph.request(channel, { text }), createProgress())
    return { ...ofKit(graph.fake, publish, 'message'), close: graph.close }
  },
  threads: async () => {
    const options = { app: THREADS_APP, startFake: startThreadsFake, createModule: createThreadsModule }
    const graph = await startGraphChannel(options)
    const channel = await graph.connectFirst()
    const publish = (text: string) => deliverPost(graph.publisher, graph.request(channel, { text }), createProgress())
    return { ...ofKit(graph.fake, publish, 'text'), close: graph.close }
  },
  instagram: () => ofRequest((request) => planContainers(request).whole, 'caption'),
  pinterest: () => ofRequest((request) => pinBody(request), 'description', { board: 'board1' }),
  tiktok: () =>
    ofRequest(({ content }) => postInfo(content, CREATOR), 'description', {
      privacyLevel: 'SELF_ONLY',
    }),
  youtube: () => ofRequest(({ content }) => videoResource(content), 'description', { madeForKids: 'no' }),
} satisfies Partial<Record<Platform, () => Promise<Recorder> | Recorder>>

/** The networks whose records are compared. */
export const RECORDED = [
  'discord',
  'slack',
  'telegram',
  'mastodon',
  'webhook',
  'x',
  'linkedin',
  'facebook',
  'threads',
  'instagram',
  'pinterest',
  'tiktok',
  'youtube',
] as const satisfies (keyof typeof RECORDERS)[]

export async function openRecorder(platform: keyof typeof RECORDERS): Promise<Recorder> {
  return RECORDERS[platform]()
}

function overHttp(fake: Fake, module: Module, channel: TestChannel, field: string): Recorder {
  return ofKit(
    fake,
    (text) => deliver(module.publisher, makeRequest(channel, { text, recordKey: randomUUID() })),
    field,
  )
}

function ofKit(fake: Fake, publish: (text: string) => Promise<{ kind: string }>, field: string): Recorder {
  return {
    record: async (text) => {
      const outcome = await publish(text)
      if (outcome.kind !== 'published') throw new Error(`not published: ${JSON.stringify(outcome)}`)
      return fieldIn(acceptedIn(fake.ledger).at(-1)?.content, field)
    },
    close: () => fake.close(),
  }
}

function ofRequest(
  build: (request: PublishRequest) => unknown,
  field: string,
  settings: PublishRequest['content']['settings'] = {},
): Recorder {
  const channel = { connection: makeConnection({}), secret: '' }
  const file = mediaOf('file1')
  return {
    record: (text) => {
      const content = { ...makeContent(text), title: 'A title', media: [file], settings }
      return Promise.resolve(fieldIn(build({ ...makeRequest(channel), content }), field))
    },
    close: () => undefined,
  }
}

/** The first text under this name, at any depth. @throws without one */
function fieldIn(content: unknown, field: string): string {
  const found: string[] = []
  JSON.stringify(content, (key, value: unknown) => {
    if (key === field && typeof value === 'string') found.push(value)
    return value
  })
  const [text] = found
  if (text === undefined) throw new Error(`no ${field} in ${JSON.stringify(content)}`)
  return text
}
