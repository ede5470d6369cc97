import { YOUTUBE_CONTRACT } from '@postwright/core/platforms/youtube/contract'
import { createYouTubeModule } from '../../../functions/src/platforms/youtube/module.ts'
import { startYouTubeFake } from '../../fakes/youtube/start-youtube-fake.ts'
import { YOUTUBE_APP } from '../../fakes/youtube/youtube-state.ts'
import { createOutside, createProgress, makeContext, makeRequest, NOW } from '../support/publisher-kit.ts'

const KEYS = { clientId: YOUTUBE_APP.clientId, clientSecret: YOUTUBE_APP.clientSecret }
export const PART = 8 * 1024 * 1024
export const CHANNEL = 'UC_x5XG1OV2P6uZZ5FSM9Ttw'

type Asked = Omit<Parameters<typeof makeRequest>[0], 'secret' | 'connection'> & { secret?: string }

/** The module against the fake. */
export async function openYouTube() {
  const outside = createOutside('', KEYS)
  const fake = await startYouTubeFake({ now: outside.clock.now })
  const module = createYouTubeModule({ ...outside, baseUrl: fake.url })
  const { publisher } = module

  const access = (scopes: readonly string[] = YOUTUBE_CONTRACT.auth.scopes) => {
    const { access: token, refresh, accessEndsAt } = fake.state.grants.issue(scopes)
    return JSON.stringify({ access: token, refresh, accessEndsAt })
  }

  return {
    ...module,
    fake,
    outside,
    access,
    context: makeContext(KEYS, YOUTUBE_APP.redirectUri),
    /** A video of three parts. */
    request: ({ secret = access(), settings = {}, ...said }: Asked = {}) =>
      makeRequest({
        secret,
        connection: { platform: 'youtube', externalId: CHANNEL, handle: '@kitchenandgarden' },
        files: [{ mime: 'video/mp4', bytes: 2 * PART + 17 }],
        title: 'Tomatoes in a tub',
        text: 'From seed to salad',
        ...said,
        settings: {
          privacyStatus: 'public',
          madeForKids: 'no',
          category: '26',
          tags: '',
          madeWithAi: false,
          ...settings,
        },
      }),
    /** Prepares and publishes, as a delivery does. */
    publish: async (what: ReturnType<typeof makeRequest>, progress = createProgress()) => {
      const prepared = await publisher.prepare(what, progress)
      if (prepared.kind !== 'prepared') return prepared
      return publisher.publish({ ...what, secret: prepared.rotatedSecret ?? what.secret }, prepared.payload, progress)
    },
    now: NOW,
    close: () => fake.close(),
  }
}

export type YouTubeKit = Awaited<ReturnType<typeof openYouTube>>
